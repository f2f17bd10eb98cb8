import EmakiCairo
package import EmakiDiagnostics
import EmakiLayout
import EmakiScenes

extension InputFile {
  /// Checks what reading alone does not: that the devices named exist, and that every scene can be
  /// laid out and every motion followed to its end. One that a touch starts may need what is only
  /// there then.
  ///
  /// - Returns: warnings of constraints that contradict one another, each once, and notes of steps
  ///   that do nothing, such as a finger to which nothing answers, each step once.
  /// - Throws: `Failure` with the errors of all motions, each once.
  package func validate(_ screen: ScreenSettings) throws(Failure) -> [Diagnostic] {
    var checked: CheckedMotions?
    return try validate(screen, since: &checked)
  }

  /// The same of a file of which an earlier version was checked with the same options.
  ///
  /// - Parameter checked: the motions of that version; then those of this one.
  package func validate(
    _ screen: ScreenSettings, since checked: inout CheckedMotions?
  ) throws(Failure) -> [Diagnostic] {
    for scene in document.scenes { _ = try screen.resolvedDevice(fileDevice: scene.device) }
    let fonts = FontBook()
    let engine = LayoutEngine(measurer: PangoTextMeasurer(fonts: fonts))
    let known = checked?.moved(to: self)
    var current = CheckedMotions(of: self)
    var (wrong, found): ([Diagnostic], [Diagnostic]) = ([], [])
    var told: Set<SourceLocation?> = []
    for scene in document.scenes {
      let knownScene = known?.motions(of: scene)
      let motions = scene.listedMotions.filter { !scene.isAnswer($0) }
      for motion in motions.isEmpty ? [nil] : motions.map(Optional.some) {
        let findings =
          knownScene?.findings(about: motion, in: scene)
          ?? findings(about: motion, in: scene, screen, by: engine)
        current.keep(findings, about: motion, in: scene)
        wrong += findings.errors
        found += findings.conflicts
        found += findings.notes.filter { note in
          note.location?.line == nil || told.insert(note.location).inserted
        }
      }
    }
    let fontWarnings = warnings(about: fonts)
    // A book of fonts says only once what several motions may miss.
    checked = fontWarnings.isEmpty ? current : nil
    if !wrong.isEmpty { throw Failure(wrong.distinct) }
    return (found + fontWarnings).distinct
  }

  private func findings(
    about motion: Motion?, in scene: Scene, _ screen: ScreenSettings, by engine: LayoutEngine
  ) -> MotionFindings {
    var findings = MotionFindings()
    do throws(Failure) {
      let timeline = try timeline(of: scene, motion, screen, by: engine)
      let issues = timeline.issues
      findings.conflicts = warnings(
        about: issues.filter(\.isConflict) + unplaced(issues, in: timeline), in: timeline)
      // Other motions may run the one that has the step.
      let isDefault = motion?.name == scene.defaultMotion
      findings.notes = notes(on: timeline, motion, ofNothing: isDefault)
    } catch {
      // Errors in a part of other motions are reported with that part.
      if motion.map(scene.isPart) != true { findings.errors = error.diagnostics }
    }
    return findings
  }
}
