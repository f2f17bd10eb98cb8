import EmakiCairo
import EmakiDiagnostics
import EmakiLayout
import EmakiScenes

extension InputFile {
  /// What laying out shows on the device that is asked for: warnings of constraints that contradict
  /// one another or leave something open, and notes on texts that cannot be read well, each once, at
  /// the start and the end of every scene's motion.
  ///
  /// - Throws: `Failure` where a scene cannot be laid out.
  func layoutFindings(_ screen: ScreenOptions) throws(Failure) -> [Diagnostic] {
    let measurer = PangoTextMeasurer(fonts: FontBook())
    let engine = LayoutEngine(measurer: measurer)
    var seen: Set<TextFinding> = []
    var warnings: [Diagnostic] = []
    var notes: [Diagnostic] = []
    for scene in try scenes(named: screen.scene) {
      let motion = try scene.defaultMotion.map { name throws(Failure) in
        try scene.motion(called: name, in: self.name)
      }
      let timeline = try timeline(of: scene, motion, screen, by: engine)
      let snapshots = [timeline.snapshot(at: 0), timeline.snapshot(at: timeline.duration)]
      let causes = timeline.issues.withoutConsequences(in: snapshots.map(\.screen))
      warnings += self.warnings(about: causes.distinct)
      for snapshot in snapshots {
        let findings = snapshot.textFindings(measurer: measurer)
        notes += findings.filter { seen.insert($0).inserted }.map { finding in
          let node = snapshot.screen.index(of: finding.view).map { snapshot.screen.nodes[$0] }
          let place = node?.view.place ?? FilePlace()
          return Diagnostic(
            .note, "\(finding)", at: SourceLocation(place, in: name), hint: finding.hint)
        }
      }
    }
    return warnings + notes
  }
}
