import EmakiLayout
import EmakiSceneFormat
import EmakiScenes

extension SceneContext {
  /// Whether something is called by this name: a view, or several.
  func isView(_ name: String) -> Bool { index.isView(name) || index.names.views[name] != nil }

  /// Whether a constraint, or several, is called by this name.
  func isConstraint(_ name: String) -> Bool {
    constraints.contains(name) || index.names.constraints[name] != nil
  }

  /// The one view of an id or another name, or `nil`.
  func view(_ name: String) -> ViewID? {
    if let view = index.view(name) { return view }
    let views = index.names.views[name] ?? []
    return views.count == 1 ? views[0] : nil
  }

  /// A view in rows by its full name: `list/3/title`, or `list/*/title` in all of them.
  func rowView(_ name: String) -> ViewID? {
    guard name.contains("/") else { return nil }
    return rowParts.lazy.compactMap { $0.view(named: name) }.first
  }

  /// The one view of an id or another name; reports a name of none, or of several.
  func view(_ name: String, at place: SourcePlace) -> ViewID? {
    if let view = view(name) { return view }
    if let views = index.names.views[name] {
      reportSeveral(name, "views", ids: views.map(\.rawValue), at: place)
    } else if !reportHidden(name, at: place), !reportNameless(name) {
      log.unknown(
        "view", name, at: place,
        hint: rowHint(name) ?? otherHint(name) ?? hint(name, in: viewNames))
    }
    return nil
  }

  /// A guess at the view that was meant by its name in another one: `stepper/Plus` is
  /// `stepper/plus`.
  private func partHint(_ name: String) -> String? {
    guard let slash = name.firstIndex(of: "/") else { return nil }
    let start = name[...slash]
    if let stepper = view(String(start.dropLast())), index.steppers.contains(stepper) {
      let parts = Touch.StepperPart.allCases.map { "\"\(start)\($0.rawValue)\"" }
      return "a stepper has " + parts.joined(separator: " and ")
    }
    return hint(name, in: index.ids.filter { $0.hasPrefix(start) })
  }

  /// A guess at the name of a view in rows that was meant.
  func rowHint(_ name: String) -> String? {
    if let hint = outerHint(name) ?? menuHint(name) { return hint }
    if let hint = rowParts.lazy.compactMap({ $0.hint(for: name) }).first { return hint }
    guard let slash = name.firstIndex(of: "/") else { return nil }
    let table = String(name[..<slash])
    guard [.tableView, .collectionView].contains(index.view(table).flatMap { kinds[$0] }),
      !rowParts.contains(where: { $0.table.rawValue == table })
    else { return nil }
    return "\"\(table)\" has no rows"
  }

  /// A hint for a view that is looked for in a row, and is none of its parts.
  private func outerHint(_ name: String) -> String? {
    guard let last = name.split(separator: "/").dropFirst().last.map(String.init),
      index.isView(last)
    else { return nil }
    return "\"\(last)\" is not in a row: write \(last)"
  }

  /// A hint for an item of a menu in rows that is looked for in its row:
  /// `list/2/moreItem2` is `moreMenu2Item2`.
  private func menuHint(_ name: String) -> String? {
    guard !log.isFull, let last = name.split(separator: "/").dropFirst().last,
      let item = last.ranges(of: "Item").last
    else { return nil }
    let (head, tail) = (last[..<item.lowerBound], last[item.lowerBound...])
    let stem = head.hasSuffix("Menu") ? head.dropLast(4) : head
    let items = viewNames.filter { view in
      view.hasPrefix("\(stem)Menu") && view.hasSuffix(tail)
        && view.dropFirst(stem.count + 4).dropLast(tail.count).allSatisfy(\.isNumber)
    }
    guard let first = items.min(by: { ($0.count, $0) < ($1.count, $1) }) else { return nil }
    return "the items of a menu are not in the row: this one is called \(first)"
      + (items.count > 1 ? " in the first menu, \(stem)Menu2… in the second" : "")
  }

  /// A hint where a view is called by its kind or by its controller.
  func otherHint(_ name: String) -> String? {
    if name == "row" || name.hasPrefix("row/") || name.hasPrefix("row.") {
      return "\"row\" stands for a row only in steps that are written in the cell or its swipe "
        + "action; elsewhere it is called by its number: list/3"
    }
    return namelessHint(name) ?? controllerHint(name) ?? partHint(name)
  }

  /// The remedy for a column for which there is no room.
  static let hiddenColumnCure = "push it before, or write the step as {compact: …, regular: …}"

  /// Warns of a view in a column that is not shown, as there is no room: what is about it is left
  /// out on this device.
  func reportHidden(_ name: String, at place: SourcePlace) -> Bool {
    let id = name.prefix { $0 != "/" }
    let isThere = controllers.hiddenColumns.contains { column in
      column.contains { $0["id"]?.text.map { $0 == id } ?? false }
    }
    guard isThere else { return false }
    log.warning(
      "\"\(name.shortened(to: 40))\" is in a column that a compact width does not show",
      at: place, hint: Self.hiddenColumnCure)
    return true
  }

  /// A hint at a controller's view, where the controller is named instead of it.
  private func controllerHint(_ name: String) -> String? {
    let view = name + "View"
    guard controllers.made.contains(where: { $0.id == name }), index.isView(view) else {
      return nil
    }
    return "\"\(name.shortened(to: 40))\" is a controller: its view is called "
      + "\"\(view.shortened(to: 44))\""
  }

  /// A hint where a view is called by its kind, and there is one without an id.
  func namelessHint(_ name: String) -> String? {
    guard !log.isFull, let kind = ViewKinds.kind(name) else { return nil }
    // Made names end in the kind, from the second of its kind on with a number.
    let isThere = index.ids.contains { id in
      guard let slash = id.lastIndex(of: "/") else { return false }
      let made = id[id.index(after: slash)...]
      return made.hasPrefix(kind.rawValue)
        && made.dropFirst(kind.rawValue.count).allSatisfy(\.isNumber)
    }
    return isThere ? "views are called by their ids: give it one, such as id: \(name)" : nil
  }

  /// Reports, once, that the only view without an id has none, where a name is nothing's and like
  /// nothing's: it is what is meant.
  func reportNameless(_ name: String) -> Bool {
    guard !log.isFull, ViewKinds.kind(name) == nil, hint(name, in: allNames) == nil,
      !name.contains("/"), rowHint(name) == nil, otherHint(name) == nil
    else { return false }
    let nameless = index.ids.filter { id in
      guard let slash = id.lastIndex(of: "/"), let kind = kind(of: id) else { return false }
      return id[id.index(after: slash)...].hasPrefix(kind.rawValue)
    }
    guard nameless.count == 1, let kind = kind(of: nameless[0]),
      let place = index.place(of: nameless[0])
    else { return false }
    log.error(
      "\"\(name.shortened(to: 40))\" is no view's id, and the \(kind.rawValue) in line "
        + "\(place.line) has none",
      at: place, hint: "give it one: id: \(name.shortened(to: 40))")
    log.lose(name)
    return true
  }

  private func kind(of id: String) -> View.Kind? { index.view(id).flatMap { kinds[$0] } }

  /// The identifier of the one constraint of a name; reports a name of several.
  func constraint(_ name: String, at place: SourcePlace) -> String? {
    if constraints.contains(name) { return name }
    let identifiers = index.names.constraints[name] ?? []
    if identifiers.count == 1 { return identifiers[0] }
    reportSeveral(name, "constraints", ids: identifiers, at: place)
    return nil
  }

  private func reportSeveral(_ name: String, _ noun: String, ids: [String], at place: SourcePlace) {
    let listed = ids.prefix(4).joined(separator: ", ") + (ids.count > 4 ? " …" : "")
    log.error(
      "\"\(name.shortened(to: 40))\" is the name of \(ids.count) \(noun)", at: place,
      hint: "call one by its object id: \(listed)")
  }

  /// The names of views, those with names of people first; for hints.
  var viewNames: [String] {
    index.names.views.keys.sorted() + index.ids.filter { !$0.contains("/") }
  }

  /// The names of views and constraints; for hints.
  var allNames: [String] {
    viewNames + index.names.constraints.keys.sorted() + constraints.all
  }
}
