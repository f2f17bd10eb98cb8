import EmakiCode

/// Motions of a design and of code that mean the same: those that change the same of the same views.
struct MotionMatching {
  /// Both motions of a pair; one is missing where the other side has nothing like it.
  struct Pair {
    let design: ComparedMotion?
    let code: ComparedMotion?
  }

  private(set) var pairs: [Pair] = []

  /// A possible pair with how much speaks for it.
  private struct Candidate {
    let design: Int
    let code: Int
    let score: Int
  }

  /// Matches motions: each of the code with the one that it agrees with most, and so on, each once; then
  /// what is left with what has the same times already, since several branches of code may be one motion.
  init(_ designs: [ComparedMotion], _ codes: [ComparedMotion]) {
    var candidates: [Candidate] = []
    for (design, first) in designs.enumerated() {
      for (code, second) in codes.enumerated() {
        let score = Self.score(first, second)
        if score > 0 { candidates.append(Candidate(design: design, code: code, score: score)) }
      }
    }
    candidates.sort { ($1.score, $0.design, $0.code) < ($0.score, $1.design, $1.code) }
    var (partner, taken): ([Int: Int], Set<Int>) = ([:], [])
    for candidate in candidates
    where partner[candidate.code] == nil && !taken.contains(candidate.design) {
      partner[candidate.code] = candidate.design
      taken.insert(candidate.design)
    }
    for candidate in candidates {
      let isLike = designs[candidate.design].hasTiming(of: codes[candidate.code])
      // One that is taken already is not meant where neither a value nor the times agree.
      if partner[candidate.code] == nil, isLike || candidate.score >= Self.equalValue {
        partner[candidate.code] = candidate.design
      }
      if isLike { taken.insert(candidate.design) }
    }
    pairs = codes.indices.map { code in
      Pair(design: partner[code].map { designs[$0] }, code: codes[code])
    }
    pairs += designs.indices.filter { !taken.contains($0) }.map {
      Pair(design: designs[$0], code: nil)
    }
  }

  /// The weight of an equal value of one property of one view for a pair.
  private static let equalValue = 8

  /// How much speaks for a pair; 0 where no view and property is the same.
  private static func score(_ design: ComparedMotion, _ code: ComparedMotion) -> Int {
    var score = 0
    for target in code.targets {
      let best = design.targets.lazy.map { other -> Int in
        guard !target.names.isDisjoint(with: other.names) else { return 0 }
        guard let property = other.property, let own = target.property else { return 2 }
        guard property == own || isWhole(own, property) else { return 0 }
        guard let value = other.value, let ours = target.value, ours.isConstant else { return 4 }
        return value.isNear(ours) ? equalValue : 3
      }.max()
      score += best ?? 0
    }
    if score > 0, design.hasTiming(of: code) { score += 1 }
    return score
  }

  /// A transform that becomes none again changes whatever part there was.
  private static func isWhole(_ property: String, _ other: String) -> Bool {
    property == "transform" && CodeProperty.transform.contains { $0.name == other }
  }
}

extension CodeValue {
  /// Whether two values are the same but for rounding.
  func isNear(_ other: CodeValue) -> Bool {
    guard let first = number, let second = other.number else { return self == other }
    return abs(first - second) < 1e-6
  }
}

extension ComparedMotion {
  /// Whether all times and the pace are the same.
  func hasTiming(of other: ComparedMotion) -> Bool {
    duration.isNear(other.duration) && delay.isNear(other.delay)
      && (pace == .other || other.pace == .other || pace.isLike(other.pace))
  }
}
