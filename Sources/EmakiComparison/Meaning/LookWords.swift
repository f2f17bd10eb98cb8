import EmakiDrawing
package import EmakiLayout

extension View {
  /// `label#title`, or `navigation bar` for what nobody wrote.
  package var reportTitle: String {
    origin.whole?.rawValue ?? "\(kind.rawValue)#\(name ?? id.rawValue)"
  }
}

/// How a view looks, for what changed of it, in words.
struct LookWords: LookSink {
  private struct Entry {
    var value: LookValue
    var isUsual: Bool
  }

  private var entries: [String: Entry] = [:]
  private var order: [String] = []
  private var parts: [String] = []

  /// Takes in a view with the values that it has at one moment.
  init(_ view: View, _ own: Presentation) {
    view.describe(own, into: &self)
  }

  mutating func take(_ name: StaticString, _ value: LookValue, isUsual: Bool) {
    let words = parts + ["\(name)"]
    let path = words.filter { !$0.isEmpty }.joined(separator: " ")
    if entries.updateValue(Entry(value: value, isUsual: isUsual), forKey: path) == nil {
      order.append(path)
    }
  }

  mutating func enter(_ part: StaticString, _ index: Int?) {
    parts.append(index.map { "\(part) \($0 + 1)" } ?? "\(part)")
  }

  mutating func leave() { parts.removeLast() }

  /// `tint none → #FF0000`; of a part that came or went nothing but that.
  func changes(to other: LookWords) -> [String] {
    let paths = order + other.order.filter { entries[$0] == nil }
    var whole: [String] = []
    return paths.compactMap { path in
      let (old, new) = (entries[path], other.entries[path])
      if old?.value == new?.value || whole.contains(where: path.hasPrefix) { return nil }
      if old == nil || new == nil {
        if (old ?? new)?.isUsual == true { return nil }
        whole.append(path + " ")
      }
      return "\(path) \(Self.words(old?.value)) → \(Self.words(new?.value))"
    }
  }

  private static func words(_ value: LookValue?) -> String {
    switch value {
    case .number(let number): number.shortText
    case .flag(let flag): flag ? "yes" : "no"
    case .color(let color): color.hex
    case .word(let word): word
    case .text(let text): "\"\(text)\""
    case .font(let font): font.words
    case LookValue.none?, nil: "none"
    }
  }
}

extension Font {
  /// `17 bold`
  fileprivate var words: String {
    [family, size.shortText, weight == .regular ? nil : "\(weight)", isItalic ? "italic" : nil]
      .compactMap { $0 }.joined(separator: " ")
  }
}
