/// How the difference of two pixels is measured.
public enum PixelMetric: Sendable, Hashable, CaseIterable {
  /// The largest difference of red, green, blue or alpha, 0…255.
  case exact
  /// The distance in OKLab (Ottosson, 2020), with lightness as beside a white, times 100: black and
  /// white are 100 apart, and about 2 is just visible. Translucent pixels are seen over black and
  /// over white, and the larger counts.
  case perceptual
  /// The distance in YIQ of the program `pixelmatch`, release 7, as its threshold measures it: 0…1.
  case pixelmatch

  /// The name of what is counted, for messages.
  public var unit: String {
    switch self {
    case .exact: "levels of 255"
    case .perceptual: "ΔE OKLab × 100"
    case .pixelmatch: "YIQ, 0…1"
    }
  }

  /// All differences that there can be, in the unit of the metric.
  public var range: ClosedRange<Double> {
    switch self {
    case .exact: 0...255
    case .perceptual: 0...100
    case .pixelmatch: 0...1
    }
  }
}

/// The inner part of a metric, so that the loops are compiled for each of them.
protocol PixelDistance: Sendable {
  /// Whether measuring takes much longer than looking a measure up; the position must not matter
  /// then.
  static var isCostly: Bool { get }
  /// A measure that grows with the difference; pixels have red in the lowest byte.
  ///
  /// - Parameter index: the number of the pixel in its picture.
  func measure(_ expected: UInt32, _ actual: UInt32, index: Int) -> Double
  /// The measure that a tolerance stands for.
  func measure(ofTolerance tolerance: Double) -> Double
  /// The difference that a measure stands for, in the unit of the metric.
  func figure(_ measure: Double) -> Double
}

/// The largest difference of a channel.
struct ExactDistance: PixelDistance {
  static let isCostly = false

  @inline(__always)
  func measure(_ expected: UInt32, _ actual: UInt32, index: Int) -> Double {
    func difference(_ shift: UInt32) -> Int {
      abs(Int(expected >> shift & 0xFF) &- Int(actual >> shift & 0xFF))
    }
    let largest = max(max(difference(0), difference(8)), max(difference(16), difference(24)))
    return Double(largest)
  }

  /// The largest measure of some pixels: of all channels at once, as the bytes they are.
  @inline(__always)
  static func largestMeasure(
    _ expected: UnsafePointer<UInt32>, _ actual: UnsafePointer<UInt32>, count: Int
  ) -> Double {
    let (left, right) = (UnsafeRawPointer(expected), UnsafeRawPointer(actual))
    var largest: UInt8 = 0
    for at in 0..<(4 &* count) {
      let one = left.load(fromByteOffset: at, as: UInt8.self)
      let other = right.load(fromByteOffset: at, as: UInt8.self)
      largest = max(largest, max(one, other) &- min(one, other))
    }
    return Double(largest)
  }

  func measure(ofTolerance tolerance: Double) -> Double { tolerance }

  func figure(_ measure: Double) -> Double { measure }
}
