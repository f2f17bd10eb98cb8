internal import EmakiDrawing
internal import EmakiLayout
internal import EmakiScenes
internal import EmakiXML

/// Puts the bars of a controller around its content.
struct BarBuilder {
  private let assembly: ControllerAssembly
  private let bars: Bars
  private let content: XMLElement
  private let heights: RunningBars
  /// The look of the navigation bar for the controller inside; `nil` where there is none.
  private(set) var look: BarLook?
  private var makers: [(String, inout BarredScreen) -> Void] = []

  /// - Parameter content: the controller inside, which may keep clear of the bars.
  init(_ assembly: ControllerAssembly, _ bars: Bars, content: XMLElement) {
    self.assembly = assembly
    self.bars = bars
    self.content = content
    heights = RunningBars(device: assembly.device)
  }

  private var translation: Translation { assembly.translation }

  /// Whether the content reaches under a bar.
  private func reaches(_ edge: String, under bar: Bars.Bar) -> Bool {
    RootSituation(kind: .controller, size: .zero, element: content).extends(to: edge, under: bar)
  }

  /// Adds the navigation bar, if there is to be one.
  ///
  /// - Parameter back: what its back button says; `nil` for none.
  mutating func addNavigationBar(_ element: XMLElement?, item: XMLElement?, back: String?) {
    guard let bar = bars.navigation else { return }
    let hasPrompt = item?["prompt"]?.isEmpty == false
    let height = heights.navigationBar(isLarge: bar.isLarge, hasPrompt: hasPrompt)
    let covers = reaches("top", under: bar)
    let translation = translation
    var shown = View(.navigationBar, id: "bar")
    shown.text = TextContent(
      item.flatMap { translation.text($0, "title") } ?? content["title"] ?? "",
      font: .system(17, .semibold), alignment: .center)
    shown.text?.color = element.flatMap(translation.titleColor)
    if let item {
      translation.setButtons(of: item, in: &shown)
      translation.setTitleView(of: item, in: &shown)
    }
    shown.control.bar.backTitle = back
    shown.control.bar.isLarge = bar.isLarge
    let toolbar = bars.toolbar != nil && bars.tab == nil ? heights.toolbar : 0
    let own = BarLook(
      text: shown.text, control: shown.control, height: height,
      covered: Insets(top: covers ? height : 0, left: 0, bottom: toolbar, right: 0))
    look = own
    makers.append { id, screen in
      var view = Self.bar(.navigationBar, element, id: "\(id)-navigationBar", translation)
      view.text = own.text
      view.control = own.control
      // Since iOS 15 a bar shows what begins under it, unless it has a colour.
      let isClear = covers && !bar.isOpaque && view.backgroundColor == nil
      if isClear { view.backgroundColor = .clear }
      screen.addTop(view, height: height, coversContent: covers, isClear: isClear)
    }
  }

  /// Adds the tab bar of a controller, if there is to be one.
  ///
  /// - Parameter selected: the tab that is shown, from 0.
  mutating func addTabBar(_ element: XMLElement?, selected: Int = 0) {
    guard let bar = bars.tab else { return }
    let covers = reaches("bottom", under: bar)
    let (height, translation) = (heights.tabBar, translation)
    let tabs = element.map(tabs) ?? []
    let isPad = heights.device.isPad
    makers.append { id, screen in
      var view = Self.bar(.tabBar, element?.child("tabBar"), id: "\(id)-tabBar", translation)
      translation.setTabs(tabs, in: &view)
      view.control.selectedIndex = selected
      if !isPad { view.control.gatherTabs() }
      screen.addBottom(view, height: height, coversContent: covers)
    }
  }

  /// Adds the toolbar, if there is to be one and no tab bar replaces it.
  mutating func addToolbar(_ element: XMLElement?) {
    guard let bar = bars.toolbar, bars.tab == nil else { return }
    let covers = reaches("bottom", under: bar)
    let (height, translation) = (heights.toolbar, translation)
    let items = element?.list("toolbarItems") ?? []
    makers.append { id, screen in
      var view = Self.bar(.toolbar, nil, id: "\(id)-toolbar", translation)
      translation.setToolbarItems(items, in: &view)
      screen.addBottom(view, height: height, coversContent: covers)
    }
  }

  /// The controller around others, with the bars; the first of them is shown.
  func controller(
    id: String, kind: ViewController.Kind, around children: [ViewController]
  ) -> ViewController {
    var screen = BarredScreen(id: "\(id)-view")
    for make in makers { make(id, &screen) }
    screen.setContent(id: "\(id)-content", controller: children.first?.id)
    let covered = screen.covered
    let inside = children.map { child in
      var child = child
      child.barLook = look
      child.view.additionalSafeAreaInsets = covered
      return child
    }
    return ViewController(id: id, kind: kind, view: screen.view, children: inside)
  }

  private static func bar(
    _ kind: View.Kind, _ element: XMLElement?, id: String, _ translation: Translation
  ) -> View {
    var view = View(kind, id: ViewID(element?.id.map { "\(id)-\($0)" } ?? id))
    guard let element else { return view }
    view.tintColor = translation.color(element, "tintColor")
    view.backgroundColor = translation.barColor(element)
    return view
  }

  private func tabs(_ element: XMLElement) -> [(item: XMLElement?, title: String)] {
    let tabs = assembly.segues.leaving(element.id ?? "").filter { $0.kind == "relationship" }
    return tabs.map { tab in
      let controller = assembly.scenes.entry(of: tab.destination)?.controller
      let item = controller?.child("tabBarItem", key: "tabBarItem")
      return (item, controller?.controllerTitle ?? "")
    }
  }
}

extension ControlContent {
  /// A phone has room for five tabs: of more it shows four, and behind them one for the rest.
  fileprivate mutating func gatherTabs() {
    guard items.count > 5 else { return }
    items = items.prefix(4) + [ControlItem("ellipsis: More")]
    selectedIndex = selectedIndex.map { min($0, 4) }
  }
}
