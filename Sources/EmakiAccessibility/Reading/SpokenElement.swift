public import EmakiDrawing
public import EmakiLayout

/// Something that a screen reader stops at.
public struct SpokenElement: Sendable, Hashable {
  /// The view.
  public var view: ViewID
  /// Its name; empty where it has none.
  public var label: String
  /// The kind of element, in words such as `button` or `heading`.
  public var traits: [String]
  /// The value that it holds.
  public var value: String?
  /// The consequence of using it.
  public var hint: String?
  /// Where it is on the screen, in points.
  public var rect: Rect
  /// Where its file says it.
  public var place: FilePlace
  /// Its index among those that have a stated order.
  var order: Int?

  /// The text that is read, such as `Wi-Fi, switch, on`.
  public var spoken: String {
    ([label.isEmpty ? "(no label)" : label] + traits + [value, hint].compactMap(\.self))
      .joined(separator: ", ")
  }
}

extension SpokenElement {
  /// The elements that a view stands for by itself: one, or one for each of its items.
  static func all(of seen: SeenView, in views: SeenViews) -> [SpokenElement] {
    let view = seen.view
    if seen.accessibility.isElement == false { return [] }
    if view.kind.traits.reading == .items { return items(of: seen) }
    guard isElement(seen) else { return [] }
    return [SpokenElement(seen, label: label(of: seen, in: views))]
  }

  private init(_ seen: SeenView, label: String) {
    let own = seen.accessibility
    self.init(
      view: seen.view.id, label: label, traits: seen.view.spokenTraits(seen.own),
      value: own.value ?? seen.view.spokenValue(seen.own), hint: own.hint, rect: seen.visible,
      place: seen.view.place, order: own.order)
  }

  /// Whether a view is read as one.
  static func isElement(_ seen: SeenView) -> Bool {
    let own = seen.accessibility
    if let isElement = own.isElement { return isElement }
    if own.label != nil { return true }
    switch seen.view.kind.traits.reading {
    case .nothing: return false
    case .text: return !(seen.own.text ?? "").isEmpty
    case .itself: return true
    case .items: return seen.view.kind.isControl
    }
  }

  /// The label of a view: the one that it states, its text, or the texts in it.
  static func label(of seen: SeenView, in views: SeenViews) -> String {
    if let label = seen.accessibility.label { return label }
    if seen.view.kind.readsText, let text = seen.own.text, !text.isEmpty { return text }
    if let placeholder = seen.view.text?.placeholder, !placeholder.isEmpty { return placeholder }
    guard seen.view.kind == .button || seen.accessibility.isElement == true else { return "" }
    let inner = views.all.dropFirst(seen.index + 1).prefix { other in
      views.ancestors(of: other).contains { $0.index == seen.index }
    }
    return inner.filter { !views.isSilent($0.index) }
      .compactMap { $0.accessibility.label ?? $0.own.text }.filter { !$0.isEmpty }
      .joined(separator: ", ")
  }

  /// The items of a bar or segmented control, side by side.
  private static func items(of seen: SeenView) -> [SpokenElement] {
    let all = seen.view.control.items.filter { $0.space == nil }
    let isChoice = seen.view.kind == .segmentedControl || seen.view.kind == .tabBar
    var elements: [SpokenElement] = []
    for (index, item) in all.enumerated() {
      var element = SpokenElement(seen, label: item.spokenName)
      element.traits = [seen.view.kind == .tabBar ? "tab" : "button"]
      element.value = nil
      if isChoice {
        element.traits.append("\(index + 1) of \(all.count)")
        if seen.own.selectedIndex == index { element.traits.insert("selected", at: 0) }
      }
      if let badge = item.badge, !badge.isEmpty { element.value = badge }
      let width = seen.visible.width / Double(all.count)
      let place = seen.direction == .rightToLeft ? all.count - 1 - index : index
      element.rect = Rect(
        x: seen.visible.minX + width * Double(place), y: seen.visible.minY, width: width,
        height: seen.visible.height)
      elements.append(element)
    }
    if seen.view.kind == .navigationBar, let title = seen.own.text, !title.isEmpty {
      var element = SpokenElement(seen, label: title)
      element.traits = ["heading"]
      elements.insert(element, at: min(1, elements.count))
    }
    return elements
  }
}

extension ControlItem {
  /// The title without the name of an icon before it; for an icon alone, the icon's name.
  var spokenName: String {
    guard let colon = title.firstIndex(of: ":") else { return title }
    let text = title[title.index(after: colon)...]
    return text.isEmpty ? String(title[..<colon]) : String(text)
  }
}

extension View.Kind {
  /// Whether its text is its name, rather than what it holds.
  fileprivate var readsText: Bool { self != .textField && self != .textView && self != .searchBar }
}

extension View {
  /// The view's traits, in words.
  fileprivate func spokenTraits(_ own: Presentation) -> [String] {
    let said = accessibility?.traits ?? []
    var words: [String] = []
    if said.contains(.selected) || (kind == .button && own.isOn) { words.append("selected") }
    let role = kind.traits.spokenRole
    if !role.isEmpty { words.append(role) }
    for trait in Accessibility.Trait.allCases where said.contains(trait) {
      if let word = trait.word, !words.contains(word) { words.append(word) }
    }
    if !own.isEnabled || said.contains(.notEnabled) { words.append("dimmed") }
    return words
  }

  /// The view's value, in words.
  fileprivate func spokenValue(_ own: Presentation) -> String? {
    switch kind {
    case .switch: own.isOn ? "on" : "off"
    case .slider, .progressView: "\((own.value * 100).rounded().shortText) %"
    case .pageControl: "page \((own.selectedIndex ?? 0) + 1) of \(control.items.count)"
    case .activityIndicator: "in progress"
    case .textField, .textView, .searchBar:
      text?.isPlaceholder == true ? nil : own.text.flatMap { $0.isEmpty ? nil : $0 }
    default: nil
    }
  }
}

extension Accessibility.Trait {
  fileprivate var word: String? {
    switch self {
    case .button, .keyboardKey: "button"
    case .link: "link"
    case .header: "heading"
    case .image: "image"
    case .searchField: "search field"
    case .adjustable: "adjustable"
    default: nil
    }
  }
}
