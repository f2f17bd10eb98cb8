import EmakiCairo
import EmakiDrawing
import EmakiLayout
import EmakiRendering
import EmakiScenes
import EmakiWireframe

/// The frames of a motion as one picture of lines and letters in which parts move.
struct VectorAnimation {
  /// The picture; the groups that move have the names of the tracks.
  let elements: AnimatedElements
  let views: [MovingView]
  /// Seconds.
  let times: [Double]
  /// Where the screen lies in the picture: the margin around it, in points.
  let origin: Point

  /// Edges of moving items lie on this grid, which holds those of 1, 2 and 3 pixels a point and
  /// moves smoothly; resting items lie on the pixels of `MotionFrames`.
  private static let gridScale = 12.0

  init(_ reel: MotionFrames) {
    let renderer = reel.renderer
    var options = renderer.wireframeOptions
    options.namesViews = true
    let snapshots = reel.times.map { renderer.timeline.snapshot(at: $0) }
    func list(_ step: Int, scale: Double) -> DisplayList {
      options.touches = renderer.touches(at: reel.times[step])
      return renderer.wireframe.displayList(of: snapshots[step], scale: scale, options: options)
    }
    let lists = snapshots.indices.map { list($0, scale: Self.gridScale) }
    elements = MovingPicture(lists, scale: reel.scale) { list($0, scale: reel.scale) }.elements()
    views = MovingView.among(snapshots)
    times = reel.times
    let margin = ((lists.first?.size.width ?? 0) - (snapshots.first?.screen.size.width ?? 0)) / 2
    origin = Point(x: margin, y: margin)
  }
}
