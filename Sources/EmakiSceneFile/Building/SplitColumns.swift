import EmakiDrawing
import EmakiLayout
import EmakiSceneFormat
import EmakiScenes

/// Writes out what a split view controller shows: its columns beside one another, or the first
/// alone where the width is compact.
struct SplitColumns {
  /// The keys that only split view controllers have.
  static let ownKeys: Set<String> = [
    "primaryColumnWidth", "supplementaryColumnWidth", "preferredDisplayMode",
  ]

  /// The name of the controller, with which those of its columns begin: the root controller's `id`,
  /// else `root`.
  let name: String
  let node: SourceNode
  let collector: SceneCollector
  private var room: SceneRoom { collector.setting.room }

  /// The controller with its columns among its views; another controller, or one that lists no
  /// controllers, as it is.
  var written: SourceNode {
    guard node["type"]?.text == ViewController.Kind.split.rawValue else {
      reportMisplaced()
      return node
    }
    guard let list = node["viewControllers"], !list.isNull, isValid(list) else { return node }
    let columns = columns(list.elements)
    let own = node.without(Self.ownKeys.union(["viewControllers", "children", "constraints"]))
    return .map(
      own.entries + [
        entry("children", columns.flatMap(\.views) + (node["children"]?.elements ?? [])),
        entry("constraints", equations(columns) + (node["constraints"]?.elements ?? [])),
      ], at: node.place)
  }

  /// Reports keys of a split view controller in another one.
  private func reportMisplaced() {
    guard let own = node.entries.first(where: { Self.ownKeys.contains($0.key) }) else { return }
    collector.log.error(
      "only a split controller has \"\(own.key)\"", at: own.keyPlace, hint: "type: split")
  }

  /// Whether there are as many columns as can be; none are reported with other empty containers.
  private func isValid(_ list: SourceNode) -> Bool {
    if list.elements.isEmpty { return false }
    if (2...3).contains(list.elements.count) { return true }
    collector.log.error(
      "a split controller has two or three columns, not \(list.elements.count)", at: list.place,
      hint: "viewControllers: [list, detail]")
    return false
  }

  private func entry(_ key: String, _ elements: [SourceNode]) -> SourceNode.Entry {
    SourceNode.Entry(key, .list(elements, at: node.place))
  }

  // MARK: Columns

  /// A column, and the line at its end.
  private struct Column {
    let id: String
    let views: [SourceNode]
    var line: String { id + "Line" }
  }

  /// From this width on, in points, three columns stand beside one another, a choice.
  private static let widthOfThreeColumns = 1100.0
  /// The default width of all columns but the last, in points: that of most tablets' apps.
  private static let columnWidth = 320.0
  /// The width of the line at a column's end, in points.
  private static let lineWidth = 0.5

  private func columns(_ controllers: [SourceNode]) -> [Column] {
    if room.widthClass == .compact {
      let hidden = controllers.dropFirst()
      collector.controllers.columnsWithoutRoom.formUnion(hidden.compactMap(\.text))
      collector.controllers.hiddenColumns += hidden.compactMap { column in
        column.text.map { collector.setting.definition($0) } ?? column
      }
      return [column("Primary", controllers[0], pin: ["edges": 0])]
    }
    let places = controllers.count == 2 ? ["Primary"] : ["Primary", "Supplementary"]
    let widths = [width("primaryColumnWidth"), width("supplementaryColumnWidth")]
    let hidden = widths.prefix(hiddenColumns(of: places.count))
    let start = hidden.reduce(0) { $0 - $1 - Self.lineWidth }
    let sides: [KeyValuePairs<String, Double>] = [
      ["leading": start, "top": 0, "bottom": 0, "width": widths[0]],
      ["top": 0, "bottom": 0, "width": widths[1]],
    ]
    let last = column(
      "Secondary", controllers[places.count], pin: ["top": 0, "bottom": 0, "trailing": 0])
    return places.indices.map {
      column(places[$0], controllers[$0], pin: sides[$0], hasLine: true)
    } + [last]
  }

  private func width(_ key: String) -> Double { node[key]?.number ?? Self.columnWidth }

  /// How many columns lie beyond the leading edge, from the first on.
  private func hiddenColumns(of count: Int) -> Int {
    switch node["preferredDisplayMode"]?.text.flatMap(SplitDisplayMode.init) ?? .automatic {
    case .secondaryOnly: count
    case .oneBesideSecondary: count - 1
    case .twoBesideSecondary: 0
    case .automatic: room.size.width < Self.widthOfThreeColumns ? count - 1 : 0
    }
  }

  private func column(
    _ place: String, _ controller: SourceNode, pin: KeyValuePairs<String, Double>,
    hasLine: Bool = false
  ) -> Column {
    let id = name + place
    let shown = inNavigation(controller, named: id + "Navigation")
    collector.containerParts.formUnion([id, id + "Line"])
    let view = SourceNode.map(
      [
        "id": text(id), "kind": text(View.Kind.containerView.rawValue), "embed": shown,
        "role": text("transparent"), "pin": numbers(pin),
      ], at: controller.place)
    let line = SourceNode.map(
      [
        "id": text(id + "Line"), "background": text(lineColor),
        "pin": numbers(["top": 0, "bottom": 0, "width": Self.lineWidth]),
      ], at: controller.place)
    return Column(id: id, views: hasLine ? [view, line] : [view])
  }

  /// A column's controller on a separate navigation stack, whose bar shows its title, as UIKit puts
  /// the columns of a split view controller; one that has a bar already, or is a container, as it
  /// is.
  private func inNavigation(_ controller: SourceNode, named id: String) -> SourceNode {
    let definition = controller.text.map { collector.setting.definition($0) } ?? controller
    guard let definition, definition.isMap,
      definition["type"] == nil || definition["type"]?.text == "view",
      !(definition["children"]?.elements ?? []).contains(where: {
        $0["kind"]?.text.flatMap(ViewKinds.kind) == .navigationBar
      })
    else { return controller }
    collector.containerParts.insert(id)
    // The column's keys for its bar are the stack's.
    let bar = definition.entry("bar")
    if let bar { collector.controllers.barKeys.columnBars.insert(bar.keyPlace) }
    let entries = [
      SourceNode.Entry("id", text(id)),
      SourceNode.Entry("type", text(ViewController.Kind.navigation.rawValue)),
      SourceNode.Entry("viewControllers", .list([controller], at: controller.place)),
    ]
    return .map(entries + [bar].compactMap { $0 }, at: controller.place)
  }

  /// Each column but the first follows the line at the end of the one before.
  private func equations(_ columns: [Column]) -> [SourceNode] {
    zip(columns, columns.dropFirst()).flatMap { column, next in
      [
        text("\(column.line).leading == \(column.id).trailing"),
        text("\(next.id).leading == \(column.line).trailing"),
      ]
    }
  }

  /// System colours that the file does not write are not resolved for the appearance yet.
  private var lineColor: String {
    let name = "opaqueSeparator"
    return collector.setting.traits.appearance == .dark ? ColorText.dark(name)?.hex ?? name : name
  }

  private func text(_ text: String) -> SourceNode {
    .scalar(text, isPlain: false, at: node.place)
  }

  private func numbers(_ values: KeyValuePairs<String, Double>) -> SourceNode {
    let entries = values.map { key, value in
      SourceNode.Entry(
        key, .scalar(NumberText.text(of: value), isPlain: true, at: node.place))
    }
    return .map(entries, at: node.place)
  }
}
