package import EmakiCode
import Dispatch
import Synchronization

/// Reads the motion that Swift code gives to its views.
package enum CodeReading {
  /// All motions of some files, which are one program.
  package static func findings(in texts: [(path: String, text: String)]) -> CodeFindings {
    let project = Project(texts)
    let read = Mutex([TypeReader?](repeating: nil, count: project.files.count))
    DispatchQueue.concurrentPerform(iterations: project.files.count) { index in
      var reader = TypeReader(project, file: index)
      reader.read(project.files[index].statements)
      let found = reader
      read.withLock { $0[index] = found }
    }
    let readers = read.withLock { $0.compactMap(\.self) }
    let entered = readers.reduce(into: Set<ObjectIdentifier>()) { $0.formUnion($1.entered) }
    let changed = readers.reduce(into: Set<ObjectIdentifier>()) { $0.formUnion($1.changedMakers) }
    var motions: [CodeMotion] = []
    for part in readers.flatMap(\.parts) {
      if let function = part.function, entered.contains(function) { continue }
      let first = motions.count
      motions += part.motions.map { motion in
        var motion = motion
        motion.id += first
        if let function = part.function, changed.contains(function), motion.kind.isOfObject {
          motion.duration = .expression("set elsewhere, too")
          motion.pace = .expression("set elsewhere, too")
        }
        motion.follows = motion.follows.map { $0 + first }
        return motion
      }
    }
    return CodeFindings(
      motions: inOrder(motions, of: project), problems: project.problems,
      fileCount: project.files.count,
      lineCount: project.files.reduce(0) { $0 + $1.lineCount })
  }

  /// Each motion once, by files and lines, renumbered.
  private static func inOrder(_ motions: [CodeMotion], of project: Project) -> [CodeMotion] {
    var numbers: [String: Int] = [:]
    for (index, file) in project.files.enumerated() { numbers[file.path] = index }
    func key(_ motion: CodeMotion) -> (Int, Int, Int) {
      (numbers[motion.place.file] ?? 0, motion.place.line, motion.id)
    }
    // Several calls of a function with the same values are one.
    var seen: [CodeMotion: Int] = [:]
    var new: [Int: Int] = [:]
    var kept: [CodeMotion] = []
    for motion in motions.sorted(by: { key($0) < key($1) }) {
      var plain = motion
      (plain.id, plain.caller, plain.follows) = (0, nil, nil)
      if let first = seen[plain] {
        new[motion.id] = first
        continue
      }
      seen[plain] = kept.count
      new[motion.id] = kept.count
      kept.append(motion)
    }
    for index in kept.indices {
      kept[index].follows = kept[index].follows.flatMap { new[$0] }
      kept[index].id = index
    }
    return kept
  }
}

extension Project {
  /// One for each file of which not everything could be read.
  var problems: [CodeFindings.Problem] {
    files.compactMap { file in
      file.brokenLine.map { CodeFindings.Problem(CodeMotion.Place(file: file.path, line: $0)) }
    }
  }
}
