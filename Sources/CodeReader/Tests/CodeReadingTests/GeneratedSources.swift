/// Sources that are made up, with the duration that each function's motion has.
struct GeneratedSources {
  private(set) var files: [(path: String, text: String)] = []
  /// The duration of each function; `nil` where it is not constant.
  private(set) var expected: [String: Double?] = [:]
  private var random: SeededRandom

  /// - Parameter calls: how many motions there are, twenty a file.
  init(calls: Int, seed: UInt64) {
    random = SeededRandom(seed)
    for start in stride(from: 0, to: calls, by: 20) {
      var text = "import UIKit\n\n"
      for number in start..<min(start + 20, calls) { text += screen(number) }
      files.append(("Screens\(start / 20).swift", text))
    }
  }

  /// A class with one motion in its function `open`.
  private mutating func screen(_ number: Int) -> String {
    let name = "Screen\(number)"
    let value = Double(Int.random(in: 5...95, using: &random)) / 100
    let isConstant = number % 7 != 3
    let kind = number % (isConstant ? Self.places.count : Self.movables.count)
    let place = isConstant ? Self.places[kind] : Self.movables[kind]
    let parts = place(name, "\(value)")
    expected["\(name).open()"] = .some(isConstant ? value : nil)
    let call = Self.calls[number % Self.calls.count](parts.use)
    return """
      \(parts.outside)
      final class \(name): UIViewController {
        \(parts.member)
        func open() {
          \(Self.decoys.randomElement(using: &random) ?? "")
          \(parts.local)
          \(call)
        }
        func other() {
          let duration = 9.0
          box.width = duration
        }
      }

      """
  }

  /// Where a value comes from: outside of the class, in it, in the function, and the expression.
  private typealias Parts = (outside: String, member: String, local: String, use: String)

  /// Places whose values are certain.
  private static let places: [@Sendable (String, String) -> Parts] = [
    { _, value in ("", "", "", value) },
    { _, value in ("", "", "let duration = \(value)", "duration") },
    { _, value in ("", "let duration: TimeInterval = \(value)", "", "self.duration") },
    { name, value in ("", "static let duration = \(value)", "", "\(name).duration") },
    { name, value in ("let duration\(name) = \(value)", "", "", "duration\(name)") },
    { name, value in
      ("enum Speed\(name): Double { case fast = \(value) }", "", "", "Speed\(name).fast.rawValue")
    },
    { name, value in
      (
        "enum Timing\(name) { enum Menu { static let open = \(value) } }", "", "",
        "Timing\(name).Menu.open"
      )
    },
    { _, value in ("", "private var half: Double { \(value) / 2 }", "", "half * 2") },
    { _, value in ("", "private func length() -> Double { return \(value) }", "", "length()") },
    { _, value in
      ("", "private var duration = \(value)", "let copy = duration", "TimeInterval(copy)")
    },
    { name, value in
      ("extension \(name) { static let base = \(value) }", "", "", "(Self.base + 1) - 1.0")
    },
  ]

  /// Places whose values are not.
  private static let movables: [@Sendable (String, String) -> Parts] = [
    { _, value in ("", "", "var duration = \(value)\n    duration = factor", "duration") },
    { _, value in ("", "var duration = \(value)", "", "duration") },
    { _, value in ("", "lazy var duration = \(value)", "", "self.duration") },
    { _, value in
      (
        "", "let duration = \(value)",
        "for duration in values { last = duration }\n    guard let duration = given else { return }",
        "duration"
      )
    },
    { name, value in
      (
        "func length\(name)(_ a: Int) -> Double { \(value) }\nfunc length\(name)(_ a: Double) -> Double { 3 }",
        "", "", "length\(name)(1)"
      )
    },
    { _, value in ("", "let duration = \(value)", "", "duration * factor") },
    { _, value in ("", "", "let duration = given ?? \(value)", "duration") },
  ]

  /// The forms of calls.
  private static let calls: [@Sendable (String) -> String] = [
    { "UIView.animate(withDuration: \($0)) { self.box.alpha = 0 }" },
    {
      "UIView.animate(withDuration: \($0), delay: 0, options: .curveEaseOut, animations: { self.box.alpha = 0 })"
    },
    {
      "UIView.animate(withDuration: \($0), animations: { self.box.alpha = 0 }, completion: { _ in self.box.removeFromSuperview() })"
    },
    {
      "UIView.animate(withDuration: \($0), delay: 0, usingSpringWithDamping: 0.8, initialSpringVelocity: 0) { self.box.alpha = 0 }"
    },
    {
      "UIView.transition(with: box, duration: \($0), options: [.transitionCrossDissolve]) { self.box.text = \"\" }"
    },
    {
      "let animator = UIViewPropertyAnimator(duration: \($0), curve: .easeIn) { self.box.alpha = 0 }\n    animator.startAnimation()"
    },
    {
      "let animation = CABasicAnimation(keyPath: \"opacity\")\n    animation.duration = \($0)\n    animation.toValue = 0\n    box.layer.add(animation, forKey: nil)"
    },
    {
      "UIView.animateKeyframes(withDuration: \($0), delay: 0) { UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { self.box.alpha = 0 } }"
    },
  ]

  /// Code that is no motion, or changes no value.
  private static let decoys = [
    "// UIView.animate(withDuration: 8) { self.box.alpha = 0 }",
    "let text = \"UIView.animate(withDuration: 8) { box.alpha = 0 }\"",
    "#if false\n    UIView.animate(withDuration: 8) { self.box.alpha = 0 }\n    #endif",
    "if false { UIView.animate(withDuration: 8) { self.box.alpha = 0 } }",
    "do { let duration = 8.0; last = duration }",
    "let unused = { (duration: Double) in last = duration }",
    "func inner(duration: Double = 8) -> Double { duration }",
    "/* UIView.animate(withDuration: 8) { } */ last = 3",
    "while false { UIView.animate(withDuration: 8) { self.box.alpha = 0 } }",
    "Robot.animate(withDuration: 8) { self.box.alpha = 0 }",
  ]
}

/// Numbers that are the same for the same seed: SplitMix64.
struct SeededRandom: RandomNumberGenerator {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}
