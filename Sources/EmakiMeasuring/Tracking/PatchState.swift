public import EmakiDrawing

/// How a part of one frame lies in another: x′ = c + s·(x − c) + d for both axes, in pixels, where c is
/// the middle of the part.
public struct PatchState: Sendable, Hashable {
  /// How far it is moved, in pixels.
  public var offset: SIMD2<Double>
  /// How many times as large it is.
  public var scale: SIMD2<Double>

  /// Makes a state; by default the part is where it was.
  public init(offset: SIMD2<Double> = .zero, scale: SIMD2<Double> = .one) {
    (self.offset, self.scale) = (offset, scale)
  }

  /// The state that brings one box to another, both in pixels.
  public init(from old: Rect, to new: Rect) {
    offset = SIMD2(new.midX - old.midX, new.midY - old.midY)
    scale = SIMD2(
      old.width > 0 ? new.width / old.width : 1, old.height > 0 ? new.height / old.height : 1)
  }

  /// A box that the state is applied to, in pixels.
  public func applied(to box: Rect) -> Rect {
    let (width, height) = (box.width * scale.x, box.height * scale.y)
    return Rect(
      x: box.midX + offset.x - width / 2, y: box.midY + offset.y - height / 2, width: width,
      height: height)
  }
}

/// A part that was found again in a frame.
public struct PatchMatch: Sendable, Hashable {
  /// Where it is.
  public var state: PatchState
  /// The share of what is seen of it that looks as it did, 0…1.
  public var likeness: Double
  /// The share of it that lies in the frame, 0…1.
  public var seen: Double
  /// Standard errors of the offset, in pixels; infinite along edges that run this way only.
  public var error: SIMD2<Double>
  /// How its contrast is to what it was; less than 1 where it fades.
  public var gain: Double
}
