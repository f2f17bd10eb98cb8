import EmakiLimits
public import EmakiDrawing

extension Double: VectorValue {
  /// The number alone.
  public var vector: SIMD8<Double> { SIMD4(self, 0, 0, 0).extended }

  /// The first number.
  public init(vector: SIMD8<Double>) {
    self = vector[0]
  }
}

extension Point: VectorValue {
  /// x, y.
  public var vector: SIMD8<Double> { SIMD4(x, y, 0, 0).extended }

  /// The point (x, y).
  public init(vector: SIMD8<Double>) {
    self.init(x: vector[0], y: vector[1])
  }
}

extension Size: VectorValue {
  /// Width, height.
  public var vector: SIMD8<Double> { SIMD4(width, height, 0, 0).extended }

  /// The size; where a spring swings below 0, 0.
  public init(vector: SIMD8<Double>) {
    self.init(width: max(0, vector[0]), height: max(0, vector[1]))
  }
}

extension Rect: VectorValue {
  /// Left, top, width, height: what does not change keeps every bit.
  public var vector: SIMD8<Double> { SIMD4(minX, minY, width, height).extended }

  /// The rectangle; where a spring swings a size below 0, 0 about the centre, which with the size is
  /// what UIKit animates of a frame.
  public init(vector: SIMD8<Double>) {
    self.init(
      x: vector[0] + min(0, vector[2]) / 2, y: vector[1] + min(0, vector[3]) / 2,
      width: max(0, vector[2]), height: max(0, vector[3]))
  }
}

extension Insets: VectorValue {
  /// Top, left, bottom, right.
  public var vector: SIMD8<Double> { SIMD4(top, left, bottom, right).extended }

  /// The insets.
  public init(vector: SIMD8<Double>) {
    self.init(top: vector[0], left: vector[1], bottom: vector[2], right: vector[3])
  }
}

extension Color: VectorValue {
  /// Red, green, blue, alpha, 0…255, not premultiplied.
  ///
  /// Core Animation blends the plain components, so a colour that comes out of clear *black* is
  /// dark on its way; premultiplied components would hide that.
  public var vector: SIMD8<Double> {
    SIMD4(Double(red), Double(green), Double(blue), Double(alpha)).extended
  }

  /// The nearest colour; halves go up, components beyond 0…255 are clamped.
  public init(vector: SIMD8<Double>) {
    func byte(_ lane: Int) -> UInt8 {
      vector[lane].isNaN ? 0 : UInt8(clamping: min(max(vector[lane], 0), 255).rounded())
    }
    self.init(red: byte(0), green: byte(1), blue: byte(2), alpha: byte(3))
  }
}

extension Shadow: VectorValue {
  /// Those of the colour, then the offset and the radius.
  public var vector: SIMD8<Double> {
    SIMD8(lowHalf: color.vector.lowHalf, highHalf: SIMD4(offset.x, offset.y, radius, 0))
  }

  /// The shadow; its radius may be less than nothing where a spring swings.
  public init(vector: SIMD8<Double>) {
    self.init(
      color: Color(vector: vector), offset: Point(x: vector[4], y: vector[5]), radius: vector[6])
  }
}

extension SIMD4<Double> {
  fileprivate var extended: SIMD8<Double> { SIMD8(lowHalf: self, highHalf: .zero) }
}
