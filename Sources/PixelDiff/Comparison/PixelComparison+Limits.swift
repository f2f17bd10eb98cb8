extension PixelComparison {
  /// The sides that the window of a limit can have, in pixels.
  public static let windowSides = 1...4096

  /// The first limit that is out of its range, in a sentence; `nil` where all can be. Nothing passes a
  /// comparison that has one.
  public var problem: String? {
    let range = metric.range
    if !range.contains(tolerance) {
      return "the tolerance is \(tolerance), and a difference in \(metric.unit) is between "
        + "\(range.lowerBound.plain) and \(range.upperBound.plain)"
    }
    return area.problem ?? window?.problem ?? gapProblem
  }

  private var gapProblem: String? {
    regionGap < 0 ? "the gap between regions is \(regionGap), below 0" : nil
  }
}

extension AreaLimit {
  fileprivate var problem: String? {
    switch self {
    case .pixels(let count): count < 0 ? "\(count) changed pixels are allowed, below 0" : nil
    case .share(let share): Self.problem(share, of: "changed pixels")
    }
  }

  fileprivate static func problem(_ share: Double, of what: String) -> String? {
    (0...1).contains(share) ? nil : "the share of \(what) is \(share), not between 0 and 1"
  }
}

extension WindowLimit {
  fileprivate var problem: String? {
    guard PixelComparison.windowSides.contains(side) else {
      return "the window is \(side) pixels wide, not between 1 and 4096"
    }
    return AreaLimit.problem(share, of: "a window")
  }
}

extension Double {
  /// Without a fraction where there is none.
  fileprivate var plain: String { self == rounded() ? "\(Int(self))" : "\(self)" }
}
