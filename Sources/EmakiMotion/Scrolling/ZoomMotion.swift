public import EmakiDrawing

/// A scroll view under a pinch: its content grows about the middle between the fingers.
///
///     p = (offset + centre − margin) / scale        the point of the content under the fingers
///     offset′ = p·scale′ + margin′ − centre         clamped to the range at the new scale
public struct ZoomMotion: Sendable, Hashable {
  /// The scales between which the content can be.
  public var range: ZoomRange
  /// The content's size, unscaled, points.
  public var content: Size
  /// The scroll view's size, points.
  public var viewport: Size
  /// Whether content that is smaller than the view lies in its middle.
  public var isCentred: Bool
  /// The scale before.
  public var startScale: Double
  /// The offset before, points.
  public var startOffset: Point
  /// Between the fingers, from the viewport's top-left corner, points.
  public var centre: Point
  /// The fingers' distance over time, in units of that at the start.
  public var fingers: DragPath

  /// Makes a motion.
  public init(
    range: ZoomRange, content: Size, viewport: Size, isCentred: Bool, startScale: Double,
    startOffset: Point, centre: Point, fingers: DragPath
  ) {
    self.range = range
    self.content = content
    self.viewport = viewport
    self.isCentred = isCentred
    self.startScale = startScale
    self.startOffset = startOffset
    self.centre = centre
    self.fingers = fingers
  }

  /// The scale `time` seconds after the start.
  public func scale(at time: Double) -> Double {
    range.scale(startScale, pinchedBy: fingers.position(at: time))
  }

  /// The room to the left of and above the content at a scale, points.
  public func margin(at scale: Double) -> Point {
    guard isCentred else { return .zero }
    let margins = ZoomRange.centring(size(at: scale), in: viewport)
    return Point(x: margins.left, y: margins.top)
  }

  /// The offset `time` seconds after the start, points.
  public func offset(at time: Double) -> Point {
    let scale = scale(at: time)
    let (old, new) = (margin(at: startScale), margin(at: scale))
    let size = size(at: scale)
    func along(
      _ offset: Double, _ centre: Double, _ old: Double, _ new: Double, _ room: Double
    ) -> Double {
      let wanted = (offset + centre - old) / startScale * scale + new - centre
      return min(max(wanted, 0), max(0, room))
    }
    return Point(
      x: along(startOffset.x, centre.x, old.x, new.x, size.width - viewport.width),
      y: along(startOffset.y, centre.y, old.y, new.y, size.height - viewport.height))
  }

  private func size(at scale: Double) -> Size {
    Size(width: content.width * scale, height: content.height * scale)
  }
}
