internal import EmakiLimits
public import EmakiScenes

/// How long motions take and how much they change, with all that they run; and what runs itself.
/// Nothing is laid out for it.
public struct MotionLengths: Sendable {
  /// The cost of a motion, step or state.
  public struct Cost: Sendable {
    /// How long it takes; a transition about as long as UIKit's.
    public internal(set) var seconds = 0.0
    /// Changes and steps, as often as they happen.
    var events = 0.0

    /// One after the other.
    static func + (a: Cost, b: Cost) -> Cost {
      Cost(seconds: a.seconds + b.seconds, events: a.events + b.events)
    }

    /// The cost of both at the same time.
    func beside(_ other: Cost) -> Cost {
      Cost(seconds: max(seconds, other.seconds), events: events + other.events)
    }

    static let endless = Cost(seconds: .infinity, events: .infinity)
  }

  private let motions: [String: Motion]
  private let states: [String: State]

  /// Looks at the motions and states of a scene.
  public init(_ motions: [Motion], states: [State]) {
    self.motions = Dictionary(
      motions.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    self.states = Dictionary(states.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The names on the way from a motion back to itself, or `nil`.
  func cycle(fromMotion name: String) -> [String]? {
    Self.cycle(from: name) { name in
      (motions[name]?.steps.flatMap(\.motions) ?? [])
        + [motions[name]?.predecessor].compactMap { $0 }
    }
  }

  /// The names on the way from a state back to itself, or `nil`.
  func cycle(fromState name: String) -> [String]? {
    Self.cycle(from: name) { states[$0]?.changes.compactMap(\.stateName) ?? [] }
  }

  private static func cycle(from name: String, next: (String) -> [String]) -> [String]? {
    var seen: Set<String> = []
    func way(from current: String, depth: Int) -> [String]? {
      guard depth <= InputLimit.components.most else { return nil }
      for following in next(current) {
        if following == name { return [current, following] }
        guard seen.insert(following).inserted else { continue }
        if let rest = way(from: following, depth: depth + 1) { return [current] + rest }
      }
      return nil
    }
    return way(from: name, depth: 0)
  }

  /// The cost of a motion; endless where it runs itself, or more than a hundred in a row.
  public func cost(ofMotion name: String) -> Cost {
    var costs = Costs(lengths: self)
    return costs.motion(name)
  }

  /// The cost of a state; endless where it sets itself, or more than a hundred in a row.
  func cost(ofState name: String) -> Cost {
    var costs = Costs(lengths: self)
    return costs.state(name)
  }

  /// Adds up, each name once.
  private struct Costs {
    let lengths: MotionLengths
    private var motions: [String: Cost] = [:]
    private var states: [String: Cost] = [:]
    /// How many names lie on the way here.
    private var depth = 0

    init(lengths: MotionLengths) {
      self.lengths = lengths
    }

    mutating func motion(_ name: String) -> Cost {
      if let known = motions[name] { return known }
      motions[name] = .endless
      depth += 1
      defer { depth -= 1 }
      guard depth <= InputLimit.components.most else { return .endless }
      let before = lengths.motions[name]?.predecessor.map { motion($0) } ?? Cost()
      let cost = before + total(lengths.motions[name]?.steps ?? [])
      motions[name] = cost
      return cost
    }

    mutating func state(_ name: String) -> Cost {
      if let known = states[name] { return known }
      states[name] = .endless
      depth += 1
      defer { depth -= 1 }
      guard depth <= InputLimit.components.most else { return .endless }
      let cost = total(lengths.states[name]?.changes ?? [])
      states[name] = cost
      return cost
    }

    private mutating func total(_ changes: [Change]) -> Cost {
      var sum = Cost()
      for change in changes {
        sum = sum + (change.stateName.map { state($0) } ?? Cost(seconds: 0, events: 1))
      }
      return sum
    }

    private mutating func total(_ steps: [MotionStep]) -> Cost {
      var sum = Cost()
      for step in steps { sum = sum + cost(of: step) }
      return sum
    }

    private mutating func cost(of step: MotionStep) -> Cost {
      let one = Cost(seconds: 0, events: 1)
      switch step {
      case .set(let changes): return one + total(changes)
      case .wait(let seconds): return Cost(seconds: seconds, events: 1)
      case .sequence(let steps): return one + total(steps)
      case .parallel(let steps):
        var longest = one
        for step in steps { longest = longest.beside(cost(of: step)) }
        return longest
      case .run(let name): return one + motion(name)
      case .animate(let animation):
        let time = Cost(seconds: animation.delay + animation.playingTime, events: 1)
        return time + total(animation.changes) + total(animation.completion)
      case .scroll(let scroll): return Cost(seconds: scroll.duration, events: 1)
      case .touch(let touch): return Cost(seconds: touch.duration, events: 1)
      case .pinch(let pinch): return Cost(seconds: pinch.duration, events: 6)
      case .count(let counting): return Cost(seconds: counting.duration, events: 1)
      case .keyframes(let animation):
        let changes = total(animation.frames.flatMap(\.changes))
        return Cost(seconds: animation.delay + animation.playingTime, events: 1) + changes
      case .transition: return Cost(seconds: 0.75, events: 4)
      case .controllers(.replace(_, _, let how)):
        return Cost(seconds: how.duration, events: 4)
          + total((how.start ?? []) + (how.changes ?? []))
      case .hero(let hero, let change):
        let flight = Cost(seconds: hero.duration ?? Hero.defaultDuration, events: 2)
        return change.map { cost(of: .controllers($0)).beside(flight) } ?? flight
      case .controllers: return Cost(seconds: 0.75, events: 4)
      case .call(let call): return one + motion(call.motion)
      case .reload: return one
      case .refresh, .swipe, .removeRow, .insertRow: return Cost(seconds: 0.25, events: 3)
      case .placed(_, let step), .inRow(_, let step): return cost(of: step)
      }
    }
  }
}

extension Change {
  /// The state that the change sets.
  fileprivate var stateName: String? {
    if case .state(let name) = self { name } else { nil }
  }
}
