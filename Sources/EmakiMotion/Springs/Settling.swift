/// When a fading motion has come to rest.
enum Settling {
  /// The time from which `deviation` stays at or below `level`.
  ///
  /// It must have at most one hump, either after a start above `level` or with its top at `start`.
  static func lastTime(
    after start: Double = 0, above level: Double, _ deviation: (Double) -> Double
  ) -> Double {
    guard deviation(start) > level else { return start }
    var low = start
    var high = start + 1
    while deviation(high) > level, high < 1e12 {
      low = high
      high *= 2
    }
    while true {
      let middle = (low + high) / 2
      if middle <= low || middle >= high { return high }
      if deviation(middle) > level { low = middle } else { high = middle }
    }
  }
}
