import EmakiCode
package import EmakiComparison
package import EmakiText

/// A pair of motions and how they differ.
package struct MotionResult: ReportedResult {
  package let name: String
  package let word: String
  package let explanation: [String]
  /// The file of the code.
  package let place: String
  package let annotations: [ResultAnnotation]
  package let hasNotes = false
  package let reason: String? = nil
  package let acceptingFlags: String? = nil
  package let ignoredArea = IgnoredArea()
  private let design: ComparedMotion?
  private let code: ComparedMotion?

  /// The words for both sides.
  struct Sides {
    let first: String
    let second: String
    static let designAndCode = Sides(first: "design", second: "code")
    static let versions = Sides(first: "was", second: "is")
  }

  /// - Parameter isUnplanned: whether the design has no motion at all.
  init(_ pair: MotionMatching.Pair, _ sides: Sides, isUnplanned: Bool = false) {
    (design, code) = (pair.design, pair.code)
    let known = pair.code ?? pair.design
    let title = [pair.design, pair.code].compactMap { $0?.title }
    name = (title.first == title.last ? Array(title.prefix(1)) : title).joined(separator: " – ")
    place = known?.file ?? ""
    switch (pair.design, pair.code) {
    case (let design?, let code?):
      let found = MotionDifferences(design, code, sides)
      word = found.differences.isEmpty ? found.unknown.isEmpty ? "same" : "unchecked" : "different"
      explanation = found.differences + found.unknown
    case (let design?, nil):
      word = "removed"
      explanation = ["\(design.viewList): \(sides.first) \(design.timing), \(sides.second) nothing"]
    case (nil, let code?):
      word = isUnplanned ? "unchecked" : "added"
      explanation = ["\(code.viewList): \(sides.first) nothing, \(sides.second) \(code.timing)"]
    case (nil, nil): (word, explanation) = ("same", [])
    }
    guard ["different", "added", "removed"].contains(word), let known, let line = known.line else {
      annotations = []
      return
    }
    let message = explanation.joined(separator: "; ")
    annotations = [ResultAnnotation(file: known.file, line: line, message: message)]
  }

  /// An object with both motions.
  package var json: JSONValue {
    .object([
      ("name", .string(name)), ("outcome", .string(word)), ("design", design?.json ?? .null),
      ("code", code?.json ?? .null), ("lines", .array(explanation.map { .string($0) })),
      ("actual", .string(place)), ("annotations", .array([])),
    ])
  }
}

extension ComparedMotion {
  /// The name with the line of the file.
  fileprivate var title: String {
    let last = file.split(separator: "/").last.map(String.init) ?? file
    let branch = conditions.isEmpty ? "" : ", if " + conditions.joined(separator: ", ")
    return "\(name) (\(last)\(line.map { ":\($0)" } ?? "")\(branch))"
  }

  fileprivate var viewList: String {
    views.isEmpty ? "a motion" : views.joined(separator: ", ")
  }

  fileprivate var json: JSONValue {
    .object([
      ("name", .string(name)), ("file", .string(file)), ("line", JSONValue(line.map(Double.init))),
      ("views", .array(views.map { .string($0) })), ("duration", duration.json),
      ("delay", delay.json), ("curve", .string(paceLabel)),
    ])
  }
}

/// The differences between two motions, one a line.
struct MotionDifferences {
  private(set) var differences: [String] = []
  /// The values that are not constant in the code, and so not compared.
  private(set) var unknown: [String] = []

  init(_ design: ComparedMotion, _ code: ComparedMotion, _ sides: MotionResult.Sides) {
    func line(_ what: String, _ first: String, _ second: String) -> String {
      "\(what)\(sides.first) \(first), \(sides.second) \(second)"
    }
    let views = "\(code.viewList): "
    let isTimed = design.duration.isConstant && code.duration.isConstant
    let isPaced = !design.isPaceUnknown && !code.isPaceUnknown
    if isTimed && !design.duration.isNear(code.duration)
      || isPaced && design.pace != .other && code.pace != .other && !design.pace.isLike(code.pace)
    {
      differences.append(line(views, design.timing, code.timing))
    } else if design.delay.isConstant, code.delay.isConstant, !design.delay.isNear(code.delay) {
      differences.append(line(views + "delay: ", design.delay.seconds, code.delay.seconds))
    }
    let isTextChanged = design.duration != code.duration && !isTimed
    if isTextChanged || !isPaced || !design.delay.isConstant || !code.delay.isConstant {
      unknown.append(line(views, design.timing, code.timing))
    }
    for target in code.targets {
      guard let property = target.property, let value = target.value,
        let other = design.targets.first(where: {
          $0.property == property && !$0.names.isDisjoint(with: target.names)
        }), let planned = other.value, planned.isConstant, value.isConstant,
        !planned.isNear(value)
      else { continue }
      let name = target.name
      differences.append(line("\(name).\(property): ", planned.label, value.label))
    }
  }
}

extension ComparedMotion {
  fileprivate var isPaceUnknown: Bool { if case .unknown = pace { true } else { false } }
}
