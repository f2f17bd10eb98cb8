import EmakiDrawing
import EmakiLayout
import EmakiMotion
import EmakiScenes
import Testing

/// A content view over a menu, as small as it can be: the tests' screen.
enum SideMenu {
  static let environment = LayoutEnvironment(size: Size(width: 375, height: 812), scale: 3)
  static let engine = LayoutEngine(measurer: ApproximateTextMeasurer())

  static func scene(motions: [Motion] = [], states: [State] = []) -> Scene {
    var menu = View(.containerView, id: "menu")
    menu.alpha = 0
    let content = View(.containerView, id: "content", subviews: [View(.label, id: "title")])
    var button = View(.button, id: "button")
    button.alpha = 0
    button.isEnabled = false
    var root = View(.view, id: "root", subviews: [menu, content, button])
    root.constraints =
      pinned("menu", width: 100) + pinned("content") + pinned("button")
      + [
        Constraint(Anchor("title", .top), .equal, Anchor("content", .top), constant: 20),
        Constraint(Anchor("title", .leading), .equal, Anchor("content", .leading), constant: 16),
        Constraint(Anchor("title", .width), constant: 200),
        Constraint(Anchor("title", .height), constant: 24),
      ]
    var scene = Scene(id: "side-menu", controller: ViewController(id: "main", view: root))
    scene.motions = motions
    scene.states = states
    return scene
  }

  static func timeline(_ motion: Motion, states: [State] = [], others: [Motion] = [])
    throws(SceneError) -> Timeline
  {
    try Timeline(
      of: scene(motions: [motion] + others, states: states), motion: motion, engine: engine,
      environment: environment)
  }

  /// Fills the root but for a fixed width; the leading edge has a name to move it by.
  private static func pinned(_ id: ViewID, width: Double? = nil) -> [Constraint] {
    let span =
      width.map { Constraint(Anchor(id, .width), constant: $0) }
      ?? Constraint(Anchor(id, .width), .equal, Anchor("root", .width))
    return [
      Constraint(
        Anchor(id, .leading), .equal, Anchor("root", .leading), identifier: "\(id)Leading"),
      span,
      Constraint(Anchor(id, .top), .equal, Anchor("root", .top)),
      Constraint(Anchor(id, .bottom), .equal, Anchor("root", .bottom)),
    ]
  }
}

extension Timeline {
  /// The presentation of one view at a time.
  func presentation(_ id: ViewID, at time: Double) throws -> Presentation {
    let snapshot = snapshot(at: time)
    return try #require(snapshot.screen.index(of: id).map { snapshot.presentations[$0] })
  }
}
