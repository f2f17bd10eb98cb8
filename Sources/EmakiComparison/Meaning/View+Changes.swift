import EmakiDrawing
package import EmakiLayout

extension View {
  /// `label#title`
  package var reportTitle: String { "\(kind.rawValue)#\(name ?? id.rawValue)" }

  /// What its content is that was another, from and to.
  func contentChanges(to other: View) -> [String] {
    var changes = titleChanges(to: other) + badgeChanges(to: other)
    func tell(_ name: String, _ from: String, _ to: String) {
      if from != to { changes.append("\(name) \(from) → \(to)") }
    }
    tell("image", image.words, other.image.words)
    tell("style", control.style ?? "none", other.control.style ?? "none")
    tell("content mode", contentMode.rawValue, other.contentMode.rawValue)
    if let font = text?.font, let new = other.text?.font { tell("font", font.words, new.words) }
    return changes
  }

  /// The titles of segments, tabs and the like.
  private func titleChanges(to other: View) -> [String] {
    let (old, new) = (control.items, other.control.items)
    if old == new { return [] }
    guard old.count == new.count else {
      return ["\(itemName)s \(old.joined(separator: ", ")) → \(new.joined(separator: ", "))"]
    }
    return zip(old, new).enumerated().compactMap { index, titles in
      titles.0 == titles.1
        ? nil : "\(itemName) \(index + 1) \"\(titles.0)\" → \"\(titles.1)\""
    }
  }

  private func badgeChanges(to other: View) -> [String] {
    let (old, new) = (control.badges, other.control.badges)
    return Set(old.keys).union(new.keys).sorted().compactMap { place in
      func words(_ badge: String?) -> String { badge.map { "\"\($0)\"" } ?? "none" }
      return old[place] == new[place]
        ? nil : "badge of \(itemName) \(place + 1) \(words(old[place])) → \(words(new[place]))"
    }
  }

  private var itemName: String {
    switch kind {
    case .segmentedControl: "segment"
    case .tabBar: "tab"
    default: "item"
    }
  }

  /// The view with everything left out that layout decides or that is told by itself.
  var style: View {
    var style = View(kind, id: id)
    style.text = text
    style.text?.string = ""
    style.text?.color = nil
    style.text?.font = .system(17)
    style.image = image
    style.image?.name = ""
    style.control = control
    style.control.items = []
    style.control.badges = [:]
    style.control.isOn = false
    style.control.value = 0
    style.control.selectedIndex = nil
    style.control.style = nil
    style.transform = transform
    return style
  }
}

extension ImageContent? {
  fileprivate var words: String { map(\.name) ?? "none" }
}

extension Font {
  /// `17 bold`
  fileprivate var words: String {
    [family, size.shortText, weight == .regular ? nil : "\(weight)", isItalic ? "italic" : nil]
      .compactMap { $0 }.joined(separator: " ")
  }
}
