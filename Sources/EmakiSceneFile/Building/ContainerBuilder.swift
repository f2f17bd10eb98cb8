import EmakiDrawing
import EmakiLayout
import EmakiSceneFormat
import EmakiScenes

/// Makes the views of a navigation, tab bar or page controller around its controllers: a container
/// for their views, and a bar.
struct ContainerBuilder {
  let collector: SceneCollector
  let id: String
  let node: SourceNode
  let kind: ViewController.Kind

  private var placeID: ViewID { ViewID(collector.made(.place, of: id)) }
  private var barID: ViewID { ViewID(collector.made(.bar, of: id)) }

  /// The controllers that `viewControllers` asks to embed.
  func embeds() -> [ViewBuilder.Embed] {
    // A key without a value is reported already.
    if node["viewControllers"]?.isNull == true { return [] }
    guard let list = node["viewControllers"], !list.elements.isEmpty else {
      reportEmpty()
      return []
    }
    // The columns of a split controller are written out, but where their number is wrong.
    if kind == .split { return [] }
    guard [.navigation, .tabBar, .page].contains(kind) || isOfUnknownKind else {
      collector.log.error(
        "a controller of type \(kind.rawValue) has no \"viewControllers\"", at: list.place,
        hint: "it is for navigation, tabBar, page and split; others embed controllers in "
          + "containers")
      return []
    }
    return list.elements.enumerated().map { index, element in
      let name = name(of: element, at: index)
      return ViewBuilder.Embed(
        container: placeID.key, controller: name, rootID: collector.made(.root, of: name),
        node: element)
    }
  }

  private func name(of element: SourceNode, at index: Int) -> String {
    element.text ?? element["id"]?.text ?? "\(id)Controller\(index + 1)"
  }

  /// Reports a container that nothing is in. UIKit's can be empty until code fills them; here
  /// nothing else would, as pushes and selections need what is there.
  private func reportEmpty() {
    let need: (what: String, hint: String)? =
      switch kind {
      case .navigation: ("a root controller", "viewControllers: [list], the root first")
      case .tabBar: ("tabs", "viewControllers: [home, search], one for each tab")
      case .page: ("pages", "viewControllers: [first, second], one for each page")
      case .split where node["children"] == nil:
        ("columns", "viewControllers: [list, detail], two or three")
      default: nil
      }
    guard let need, !node.hasMistyped(["viewControllers"], "controller") else { return }
    collector.log.error(
      "a \(kind.words) controller needs \(need.what)",
      at: (node["viewControllers"] ?? node["type"] ?? node).place, hint: need.hint)
  }

  /// Whether the type is none, which is reported.
  private var isOfUnknownKind: Bool {
    node["type"].map { $0.text.flatMap(ViewController.Kind.init) == nil }
      ?? node.hasMistyped(["type"], "controller")
  }

  private var pageTransition: ViewController.PageTransition {
    node["pageTransition"]?.text.flatMap(ViewController.PageTransition.init) ?? .scroll
  }

  /// Inserts the container, and in front of it the bar, behind everything else.
  func addPlace(of children: [ViewController], to view: inout View) {
    guard let first = children.first else { return }
    var place = View(.containerView, id: placeID)
    place.role = .transparent
    place.origin = .part(.container)
    // As in UIKit's controllers: views that move aside do not cover those beside the container. A
    // page that turns comes towards the eye, over what is around.
    place.clipsToBounds = kind == .navigation || kind == .page && pageTransition == .scroll
    place.embeddedController = first.id
    register(placeID, in: view)
    let bar = bar(children)
    view.subviews.insert(contentsOf: [place] + [bar].compactMap { $0 }, at: 0)
    if let bar { register(bar.id, in: view) }
    view.constraints += placeConstraints(hasBar: bar != nil, root: view.id)
    if bar != nil { view.constraints += barConstraints(root: view.id) }
  }

  private func register(_ id: ViewID, in view: View) {
    collector.register(id.key, parent: view.id.key, at: node.place)
  }

  /// Takes what concerns the controller itself.
  func read(into controller: inout ViewController) {
    controller.selected = node["selected"]?.integer ?? 0
    if let choices = controller.choices {
      collector.controllers.choices[id] = choices
      choices.check(node["selected"], in: collector.log)
    }
    controller.pageTransition = pageTransition
    controller.prefersLargeTitles = prefersLargeTitles
    controller.largeTitleDisplayMode =
      node["largeTitleDisplayMode"]?.text.flatMap(LargeTitleDisplayMode.init) ?? .automatic
    controller.hidesBottomBarWhenPushed = node["hidesBottomBarWhenPushed"]?.bool ?? false
    controller.extendsUnderBar = node["edgesForExtendedLayout"]?.text == "top"
    controller.definesContext = node["definesContext"]?.bool ?? false
    controller.hidesBackButton =
      node["hidesBackButton"]?.bool ?? (node.barItems("leftItems") != nil)
  }

  // MARK: The bar

  private var prefersLargeTitles: Bool {
    kind == .navigation && node["bar"]?["prefersLargeTitles"]?.bool == true
  }

  private func bar(_ children: [ViewController]) -> View? {
    let look = node["bar"]
    if kind == .page || look?["hidden"]?.bool == true { return nil }
    var view = View(kind == .navigation ? .navigationBar : .tabBar, id: barID)
    view.origin = .part(kind == .navigation ? .navigationBar : .tabBar)
    var source = look ?? SourceNode.map([:], at: node.place)
    if kind == .navigation { source = source.adding("text", "").adding("font", "17 semibold") }
    view.read(source, at: collector.setting.traits.textSize)
    if kind == .tabBar {
      if view.control.items.isEmpty { view.readItems(children.map(tabItem)) }
      view.control.selectedIndex = node["selected"]?.integer ?? 0
    }
    view.takeOwnIcons(collector.setting, at: source)
    return view
  }

  /// The tab of a controller in the bar: its `tabBarItem`, else its title.
  private func tabItem(of child: ViewController) -> SourceNode {
    let elements = node["viewControllers"]?.elements ?? []
    let element = elements.enumerated().first { name(of: $1, at: $0) == child.id }?.element
    let own = element?.isMap == true ? element : collector.setting.definition(child.id)
    let title = child.title ?? child.id
    guard let item = own?["tabBarItem"] else {
      return .scalar(title, isPlain: false, at: node.place)
    }
    return item.adding("title", title)
  }

  /// The bar reaches up behind the status bar, or down behind the home indicator.
  private func barConstraints(root: ViewID) -> [Constraint] {
    let isTop = kind == .navigation
    let outer: LayoutAttribute = isTop ? .top : .bottom
    let inner: LayoutAttribute = isTop ? .bottom : .top
    let safe = Anchor(.safeArea(of: root), outer)
    let sides = [.left, .right, outer].map {
      Constraint(Anchor(barID, $0), .equal, Anchor(root, $0))
    }
    let row = Constraint(
      Anchor(barID, inner), .equal, safe, constant: isTop ? 1 : -1,
      priority: prefersLargeTitles ? Priority(900) : .required)
    return sides + [row.counting(isTop ? .navigationBars : .tabBars)]
  }

  private func placeConstraints(hasBar: Bool, root: ViewID) -> [Constraint] {
    let isBelow = hasBar && kind == .navigation
    let top = isBelow ? Anchor(barID, .bottom) : Anchor(root, .top)
    // Under a large title content goes on up to the bar's row.
    let row = Constraint(
      Anchor(placeID, .top), .equal, Anchor(.safeArea(of: root), .top), constant: 1)
    var end = Constraint(Anchor(placeID, .bottom), .equal, Anchor(root, .bottom))
    if hasBar, kind == .tabBar {
      end.second = Anchor(barID, .top)
      end.identifier = ViewController.endOfTabs
    }
    return [
      Constraint(Anchor(placeID, .left), .equal, Anchor(root, .left)),
      Constraint(Anchor(placeID, .right), .equal, Anchor(root, .right)),
      isBelow && prefersLargeTitles
        ? row.counting(.navigationBars) : Constraint(Anchor(placeID, .top), .equal, top),
      end,
    ]
  }
}
