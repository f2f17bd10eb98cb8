import EmakiCode
import EmakiMotion

/// A motion of a design or of code, as far as both can be compared.
struct ComparedMotion {
  /// A value that it gives a view or constraint.
  struct Target {
    /// All names by which code may know it.
    let names: Set<String>
    /// The specification's name; `nil` for a change that sets several.
    let property: String?
    /// `nil` where it is not one value.
    let value: CodeValue?

    /// The name for people: no object id of a storyboard where there is another.
    var name: String {
      names.min { Self.rank($0) < Self.rank($1) } ?? ""
    }

    private static func rank(_ name: String) -> (Int, Int, String) {
      (name.wholeMatch(of: #/\w{3}-\w{2}-\w{3}/#) == nil ? 0 : 1, -name.count, name)
    }
  }

  /// The curve or spring that sets its pace.
  enum Pace: Equatable {
    /// A curve, or a spring.
    case known(Pacing)
    /// Not constant, as the code writes it.
    case unknown(String)
    /// Set by something else, and not compared.
    case other
  }

  /// The motion's name in the design, or the function of the code.
  let name: String
  let file: String
  /// Counted from 1.
  let line: Int?
  let targets: [Target]
  /// Seconds.
  let duration: CodeValue
  /// Seconds.
  let delay: CodeValue
  let pace: Pace
  /// The pace for people.
  let paceLabel: String
  /// The branches around it.
  var conditions: [String] = []

  /// `0.26 s ease-out after 0.1 s`
  var timing: String {
    let wait = delay == .number(0) ? "" : ", delay \(delay.seconds)"
    return "\(duration.seconds) \(paceLabel)\(wait)"
  }

  /// The views and constraints that it changes, each once.
  var views: [String] {
    var seen: Set<String> = []
    return targets.map(\.name).filter { !$0.hasSuffix("()") && seen.insert($0).inserted }
  }
}

extension ComparedMotion {
  /// A motion of code.
  init(_ motion: CodeMotion) {
    name = motion.function
    (file, line) = (motion.place.file, motion.place.line)
    targets = motion.changes.map { change in
      Target(names: Self.names(change.view), property: change.property, value: change.to)
    }
    (duration, delay) = (motion.duration, motion.delay)
    pace = Pace(motion)
    paceLabel = motion.pace.label
    conditions = motion.conditions
  }

  /// A view's name, and the last part of one in a row: `cell.title`, `title`.
  private static func names(_ view: String) -> Set<String> {
    Set([view] + [view.split(separator: ".").last.map(String.init)].compactMap(\.self))
  }
}

extension ComparedMotion.Pace {
  /// The pace of a motion of code, as a design has it.
  init(_ motion: CodeMotion) {
    switch motion.pace {
    case .curve
    where [.controllerTransition, .viewKeyframes, .keyframeAnimation].contains(motion.kind):
      self = .other
    case .curve(let name):
      self = TimingCurve(name: name).map { .known(.curve($0)) } ?? .other
    case .spring(let spring):
      self =
        Spring(spring, over: motion.duration.number).map { .known(.spring($0)) }
        ?? .unknown(motion.pace.label)
    case .expression(let text): self = .unknown(text)
    }
  }

  /// Whether two motions look the same by it.
  func isLike(_ other: Self) -> Bool {
    guard case .known(.spring(let first)) = self, case .known(.spring(let second)) = other else {
      return self == other
    }
    return abs(first.dampingRatio - second.dampingRatio) < 1e-3
      && abs(first.response - second.response) < 1e-3
      && abs(first.initialVelocity - second.initialVelocity) < 1e-3
  }
}

extension Spring {
  /// A spring as code describes it; `nil` where one of its values is not constant.
  init?(_ spring: CodeSpring, over duration: Double?) {
    func value(_ name: String) -> Double? { spring[name] }
    let velocity = value("initialVelocity") ?? 0
    switch spring.form {
    case .damping:
      guard let ratio = value("dampingRatio"), let duration else { return nil }
      self.init(dampingRatio: ratio, duration: duration, initialVelocity: velocity)
    case .bounce:
      guard let time = value("perceivedDuration"), let bounce = value("bounce") else { return nil }
      self.init(duration: time, bounce: bounce, initialVelocity: velocity)
    case .physics:
      guard let mass = value("mass"), let stiffness = value("stiffness"),
        let damping = value("damping")
      else { return nil }
      self.init(
        mass: mass, stiffness: stiffness, damping: damping, initialVelocity: velocity)
    case .response:
      guard let time = value("response"), let ratio = value("dampingFraction") else { return nil }
      self.init(duration: time, bounce: ratio <= 1 ? 1 - ratio : 1 / ratio - 1)
    }
  }
}
