public import EmakiDrawing
import EmakiLayout
public import EmakiScenes
public import EmakiWireframe

/// Draws the scenes of a storyboard as thumbnails at their positions on the canvas, with an arrow
/// for each segue.
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
  /// Each arrow is a group named `segue-` and the segue's id, its label one named `label-` and that
  /// id, each scene one named `scene-` and its id.
  ///
  /// - Parameter scale: pixels a point of the map.
  public func displayList(of document: SceneDocument, scale: Double) -> DisplayList {
    let engine = LayoutEngine(measurer: measurer)
    let screens = document.scenes.map { scene in
      engine.layOut(
        scene.controller.assembledView(),
        in: scene.environment
          ?? (scene.device.flatMap(Device.named) ?? .standard).environment(
            orientation: scene.orientation ?? .portrait))
    }
    var pen = MapPen(palette: wireframe.theme.palette, measurer: measurer)
    let scenes = zip(document.scenes, screens).map { ($0.canvasPosition, $1.size) }
    let (placement, routes) = arranged(document, scenes, pen)
    let frames = placement.frames
    let reach = Reachability(document)
    var covered = routes.covered.union(Rect(origin: .zero, size: placement.size))
    for (index, scene) in document.scenes.enumerated() {
      let picture = wireframe.displayList(
        of: Snapshot(screens[index]), scale: scale * MapPlacement.reduction, options: plain)
      let end = pen.thumbnail(
        of: scene, picture, in: frames[index], by: reach.way(to: scene.id),
        room: MapPlacement.room(forNameOver: index, among: frames))
      covered.size.width = max(covered.width, end - covered.minX)
    }
    for route in routes.entries { pen.arrow(route.segue, route.arrow) }
    for route in routes.entries {
      pen.label(of: route.segue, in: route.label, font: MapRoutes.font)
    }
    let margin = 48.0
    let move = Transform.translation(x: margin - covered.minX, y: margin - covered.minY)
    return DisplayList(
      size: Size(
        width: (covered.width + 2 * margin).rounded(.up),
        height: (covered.height + 2 * margin).rounded(.up)),
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

  /// Thumbnails and arrows so close to one another as leaves the labels room.
  private func arranged(
    _ document: SceneDocument, _ scenes: [(Scene.CanvasPosition?, Size)], _ pen: MapPen
  ) -> (placement: MapPlacement, routes: MapRoutes) {
    func arranged(_ spread: Double) -> (placement: MapPlacement, routes: MapRoutes) {
      let placement = MapPlacement(scenes, spread: spread)
      return (placement, MapRoutes(document, placement.frames, pen))
    }
    var best = arranged(MapPlacement.spreads[0])
    for spread in MapPlacement.spreads.dropFirst() where best.routes.hidesThumbnails {
      best = arranged(spread)
    }
    return best
  }
}

extension Segue {
  /// Kind and identifier, as the arrow's label says them.
  var label: String { identifier.map { "\(kind.rawValue) · \($0)" } ?? kind.rawValue }
}
