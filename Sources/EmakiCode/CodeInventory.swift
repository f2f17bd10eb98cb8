/// How often each duration and each pace is used in code, and which durations nearly agree.
public struct CodeInventory: Sendable {
  /// A duration or pace with the number of motions that have it.
  public struct Entry: Sendable, Hashable {
    /// As people read it.
    public let label: String
    /// How many motions have it.
    public let count: Int
    /// Where the first is.
    public let first: CodeMotion.Place
  }

  /// Durations that differ so little that one was meant, perhaps.
  public struct NearPair: Sendable, Hashable {
    /// Seconds, the shorter first.
    public let durations: [Double]
  }

  /// Durations in seconds that are constant, the shortest first.
  public let durations: [(seconds: Double, entry: Entry)]
  /// Paces that are constant, the most used first.
  public let paces: [Entry]
  /// Durations that are near one another, the shortest first.
  public let near: [NearPair]
  /// How many motions have a duration that is not constant.
  public let unknownDurations: Int

  /// The most by which durations may differ and be near: a fifth of the longer, and 0.05 s.
  private static let nearness = (share: 0.2, seconds: 0.05)

  /// Counts the motions of code.
  public init(_ motions: [CodeMotion]) {
    var times: [Double: [CodeMotion]] = [:]
    var paces: [String: [CodeMotion]] = [:]
    for motion in motions {
      if let seconds = motion.duration.number { times[seconds, default: []].append(motion) }
      if motion.pace.isConstant, motion.kind != .controllerTransition {
        paces[motion.pace.label, default: []].append(motion)
      }
    }
    func entry(_ label: String, _ motions: [CodeMotion]) -> Entry {
      Entry(label: label, count: motions.count, first: motions[0].place)
    }
    durations = times.sorted { $0.key < $1.key }.map { seconds, motions in
      (seconds, entry(CodeValue.number(seconds).seconds, motions))
    }
    self.paces = paces.map { entry($0.key, $0.value) }.sorted {
      ($1.count, $0.label) < ($0.count, $1.label)
    }
    let seconds = durations.map(\.seconds).filter { $0 > 0 }
    near = zip(seconds, seconds.dropFirst()).filter { short, long in
      let most = min(Self.nearness.share * long, Self.nearness.seconds)
      return long - short <= most + 1e-9
    }.map { NearPair(durations: [$0, $1]) }
    unknownDurations = motions.count { !$0.duration.isConstant }
  }
}
