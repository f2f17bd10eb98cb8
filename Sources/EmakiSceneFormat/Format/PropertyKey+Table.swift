import EmakiDrawing
import EmakiLayout
import EmakiLimits
import EmakiScenes

extension PropertyKey {
  /// The properties of a view that a motion or state can change, each once.
  package static let all: [PropertyKey] = placeKeys + lookKeys + scrollKeys + contentKeys

  private static let placeKeys: [PropertyKey] = [
    place(
      "x", "The left edge in the superview; with %, in parts of its width.", ViewChange.x,
      share: ViewChange.xShare),
    place(
      "y", "The top edge in the superview; with %, in parts of its height.", ViewChange.y,
      share: ViewChange.yShare),
    number(
      "leading", .points,
      "Instead of x: the distance of the leading edge from the superview's, so that a layout "
        + "from right to left is mirrored.", inRows: false, ViewChange.leading),
    number("width", .length, "The width.", ViewChange.width),
    number("height", .length, "The height.", ViewChange.height),
    PropertyKey(
      "frame", .either([.list(.points, count: 4...4), .object("frame")]),
      "x, y, width and height; or `{of: VIEW}`, the place on the screen that another view has then.",
      advice: "x, y, width and height: frame: [0, 44, 375, 200]; or frame: {of: VIEW}"
    ) { node in
      let numbers = node.elements.compactMap(\.number)
      guard numbers.count == 4 else { return [] }
      return [.x(numbers[0]), .y(numbers[1]), .width(numbers[2]), .height(numbers[3])]
    },
    PropertyKey(
      "constrained", .bool, "`true` goes back to the frame that the constraints give.",
      inRows: false
    ) { $0.bool == true ? [.constrainedFrame] : [] },
  ]

  private static let lookKeys: [PropertyKey] = [
    number(
      "alpha", .number(0...1), "How opaque the view is.", at: Home(fallback: "1"),
      ViewChange.alpha),
    flag(
      "hidden", "Whether it is hidden, as UIKit's `isHidden`.",
      at: Home(doc: "Hidden views are not drawn and leave a stack.", fallback: "false"),
      ViewChange.isHidden),
    flag(
      "enabled",
      "Whether a control can be used.", at: Home(fallback: "true"), ViewChange.isEnabled),
    number(
      "zPosition", .points,
      "The drawing order of siblings: a larger number is in front; of equal ones the "
        + "later.", at: Home(fallback: "0"), ViewChange.zPosition),
    PropertyKey(
      "transform", .object("transform"),
      "A translation, rotation or scale that replaces the old one; `transform.scale: 2` changes "
        + "one part and keeps the others.",
      at: Home(doc: "A translation, rotation or scale when drawn.")
    ) { [.transform(ViewTransform($0))] },
    PropertyKey(
      "background", .color, "The colour behind the content.",
      at: Home(fallback: "clear; systemBackground of controllers that come over others")
    ) { [.backgroundColor($0.color)] },
    PropertyKey(
      "tint", .color, "The tint colour of controls and icons.",
      at: Home(fallback: "as the superview")
    ) { [.tintColor($0.color)] },
    flag(
      "skeleton",
      "Whether the view and its subviews show bars for texts and blocks for pictures.",
      at: Home(
        doc:
          "Whether its content is still loading: the view and its subviews show a bar for each line "
          + "of text and a block for each picture or gradient.", fallback: "false"),
      ViewChange.isSkeleton),
    number(
      "shimmer", .number(0...1),
      "The position of a skeleton's highlight: 0 before the screen's leading edge, 1 past its "
        + "trailing edge.", at: Home(fallback: "0"), ViewChange.shimmer),
    PropertyKey("textColor", .color, "The text's colour.") { [.textColor($0.color)] },
    number(
      "cornerRadius", .length, "The corner radius in points.", at: Home(fallback: "0"),
      ViewChange.cornerRadius),
    words(
      .cornerCurve,
      "The form of round corners: quarters of a circle, or a curve that leaves the sides gradually, "
        + "as UIKit's `cornerCurve`.", at: Home(fallback: "circular")),
    words(
      .maskedCorners,
      "The corners that are round, as UIKit's `maskedCorners`; the others are square.",
      at: Home(fallback: "all four")),
    PropertyKey(
      "border", .either([.length, .object("border")]), "The line along the edge.",
      advice: "a width in points, or border: {width: 1, color: red}",
      at: Home(doc: "A line along the edge.", fallback: "0")
    ) { [.border($0.number ?? $0["width"]?.number ?? 1, $0["color"]?.color)] },
    PropertyKey(
      "shadow", .object("shadow"), "The shadow under the view; `{opacity: 0}` for none.",
      // One that is not seen says where one that comes is seen first.
      rest: { [.shadow(Shadow($0))] }, at: Home(doc: "A shadow under the view.")
    ) { node in
      let shadow = Shadow(node)
      return [.shadow(shadow.color.alpha > 0 ? shadow : nil)]
    },
    PropertyKey(
      "gradient", .either([SceneFormat.gradientColors, .object("gradient")]),
      "The colours that blend over the background; `[clear]` for none.",
      advice: SceneFormat.oneGradientColor,
      at: Home(
        doc: "A gradient over the background: a list of colours from top to bottom, or more "
          + "about it.")
    ) { [.gradient(ViewGradient($0))] },
  ]

  private static let scrollKeys: [PropertyKey] = [
    PropertyKey(
      "contentOffset", .object("point").orPair, "What of a scroll view's content is shown.",
      only: SceneFormat.scrolling, inRows: false,
      at: Home(
        group: .scroll, doc: "The point of the content that is at the top left.",
        fallback: "the content's beginning")
    ) { [.contentOffset($0.point)] },
    PropertyKey(
      "contentInset", SceneFormat.insets,
      "Room around a scroll view's content; other sides stay as they are. Content at its beginning "
        + "moves with it, and an offset beyond an end returns to that end.",
      only: SceneFormat.scrolling, inRows: false,
      at: Home(group: .scroll, doc: "Extra room around the content.", fallback: "0")
    ) { $0.insetsBySide.map { .contentInset($0.edge, $0.distance) } },
    number(
      "zoom", .number(0.001...1000), "A scroll view's zoom factor, within its range.",
      only: SceneFormat.scrolling, inRows: false,
      at: Home(
        group: .scroll, doc: "The zoom factor of the content: of the first view inside.",
        fallback: "1, or the smallest where that fits"), ViewChange.zoomScale),
  ]

  private static let contentKeys: [PropertyKey] = [
    PropertyKey("text", .text, "The text.") { $0.text.map { [.text($0)] } ?? [] },
    PropertyKey("icon", .text, "The name of another icon; at once.", inRows: false) {
      $0.text.map { [.image(ImageContent(name: $0, isSymbol: true))] } ?? []
    },
    PropertyKey(
      "image", .either([.text, .object("image")]),
      "Another picture, as large as the old one unless its own size is known; at once.",
      inRows: false
    ) { [.image(ImageContent($0))] },
    flag("on", "Whether a control is on or selected.", ViewChange.isOn),
    flag(
      "editing", "Whether a field is being edited: the caret stands behind its text.",
      only: [.textField, .textView, .searchBar], at: Home(fallback: "false"), ViewChange.isEditing),
    number(
      "value", .number(0...1), "A control's value.", only: [.slider, .progressView],
      ViewChange.value),
    PropertyKey(
      "selected", .count(.rows, from: -1),
      "The selected segment, tab, page or row; -1 for none.", only: SceneFormat.choosing
    ) { $0.integer.map { [.selectedIndex($0)] } ?? [] },
    PropertyKey(
      "pin", .changes,
      "Constants of the view's `pin`, by its keys; `horizontal` stands for both sides.",
      inRows: false
    ) {
      _ in []
    },
  ]

  private static func number(
    _ name: String, _ shape: Shape, _ doc: String, only kinds: [View.Kind] = [],
    inRows: Bool = true, at home: Home? = nil, _ change: @escaping @Sendable (Double) -> ViewChange
  ) -> PropertyKey {
    PropertyKey(name, shape, doc, only: kinds, inRows: inRows, at: home) {
      $0.number.map { [change($0)] } ?? []
    }
  }

  private static func flag(
    _ name: String, _ doc: String, only kinds: [View.Kind] = [], at home: Home? = nil,
    _ change: @escaping @Sendable (Bool) -> ViewChange
  ) -> PropertyKey {
    PropertyKey(name, .bool, doc, only: kinds, at: home) { $0.bool.map { [change($0)] } ?? [] }
  }

  /// A property with words, which has the same name in the table of properties.
  private static func words(
    _ property: ViewProperty, _ doc: String, at home: Home? = nil
  ) -> PropertyKey {
    let words = property.words
    let word = Shape.words(words?.names ?? [])
    return PropertyKey(
      property.rawValue, words?.isList == true ? .list(word) : word, doc, at: home
    ) { node in
      let chosen = node.isList ? node.elements.compactMap(\.text) : [node.text].compactMap(\.self)
      return [.words(property, chosen)]
    }
  }

  private static func place(
    _ name: String, _ doc: String, _ change: @escaping @Sendable (Double) -> ViewChange,
    share: @escaping @Sendable (Double) -> ViewChange
  ) -> PropertyKey {
    PropertyKey(name, .either([.points, .phrase(.share)]), doc) { node in
      (node.number.map(change) ?? node.text.flatMap(NumberText.share).map(share)).map { [$0] } ?? []
    }
  }
}
