/// The polynomial a·u³ + b·u² + c·u + d.
struct Cubic {
  var a: Double
  var b: Double
  var c: Double
  var d: Double

  func value(at u: Double) -> Double { ((a * u + b) * u + c) * u + d }

  func slope(at u: Double) -> Double { (3 * a * u + 2 * b) * u + c }

  func adding(_ constant: Double) -> Cubic { Cubic(a: a, b: b, c: c, d: d + constant) }

  /// The root of a polynomial that grows over `range` and changes its sign there.
  ///
  /// Newton's steps, halving the bracket instead where a step would leave it.
  func increasingRoot(in range: ClosedRange<Double>) -> Double {
    var low = range.lowerBound
    var high = range.upperBound
    var u = (low + high) / 2
    // Halving alone reaches the last bit of a root near zero in fewer steps than this.
    for _ in 0..<128 {
      let error = value(at: u)
      if error == 0 { return u }
      if error < 0 { low = u } else { high = u }
      let step = u - error / slope(at: u)
      let next = step > low && step < high ? step : (low + high) / 2
      if abs(next - u) <= u.ulp { return next }
      u = next
    }
    return u
  }
}
