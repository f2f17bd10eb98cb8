import EmakiDrawing
package import EmakiLayout
import EmakiLimits

extension SceneFormat {
  /// A rectangle of the screen.
  package static let view = Section(
    name: "view", doc: "A rectangle of the screen with its content and its subviews.",
    keys: identityKeys + componentKeys + treeKeys + placementKeys + stackKeys
      + PropertyKey.keys(.scroll) + scrollKeys + rowKeys + contentKeys + PropertyKey.keys(.look)
      + lookKeys + touchKeys + menuKeys + containerKeys,
    advice: renamed.merging(placed) { first, _ in first }.merging(kinds) { first, _ in first }
      .merging(otherViewWords) { first, _ in first })

  /// UIKit's and CSS's words for keys that have another name here.
  package static let renamed = [
    "subviews": "children", "views": "children", "backgroundColor": "background",
    "tintColor": "tint", "isHidden": "hidden", "isEnabled": "enabled", "opacity": "alpha",
    "alfa": "alpha", "color": "textColor", "colour": "textColor", "textAlignment": "align",
    "numberOfLines": "lines",
    "foregroundColor": "textColor", "fontColor": "textColor", "textSize": "font",
    "clipsToBounds": "clips", "layoutMargins": "margins", "gap": "spacing",
    "accessoryType": "style",
  ].mapValues { "it is called \"\($0)\"" }
    .merging([
      "padding": "write margins: 8, and in a stack insideMargins: true",
      "accessory": "of a cell it is \"style\" or \"accessoryView\"; over the keys it is "
        + "keyboard: {accessory: {…}} of the scene",
      "inputAccessoryView": "write keyboard: {accessory: {…}} in the scene",
      "keyboardType": "only the keyboard with letters is supported",
      "isLoading": "put a spinner beside it: {kind: activityIndicator}",
      "showsActivityIndicator": "put a spinner over it: {kind: activityIndicator}",
      "minimum": "a value is from 0 to 1", "maximum": "a value is from 0 to 1",
      "minimumValue": "a value is from 0 to 1", "maximumValue": "a value is from 0 to 1",
    ]) { $1 }
    .merging(["fontSize": "write the size into the font: font: 12, or font: 12 bold"]) { $1 }
    .merging(["isSecureTextEntry": "it is called \"secure\""]) { $1 }
    .merging(largeTitles) { $1 }.merging(turned) { $1 }.merging(secondTexts) { $1 }

  /// The texts of UIKit's cells besides their title.
  private static let secondTexts = Dictionary(
    uniqueKeysWithValues: ["detail", "detailTextLabel", "subtitle"].map {
      ($0, "the second text of a row is called \"detailText\", and cellStyle says where it stands")
    })

  private static let largeTitles = Dictionary(
    uniqueKeysWithValues: ["largeTitle", "largeTitles", "prefersLargeTitles"].map {
      ($0, "write it into the navigation controller: bar: {prefersLargeTitles: true}")
    })

  /// Kinds, which stand after `kind`, and their classes.
  package static let kinds = Dictionary(
    uniqueKeysWithValues: View.Kind.allCases.flatMap { kind in
      let name = kind.rawValue
      return [name, "UI" + name.prefix(1).uppercased() + name.dropFirst()].map {
        ($0, "it is a kind: {kind: \(name), …}")
      }
    })

  /// Lengths and positions, which stand in `pin`.
  private static let placed: [String: String] = {
    let words = [
      "width", "height", "top", "bottom", "leading", "trailing", "left", "right", "centerX",
      "centerY", "center", "edges", "size", "aspect",
    ]
    let pinned = words.map { ($0, "it goes into the pin: pin: {\($0): …}") }
    let framed = ["x", "y"].map { ($0, "write pin: {leading: …, top: …} or frame: [x, y, w, h]") }
    return Dictionary(pinned + framed, uniquingKeysWith: { first, _ in first })
  }()

  private static let identityKeys: [Key] = [
    Key(
      "id", .phrase(.identifier), default: "made from the kind",
      "The name by which constraints, motions and reports know the view; unique in the scene."),
    Key("name", .text, "A name for people, besides the id."),
    Key("class", .text, "The custom class."),
    Key(
      "accessibility", .object("accessibility"),
      "What assistive technologies read for the view, where that is not what it shows."),
    Key(
      "kind", .choice(ViewKinds.choices),
      default: "by the content: label, imageView, icon, containerView, tableView for `rows` or "
        + "`sections`, collectionView for `layout`, else view",
      "The UIKit class that the view stands for. Short for some are \(ViewKinds.shortNames)."),
    Key(
      "role", .words(View.Role.allCases.map(\.rawValue)), default: "by kind",
      "What the view is in a sketch: `surface` is a page or card, `fill` a menu or placeholder, `accent` "
        + "selected, `quiet` less important, `destructive` a warning, `transparent` not drawn, `bars` "
        + "text that is not known yet."),
  ]

  private static let treeKeys: [Key] = [
    Key("children", .list(.object("view")), "The subviews, back to front."),
    Key("constraints", constraintsShape, "Equations and visual format strings, named or not."),
    Key(
      "guides", .list(.phrase(.identifier)),
      "Ids of rectangles that are placed by constraints and not drawn."),
    Key(
      "embed", .either([.text, .object("controller")]),
      "The controller whose view fills this container: its id, or the controller itself."),
    Key(
      "repeat", repeatShape,
      "Repeats the element: a number, or values; `{index}`, `{item}` and keys of values are "
        + "replaced in its texts."),
  ]

  private static let constraintsShape: Shape = {
    let named = Shape.map(.either([.phrase(.equation), .object("constraint")]), of: "constraints")
    return .either([.list(.either([.phrase(.equation), named])), named])
  }()

  private static let stackKeys: [Key] = [
    Key(
      "axis", .words(Axis.allCases.map(\.rawValue)), default: "horizontal",
      only: [.stackView],
      "The direction of a stack. The kinds `row` and `column` set it too."),
    Key(
      "distribution", .words(StackLayout.Distribution.allCases.map(\.rawValue)), default: "fill",
      only: [.stackView],
      "How the arranged views fill the axis."),
    Key(
      "alignment",
      .choice(
        StackLayout.Alignment.allCases.map {
          Choice($0.rawValue, $0.otherNames, not: $0 == .center ? ["middle", "centre"] : [])
        }),
      default: "fill", only: [.stackView],
      "How the arranged views are aligned across the axis; `top` and `bottom` are `leading` and "
        + "`trailing` of a row."),
    Key("spacing", .points, default: "0", only: [.stackView], "Points between arranged views."),
    Key("spacingAfter", .points, "In a stack: points after this view, instead of `spacing`."),
    Key(
      "insideMargins", .bool, default: "false", only: [.stackView],
      "Whether the arranged views stay inside its `margins`, which are 0 by default, and in a row of a "
        + "table those of a cell."),
  ]

  package static let scrolling = View.Kind.allCases.filter(\.scrolls)

  private static let scrollKeys: [Key] = [
    Key(
      "contentSize", .object("size").orPair, default: "by the content", only: scrolling,
      "The content's size."),
    Key(
      "paging", .bool, default: "false", only: scrolling,
      "Whether scrolling stops at multiples of the view's size."),
    Key(
      "scrolls", .bool, default: "true", only: scrolling,
      "Whether a finger can scroll the content."),
    Key(
      "alwaysBounceVertical", .bool, default: "false, true for tables", only: scrolling,
      "Whether content that fits also bounces under a finger, vertically."),
    Key(
      "alwaysBounceHorizontal", .bool, default: "false", only: scrolling, "The same horizontally."),
    Key(
      "zoomRange", .list(.either([.words(["fit"]), .number(0.001...1000)]), count: 2...2),
      default: "1, 1", only: scrolling,
      "The smallest and largest zoom factor; `fit` shows the whole content."),
    Key(
      "centersContent", .bool, default: "false", only: scrolling,
      "Whether content that is smaller than the view is centred in it."),
    Key(
      "scrollsToTop", .bool, default: "true", only: scrolling,
      "Whether it goes to its top when the status bar is tapped."),
    Key(
      "contentInsetAdjustmentBehavior",
      .words(ContentInsetAdjustment.allCases.map(\.rawValue)), default: "automatic",
      only: scrolling,
      "Where the safe area makes room around the content: along axes on which it is longer than the "
        + "view or always bounces, on both, or on none."),
    Key(
      "refreshControl", .either([.bool, .object("refresh control")]), default: "false",
      only: scrolling, "The refresh control, for pull to refresh."),
  ]

  static let choosing: [View.Kind] = [
    .segmentedControl, .searchBar, .tabBar, .pageControl, .pickerView, .tableView, .collectionView,
  ]

  /// A number for all sides, or each side.
  package static let insets = Shape.either([.points, .object("insets")])

  private static let contentKeys: [Key] = [
    Key(
      "text", .either([.text, spansShape, .object("text")]),
      "The text of labels, buttons and fields, or a list of spans with different styles."),
    Key(
      "font", fontShape,
      default: "17; 14 for fields and text views, 15 for buttons, body for those with a style that "
        + "has a background",
      "The font of the text."),
    Key("textColor", .color, default: "label, or the tint of a button", "The text's colour."),
    Key("align", alignShape, default: "natural", "The alignment of the text."),
    Key(
      "lines", .count(.lines), default: "1",
      "The maximum number of lines; 0 for any number."),
    Key("placeholder", .text, "The text that is drawn in grey while there is no other."),
    Key(
      "secure", .bool, default: "false", only: [.textField],
      "Whether each character is shown as a dot, as in password fields."),
    Key("image", .either([.text, .object("image")]), "The picture of image views and buttons."),
    Key(
      "icon", .text,
      "The name of an icon or system symbol, such as `heart`, `heart.fill` or `plus.circle`: of an "
        + "icon view, or beside the text of a label or button."),
    Key(
      "imagePlacement", .words(ButtonContent.ImageSide.allCases.map(\.rawValue)),
      default: "leading", only: [.button],
      "On which side of the title a button's icon or picture stands."),
    Key(
      "contentMode", .words(ContentMode.allCases.map(\.rawValue)), default: "scaleToFill",
      "How the picture is scaled into the view."),
    Key(
      "on", .either([.bool, .object("actions")]), default: "false",
      "Whether a control is on or selected; or the motions that touches start.",
      advice: "what touches start says which touch: on: {tap: MOTION}"),
    Key(
      "value", .number(0...1), default: "0.5", only: [.slider, .progressView],
      "The value of a slider or progress view.",
      advice:
        "a switch is on by on: true; a stepper has no value, its actions can change a label"),
    Key(
      "items", .list(.either([.text, .object("tab")])),
      only: [
        .segmentedControl, .searchBar, .tabBar, .navigationBar, .toolbar, .pickerView, .datePicker,
      ],
      "Titles of segments, tabs or bar buttons; a tab can be `home: Home`, with its icon, or a "
        + "mapping with a badge. In a toolbar, `flexibleSpace` takes the free space; without one, the "
        + "items are spaced evenly."),
    Key(
      "selected", .count(.rows, from: -1), only: choosing,
      "The selected segment, tab, page or row, from 0; -1 for none.",
      advice: "the number of what is selected, from 0"),
    Key(
      "pages", .count(.pages), default: "0", only: [.pageControl],
      "The number of pages of a page control."),
    Key(
      "pageIndicatorTintColor", .color, default: "the system's", only: [.pageControl],
      "The colour of a page control's other dots; that of the current page is its `tint`."),
    Key(
      "pins", .list(.list(.number(-100_000...100_000), count: 2...2)), only: [.mapView],
      "The places that a map marks, such as [[120, 200]]: points from its upper left corner."),
    Key(
      "style", .text, default: "the first of these", ViewStyles.doc),
  ]

  static let fontShape = Shape.either([.number(1...1000), .phrase(.font), .object("font")])
  static let spansShape = Shape.list(.either([.text, .object("span")]))
  static let alignShape = Shape.words(
    TextContent.Alignment.allCases.map(\.rawValue), others: otherAlignments)

  private static let lookKeys: [Key] = [
    Key(
      "clips", .bool, default: "false, true for what scrolls",
      "Whether subviews are cut to the bounds."),
    Key(
      "anchorPoint", .list(.number(-1000...1000), count: 2...2), default: "0.5, 0.5",
      "The fixed point of the transform in units of the size."),
    Key(
      "direction", .words(["leftToRight", "rightToLeft"], others: otherDirections),
      default: "as the superview",
      "The direction of reading in the view and its subviews: which side is `leading`."),
  ]
}

extension Shape {
  /// A mapping, or two numbers.
  var orPair: Shape { .either([.list(.points, count: 2...2), self]) }
}
