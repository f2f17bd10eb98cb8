import EmakiCairo
package import EmakiDiagnostics
import EmakiDrawing
import EmakiLayout
import EmakiScenes

extension InputFile {
  /// Diagnostics from layout on the device that is asked for: warnings of constraints that
  /// contradict one another or leave something open, and notes on texts that cannot be read well,
  /// each once, wherever a motion of a scene comes to rest.
  ///
  /// - Throws: `Failure` where a scene cannot be laid out.
  package func layoutFindings(_ screen: ScreenSettings) throws(Failure) -> [Diagnostic] {
    let measurer = PangoTextMeasurer(fonts: FontBook())
    let engine = LayoutEngine(measurer: measurer)
    var notes = TextNotes(file: name)
    var warnings: [Diagnostic] = []
    for scene in try scenes(named: screen.scene) {
      var outside = TextsOutside()
      let motions = scene.listedMotions.filter { !scene.isAnswer($0) }
      for motion in motions.isEmpty ? [nil] : motions.map(Optional.some) {
        // A motion that cannot be followed is reported by itself.
        guard let timeline = try? timeline(of: scene, motion, screen, by: engine) else { continue }
        let snapshots = timeline.restingMoments.map(timeline.snapshot)
        let causes = timeline.issues.withoutConsequences(in: snapshots.map(\.screen))
        for warning in self.warnings(about: causes, in: timeline) where !warnings.contains(warning)
        {
          warnings.append(warning)
        }
        for snapshot in snapshots {
          outside.add(snapshot)
          for finding in snapshot.textFindings(measurer: measurer)
          where !snapshot.isOpening(finding.view) { notes.add(finding, snapshot) }
        }
      }
      outside.forEach { notes.add($0, $1) }
    }
    return warnings + notes.diagnostics
  }
}

extension Snapshot {
  /// Whether a view, or one around it, is smaller than it is about to be, as what comes into a stack
  /// view: what is cut of it is so for a moment only.
  fileprivate func isOpening(_ id: ViewID) -> Bool {
    var next = screen.index(of: id)
    while let index = next {
      let (now, goal) = (presentations[index].frame.size, screen.nodes[index].frame.size)
      if now.width < goal.width - 0.5 || now.height < goal.height - 0.5 { return true }
      next = screen.nodes[index].parent
    }
    return false
  }
}

/// Texts that lie outside of the screen wherever the motions of a scene come to rest.
private struct TextsOutside {
  private var first: Snapshot?
  private var findings: [TextFinding] = []

  mutating func add(_ snapshot: Snapshot) {
    let found = snapshot.textsOutside()
    if first == nil { (first, findings) = (snapshot, found) }
    findings.removeAll { !found.contains($0) }
  }

  func forEach(_ body: (TextFinding, Snapshot) -> Void) {
    guard let first else { return }
    for finding in findings { body(finding, first) }
  }
}

/// Findings about texts, of all rows of a table one.
private struct TextNotes {
  let file: String
  private var notes: [Note] = []
  private var places: [TextFinding: Int] = [:]

  private struct Note {
    let finding: TextFinding
    let place: FilePlace
    var views: Set<ViewID>
  }

  init(file: String) {
    self.file = file
  }

  mutating func add(_ finding: TextFinding, _ snapshot: Snapshot) {
    let kind = finding.inRows
    if let known = places[kind] {
      notes[known].views.insert(finding.view)
      return
    }
    let node = snapshot.screen.index(of: finding.view).map { snapshot.screen.nodes[$0] }
    places[kind] = notes.count
    notes.append(
      Note(finding: finding, place: node?.view.place ?? FilePlace(), views: [finding.view]))
  }

  var diagnostics: [Diagnostic] {
    notes.map { note in
      let others = note.views.count - 1
      let more = others > 0 ? ", and so in \(others) other row\(others == 1 ? "" : "s")" : ""
      return Diagnostic(
        .note, "\(note.finding)\(more)", at: SourceLocation(note.place, in: file),
        hint: note.finding.hint)
    }
  }
}
