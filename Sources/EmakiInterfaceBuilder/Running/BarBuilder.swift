internal import EmakiDrawing
internal import EmakiLayout
internal import EmakiScenes

/// Puts the bars of a controller around its content.
struct BarBuilder {
  private let assembly: ControllerAssembly
  private let bars: Bars
  private let content: XMLElement
  private let heights: RunningBars
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
  mutating func addNavigationBar(_ element: XMLElement?, item: XMLElement?, isPushed: Bool) {
    guard let bar = bars.navigation else { return }
    let height = heights.navigationBar(isLarge: bar.isLarge)
    let covers = reaches("top", under: bar)
    let translation = translation
    let title = content["title"]
    makers.append { id, screen in
      var view = Self.bar(.navigationBar, element, id: "\(id)-navigationBar", translation)
      view.text = TextContent(
        item.flatMap { translation.text($0, "title") } ?? title ?? "",
        font: .system(17, .semibold), alignment: .center)
      if let item { translation.setButtons(of: item, in: &view) }
      view.text?.color = element.flatMap(translation.titleColor)
      if bar.isLarge {
        view.control.style = "large"
      } else if isPushed {
        view.control.style = "back"
      }
      screen.addTop(view, height: height, coversContent: covers)
    }
  }

  /// Adds the tab bar of a controller, if there is to be one.
  mutating func addTabBar(_ element: XMLElement?) {
    guard let bar = bars.tab else { return }
    let covers = reaches("bottom", under: bar)
    let (height, translation) = (heights.tabBar, translation)
    let tabs = element.map(tabs) ?? []
    makers.append { id, screen in
      var view = Self.bar(.tabBar, element?.child("tabBar"), id: "\(id)-tabBar", translation)
      translation.setTabs(tabs, in: &view)
      screen.addBottom(view, height: height, coversContent: covers)
    }
  }

  /// Adds the toolbar, if there is to be one and no tab bar is in its place.
  mutating func addToolbar(_ element: XMLElement?) {
    guard let bar = bars.toolbar, bars.tab == nil else { return }
    let covers = reaches("bottom", under: bar)
    let (height, translation) = (heights.toolbar, translation)
    let items = element?.list("toolbarItems").map(translation.buttonTitle) ?? []
    makers.append { id, screen in
      var view = Self.bar(.toolbar, nil, id: "\(id)-toolbar", translation)
      view.control.items = items.filter { !$0.isEmpty }
      screen.addBottom(view, height: height, coversContent: covers)
    }
  }

  /// The controller around another, with the bars.
  func controller(
    id: String, kind: ViewController.Kind, around child: ViewController?
  ) -> ViewController {
    var screen = BarredScreen(id: "\(id)-view")
    for make in makers { make(id, &screen) }
    screen.setContent(id: "\(id)-content", controller: child?.id)
    var child = child
    child?.view.additionalSafeAreaInsets = screen.covered
    let (top, bottom) = scrollInsets(covered: screen.covered, child)
    child?.addScrollInsets(top: top, bottom: bottom, excluding: translation.unadjusted)
    return ViewController(id: id, kind: kind, view: screen.view, children: child.map { [$0] } ?? [])
  }

  /// How far the bars, and what the device covers, reach over the content; what a container inside
  /// knows already is left out.
  private func scrollInsets(
    covered: Insets, _ child: ViewController?
  ) -> (top: Double, bottom: Double) {
    let safe = child?.isBarContainer == true ? Insets.zero : assembly.device.safeArea
    let top = covered.top > 0 || bars.navigation == nil ? covered.top + safe.top : 0
    let hasBottom = bars.tab != nil || bars.toolbar != nil
    let bottom = covered.bottom > 0 || !hasBottom ? covered.bottom + safe.bottom : 0
    return (top, bottom)
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
