public import EmakiDrawing
public import EmakiLayout

/// Composes several moments of a motion into one picture, side by side.
///
/// Above them a title line, under each a bar with the progress, the time and the progress in figures.
public struct Filmstrip: Sendable {
  /// Draws the single screens.
  public let wireframe: Wireframe

  /// Makes filmstrips of the screens that `wireframe` draws, in its theme.
  public init(wireframe: Wireframe) {
    self.wireframe = wireframe
  }

  /// One moment.
  public struct Cell: Sendable, Hashable {
    /// The screen.
    public var snapshot: Snapshot
    /// Seconds since the motion's start; `nil` for a screen that does not move.
    public var time: Double?
    /// How far the motion has come: 0…1, beyond 1 where a spring overshoots; `nil` draws no bar.
    public var progress: Double?
    /// The text shown instead of the time, such as the name of a scene.
    public var title: String?
    /// Where fingers touch the screen, points.
    public var touches: [Point] = []

    /// Makes a cell.
    public init(snapshot: Snapshot, time: Double?, progress: Double?, title: String? = nil) {
      self.snapshot = snapshot
      self.time = time
      self.progress = progress
      self.title = title
    }
  }

  /// The text of the title line; parts are joined by middle dots.
  public struct Caption: Sendable, Hashable {
    /// At the left: scene and motion.
    public var title: [String]
    /// At the right, quiet: device, size, duration and curve.
    public var details: [String]
    /// The measure that the progress under the cells refers to, such as `the curve`; shown after
    /// the details.
    public var measure: String?

    /// The unit of percentages of progress: none, or `% of the curve`.
    public var measures: [String] { measure.map { ["%\u{2009}of " + $0] } ?? [] }

    /// Makes a caption.
    public init(title: [String], details: [String] = [], measure: String? = nil) {
      self.title = title
      self.details = details
      self.measure = measure
    }

    /// The usual caption of a motion.
    ///
    /// - Parameters:
    ///   - size: the screen's size in points.
    ///   - duration: seconds; `nil` for a scene that does not move.
    ///   - curve: what people call the curve, such as `ease-out`.
    ///   - curveDuration: seconds that the curve takes; shown where they are not the whole.
    ///   - measure: what the progress under the cells is progress of.
    public init(
      scene: String, motion: String?, device: String?, size: Size, duration: Double?,
      curve: String?, curveDuration: Double? = nil, measure: String? = nil
    ) {
      self.measure = measure
      title = [scene] + (motion.map { [$0] } ?? [])
      details = device.map { [$0] } ?? []
      details.append(decimal(size.width, places: 1) + "×" + decimal(size.height, places: 1))
      guard let duration else { return }
      func time(_ seconds: Double) -> String { decimal(seconds, places: 2) + "\u{2009}s" }
      let part = curveDuration.flatMap { abs($0 - duration) < 5e-4 ? nil : $0 }
      if let curve, let part {
        details += [time(duration), curve + " " + time(part)]
      } else {
        details.append(curve.map { time(duration) + " " + $0 } ?? time(duration))
      }
    }
  }

  /// The picture.
  ///
  /// - Parameters:
  ///   - cells: in the order of time.
  ///   - scale: pixels a point.
  ///   - options: for each screen; the margin is that of the filmstrip.
  ///   - columns: how many cells there are in a row; `nil` puts all into one.
  public func displayList(
    of cells: [Cell], caption: Caption, scale: Double,
    options: Wireframe.Options = Wireframe.Options(), columns: Int? = nil
  ) -> DisplayList {
    var inside = options
    inside.margin = FilmstripLayout.edge
    let pictures = cells.map { cell in
      inside.touches = cell.touches
      return wireframe.displayList(of: cell.snapshot, scale: scale, options: inside)
    }
    let layout = FilmstripLayout(
      screens: cells.map(\.snapshot.screen.size), columns: columns ?? cells.count,
      hasFooting: cells.contains { $0.time != nil || $0.title != nil || $0.progress != nil })
    var canvas = Canvas(theme: wireframe.theme, scale: scale, measurer: wireframe.measurer)
    canvas.drawCaption(caption, width: layout.size.width)
    for (index, cell) in cells.enumerated() {
      let frame = layout.frames[index]
      let move = Transform.translation(
        x: frame.minX - FilmstripLayout.edge, y: frame.minY - FilmstripLayout.edge)
      let group = DisplayGroup(
        name: "cell-\(index)", transform: move, items: pictures[index].items)
      canvas.items.append(.group(group))
      canvas.drawProgress(cell, under: frame)
    }
    return DisplayList(
      size: layout.size, background: canvas.palette.paper, items: canvas.items)
  }
}
