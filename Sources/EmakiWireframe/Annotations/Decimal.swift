import EmakiLimits

/// A number for a label: rounded to at most `places` decimals.
///
/// - Parameter keepsZeros: whether `3` is written `3.0`, so that a column of numbers is aligned.
func decimal(_ value: Double, places: Int, keepsZeros: Bool = false) -> String {
  var factor = 1.0
  for _ in 0..<places { factor *= 10 }
  let scaled = (abs(value) * factor).rounded()
  guard value.isFinite, scaled < 1e15 else { return "–" }
  let whole = Int(clamping: scaled / factor)
  var digits = String(Int(clamping: scaled) - whole * Int(clamping: factor))
  digits = String(repeating: "0", count: max(0, places - digits.count)) + digits
  if places == 0 || (!keepsZeros && digits.allSatisfy { $0 == "0" }) { digits = "" }
  if !keepsZeros { while digits.last == "0" { digits.removeLast() } }
  let sign = value < 0 && scaled > 0 ? "−" : ""
  return sign + String(whole) + (digits.isEmpty ? "" : "." + digits)
}
