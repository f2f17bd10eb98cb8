public import EmakiDrawing
import EmakiLayout
public import EmakiScenes
public import EmakiWireframe

/// Draws the scenes of a storyboard as thumbnails at their places on the canvas, with an arrow for
/// each segue.
public struct StoryboardMap: Sendable {
  private let wireframe: Wireframe
  private let measurer: any TextMeasuring

  /// Makes maps in a theme; the measurer must be the wireframe's.
  public init(theme: Theme, measurer: any TextMeasuring) {
    var theme = theme
    // Labels of single views would be unreadable at the size of thumbnails.
    theme.isAnnotated = false
    wireframe = Wireframe(theme: theme, measurer: measurer)
    self.measurer = measurer
  }

  /// The map.
  ///
  /// Each arrow is a group named `segue-` and the segue's id, each scene one named `scene-` and
  /// its id.
  ///
  /// - Parameter scale: pixels a point of the map.
  public func displayList(of document: SceneDocument, scale: Double) -> DisplayList {
    let engine = LayoutEngine(measurer: measurer)
    let screens = document.scenes.map { scene in
      engine.layOut(
        scene.controller.assembledView(), in: scene.environment ?? Device.standard.environment())
    }
    let placement = MapPlacement(
      zip(document.scenes, screens).map { ($0.canvasPosition, $1.size) })
    let margin = 48.0
    let frames = placement.frames.map { $0.offset(x: margin, y: margin) }
    var pen = MapPen(palette: wireframe.theme.palette, measurer: measurer)
    let reach = Reachability(document)
    for (index, scene) in document.scenes.enumerated() {
      let picture = wireframe.displayList(
        of: Snapshot(screens[index]), scale: scale * MapPlacement.reduction, options: plain)
      let isInitial = scene.id == document.initialScene
      let isReached = document.initialScene == nil || reach.reached.contains(scene.id)
      pen.thumbnail(
        of: scene, picture, in: frames[index], isInitial: isInitial, isReached: isReached,
        room: MapPlacement.room(forNameOver: index, among: frames))
    }
    let arrows = drawArrows(document, frames, &pen)
    let extent = arrows.union(
      Rect(x: 0, y: 0, width: placement.size.width, height: placement.size.height)
        .offset(x: margin, y: margin))
    let move = Transform.translation(x: margin - extent.minX, y: margin - extent.minY)
    return DisplayList(
      size: Size(
        width: (extent.width + 2 * margin).rounded(.up),
        height: (extent.height + 2 * margin).rounded(.up)),
      background: wireframe.theme.palette.paper,
      items: [.group(DisplayGroup(transform: move, items: pen.items))])
  }

  /// Without status bar and margin: thumbnails touch their frames.
  private var plain: Wireframe.Options {
    var options = Wireframe.Options()
    options.margin = 0
    options.showsStatusBar = false
    return options
  }

  /// Draws all arrows, then their labels over them; returns what they cover.
  private func drawArrows(_ document: SceneDocument, _ frames: [Rect], _ pen: inout MapPen) -> Rect
  {
    let places = Dictionary(
      document.scenes.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    let known = document.segues.filter { places[$0.source] != nil && places[$0.destination] != nil }
    let pairs = known.compactMap { segue -> (from: Int, to: Int)? in
      guard let from = places[segue.source], let to = places[segue.destination] else { return nil }
      return (from, to)
    }
    let ports = MapPorts(pairs, frames: frames)
    var covered = frames.first ?? .zero
    var labels = LabelPlacement(obstacles: frames)
    var arrows: [(Segue, MapArrow)] = []
    for (segue, end) in zip(known, ports.ends) {
      let arrow = MapArrow(from: end.start, end.startSide, to: end.end, end.endSide)
      arrows.append((segue, arrow))
      covered = covered.union(arrow.path.bounds ?? covered)
    }
    // Ways out of the storyboard, and back: a stub at the source's right edge.
    let others = document.segues.filter { places[$0.destination] == nil }
    for (index, segue) in others.enumerated() {
      guard let from = places[segue.source] else { continue }
      let y = frames[from].maxY - 14 - Double(index % 8) * 22
      let start = Point(x: frames[from].maxX, y: y)
      let end = Point(x: start.x + 36, y: y)
      arrows.append((segue, MapArrow(from: start, .right, to: end, .left)))
      covered = covered.union(Rect(minX: start.x, minY: y - 9, maxX: end.x, maxY: y + 9))
    }
    for (segue, arrow) in arrows {
      let font = Font.system(10, .medium)
      let size = pen.chipSize(segue.label, font)
      let place = labels.place(size, along: arrow)
      covered = covered.union(place)
      pen.arrow(segue, arrow, label: place, font: font)
    }
    return covered
  }
}

extension Segue {
  /// Kind and identifier, as the arrow's label says them.
  var label: String { identifier.map { "\(kind.rawValue) · \($0)" } ?? kind.rawValue }
}
