import EmakiDrawing
import EmakiLayout
import EmakiScenes

/// The way of a view's centre over the screen.
struct MotionPath {
  let view: String
  /// One for each step, in points on the screen.
  let points: [Point]

  /// The paths of the views that some spans move by themselves, as far as they are seen on the way.
  static func all(of spans: [MotionSpan], views: [MovingView]) -> [MotionPath] {
    let moved = Set(
      spans.filter { $0.pacing != nil && $0.property.isPlace }.map(\.view.rawValue))
    return views.filter { moved.contains($0.id) && $0.isMoving }.map { view in
      MotionPath(view: view.id, points: view.rects.map(\.center))
    }
  }
}
