import EmakiLimits

/// How many changed pixels are allowed.
public enum AreaLimit: Sendable, Hashable {
  /// A number of pixels.
  case pixels(Int)
  /// A share of the compared pixels, 0…1.
  case share(Double)

  /// The number of pixels that it stands for.
  public func pixels(of compared: Int) -> Int {
    switch self {
    case .pixels(let count): count
    case .share(let share): Self.wholePart(share * Double(compared))
    }
  }

  /// A share such as 0.7 % has no exact number, and may come out a hair below a whole one.
  private static func wholePart(_ pixels: Double) -> Int {
    let nearest = pixels.rounded()
    return Int(clamping: abs(pixels - nearest) < 1e-6 ? nearest : pixels.rounded(.down))
  }
}

/// How much of any small square may be changed, so that a local change cannot hide in the area that
/// a whole picture is allowed.
public struct WindowLimit: Sendable, Hashable {
  /// Pixels on each side of the square.
  public var side: Int
  /// The share of its pixels that may be changed, 0…1.
  public var share: Double

  /// Makes a limit. `PixelComparison.problem` says where it cannot be.
  public init(side: Int = 16, share: Double = 0.05) {
    self.side = side
    self.share = share
  }
}

/// A limit that a comparison did not keep.
public enum ExceededLimit: Sendable, Hashable, CustomStringConvertible {
  /// The sizes differ.
  case size(expected: PixelSize, actual: PixelSize)
  /// More pixels changed than allowed.
  case area(changed: Int, allowed: Int)
  /// More pixels of a square changed than allowed.
  case window(PixelRect, share: Double, allowed: Double)
  /// All pixels are ignored, so nothing was compared.
  case nothingCompared
  /// A limit is out of its range, so nothing was compared.
  case impossible(String)

  /// One sentence for people.
  public var description: String {
    switch self {
    case .size(let expected, let actual): "size \(actual) px, expected \(expected) px"
    case .area(let changed, let allowed): "\(changed) px changed, \(allowed) px allowed"
    case .window(let window, let share, let allowed):
      "\(Self.percent(share)) of the \(window.width) × \(window.height) px at "
        + "(\(window.x), \(window.y)) changed, \(Self.percent(allowed)) allowed"
    case .nothingCompared: "nothing was compared, since all of the picture is ignored"
    case .impossible(let problem): "nothing was compared: \(problem)"
    }
  }

  private static func percent(_ share: Double) -> String {
    "\((share * 1000).rounded() / 10) %"
  }
}

/// The size of a picture.
public struct PixelSize: Sendable, Hashable, CustomStringConvertible {
  /// Pixels in a row.
  public var width: Int
  /// Rows.
  public var height: Int

  /// Makes a size.
  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// `width × height`.
  public var description: String { "\(width) × \(height)" }
}
