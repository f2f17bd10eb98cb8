import EmakiCode
package import EmakiDiagnostics
import EmakiFiles
import EmakiScenes

/// Compares the motions of a design with those of code, or those of code before and after.
package struct MotionReview {
  package private(set) var results: [MotionResult] = []
  /// Notes beside the results.
  package private(set) var notes: [Diagnostic] = []

  /// Whether two inputs are compared by their motions: one of them is code.
  package static func isMeant(_ files: [String]) -> Bool {
    files.contains(where: CodeSource.isCode)
  }

  /// Compares two inputs, each a scene file, storyboard, file of Swift, or folder of these.
  ///
  /// - Throws: `Failure` where one cannot be read.
  package init(_ old: String, _ new: String, screen: ScreenSettings) throws(Failure) {
    switch (CodeSource.isRead(old), CodeSource.isRead(new)) {
    case (true, true):
      try compare(CodeSource(old), CodeSource(new))
    case (false, true): try compare(old, CodeSource(new), screen)
    case (true, false): try compare(new, CodeSource(old), screen)
    case (false, false): break
    }
  }

  /// Compares files of Swift at revisions of git; with one revision, that one with the work tree.
  ///
  /// - Throws: `Failure` where git has no such revision, or a file is nowhere.
  package init(_ files: [String], at revisions: [String]) throws(Failure) {
    guard let first = revisions.first else { return }
    let (old, new) = (GitRevision(first), revisions.dropFirst().first.map(GitRevision.init))
    for file in files.map(Folder.normal) {
      let before = try FileVersion.at(old, file)
      let after: FileVersion?
      if let new {
        after = try FileVersion.at(new, file)
      } else {
        after = try FileVersion.now(file, isRegular: false)
      }
      if before == nil, after == nil {
        throw Failure("there is no \(file), neither before nor after")
      }
      try compare(
        CodeSource(before?.bytes ?? [], named: file), CodeSource(after?.bytes ?? [], named: file))
    }
  }

  private mutating func read(_ source: CodeSource) throws(Failure) -> [CodeMotion] {
    let read = try CodeProgram.read(source)
    notes += read.warnings
    return read.findings.motions
  }

  private mutating func compare(_ old: CodeSource, _ new: CodeSource) throws(Failure) {
    let (before, after) = (try read(old), try read(new))
    // A function keeps its name more often than its motion its values.
    let names = Set(before.map(\.function)).union(after.map(\.function)).sorted()
    for name in names {
      let matching = MotionMatching(
        before.filter { $0.function == name }.map { ComparedMotion($0).withFunction },
        after.filter { $0.function == name }.map { ComparedMotion($0).withFunction })
      results += matching.pairs.map { MotionResult($0, .versions) }
    }
  }

  private mutating func compare(
    _ design: String, _ source: CodeSource, _ screen: ScreenSettings
  ) throws(Failure) {
    let input = try InputFile.read(design, screen: screen, reading: ReadingSettings())
    let scenes = try input.scenes(named: screen.scene)
    let planned = scenes.flatMap { ComparedMotion.all(of: $0, in: input.name) }
    let names = scenes.reduce(into: Set<String>()) { $0.formUnion(DesignNames($1).all) }
    // Of a whole program, most motions are of other screens.
    let written = try read(source).filter { !$0.changes.isEmpty }.map { ComparedMotion($0) }
    let known = written.filter { motion in
      motion.targets.contains { !$0.names.isDisjoint(with: names) }
    }
    if known.count < written.count {
      notes.append(
        Diagnostic(
          .note,
          "\(written.count - known.count) of \(written.count) motions of the code change no view "
            + "that \(input.name) has, and were not compared"))
    }
    if planned.isEmpty {
      notes.append(
        Diagnostic(.note, "\(input.name) has no motion, so the values of the code were not checked")
      )
    }
    results += MotionMatching(planned, known).pairs.map { pair in
      MotionResult(pair, .designAndCode, isUnplanned: planned.isEmpty)
    }
  }
}

extension ComparedMotion {
  /// The motion with its function among what it changes, so that the versions of a function meet even
  /// where nothing else is the same.
  fileprivate var withFunction: ComparedMotion {
    let target = Target(names: ["\(name)()"], property: nil, value: nil)
    return ComparedMotion(
      name: name, file: file, line: line, targets: targets + [target], duration: duration,
      delay: delay, pace: pace, paceLabel: paceLabel, conditions: conditions)
  }
}
