internal import EmakiDrawing
internal import EmakiLayout
internal import EmakiScenes
internal import EmakiXML

/// The heights of a running app's bars, in points, without what the safe area adds.
struct RunningBars {
  let device: RunningDevice

  private var isShort: Bool { !device.isPad && device.size.width > device.size.height }

  private var heights: BarHeights {
    if isShort { return .short }
    return device.isPad && device.safeArea.bottom > 0 ? .roundedPad : .regular
  }

  /// 52 more with a large title, which phones in landscape do not show, 30 more with a prompt.
  func navigationBar(isLarge: Bool, hasPrompt: Bool) -> Double {
    heights.navigationBar + (isLarge && !isShort ? 52 : 0) + (hasPrompt ? 30 : 0)
  }

  var tabBar: Double { heights.tabBar }
  var toolbar: Double { heights.toolbar }
}

/// A screen with bars around the container of a controller's view.
struct BarredScreen {
  /// The view around everything.
  private(set) var view: View
  /// The insets of the content that reaches under the bars.
  private(set) var covered = Insets.zero
  private var top: Anchor
  private var bottom: Anchor

  /// Makes a screen without bars.
  init(id: String) {
    view = View(.view, id: ViewID(id))
    view.isControllerRoot = true
    top = Anchor(view.id, .top)
    bottom = Anchor(view.id, .bottom)
  }

  /// Puts a bar at the top, reaching up behind the status bar.
  ///
  /// - Parameter isClear: whether it has a background only while content lies under it.
  mutating func addTop(_ bar: View, height: Double, coversContent: Bool, isClear: Bool) {
    if isClear { view.subviews.append(.barGround(of: bar.id)) }
    add(bar, .top)
    if isClear { view.constraints += View.groundConstraints(of: bar.id) }
    let safeTop = Anchor(.safeArea(of: view.id), .top)
    view.constraints.append(
      Constraint(
        Anchor(bar.id, .bottom), .equal, safeTop, constant: height,
        identifier: BarLook.heightConstraint(of: bar.id)))
    if coversContent { covered.top = height } else { top = Anchor(bar.id, .bottom) }
  }

  /// Puts a bar at the bottom, reaching down behind the home indicator.
  mutating func addBottom(_ bar: View, height: Double, coversContent: Bool) {
    add(bar, .bottom)
    let safeBottom = Anchor(.safeArea(of: view.id), .bottom)
    view.constraints.append(
      Constraint(Anchor(bar.id, .top), .equal, safeBottom, constant: -height))
    if coversContent { covered.bottom = height } else { bottom = Anchor(bar.id, .top) }
  }

  private mutating func add(_ bar: View, _ edge: LayoutAttribute) {
    var bar = bar
    bar.placement = .constraints
    view.subviews.append(bar)
    for edge in [edge, .left, .right] {
      view.constraints.append(Constraint(Anchor(bar.id, edge), .equal, Anchor(view.id, edge)))
    }
  }

  /// Puts the container of a controller's view under the bars.
  mutating func setContent(id: String, controller: String?) {
    var place = View(.containerView, id: ViewID(id))
    place.embeddedController = controller
    place.role = .transparent
    view.subviews.insert(place, at: 0)
    view.constraints += [
      Constraint(Anchor(place.id, .top), .equal, top),
      Constraint(
        Anchor(place.id, .bottom), .equal, bottom,
        identifier: bottom.item == .view(view.id) ? nil : ViewController.endOfTabs),
      Constraint(Anchor(place.id, .left), .equal, Anchor(view.id, .left)),
      Constraint(Anchor(place.id, .right), .equal, Anchor(view.id, .right)),
    ]
  }
}
