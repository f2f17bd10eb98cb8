public import EmakiDrawing

extension Double: VectorValue {
  /// The number alone.
  public var vector: SIMD4<Double> { SIMD4(self, 0, 0, 0) }

  /// The first number.
  public init(vector: SIMD4<Double>) {
    self = vector.x
  }
}

extension Point: VectorValue {
  /// x, y.
  public var vector: SIMD4<Double> { SIMD4(x, y, 0, 0) }

  /// The point (x, y).
  public init(vector: SIMD4<Double>) {
    self.init(x: vector.x, y: vector.y)
  }
}

extension Size: VectorValue {
  /// Width, height.
  public var vector: SIMD4<Double> { SIMD4(width, height, 0, 0) }

  /// The size; where a spring swings below 0, 0.
  public init(vector: SIMD4<Double>) {
    self.init(width: max(0, vector.x), height: max(0, vector.y))
  }
}

extension Rect: VectorValue {
  /// Centre and size, the two properties that UIKit animates when a frame changes.
  public var vector: SIMD4<Double> { SIMD4(midX, midY, width, height) }

  /// The rectangle around a centre; where a spring swings a size below 0, 0.
  public init(vector: SIMD4<Double>) {
    let size = Size(vector: vector.highHalf.extended)
    self.init(
      x: vector.x - size.width / 2, y: vector.y - size.height / 2,
      width: size.width, height: size.height)
  }
}

extension Insets: VectorValue {
  /// Top, left, bottom, right.
  public var vector: SIMD4<Double> { SIMD4(top, left, bottom, right) }

  /// The insets.
  public init(vector: SIMD4<Double>) {
    self.init(top: vector.x, left: vector.y, bottom: vector.z, right: vector.w)
  }
}

extension Color: VectorValue {
  /// Red, green, blue, alpha, 0…255, not premultiplied.
  ///
  /// Core Animation blends the plain components, so a colour that comes out of clear *black* is
  /// dark on its way; premultiplied components would hide that.
  public var vector: SIMD4<Double> {
    SIMD4(Double(red), Double(green), Double(blue), Double(alpha))
  }

  /// The nearest colour; halves go up, components beyond 0…255 are clamped.
  public init(vector: SIMD4<Double>) {
    self.init(
      red: vector.x / 255, green: vector.y / 255, blue: vector.z / 255, alpha: vector.w / 255)
  }
}

extension SIMD2<Double> {
  fileprivate var extended: SIMD4<Double> { SIMD4(lowHalf: self, highHalf: .zero) }
}
