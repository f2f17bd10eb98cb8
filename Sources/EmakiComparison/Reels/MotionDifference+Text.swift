import EmakiDrawing
import PixelDiff

extension MotionDifference {
  /// The lines about the whole motion, one sentence each.
  ///
  /// - Parameter title: the name for people of the view with an id.
  func wholeLines(_ title: (String) -> String) -> [String] {
    var lines: [String] = []
    if let rates = frameRates {
      lines.append(
        min(rates.actual, rates.expected) < 1
          ? "\(rates.actual.rateText), expected \(rates.expected.rateText)"
          : "\(rates.actual.rateText), expected \(rates.expected.shortText)")
    }
    if let counts = frameCounts {
      let more = counts.actual - counts.expected
      lines.append(
        "\(counts.actual) frames, expected \(counts.expected) (\(more > 0 ? "+" : "")\(more))")
    }
    lines += added.map { "\(title($0)): added" }
    return lines + removed.map { "\(title($0)): removed" }
  }
}

extension ViewMotionDifference {
  /// Timing apart from positions.
  var parts: [String] {
    if let start, let end, start == end, timing.isEmpty, isStanding { return placeParts(end) }
    var parts = timing.map(\.description)
    // The rest that alignment in time leaves is a difference of positions.
    if timing.isEmpty || residual > MotionComparison().tolerance {
      parts.append(
        "up to \(rounded(largestDisplacement)) pt off at \(rounded(largestDisplacementTime)) s, "
          + "frames \(differingFrames.lowerBound)…\(differingFrames.upperBound)")
    }
    if residualRotation > 0 { parts.append("turned up to \(residualRotation.degrees) off") }
    if let end { parts.append("ends at \(end.actual.text), expected \(end.expected.text)") }
    return parts
  }

  /// Whether the view stands still on both sides, so that only its position differs.
  private var isStanding: Bool {
    guard let start, let end else { return false }
    let distance = start.expected.displacement(to: start.actual)
    return start == end && abs(largestDisplacement - distance) < MotionComparison().tolerance
  }

  private func placeParts(_ change: MotionDifference.Change<ViewState>) -> [String] {
    var parts = ViewDifference.placeChanges(change.expected.rect, change.actual.rect)
    if change.expected.alpha != change.actual.alpha {
      parts.append("alpha \(change.expected.alpha.shortText) → \(change.actual.alpha.shortText)")
    }
    let (old, new) = (change.expected.rotation.degrees, change.actual.rotation.degrees)
    if old != new { parts.append("rotation \(old) → \(new)") }
    return parts
  }

  private func rounded(_ value: Double) -> String { ((value * 1000).rounded() / 1000).shortText }
}

extension ViewState {
  fileprivate var text: String {
    let numbers = [rect.minX, rect.minY, rect.width, rect.height].map(\.shortText)
    var text = "[\(numbers.joined(separator: " "))]"
    if alpha != 1 { text += " alpha \(alpha.shortText)" }
    if abs(rotation) > MotionComparison().rotationTolerance {
      text += " turned by \(rotation.degrees)"
    }
    return text
  }
}

extension Double {
  /// Frames a second; below one, the seconds of a frame.
  fileprivate var rateText: String {
    self < 1 ? "a frame in \((1 / self).shortText) s" : "\(shortText) frames a second"
  }

  /// Radians as degrees, to a tenth.
  fileprivate var degrees: String { "\((self * 1800 / .pi).rounded() / 10)°" }
}
