import EmakiDiagnostics
import EmakiLimits
import EmakiSceneFormat

/// Writes out list elements that have `repeat`, and views that are a `component`.
struct Repetition {
  let log: DiagnosticLog
  private let components: Components
  /// The components that are being written, outermost first.
  private let writing: [String]
  /// Ids that are taken, or were made here.
  private var ids: Set<String> = []
  private var nodes = 0
  private var bytes = 0
  /// Whether rows of the table that is being written have values for a cell that it has not.
  private var lacksCell = false
  /// Whether there were too many copies to make them all.
  private(set) var isFull = false

  init(_ log: DiagnosticLog, components: Components = Components(nil), writing: [String] = []) {
    self.log = log
    self.components = components
    self.writing = writing
  }

  /// The role of a view: only as a subview it takes the component's placement, in a row its
  /// lengths.
  private enum Place {
    case subview, part, whole
  }

  /// The root of a scene or component with everything written out.
  ///
  /// - Parameter isOpen: whether the root's rows are left as they are.
  mutating func written(_ root: SourceNode, isOpen: Bool = false) -> SourceNode {
    ids = root.ids
    return expanded(root, as: .whole, isOpen: isOpen)
  }

  /// The node with every repeated element of its lists written out.
  ///
  /// - Parameter isOpen: whether its rows are left as they are: whoever uses the component adds
  ///   some, or a cell.
  private mutating func expanded(
    _ node: SourceNode, as place: Place = .subview, isOpen: Bool = false
  ) -> SourceNode {
    nodes += 1
    guard hasRoom(at: node.place) else { return node }
    switch node.content {
    case .scalar(let scalar):
      bytes += scalar.text.utf8.count
      return node
    case .map:
      if node["component"]?.text != nil { return instance(node, as: place, isOpen: isOpen) }
      if isOpen { return withoutRows(node) }
      let filled = rowsWritten(node)
      return (filled ?? node).mapEntries { entry in
        if filled == nil || !Self.rowKeys.contains(entry.key) { entry.value = expanded(entry) }
      }
    case .list(let elements): return .list(elements.flatMap { copies(of: $0) }, at: node.place)
    }
  }

  /// Everything written out but for the rows and their cells.
  private mutating func withoutRows(_ node: SourceNode) -> SourceNode {
    node.mapEntries { entry in
      if !Self.rowWords.contains(entry.key) { entry.value = expanded(entry) }
    }
  }

  private mutating func expanded(_ entry: SourceNode.Entry) -> SourceNode {
    switch entry.key {
    case "with": return entry.value
    case "embed": return expanded(entry.value, as: .whole)
    case "cell", "header", "footer": return expanded(entry.value, as: .part)
    case "cells": return entry.value.mapParts { expanded($0, as: .part) }
    case "controllers":
      return entry.value.mapEntries { $0.value = expanded($0.value, as: .whole) }
    default: return expanded(entry.value)
    }
  }

  // MARK: Rows

  private static let rowKeys: Set<String> = ["rows", "sections"]
  private static let cellKeys: Set<String> = ["cell", "cells"]
  private static let rowWords = rowKeys.union(cellKeys)

  /// A table with each row that has values written out; `nil` where there is nothing to write out.
  private mutating func rowsWritten(_ node: SourceNode) -> SourceNode? {
    RowPrototype.report(node, log)
    lacksCell = false
    let prototype = RowPrototype(of: node)
    guard let sections = node["sections"], sections.isList, node["rows"] == nil else {
      return sectionWritten(node, prototype)
    }
    let written = sections.elements.flatMap { copies(of: $0, prototype) }
    let isCellUsed = written.contains { section in
      section["cell"] == nil && section["rows"].map { !$0.isList } ?? false
    }
    return node.without(isCellUsed ? ["cells"] : ["cell", "cells"])
      .replacing("sections", by: .list(written, at: sections.place))
  }

  /// A section with its rows written out; `nil` for one without a list of values.
  private mutating func sectionWritten(
    _ node: SourceNode, _ prototype: RowPrototype?
  ) -> SourceNode? {
    guard let rows = node["rows"], rows.isList, let prototype = RowPrototype(of: node) ?? prototype
    else {
      RowPrototype.reportWithoutValues(node.entry("cells"), log)
      guard let rows = node["rows"], let value = RowPrototype.value(among: rows) else { return nil }
      if !lacksCell { RowPrototype.reportLacking(value, log) }
      lacksCell = true
      log.lose(rows)
      return node.replacing("rows", by: .list([], at: rows.place))
    }
    let elements = copies(ofValuesIn: rows)
    guard elements.count <= InputLimit.copies.most else {
      log.error(
        "more than \(InputLimit.copies.most) rows with values", at: rows.place,
        hint: "a number of rows that are alike can be larger")
      return node.without(["rows", "cell", "cells"])
    }
    var written: [SourceNode] = []
    let taken = ids
    let list = SourceNode.list(elements, at: rows.place)
    var fields = RowValues(of: list, log)
    for (row, values) in zip(elements, Self.values(of: list)) {
      guard hasRoom(at: rows.place) else { break }
      guard let cell = prototype.cell(for: values) else {
        log.error(
          "no cell is for row \(written.count + 1)", at: (node.entry("cells")?.value ?? rows).place,
          hint: "the last of \"cells\" has no \"when\": it is for all other rows")
        break
      }
      let filled = fields.cell(cell, for: row, values, isChoice: prototype.isChoice)
      written.append(expanded(filled, as: .part))
      // Each row has a separate set of names.
      ids = taken
    }
    return node.without(["cell", "cells"]).replacing("rows", by: .list(written, at: rows.place))
  }

  /// The rows of values, each as often as it is repeated; of too many the first ones. One that has
  /// a value called `repeat` is not repeated.
  private mutating func copies(ofValuesIn rows: SourceNode) -> [SourceNode] {
    var copies: [SourceNode] = []
    for row in rows.elements {
      guard let times = row["repeat"], times.text == nil || times.writtenNumber != nil else {
        copies.append(row)
        continue
      }
      for copy in repeated(row) {
        guard copies.count <= InputLimit.copies.most, hasRoom(at: rows.place) else { break }
        nodes += copy.count
        copies.append(copy)
      }
    }
    return copies
  }

  private mutating func copies(
    of section: SourceNode, _ prototype: RowPrototype?
  ) -> [SourceNode] {
    var copies: [SourceNode] = []
    for copy in repeated(section) {
      guard hasRoom(at: section.repetitionPlace) else { break }
      RowPrototype.report(copy, log)
      let filled = sectionWritten(copy, prototype)
      if filled == nil, prototype?.isChoice == true, copy["cell"] == nil, copy["cells"] == nil {
        RowPrototype.reportWithoutValues(copy.entry("rows"), log)
      }
      let written = (filled ?? copy).mapEntries { entry in
        if filled == nil || entry.key != "rows" { entry.value = expanded(entry) }
      }
      copies.append(written)
    }
    return copies
  }

  // MARK: Components

  /// A view with its component written out; the keys of the view are added or win.
  private mutating func instance(
    _ node: SourceNode, as place: Place, isOpen: Bool
  ) -> SourceNode {
    let use = withoutRows(node)
    let own = use.without(["component", "with"])
    guard let reference = use["component"], let name = reference.text else { return own }
    if let with = use["with"], !with.isMap {
      log.error("expected a mapping of parameters, got \(with.description)", at: with.place)
      return own
    }
    guard let definition = components[name] else {
      log.unknown(
        "component", name, at: reference.place,
        hint: nearestHint(name, in: components.names) ?? "components stand under \"components\"")
      lose(use, like: name)
      return own
    }
    if let start = writing.firstIndex(of: name) {
      let cycle = (writing[start...] + [name]).joined(separator: " → ")
      log.error("components use one another: \(cycle)", at: reference.place)
      return own
    }
    guard writing.count < InputLimit.components.most else {
      log.error(
        "components are used more than \(InputLimit.components.most) deep", at: reference.place,
        hint: "let components use one another less deep")
      isFull = true
      return own
    }
    guard hasRoom(at: reference.place) else { return own }
    let complete = givingParameters(use, of: definition, named: name)
    let words = Set(use.entries.map(\.key)).intersection(Self.rowWords)
    let body = body(of: definition, named: name, for: complete, isOpen: isOpen || !words.isEmpty)
      .without(Self.replaced(by: words))
    let id = use["id"]?.text ?? makeID(name)
    let placed = Self.placed(body, as: place)
    let renamed = Renaming(placed, use: id).applied(to: placed)
    var entries = Merging.merged(
      complete.without(["component", "with"]).entries, into: renamed.entries)
    if !entries.contains(where: { $0.key == "id" }) {
      let text = SourceNode.scalar(id, isPlain: true, at: reference.place)
      entries.insert(.init(key: "id", keyPlace: reference.place, value: text), at: 0)
    }
    let made = SourceNode.map(entries, at: use.place)
    if isOpen || words.isEmpty { return made }
    return inside(name) { $0.expandedRows(made) }
  }

  /// The keys that a component may have instead of those that a use has.
  private static func replaced(by words: Set<String>) -> Set<String> {
    [rowKeys, cellKeys].reduce(into: []) { keys, group in
      if !words.isDisjoint(with: group) { keys.formUnion(group.subtracting(words)) }
    }
  }

  /// A view in which nothing is left to be written out but its rows.
  private mutating func expandedRows(_ node: SourceNode) -> SourceNode {
    ids = node.ids
    let filled = rowsWritten(node)
    return (filled ?? node).mapEntries { entry in
      let isLeft = filled == nil ? Self.rowWords : Self.cellKeys
      if isLeft.contains(entry.key) { entry.value = expanded(entry) }
    }
  }

  /// Writes out what belongs to a component, which is not used again in there.
  private mutating func inside(
    _ name: String, _ write: (inout Repetition) -> SourceNode
  ) -> SourceNode {
    var inner = Repetition(log, components: components, writing: writing + [name])
    (inner.nodes, inner.bytes) = (nodes, bytes)
    let written = write(&inner)
    (nodes, bytes) = (inner.nodes, inner.bytes)
    isFull = isFull || inner.isFull
    return written
  }

  /// A use with the parameters in `with` that stand beside it, which are reported.
  private func givingParameters(
    _ use: SourceNode, of definition: SourceNode, named name: String
  ) -> SourceNode {
    let stray = use.entries.filter { entry in
      SceneFormat.view.key(entry.key) == nil && definition["parameters"]?[entry.key] != nil
    }
    guard !stray.isEmpty else { return use }
    for entry in stray {
      log.error(
        "\"\(entry.key.shortened(to: 40))\" is a parameter of component \"\(name)\"",
        at: entry.keyPlace, hint: "parameters stand in with: {\(entry.key.shortened(to: 40)): …}")
    }
    let given = (use["with"]?.entries ?? []) + stray
    let with = SourceNode.Entry(
      key: "with", keyPlace: use.place, value: .map(given, at: use["with"]?.place ?? use.place))
    let others = use.without(Set(stray.map(\.key)).union(["with"]))
    return .map(others.entries + [with], at: use.place)
  }

  /// The views of a component that there is not cannot be named: those of the one that was meant.
  private func lose(_ use: SourceNode, like name: String) {
    log.lose(use)
    let meant = NearestName.nearest(to: name, in: components.names)
    if let definition = meant.flatMap({ components[$0] }) { log.lose(definition) }
  }

  private static let placement: Set<String> = ["pin", "frame", "resize", "superviewSize"]

  private static func placed(_ body: SourceNode, as place: Place) -> SourceNode {
    if place == .subview { return body }
    guard place == .part, let pin = body["pin"], pin.isMap else { return body.without(placement) }
    let lengths = pin.entries.filter { ["width", "height"].contains($0.key) }
    return body.without(placement.subtracting(["pin"]))
      .replacing("pin", by: .map(lengths, at: pin.place))
  }

  /// The definition with its parameters and all that it is made from.
  private mutating func body(
    of definition: SourceNode, named name: String, for use: SourceNode, isOpen: Bool
  ) -> SourceNode {
    let values = Components.parameters(of: definition, named: name, for: use, log)
    let bare = definition.without(["parameters"])
    let filled = Substitution(values: values, takesFallbacks: false, log: log).applied(to: bare)
    return inside(name) { $0.written(filled, isOpen: isOpen) }
  }

  /// The component's name, with a number where it is taken.
  private mutating func makeID(_ name: String) -> String {
    var id = name
    var number = 2
    while !ids.insert(id).inserted {
      id = "\(name)-\(number)"
      number += 1
    }
    return id
  }

  // MARK: Copies

  private mutating func copies(of element: SourceNode) -> [SourceNode] {
    if element["repeat"] == nil { return [expanded(element)] }
    var copies: [SourceNode] = []
    for copy in repeated(element) {
      guard hasRoom(at: element.repetitionPlace) else { break }
      copies.append(expanded(copy))
    }
    return copies
  }

  /// The copies of an element with their values, not yet written out, each made when it is asked
  /// for; the element itself where it is not repeated.
  private func repeated(_ element: SourceNode) -> any Sequence<SourceNode> {
    guard let entry = element.entry("repeat") else { return [element] }
    guard ShapeChecker(log: log).takes(entry.value, shape: SceneFormat.repeatShape, of: "repeat")
    else {
      log.lose(element)
      return [SourceNode]()
    }
    let bare = element.without(["repeat"])
    return Self.values(of: entry.value).lazy.map { [log] values in
      Substitution(values: values, log: log).applied(to: bare)
    }
  }

  /// Whether more may be written out; reports the first that is too much, however deep repetitions
  /// are nested.
  private mutating func hasRoom(at place: SourcePlace) -> Bool {
    if isFull { return false }
    if nodes > InputLimit.sceneValues.most {
      isFull = true
      log.error(
        "more than \(InputLimit.sceneValues.most) values, repetitions written out", at: place)
    } else if bytes > InputLimit.writtenBytes.most {
      isFull = true
      log.error(
        InputLimit.writtenBytes.excess, at: place)
    }
    return !isFull
  }

  /// The names that are put in for each copy, of which there are few however many copies.
  static func names(of node: SourceNode) -> Set<String> {
    guard node.isList else { return [node["as"]?.text ?? "index"] }
    return Set(["index", "item"] + node.elements.flatMap { $0.entries.map(\.key) })
  }

  /// The values that are put in for each copy; the copies are counted already.
  static func values(of node: SourceNode) -> [[String: SourceNode]] {
    func number(_ value: Int) -> SourceNode {
      .scalar(String(value), isPlain: true, at: node.place)
    }
    guard case .list(let items) = node.content else {
      let count = (node["count"] ?? node).count(upTo: .copies)
      let start = node["from"]?.integer ?? 1
      let name = node["as"]?.text ?? "index"
      return (0..<count).map { [name: number(start + $0)] }
    }
    return items.enumerated().map { position, item in
      var values = ["index": number(position + 1), "item": item]
      for entry in item.entries { values[entry.key] = entry.value }
      return values
    }
  }
}

extension SourceNode {
  /// The ids of views and whatever else has one, anywhere inside.
  fileprivate var ids: Set<String> {
    let own = self["id"]?.text.map { [$0] } ?? []
    return parts.reduce(into: Set(own)) { $0.formUnion($1.ids) }
  }

  /// How many values there are, this one included.
  fileprivate var count: Int { parts.reduce(1) { $0 + $1.count } }

  /// Where the element says that it is repeated.
  fileprivate var repetitionPlace: SourcePlace {
    entry("repeat")?.keyPlace ?? place
  }
}
