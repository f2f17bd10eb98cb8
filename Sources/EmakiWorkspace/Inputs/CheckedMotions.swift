import EmakiDiagnostics
import EmakiScenes

/// Warnings and errors from following a motion to its end.
struct MotionFindings: Sendable {
  /// Why it cannot be followed.
  var errors: [Diagnostic] = []
  /// Constraints that contradict one another.
  var conflicts: [Diagnostic] = []
  /// Steps that do nothing.
  var notes: [Diagnostic] = []

  /// The findings at other locations; `nil` where one has none.
  fileprivate func moved(_ place: (SourceLocation) -> SourceLocation?) -> MotionFindings? {
    var moved = self
    for list in [\MotionFindings.errors, \.conflicts, \.notes] {
      for index in moved[keyPath: list].indices {
        guard let old = moved[keyPath: list][index].location else { continue }
        guard let new = place(old) else { return nil }
        // Hints may say the numbers of other lines.
        if new != old, moved[keyPath: list][index].hint?.contains("line") == true { return nil }
        moved[keyPath: list][index].location = new
      }
    }
    return moved
  }
}

/// The motions of a version of a file, with the findings about each: for editors, which check a
/// file at every key.
///
/// Findings from an earlier check of the motions: they still hold where the scene apart from its
/// motions is the same, and so is the motion with all that it may run.
package struct CheckedMotions: Sendable {
  /// The motions of a scene.
  struct OfScene: Sendable {
    /// The scene without them.
    fileprivate let scene: Scene
    fileprivate var motions: [String?: Checked] = [:]

    /// The known findings about a motion of a scene that is otherwise the same.
    func findings(about motion: Motion?, in scene: Scene) -> MotionFindings? {
      guard let known = motions[motion?.name] else { return nil }
      return known.used == scene.used(by: motion) ? known.findings : nil
    }
  }

  fileprivate struct Checked: Sendable {
    let used: [Motion]
    let findings: MotionFindings
  }

  private let name: String
  private let bytes: [UInt8]
  private var scenes: [String: OfScene] = [:]

  /// Nothing is known yet about a file.
  init(of file: InputFile) {
    (name, bytes) = (file.name, file.bytes)
  }

  /// The known findings about a scene; `nil` where more than its motions has changed.
  func motions(of scene: Scene) -> OfScene? {
    scenes[scene.id].flatMap { $0.scene == scene.withoutMotions ? $0 : nil }
  }

  mutating func keep(_ findings: MotionFindings, about motion: Motion?, in scene: Scene) {
    let checked = Checked(used: scene.used(by: motion), findings: findings)
    scenes[scene.id, default: OfScene(scene: scene.withoutMotions)].motions[motion?.name] = checked
  }

  /// The same findings with the locations of another version; those in lines that changed are left
  /// out.
  func moved(to file: InputFile) -> CheckedMotions? {
    guard name == file.name, let lines = LineShift(from: bytes, to: file.bytes) else { return nil }
    var moved = self
    for (id, scene) in scenes {
      moved.scenes[id]?.motions = scene.motions.compactMapValues { checked in
        checked.findings.moved { place in
          guard let line = place.line else { return place }
          guard place.file == name, let new = lines.line(line) else { return nil }
          return SourceLocation(file: name, line: new, column: place.column)
        }.map { Checked(used: checked.used, findings: $0) }
      }
    }
    return moved
  }
}

extension Scene {
  fileprivate var withoutMotions: Scene {
    var scene = self
    scene.motions = []
    return scene
  }

  fileprivate func used(by motion: Motion?) -> [Motion] { motion.map(motionsUsed) ?? [] }
}
