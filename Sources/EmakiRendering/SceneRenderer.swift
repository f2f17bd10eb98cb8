public import EmakiCairo
public import EmakiDrawing
public import EmakiLayout
public import EmakiScenes
public import EmakiWireframe

/// Says how a scene looks at any moment of one of its motions.
///
/// The picture of a moment depends on nothing but the scene, the options and the time: neither on
/// the pictures drawn before nor on the thread.
public final class SceneRenderer: Sendable {
  /// The scene's values over time.
  public let timeline: Timeline
  /// The links by which properties follow something else at every moment.
  public let links: [Link]
  /// The fonts that pictures are measured and drawn with.
  public let fonts: FontBook
  /// Draws screens as this renderer does, for pictures that are composed of several.
  public let wireframe: Wireframe
  /// The options for the parts around and over the views.
  public let wireframeOptions: Wireframe.Options
  /// Paints display lists with the renderer's fonts.
  public let painter: Painter
  private let options: RenderOptions
  private let measurer: any TextMeasuring

  /// Lays the scene out for its `defaultMotion`, or at rest where it has none.
  ///
  /// - Throws: `SceneError` where the scene has no such motion, or the motion names what the scene does
  ///   not have.
  public convenience init(
    scene: Scene, options: RenderOptions = RenderOptions(), fonts: FontBook = FontBook()
  ) throws(SceneError) {
    let motion = try scene.defaultMotion.map { name throws(SceneError) in
      guard let motion = scene.motion(named: name) else { throw .unknownMotion(name) }
      return motion
    }
    try self.init(scene: scene, motion: motion, options: options, fonts: fonts)
  }

  /// Lays the scene out for a motion, or at rest for `nil`.
  ///
  /// - Throws: `SceneError` where the motion names what the scene does not have.
  public init(
    scene: Scene, motion: Motion?, options: RenderOptions = RenderOptions(),
    fonts: FontBook = FontBook()
  ) throws(SceneError) {
    let measurer: any TextMeasuring =
      options.theme.drawsTextAsBars
      ? ApproximateTextMeasurer() : PangoTextMeasurer(fonts: fonts)
    let environment = scene.environment ?? options.environment
    timeline = try Timeline(
      of: scene, motion: motion, engine: LayoutEngine(measurer: measurer),
      environment: environment)
    links = scene.links
    self.fonts = fonts
    self.options = options
    self.measurer = measurer
    wireframe = Wireframe(theme: options.theme, measurer: measurer)
    painter = Painter(fonts: fonts)
    var drawing = Wireframe.Options()
    drawing.decoration = options.decoration(of: environment)
    drawing.showsBezel = options.showsBezel
    drawing.showsStatusBar = options.showsStatusBar
    drawing.direction = environment.direction
    drawing.isRedline = options.isStill
    drawing.moving = Set(timeline.movingViews)
    let moments = timeline.moments
    drawing.movements = Movement.among(moments)
    drawing.textColors = ColorSpan.among(moments)
    drawing.labelPlaces = wireframe.labelPlaces(
      in: moments, scale: options.scale, options: drawing)
    wireframeOptions = drawing
  }

  private init(_ other: SceneRenderer, theme: Theme) {
    timeline = other.timeline
    links = other.links
    fonts = other.fonts
    wireframe = Wireframe(theme: theme, measurer: other.measurer)
    var drawing = other.wireframeOptions
    drawing.labelPlaces =
      theme.isAnnotated
      ? wireframe.labelPlaces(in: timeline.moments, scale: other.options.scale, options: drawing)
      : [:]
    wireframeOptions = drawing
    painter = other.painter
    var options = other.options
    options.theme = theme
    self.options = options
    measurer = other.measurer
  }

  /// A renderer of the same motion in another theme, which shares the layout; `nil` where texts have
  /// other sizes there, so that the layout is another.
  public func inTheme(_ theme: Theme) -> SceneRenderer? {
    guard theme.drawsTextAsBars == options.theme.drawsTextAsBars else { return nil }
    return SceneRenderer(self, theme: theme)
  }

  /// Where fingers are drawn at a time in seconds, points: nowhere where they are not to be shown.
  public func touches(at time: Double) -> [Point] {
    options.showsFingers ? timeline.touches(at: time) : []
  }

  /// The finished picture of a moment, not yet painted.
  public func displayList(at time: Double) -> DisplayList {
    displayList(of: timeline.snapshot(at: time), at: time)
  }

  /// The picture of a moment with what it can say of its views.
  public func picture(at time: Double) -> ScenePicture {
    let snapshot = timeline.snapshot(at: time)
    return ScenePicture(
      list: displayList(of: snapshot, at: time), layout: layout(of: snapshot), snapshot: snapshot)
  }

  /// Where the views are at a moment.
  public func layout(at time: Double) -> LayoutRecord { layout(of: timeline.snapshot(at: time)) }

  private func displayList(of snapshot: Snapshot, at time: Double) -> DisplayList {
    var drawing = wireframeOptions
    drawing.touches = touches(at: time)
    return wireframe.displayList(of: snapshot, scale: options.scale, options: drawing)
  }

  private func layout(of snapshot: Snapshot) -> LayoutRecord {
    let margin = wireframeOptions.resolvedMargin
    return LayoutRecord(
      snapshot, origin: Point(x: margin, y: margin), scale: options.scale)
  }
}

/// A finished picture, not yet painted, with the positions of its views.
public struct ScenePicture: Sendable {
  /// The items to paint.
  public let list: DisplayList
  /// Where the views are.
  public let layout: LayoutRecord
  /// The screen that it shows.
  public let snapshot: Snapshot
}

extension Timeline {
  /// The screen at quarters of the motion, or at rest.
  fileprivate var moments: [Snapshot] {
    duration > 0 ? (0...4).map { snapshot(at: duration * Double($0) / 4) } : [snapshot(at: 0)]
  }
}

extension RenderOptions {
  /// The parts that the device adds, where the screen is that of the device.
  fileprivate func decoration(of environment: LayoutEnvironment) -> ScreenDecoration? {
    guard environment.size == device.size(orientation) else { return nil }
    return ScreenDecoration(device, orientation)
  }
}
