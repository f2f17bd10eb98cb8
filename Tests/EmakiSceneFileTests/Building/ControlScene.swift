import EmakiDrawing
import EmakiLayout
import EmakiScenes
import Testing

/// A scene of a few controls and the motion `m`.
enum ControlScene {
  static func timeline(_ views: String, _ motion: String, _ more: String = "") throws -> Timeline {
    try timeline(of: "children: [\(views)]\nmotions: {m: [\(motion)]}\n\(more)\n")
  }

  static func timeline(of text: String) throws -> Timeline {
    let scene = try Reading.scene(text)
    return try Timeline(
      of: scene, motion: scene.motion(named: "m"),
      engine: LayoutEngine(measurer: ApproximateTextMeasurer()),
      environment: Reading.iPhoneX.environment())
  }
}

extension Timeline {
  /// What is seen of a control at a time.
  func control(_ id: ViewID, at time: Double) throws -> Presentation {
    let snapshot = snapshot(at: time)
    return snapshot.presentations[try #require(snapshot.screen.index(of: id))]
  }
}
