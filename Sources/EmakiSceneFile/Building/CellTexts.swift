import EmakiLayout

/// The texts of a cell that has two: the styles of `UITableViewCell` as views.
///
/// The lengths are general knowledge of iOS 14 to 18, not measured.
struct CellTexts {
  /// The names of `UITableViewCell.CellStyle`.
  enum Style: String, CaseIterable {
    /// The text alone.
    case `default`
    /// The text over a smaller one.
    case subtitle
    /// A quiet text at the end.
    case value1
    /// The text in a narrow column in the tint, the other one behind it.
    case value2

    /// What Interface Builder calls it.
    var otherName: String {
      switch self {
      case .default: "basic"
      case .subtitle: "stacked"
      case .value1: "rightDetail"
      case .value2: "leftDetail"
      }
    }
  }

  /// Its keys.
  static let keys: Set<String> = ["cellStyle", "detailText"]

  let node: SourceNode
  /// What the user has set, which the looks of the styles follow.
  let traits: SceneTraits

  /// The cell with views for its texts and its picture, where it has a second text.
  var written: SourceNode {
    let plain = node.without(Self.keys)
    guard let detail = node["detailText"], style != .default, node["children"] == nil else {
      return plain
    }
    let bare = plain.without(["text", "font", "textColor", "icon", "image"])
    let children = SourceNode.list(picture + [texts(detail)], at: node.place)
    return bare.with("children", TraitResolution(traits: traits).resolved(children))
  }

  private var style: Style {
    guard let word = node["cellStyle"]?.text else { return .subtitle }
    return Style(rawValue: word) ?? Style.allCases.first { $0.otherName == word } ?? .subtitle
  }

  // MARK: Parts

  private static let pictureSide = 28
  private static let gap = 12
  /// With the margins above and below a row of 44 points, as one with a text alone is.
  private static let lineHeight = 22

  private var picture: [SourceNode] {
    let entries = node.entries.filter { ["icon", "image"].contains($0.key) }
    guard !entries.isEmpty else { return [] }
    let place = pin(["leading": "0", "centerY": "0", "size": "\(Self.pictureSide)"])
    let more: [SourceNode.Entry] = [
      .init("id", word("imageView")), .init("kind", word("image")), .init("pin", place),
    ]
    return [.map(entries + more, at: node.place)]
  }

  private func texts(_ detail: SourceNode) -> SourceNode {
    let leading = picture.isEmpty ? 0 : Self.pictureSide + Self.gap
    let isStacked = style == .subtitle
    let main = label("textLabel", node["text"] ?? word(""), looks: mainLook)
    let other = label("detailTextLabel", detail, looks: detailLook)
    return .map(
      [
        "kind": word(isStacked ? "column" : "row"), "spacing": word(isStacked ? "2" : "8"),
        "pin": isStacked
          ? pin(["leading": "\(leading)", "trailing": "0", "vertical": "-2"])
          : pin([
            "leading": "\(leading)", "trailing": "0", "vertical": "0",
            "height": ">= \(Self.lineHeight)",
          ]),
        "children": .list([main, other], at: node.place),
      ], at: node.place)
  }

  private var mainLook: KeyValuePairs<String, String> {
    style == .value2
      ? ["font": "subheadline", "align": "trailing", "textColor": "systemBlue"]
      : ["font": "body", "compression": "749"]
  }

  private var detailLook: KeyValuePairs<String, String> {
    switch style {
    case .default, .subtitle: ["font": "caption1", "role": "quiet", "textColor": "secondaryLabel"]
    case .value1:
      ["font": "body", "role": "quiet", "textColor": "secondaryLabel", "hugging": "251"]
    case .value2: ["font": "subheadline"]
    }
  }

  private func label(
    _ id: String, _ text: SourceNode, looks: KeyValuePairs<String, String>
  ) -> SourceNode {
    let own = node.entries.filter { id == "textLabel" && ["font", "textColor"].contains($0.key) }
    let said = Set(own.map(\.key))
    var entries = looks.filter { !said.contains($0.key) }.map {
      SourceNode.Entry($0.key, word($0.value))
    }
    if style == .value2, id == "textLabel" {
      entries.append(.init("pin", .map(["width": word("91")], at: node.place)))
    }
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
