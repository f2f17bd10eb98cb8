import EmakiDrawing
package import EmakiLayout
import EmakiSceneFormat

/// Makes the view tree of one controller; its constraints are kept for when all ids are known.
struct ViewBuilder {
  /// A container that asks for a controller.
  struct Embed {
    var container: String
    /// The id of the controller.
    var controller: String
    /// The default id of the controller's view.
    var rootID: String
    /// Whether it waits for its segue.
    var isLazy = false
    /// Its name, or the controller itself.
    var node: SourceNode
  }

  let collector: SceneCollector
  private(set) var pending: [PendingConstraints] = []
  private(set) var embeds: [Embed] = []

  var log: DiagnosticLog { collector.log }

  init(_ collector: SceneCollector) {
    self.collector = collector
  }

  /// The root view of a controller.
  mutating func root(_ node: SourceNode, defaultID: String) -> View {
    view(node, id: node["id"]?.text ?? defaultID, parent: nil)
  }

  /// A view with its subviews.
  ///
  /// Views are large and lie deep: what goes down the tree has few copies of them on the stack, and
  /// what does the work returns before it goes on.
  mutating func view(_ node: SourceNode, id: String, parent: String?) -> View {
    var view = viewAlone(node, id: id, parent: parent)
    addSubviews(of: node, to: &view)
    if let control = node["refreshControl"] { addRefreshControl(control, to: &view) }
    for host in RowBuilder(collector).hosts(node, of: view) { add(host, to: &view) }
    if let list = node["constraints"] { pending.append(.list(list, owner: id)) }
    return view
  }

  private mutating func viewAlone(_ node: SourceNode, id: String, parent: String?) -> View {
    let isNew = collector.register(id, parent: parent, at: node["id"]?.place ?? node.place)
    warnOfReservedID(node)
    var view = View(node.viewKind, id: ViewID(id))
    view.place = log.filePlace(node.place)
    view.origin =
      node["id"]?.text == nil
      ? .unnamed
      : collector.containerParts.contains(id) || id == KeyboardExpansion.place
        ? .part(.container) : .named
    view.read(node, at: collector.setting.traits.textSize)
    let namedFiles = collector.setting.namedFiles
    if let image = node["image"] { view.image = view.image.map { namedFiles.picture($0, image) } }
    view.takeOwnIcons(collector.setting, at: node)
    view.rows = RowBuilder(collector).content(node, of: view)
    collector.note(view, selected: node["selected"])
    warnOfIdleKeys(node, of: view)
    warnOfIdleParts(node, of: view)
    checkTogether(node)
    if node["on"]?.isMap == true || node["pan"] != nil {
      collector.reactions.append(Reaction(view: id, node: node))
    }
    if let mask = node["frame"] {
      log.refuseNegativeSize(in: mask)
      view.readFrame(mask, node)
    }
    // The names of its constraints would be taken, too.
    if let pin = node["pin"], isNew {
      pending.append(.pin(pin, view: id, yields: node["frame"] != nil))
    }
    if let embed = node["embed"] {
      self.embed(embed, into: &view, isLazy: node["lazy"]?.bool ?? false)
    }
    for guide in node["guides"]?.elements ?? [] {
      guard let name = guide.text else { continue }
      collector.register(name, parent: id, isGuide: true, at: guide.place)
      view.guides.append(LayoutGuide(id: ViewID(name)))
    }
    return view
  }

  private mutating func addSubviews(of node: SourceNode, to view: inout View) {
    guard var children = node["children"], children.isList else { return }
    if view.kind == .tableCell { children = CellContent(node).children(children) }
    let parent = view.id.key
    var counts: [View.Kind: Int] = [:]
    for child in children.elements where child.isMap && collector.hasRoom(at: child.place) {
      counts[child.viewKind, default: 0] += 1
      let number = counts[child.viewKind] ?? 1
      // A slash cannot stand in a given id, so that made ones never take one.
      let made = "\(parent)/\(child.viewKind.rawValue)" + (number == 1 ? "" : String(number))
      let id = child["id"]?.text ?? made
      view.subviews.append(self.view(child, id: id, parent: parent))
      if let gap = child["spacingAfter"]?.number {
        view.stack?.customSpacing[ViewID(id)] = gap
      }
    }
  }

  /// Adds a header or footer of a table as its subview, as wide as the table and no higher than
  /// what is in it asks for; the rows decide where it lies.
  private mutating func add(_ host: RowBuilder.Host, to table: inout View) {
    let id = host.node["id"]?.text ?? table.id.inner(host.name).key
    let subview = view(host.node, id: id, parent: table.id.key)
    table.rows?.hosted[host.part] = subview.id
    for edge in [LayoutAttribute.left, .top] {
      table.constraints.append(
        Constraint(Anchor(subview.id, edge), .equal, Anchor(.content(of: table.id), edge)))
    }
    table.constraints.append(
      Constraint(Anchor(subview.id, .width), .equal, Anchor(.frame(of: table.id), .width)))
    table.constraints.append(
      Constraint(
        Anchor(subview.id, .height), .equal, constant: 0, priority: .fittingSizeLevel))
    table.subviews.append(subview)
  }

  private func warnOfIdleKeys(_ node: SourceNode, of view: View) {
    for entry in node.entries {
      guard let key = SceneFormat.view.key(entry.key), !key.kinds.isEmpty,
        !key.kinds.contains(view.kind), key.shape.problem(with: entry.value) == nil
      else { continue }
      log.warning(
        "\"\(key.name)\" does nothing for a \(view.kind.rawValue)", at: entry.keyPlace,
        hint: view.kind.otherKey(for: key.name) ?? "it is for \(key.kindNames)")
    }
    if let align = node.entry("align"), view.kind == .stackView {
      log.warning(
        "\"align\" does nothing for a stackView", at: align.keyPlace,
        hint: "where its views lie across it is its \"alignment\"")
    }
    for entry in node.tabKeys where view.kind != .tabBar {
      log.warning(
        "\"\(entry.key)\" of an item does nothing for a \(view.kind.rawValue)",
        at: entry.keyPlace, hint: "it is for tabBar")
    }
    if let text = node["text"], text.text != "", view.kind == .imageView || view.kind == .icon {
      log.warning(
        "\"text\" does nothing for an \(view.kind.rawValue)", at: text.place,
        hint: view.kind == .icon
          ? "without \"kind: icon\" it is a label with an icon before its text"
          : "a text over or beside a picture is a view of its own")
    }
    if let style = node["style"], let text = style.text, !text.isEmpty,
      let problem = ViewStyles.problem(text, of: view.kind)
    {
      log.warning(problem.message, at: style.place, hint: problem.hint)
    }
  }

  /// Reports keys that contradict one another.
  private func checkTogether(_ node: SourceNode) {
    if node["kind"]?.text == "column", let axis = node["axis"], axis.text == "horizontal" {
      log.warning(
        "a column is vertical, and \"axis\" says otherwise", at: axis.place,
        hint: "a horizontal stack view is of the kind row")
    }
    if let ends = node["zoomRange"], case let range = ends.elements.compactMap(\.number),
      range.count == 2, range[0] > range[1]
    {
      log.error(
        "the smallest zoom factor is larger than the largest", at: ends.place,
        hint: "the smallest stands first")
    }
    if let pin = node["pin"], node["frame"] != nil {
      log.warning(
        "\"frame\" and \"pin\" both place the view", at: pin.place,
        hint: "the frame holds; leave one of them out")
    }
  }

  private mutating func embed(_ node: SourceNode, into view: inout View, isLazy: Bool) {
    let container = view.id.key
    let controller = node.text ?? node["id"]?.text ?? container + "Controller"
    view.embeddedController = controller
    embeds.append(
      Embed(
        container: container, controller: controller,
        rootID: collector.made(.root, of: container), isLazy: isLazy, node: node))
  }
}

extension SourceNode {
  /// The kind that a view's node says, or that its content suggests.
  package var viewKind: View.Kind {
    if let kind = self["kind"]?.text.flatMap(ViewKinds.kind) { return kind }
    if self["embed"] != nil { return .containerView }
    if self["icon"] != nil { return self["text"] == nil ? .icon : .label }
    if self["image"] != nil { return .imageView }
    if self["text"] != nil { return .label }
    if self["layout"] != nil { return .collectionView }
    if self["rows"] != nil || self["sections"] != nil { return .tableView }
    return .view
  }
}

extension View.Kind {
  /// A hint at this kind's name for a key of other kinds.
  fileprivate func otherKey(for key: String) -> String? {
    switch (self, key) {
    case (.tableView, "items"), (.collectionView, "items"): "its rows are called \"rows\""
    case (.pageControl, "items"): "the number of its dots is called \"pages\""
    case (.switch, "value"), (.switch, "selected"), (.button, "selected"): "it is called \"on\""
    case (.stepper, "value"): "a stepper shows no value; a label beside it can"
    default: nil
    }
  }
}
