import EmakiDrawing
import EmakiLayout
import EmakiMotion
import EmakiPreview
import EmakiRendering
import EmakiScenes
import EmakiWireframe

/// The tests' screen: a content view with a box and a list that is cut, over a menu.
enum Stage {
  static func scene(_ motion: Motion?, contentID: ViewID = "content") -> Scene {
    var menu = View(.containerView, id: "menu")
    menu.role = .fill
    var box = View(.view, id: "box")
    box.role = .fill
    var list = View(.scrollView, id: "list", subviews: [View(.view, id: "row")])
    list.clipsToBounds = true
    var content = View(.containerView, id: contentID, subviews: [box, list])
    content.role = .surface
    var root = View(.view, id: "root", subviews: [menu, content])
    root.constraints =
      place("menu", in: "root", x: 0, y: 0, width: 100, height: 812)
      + place(contentID, in: "root", x: 0, y: 0, width: 375, height: 812)
      + place("box", in: contentID, x: 20, y: 100, width: 120, height: 80)
      + place("list", in: contentID, x: 0, y: 300, width: 300, height: 200)
      + place("row", in: "list", x: 10, y: 20, width: 400, height: 60)
    var scene = Scene(id: "stage", controller: ViewController(id: "main", view: root))
    scene.motions = motion.map { [$0] } ?? []
    return scene
  }

  /// The device of the figures in tests: 375 × 812 points.
  static let iPhoneX = Device.all.first { $0.name == "iPhone X" } ?? .standard

  static func reel(
    _ motion: Motion?, sampling: Sampling = .fps(60), contentID: ViewID = "content",
    theme: Theme = .greek, orientation: Orientation = .portrait
  ) throws -> MotionFrames {
    var options = RenderOptions()
    options.device = iPhoneX
    options.orientation = orientation
    options.theme = theme
    options.scale = 1
    let renderer = try SceneRenderer(
      scene: scene(motion, contentID: contentID), motion: motion, options: options)
    return MotionFrames(
      scene: "Stage", motion: motion?.name, device: "iPhone X", renderer: renderer, scale: 1,
      times: try sampling.times(duration: renderer.timeline.duration))
  }

  /// The content slides to the side, on ease-out.
  static let slide = Motion(
    name: "slide",
    steps: [
      .animate(
        Animation(
          duration: 0.26, pacing: .curve(.easeOut), changes: [.view("content", .x(100))]))
    ])

  /// Everything at once: a move, a growing clip, a fade, a turn, something that comes at the end.
  static let medley = Motion(
    name: "medley",
    steps: [
      .parallel([
        .animate(Animation(duration: 0.4, changes: [.view("content", .x(60))])),
        .animate(Animation(duration: 0.4, changes: [.view("list", .height(300))])),
        .animate(Animation(duration: 0.2, delay: 0.1, changes: [.view("menu", .alpha(0.25))])),
        .animate(
          Animation(
            duration: 0.3,
            changes: [
              .view("box", .transform(ViewTransform(scale: Point(x: 1.5, y: 1.5), rotation: 0.6)))
            ])),
      ]),
      .set([.view("row", .isHidden(true))]),
    ])

  static func place(
    _ id: ViewID, in parent: ViewID, x: Double, y: Double, width: Double, height: Double
  ) -> [Constraint] {
    [
      Constraint(Anchor(id, .left), .equal, Anchor(parent, .left), constant: x),
      Constraint(Anchor(id, .top), .equal, Anchor(parent, .top), constant: y),
      Constraint(Anchor(id, .width), constant: width),
      Constraint(Anchor(id, .height), constant: height),
    ]
  }
}

extension MotionFrames {
  /// How far the motion has come at one time.
  func progress(at time: Double) -> Double { progress(at: [time])[0] }
}
