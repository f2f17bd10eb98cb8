import EmakiDrawing
import EmakiScenes

/// The arrows of a map with their labels, for thumbnails at their positions.
struct MapRoutes {
  /// One segue.
  struct Entry {
    let segue: Segue
    let arrow: MapArrow
    let label: Rect
  }

  /// The letters of labels.
  static let font = Font.system(10, .medium)
  /// How long an arrow is that leads out of the storyboard, or back, in points.
  private static let wayOut = 36.0

  /// In drawing order.
  let entries: [Entry]
  /// The area that arrows and labels cover.
  let covered: Rect
  /// Whether a label found no position beside the thumbnails.
  let hidesThumbnails: Bool

  init(_ document: SceneDocument, _ frames: [Rect], _ pen: MapPen) {
    let arrows = Self.arrows(document, frames)
    let obstacles = frames.map { frame in
      frame.inset(by: Insets(top: -MapPlacement.heading, left: 0, bottom: 0, right: 0))
    }
    var labels = LabelPlacement(obstacles: obstacles, arrows: arrows.map(\.arrow))
    var covered = frames.first ?? .zero
    entries = arrows.enumerated().map { number, way in
      let size = pen.chipSize(way.segue.label, Self.font)
      let label = labels.place(size, along: way.arrow, number: number)
      covered = covered.union(label).union(way.arrow.path.bounds ?? label)
      return Entry(segue: way.segue, arrow: way.arrow, label: label)
    }
    self.covered = covered
    hidesThumbnails = labels.hidesObstacles
  }

  private static func arrows(
    _ document: SceneDocument, _ frames: [Rect]
  ) -> [(segue: Segue, arrow: MapArrow)] {
    let places = Dictionary(
      document.scenes.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    var router = MapRouter(frames, heading: MapPlacement.heading)
    var pairs: [(from: Int, to: Int)] = []
    var inside: [Segue] = []
    var stubs: [(segue: Segue, arrow: MapArrow)] = []
    for segue in document.segues {
      guard let from = places[segue.source] else { continue }
      if let to = places[segue.destination] {
        pairs.append((from, to))
        inside.append(segue)
      } else {
        stubs.append((segue, router.wayOut(of: from, length: Self.wayOut)))
      }
    }
    return zip(inside, router.ways(pairs)).map { ($0, $1) } + stubs
  }
}
