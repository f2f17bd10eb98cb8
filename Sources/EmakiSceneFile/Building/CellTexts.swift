import EmakiDrawing
import EmakiLayout
import EmakiSceneFormat

/// The texts of a cell that has two: the styles of `UITableViewCell` as views.
///
/// The lengths are general knowledge of iOS 14 to 18, not measured.
struct CellTexts {
  /// Its keys.
  static let keys: Set<String> = ["cellStyle", "detailText", "accessoryView"]

  let node: SourceNode
  /// The user's settings, which the looks of the styles follow.
  let traits: SceneTraits

  /// The cell with views for its texts and its picture, where it has a second text, an accessory
  /// view, or a picture beside children.
  var written: SourceNode {
    guard isCell else { return node }
    let plain = node.without(Self.keys)
    guard isComposed else { return plain }
    let bare = plain.without(["text", "font", "textColor", "icon", "image", "children"])
    let own = TraitResolution(traits: traits).resolved(.list(picture + texts, at: node.place))
    let content = own.elements + (node["children"]?.elements ?? [])
    return CellAccessoryView(node)?.cell(bare, around: content)
      ?? bare.with("children", .list(content, at: node.place))
  }

  private var isCell: Bool {
    node["kind"]?.text.map { ViewKinds.kind($0) == .tableCell } ?? true
  }

  private var isComposed: Bool {
    if detail != nil || node["accessoryView"] != nil { return true }
    return node["children"] != nil && !pictureEntries.isEmpty
  }

  /// The second text, unless the style has none.
  private var detail: SourceNode? { style == .default ? nil : node["detailText"] }

  private var style: CellStyle {
    guard let word = node["cellStyle"]?.text else { return .subtitle }
    return CellStyle(rawValue: word) ?? CellStyle.allCases.first { $0.otherName == word }
      ?? .subtitle
  }

  /// Whether the letters are so large that UIKit lets the texts of cells go on in other lines, and
  /// lays one that stands at the end of the row below the first.
  private var isLarge: Bool { traits.textSize.isAccessibility }

  /// How the texts lie.
  private var arrangement: CellStyle { isLarge && style == .value1 ? .subtitle : style }

  // MARK: Parts

  private static let pictureSide = 28
  private static let gap = 12
  /// The height that gives a row of 44 points with the margins above and below, as one with a text
  /// alone is.
  private static let lineHeight = 22

  private var pictureEntries: [SourceNode.Entry] {
    node.entries.filter { ["icon", "image"].contains($0.key) }
  }

  private var picture: [SourceNode] {
    guard !pictureEntries.isEmpty else { return [] }
    let place = pin(["leading": "0", "centerY": "0", "size": "\(Self.pictureSide)"])
    let more: [SourceNode.Entry] = [
      .init("id", word("imageView")), .init("kind", word("image")), .init("pin", place),
    ]
    return [.map(pictureEntries + more, at: node.place)]
  }

  private var texts: [SourceNode] {
    let leading = "\(picture.isEmpty ? 0 : Self.pictureSide + Self.gap)"
    let line = pin([
      "leading": leading, "trailing": "0", "vertical": ">= 0", "centerY": "0",
      "height": ">= \(Self.lineHeight)",
    ])
    guard let detail else {
      return node["text"].map { [label("textLabel", $0, looks: ["font": "body"], pin: line)] } ?? []
    }
    let main = label("textLabel", node["text"] ?? word(""), looks: mainLook, pin: mainPin)
    let other = label("detailTextLabel", detail, looks: detailLook)
    let stack: KeyValuePairs<String, String> =
      switch arrangement {
      case .subtitle: ["kind": "column", "spacing": "2"]
      case .value1: ["kind": "row", "spacing": "8", "distribution": "equalSpacing"]
      case .default, .value2: ["kind": "row", "spacing": "8"]
      }
    let place =
      arrangement == .subtitle
      ? pin(["leading": leading, "trailing": "0", "vertical": ">= -2", "centerY": "0"]) : line
    return [
      .map(
        stack.map { .init($0.key, word($0.value)) } + [
          .init("pin", place), .init("children", .list([main, other], at: node.place)),
        ], at: node.place)
    ]
  }

  private var mainPin: SourceNode? {
    switch arrangement {
    case .default, .subtitle: nil
    // A long second text leaves the first one some room.
    case .value1: .map(["width": word(">= 40% @755")], at: node.place)
    case .value2: .map(["width": word("91")], at: node.place)
    }
  }

  private var mainLook: KeyValuePairs<String, String> {
    switch style {
    case .default, .subtitle: ["font": "body", "compression": "749"]
    case .value1: ["font": "body", "compression": "749", "hugging": "760"]
    case .value2: ["font": "subheadline", "align": "trailing", "textColor": "systemBlue"]
    }
  }

  private var detailLook: KeyValuePairs<String, String> {
    switch style {
    case .default, .subtitle: ["font": "caption1", "role": "quiet", "textColor": "secondaryLabel"]
    case .value1 where arrangement == .subtitle:
      ["font": "body", "role": "quiet", "textColor": "secondaryLabel"]
    case .value1:
      [
        "font": "body", "role": "quiet", "textColor": "secondaryLabel", "hugging": "251",
        "align": "trailing",
      ]
    case .value2: ["font": "subheadline"]
    }
  }

  private func label(
    _ id: String, _ text: SourceNode, looks: KeyValuePairs<String, String>, pin: SourceNode? = nil
  ) -> SourceNode {
    let own = node.entries.filter { id == "textLabel" && ["font", "textColor"].contains($0.key) }
    let said = Set(own.map(\.key))
    var entries = looks.filter { !said.contains($0.key) }.map {
      SourceNode.Entry($0.key, word($0.value))
    }
    if let pin { entries.append(.init("pin", pin)) }
    if isLarge { entries.append(.init("lines", word("0"))) }
    return .map(
      [.init("id", word(id)), .init("text", text)] + entries + own, at: node.place)
  }

  private func pin(_ lengths: KeyValuePairs<String, String>) -> SourceNode {
    .map(
      lengths.map { .init($0.key, word($0.value)) } + [.init("to", word("margins"))],
      at: node.place)
  }

  private func word(_ text: String) -> SourceNode {
    .scalar(text, isPlain: true, at: node.place)
  }
}
