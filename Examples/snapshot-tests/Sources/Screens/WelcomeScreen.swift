import EmakiDrawing
import EmakiLayout
import EmakiMotion
import EmakiScenes

/// A title over a button; both come in from below.
public struct WelcomeScreen {
  /// What the title says.
  public var title = "Welcome"
  /// Seconds until the button follows the title.
  public var buttonDelay = 0.1

  /// Makes the screen as designed.
  public init() {}

  /// The screen with its motion.
  public var scene: Scene {
    var scene = Scene(
      id: "welcome", title: "Welcome", controller: ViewController(id: "welcome", view: root))
    scene.states = [
      State(
        name: "hidden",
        changes: ["title", "start"].flatMap { id -> [Change] in
          [
            .view(ViewID(id), .alpha(0)),
            .view(ViewID(id), .transform(ViewTransform(translation: Point(x: 0, y: 24)))),
          ]
        })
    ]
    scene.motions = [
      Motion(
        name: "appear", startState: "hidden",
        steps: [
          .parallel([
            appearance(of: "title", after: 0), appearance(of: "start", after: buttonDelay),
          ])
        ])
    ]
    scene.defaultMotion = "appear"
    return scene
  }

  private func appearance(of id: ViewID, after delay: Double) -> MotionStep {
    .animate(
      Animation(
        duration: 0.3, delay: delay, pacing: .curve(.easeOut),
        changes: [.view(id, .alpha(1)), .view(id, .transform(.identity))]))
  }

  private var root: View {
    var label = View(.label, id: "title")
    label.text = TextContent(title)
    var button = View(.button, id: "start")
    button.text = TextContent("Start")
    var root = View(.view, id: "root", subviews: [label, button])
    root.constraints = [
      Constraint(Anchor("title", .centerX), .equal, Anchor("root", .centerX)),
      Constraint(Anchor("title", .top), .equal, Anchor(.safeArea(of: "root"), .top), constant: 96),
      Constraint(Anchor("start", .centerX), .equal, Anchor("root", .centerX)),
      Constraint(Anchor("start", .top), .equal, Anchor("title", .bottom), constant: 24),
    ]
    return root
  }
}
