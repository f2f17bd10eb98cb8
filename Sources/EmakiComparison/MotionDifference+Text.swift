import EmakiDrawing
public import PixelDiff

extension MotionDifference {
  /// What people read of a difference, one sentence a line: first what concerns the whole motion, then
  /// each view, timing apart from places.
  public var lines: [String] {
    var lines: [String] = []
    if let rates = frameRates {
      lines.append(
        "\(rates.actual.shortText) frames a second, expected \(rates.expected.shortText)")
    }
    if let counts = frameCounts {
      let more = counts.actual - counts.expected
      lines.append(
        "\(counts.actual) frames, expected \(counts.expected) (\(more > 0 ? "+" : "")\(more))")
    }
    lines += added.map { "\($0): added" }
    lines += removed.map { "\($0): removed" }
    return lines + views.flatMap(\.lines)
  }
}

extension ViewMotionDifference {
  fileprivate var lines: [String] {
    var parts = timing.map(\.description)
    // What alignment in time leaves is a difference of places.
    if timing.isEmpty || residual > MotionComparison().tolerance {
      parts.append(
        "up to \(rounded(largestDisplacement)) pt off at \(rounded(largestDisplacementTime)) s, "
          + "frames \(differingFrames.lowerBound)…\(differingFrames.upperBound)")
    }
    if let end { parts.append("ends at \(end.actual.text), expected \(end.expected.text)") }
    return ["\(id): \(parts.joined(separator: "; "))"]
  }

  private func rounded(_ value: Double) -> String { ((value * 1000).rounded() / 1000).shortText }
}

extension ViewState {
  fileprivate var text: String {
    let numbers = [rect.minX, rect.minY, rect.width, rect.height].map(\.shortText)
    let place = "[\(numbers.joined(separator: " "))]"
    return alpha == 1 ? place : "\(place) alpha \(alpha.shortText)"
  }
}
