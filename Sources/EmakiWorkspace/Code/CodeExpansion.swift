import EmakiCode
package import EmakiDiagnostics
import EmakiFiles
import EmakiScenes
import EmakiText

/// A scene file that gives a storyboard the motions of its code: what is certain is written, the rest
/// stands as comments with the line that it came from.
package struct CodeExpansion {
  /// The scene file.
  package let text: String
  /// The parts of the code that could not be read.
  package let warnings: [Diagnostic]

  /// - Parameters:
  ///   - code: a file of Swift, or a folder.
  ///   - storyboard: with the views of the code.
  /// - Throws: `Failure` where one cannot be read, or where the code moves no view of the storyboard.
  package init(
    _ code: String, storyboard: String, screen: ScreenSettings
  ) throws(Failure) {
    let input = try InputFile.read(storyboard, screen: screen, reading: ReadingSettings())
    guard input.isInterfaceBuilder else {
      throw .usage("--storyboard is for a .storyboard or .xib file, not \(storyboard)")
    }
    let read = try CodeProgram.read(CodeSource(code))
    warnings = read.warnings
    text = try Self.text(of: read.findings.motions, in: code, for: input, scene: screen.scene)
  }

  /// The file for the scene whose views are moved most.
  static func text(
    of motions: [CodeMotion], in code: String, for input: InputFile, scene: String?
  ) throws(Failure) -> String {
    let scenes = try input.scenes(named: scene)
    let choices = scenes.map { CodeSteps($0, motions) }
    guard let best = choices.max(by: { $0.roots.count < $1.roots.count }), !best.roots.isEmpty
    else {
      throw Failure(
        "no motion of \(code) changes a view of \(input.name)",
        hint:
          "outlets, identifiers and labels of the storyboard are compared with names in the code")
    }
    // Scene files name others by paths from their folder on.
    let isWhole = input.name.hasPrefix("/")
    let path = isWhole ? input.name.split(separator: "/").last.map(String.init) : nil
    return best.file(of: code, storyboard: path ?? input.name, isOnly: scenes.count == 1)
  }
}

/// Motions of code as the steps of a scene file.
private struct CodeSteps {
  let scene: Scene
  private let names: DesignNames
  private let motions: [CodeMotion]
  /// Those that nothing else starts and that change a view of the scene.
  let roots: [CodeMotion]

  init(_ scene: Scene, _ motions: [CodeMotion]) {
    let names = DesignNames(scene)
    (self.scene, self.names, self.motions) = (scene, names, motions)
    roots = motions.filter { motion in
      motion.follows == nil && motion.changes.contains { Self.name($0, names) != nil }
    }
  }

  /// The name that the scene has for a view of the code.
  private static func name(_ change: CodeChange, _ names: DesignNames) -> String? {
    let last = change.view.split(separator: ".").last.map(String.init) ?? ""
    return [change.view, last].first { !$0.isEmpty && names.all.contains($0) }
  }

  // MARK: The file

  func file(of code: String, storyboard: String, isOnly: Bool) -> String {
    var text = """
      # The motions of \(code.onOneLine), as far as the code says them. Made by: emaki expand --storyboard
      storyboard: \(JSONValue.string(storyboard).text)

      """
    if !isOnly, let name = scene.aliases.first ?? Optional(scene.id) {
      text += "initial: \(JSONValue.string(name).text)\n"
    }
    text += "\nmotions:\n"
    var taken: Set<String> = []
    var first: String?
    for root in roots {
      let body = steps(root, indent: 6)
      guard body.isWritten else {
        text += comment(root, indent: 2) + body.text.replacing("\n      ", with: "\n  ")
        continue
      }
      let name = Self.unique(root.function, &taken)
      first = first ?? name
      text += comment(root, indent: 2) + "  \(name):\n    steps:\n\(body.text)"
    }
    guard let first else {
      return text.replacing("\nmotions:\n", with: "\n# No motion is certain.\n")
    }
    return text + "\ndefaultMotion: \(first)\n"
  }

  /// `open` of `Menu.open(animated:)`, `open2` for the second.
  private static func unique(_ function: String, _ taken: inout Set<String>) -> String {
    let head = function.prefix { $0 != "(" }.split(separator: ".").last.map(String.init) ?? "motion"
    let word = head.filter { $0.isLetter || $0.isNumber || $0 == "_" }
    var (name, number) = (word.isEmpty ? "motion" : word, 2)
    while !taken.insert(name).inserted {
      name = "\(word)\(number)"
      number += 1
    }
    return name
  }

  private func comment(_ motion: CodeMotion, indent: Int) -> String {
    let branch =
      motion.conditions.isEmpty ? "" : ", if " + motion.conditions.joined(separator: ", ")
    return Self.line("# \(motion.function), \(motion.place.text)\(branch)", indent)
  }

  private static func line(_ text: String, _ indent: Int) -> String {
    String(repeating: " ", count: indent) + text.onOneLine + "\n"
  }

  // MARK: Steps

  private func steps(_ motion: CodeMotion, indent: Int) -> (text: String, isWritten: Bool) {
    var text = set(motion.before, indent)
    guard let duration = motion.duration.number, let delay = motion.delay.number,
      let pace = self.pace(motion)
    else {
      let times = "\(motion.duration.seconds), \(motion.pace.label)"
      return (text + Self.line("# \(motion.place.text): \(times)", indent), false)
    }
    let frames = Dictionary(grouping: motion.changes) { change in
      [change.relativeStart?.number ?? 0, change.relativeDuration?.number ?? 1]
    }.sorted { ($0.key[0], $0.key[1]) < ($1.key[0], $1.key[1]) }
    var isWritten = false
    var animations = ""
    let isSplit = frames.count > 1
    for (time, changes) in frames {
      let (values, comments) = written(changes, indent + (isSplit ? 4 : 0))
      animations += comments
      guard !values.isEmpty else { continue }
      isWritten = true
      let parts = [
        "duration: \(number(duration * time[1]))",
        delay + duration * time[0] > 0 ? "delay: \(number(delay + duration * time[0]))" : nil,
        pace, playback(motion), "changes: {\(values)}",
      ].compactMap(\.self).joined(separator: ", ")
      animations += Self.line("- animate: {\(parts)}", indent + (isSplit ? 4 : 0))
    }
    text += isSplit && isWritten ? Self.line("- parallel:", indent) + animations : animations
    let rest = completion(of: motion, indent + 4)
    if !rest.isEmpty {
      // Behind several animations side by side the next step follows all of them.
      text +=
        isSplit || !isWritten
        ? completion(of: motion, indent) : Self.line("completion:", indent + 2) + rest
    }
    return (text, isWritten)
  }

  private func completion(of motion: CodeMotion, _ indent: Int) -> String {
    let next = motions.filter { $0.follows == motion.id }
    return set(motion.completion, indent)
      + next.map { comment($0, indent: indent) + steps($0, indent: indent).text }.joined()
  }

  private func set(_ changes: [CodeChange], _ indent: Int) -> String {
    let (values, comments) = written(changes, indent)
    return comments + (values.isEmpty ? "" : Self.line("- set: {\(values)}", indent))
  }

  private func playback(_ motion: CodeMotion) -> String? {
    var parts: [String] = []
    if let count = motion.repeatCount?.number, count > 0 {
      parts.append("repeat: \(number(count))")
    }
    if motion.autoreverses { parts.append("autoreverse: true") }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }

  /// `nil` for one that is not constant.
  private func pace(_ motion: CodeMotion) -> String? {
    let isKeyframed = motion.changes.contains { $0.relativeStart != nil }
    guard motion.pace.isConstant else { return nil }
    switch motion.pace {
    case .curve(let name): return "curve: \(isKeyframed ? "linear" : JSONValue.string(name).text)"
    case .spring(let spring):
      func value(_ name: String) -> String { spring[name].map(number) ?? "0" }
      switch spring.form {
      case .damping:
        return "spring: {damping: \(value("dampingRatio")), velocity: \(value("initialVelocity"))}"
      case .bounce:
        return "spring: {bounce: \(value("bounce")), velocity: \(value("initialVelocity"))}"
      case .physics:
        return "spring: {mass: \(value("mass")), stiffness: \(value("stiffness")), "
          + "damping: \(value("damping")), velocity: \(value("initialVelocity"))}"
      case .response:
        return "spring: {bounce: \(number(1 - (spring["dampingFraction"] ?? 1)))}"
      }
    case .expression: return nil
    }
  }

  private func number(_ value: Double) -> String { Markup.number(value, places: 4) }

  // MARK: Changes

  /// The changes of views of the scene that are certain, and comments for the others.
  private func written(_ changes: [CodeChange], _ indent: Int) -> (values: String, comments: String)
  {
    var (values, comments): ([String], String) = ([], "")
    for change in changes {
      let isSure = change.to.isConstant && change.conditions.isEmpty
      if isSure, let view = Self.name(change, names), let words = words(change, of: view) {
        values += words
      } else if change.property != "transition" {
        let branch =
          change.conditions.isEmpty ? "" : ", if \(change.conditions.joined(separator: ", "))"
        comments += Self.line(
          "# line \(change.line): \(change.view).\(change.property): \(change.to.label)\(branch)",
          indent)
      }
    }
    return (values.joined(separator: ", "), comments)
  }

  /// The keys of scene files for properties that have others.
  private static let keys = [
    "alpha": "alpha", "x": "x", "y": "y", "width": "width", "height": "height",
    "cornerRadius": "cornerRadius", "zPosition": "zPosition", "isHidden": "hidden",
    "isEnabled": "enabled", "isOn": "on", "value": "value", "text": "text",
    "translationX": "transform.x", "translationY": "transform.y", "scaleX": "transform.scale",
    "rotation": "transform.rotate", "rotationX": "transform.rotateX",
    "rotationY": "transform.rotateY",
  ]

  private func words(_ change: CodeChange, of view: String) -> [String]? {
    let name =
      view.contains { !$0.isLetter && !$0.isNumber && $0 != "_" }
      ? JSONValue.string(view).text : view
    switch (change.property, change.to) {
    case ("constant", .number(let value)): return ["\(name): \(number(value))"]
    case ("transform", .text("identity")):
      return ["\(name).transform: {x: 0, y: 0, scale: 1, rotate: 0}"]
    case ("scaleY", _): return []
    case (let property, .number(let value)):
      let isAngle = property.hasPrefix("rotation")
      return Self.keys[property].map {
        ["\(name).\($0): \(number(isAngle ? value * 180 / .pi : value))"]
      }
    case (let property, .flag(let flag)):
      return Self.keys[property].map { ["\(name).\($0): \(flag)"] }
    case ("text", .text(let text)): return ["\(name).text: \(JSONValue.string(text).text)"]
    default: return nil
    }
  }
}
