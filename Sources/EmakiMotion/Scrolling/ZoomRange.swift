public import EmakiDrawing

/// The scales at which zoomable content can rest.
public struct ZoomRange: Sendable, Hashable {
  /// The smallest scale, above 0.
  public let minimum: Double
  /// The largest scale, not below the smallest.
  public let maximum: Double

  /// Makes a range; a maximum below the minimum is moved to it.
  public init(minimum: Double = 1, maximum: Double = 1) {
    self.minimum = minimum.limited(from: 1e-6, orElse: 1)
    self.maximum = max(self.minimum, maximum.limited(from: 1e-6, orElse: 1))
  }

  /// The scale at which the whole content just fits: min(view.w / content.w, view.h / content.h).
  ///
  /// 1 for content without extent.
  public static func fitting(_ content: Size, in viewport: Size) -> Double {
    guard !content.isEmpty else { return 1 }
    return min(viewport.width / content.width, viewport.height / content.height)
  }

  /// The margins that centre content smaller than the viewport: max(0, (view − content) / 2).
  ///
  /// `content` is the size as shown, so already scaled.
  public static func centring(_ content: Size, in viewport: Size) -> Insets {
    let x = max(0, (viewport.width - content.width) / 2)
    let y = max(0, (viewport.height - content.height) / 2)
    return Insets(top: y, left: x, bottom: y, right: x)
  }

  /// The nearest scale in the range.
  public func clamped(_ scale: Double) -> Double { min(max(scale, minimum), maximum) }

  /// The scale after a pinch by `factor`.
  public func scale(_ scale: Double, pinchedBy factor: Double) -> Double {
    clamped(scale * factor)
  }

  /// The content offset that keeps what lies under a pinch's centre where it is.
  ///
  /// - Parameters:
  ///   - offset: The offset at `oldScale`, in points of the scaled content.
  ///   - centre: The pinch's centre from the viewport's top-left corner.
  public static func offset(
    _ offset: Point, scaledFrom oldScale: Double, to newScale: Double, about centre: Point
  ) -> Point {
    let factor = newScale / oldScale
    return Point(
      x: (offset.x + centre.x) * factor - centre.x, y: (offset.y + centre.y) * factor - centre.y)
  }
}
