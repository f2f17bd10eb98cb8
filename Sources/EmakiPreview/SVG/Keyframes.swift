/// The steps of a track that an animation must name; those between follow by straight lines.
enum Keyframes {
  /// Indices of values that cannot be left out.
  ///
  /// - Parameters:
  ///   - values: the numbers of each step.
  ///   - tolerance: how far each number may be off.
  static func needed(_ values: [[Double]], at times: [Double], tolerance: [Double]) -> [Int] {
    guard values.count > 2 else { return Array(values.indices) }
    var kept = [0]
    var last = 1
    while last < values.count {
      let next = last + 1
      let isLine =
        next < values.count
        && isStraight(values, times, from: kept[kept.count - 1], to: next, tolerance)
      if !isLine { kept.append(last) }
      last = next
    }
    return kept
  }

  private static func isStraight(
    _ values: [[Double]], _ times: [Double], from start: Int, to end: Int, _ tolerance: [Double]
  ) -> Bool {
    let span = times[end] - times[start]
    guard span > 0 else { return false }
    return (start + 1..<end).allSatisfy { step in
      let share = (times[step] - times[start]) / span
      return values[step].indices.allSatisfy { part in
        let a = values[start][part]
        let line = a + (values[end][part] - a) * share
        return abs(values[step][part] - line) <= tolerance[part]
      }
    }
  }
}
