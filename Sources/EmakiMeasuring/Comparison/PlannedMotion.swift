public import EmakiDrawing
import EmakiLimits

/// A number as the plan has it over time: one value for each step.
public struct PlannedValues: Sendable, Hashable {
  /// From the start of the motion on.
  public var values: [Double]
  /// Seconds from one value to the next.
  public var step: Double

  /// Makes values.
  ///
  /// - Precondition: there is at least one.
  public init(values: [Double], step: Double) {
    precondition(!values.isEmpty)
    (self.values, self.step) = (values, step)
  }

  /// Before the start and after the end nothing changes.
  func value(at time: Double) -> Double {
    let place = min(max(time / step, 0), Double(values.count - 1))
    let index = min(Int(clamping: place), values.count - 1)
    let next = min(index + 1, values.count - 1)
    let share = place - Double(index)
    return values[index] * (1 - share) + values[next] * share
  }

  /// From the lowest to the highest.
  var range: Double { (values.max() ?? 0) - (values.min() ?? 0) }

  /// From the first value to the last.
  var distance: Double { (values.last ?? 0) - (values.first ?? 0) }

  /// When it starts to change, in seconds.
  public var start: Double { span.lowerBound }

  /// When it starts and ends to change, in seconds.
  var span: ClosedRange<Double> {
    let room = max(1e-6, range * 1e-3)
    let (first, last) = (values.first ?? 0, values.last ?? 0)
    let start = values.firstIndex { abs($0 - first) > room } ?? 0
    let end = values.lastIndex { abs($0 - last) > room } ?? 0
    return Double(max(start - 1, 0)) * step...Double(max(end + 1, start)) * step
  }
}

/// A number of a view that both the plan and the recording have.
public enum MeasuredSide: String, Sendable, Hashable, CaseIterable {
  case x, y, width, height

  /// The number of a box.
  public func value(of rect: Rect) -> Double {
    switch self {
    case .x: rect.minX
    case .y: rect.minY
    case .width: rect.width
    case .height: rect.height
    }
  }
}
