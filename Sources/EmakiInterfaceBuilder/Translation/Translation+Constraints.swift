internal import EmakiLayout
internal import EmakiXML

extension Translation {
  /// The constraints that an element owns.
  func constraints(of element: XMLElement, owner: ViewID) -> [Constraint] {
    element.list("constraints").compactMap { constraint($0, owner: owner) }
  }

  private func constraint(_ element: XMLElement, owner: ViewID) -> Constraint? {
    guard element.name == "constraint" else { return nil }
    notices.checkAttributes(of: element)
    guard let name = element["firstAttribute"] else { return nil }
    guard let attribute = attribute(name, element),
      let first = item(element["firstItem"], owner: owner)
    else { return nil }
    var second: Anchor?
    if let name = element["secondAttribute"], name != "notAnAttribute" {
      guard let attribute = self.attribute(name, element),
        let item = item(element["secondItem"], owner: owner)
      else { return nil }
      second = anchor(item, attribute)
    }
    var constraint = Constraint(
      anchor(first, attribute), relation(element), second, multiplier: multiplier(element),
      constant: constant(element, first, second),
      priority: Priority(number(element, "priority") ?? 1000), identifier: identifier(element),
      isActive: isCanvas || !element.flag("placeholder"))
    constraint.place = notices.filePlace(element.place)
    return constraint
  }

  /// On the canvas a controller's guide is the line where its bars end, on both its edges.
  private func anchor(_ item: LayoutItem, _ attribute: LayoutAttribute) -> Anchor {
    switch (item, attribute) {
    case (.topGuide, .top) where isCanvas: Anchor(item, .bottom)
    case (.bottomGuide, .bottom) where isCanvas: Anchor(item, .top)
    default: Anchor(item, attribute)
    }
  }

  /// A view that the size class leaves out takes its constraints with it, in silence.
  private func item(_ id: String?, owner: ViewID) -> LayoutItem? {
    guard let id else { return .view(owner) }
    return items[id]
  }

  private func attribute(_ name: String, _ element: XMLElement) -> LayoutAttribute? {
    if name == "baseline" { return .lastBaseline }
    if let attribute = LayoutAttribute(rawValue: name) { return attribute }
    notices.warn(
      "there is no layout attribute “\(name)”", element.place, hint: "the constraint is left out")
    return nil
  }

  private func relation(_ element: XMLElement) -> Constraint.Relation {
    switch element["relation"] {
    case "lessThanOrEqual": .lessThanOrEqual
    case "greaterThanOrEqual": .greaterThanOrEqual
    default: .equal
    }
  }

  /// Written `0.5`, `1:2` or `1/2`.
  private func multiplier(_ element: XMLElement) -> Double {
    guard let text = element["multiplier"] else { return 1 }
    let parts = text.split(whereSeparator: { $0 == ":" || $0 == "/" }).compactMap {
      Double(written: String($0))
    }
    if parts.count == 1 { return parts[0] }
    if parts.count == 2, parts[1] != 0 { return parts[0] / parts[1] }
    notices.warn("“\(text)” is no multiplier", element.place, hint: "1 is taken")
    return 1
  }

  /// A symbolic constant is the system's spacing, which the canvas writes beside it.
  private func constant(_ element: XMLElement, _ first: LayoutItem, _ second: Anchor?) -> Double {
    let written = number(element, "constant")
    guard element.flag("symbolic") else { return written ?? 0 }
    if header.habits.symbolicSafeAreasAreZero, isSafeArea(first) || isSafeArea(second?.item) {
      return 0
    }
    return written ?? 8
  }

  private func isSafeArea(_ item: LayoutItem?) -> Bool {
    if case .safeArea = item { return true }
    return false
  }

  /// In an app each constraint has one, so that motions can name it.
  private func identifier(_ element: XMLElement) -> String? {
    if !isCanvas { return element.id.map(names.identifier(ofConstraint:)) }
    return element.id.flatMap { outlets[$0] } ?? element["identifier"] ?? element["userLabel"]
  }
}
