package import EmakiAccessibility
import EmakiCairo
package import EmakiDiagnostics
import EmakiDrawing
import EmakiLayout
import EmakiRendering
import EmakiScenes
import EmakiWireframe

extension InputFile {
  /// The accessibility problems of the scenes as they are at the start; the same of all rows of a
  /// table is reported once.
  ///
  /// - Throws: `Failure` where a scene cannot be laid out or painted.
  package func accessibilityFindings(
    _ screen: ScreenSettings, _ level: ContrastLevel
  ) throws(Failure) -> [Diagnostic] {
    let fonts = FontBook()
    let measurer = PangoTextMeasurer(fonts: fonts)
    let engine = LayoutEngine(measurer: measurer)
    let audit = AccessibilityAudit(
      wireframe: Wireframe(theme: Theme.color.for(screen.appearance), measurer: measurer),
      painter: Painter(fonts: fonts), level: level)
    var found: [AccessibilityFinding] = []
    for scene in try scenes(named: screen.scene) {
      let snapshot = try timeline(of: scene, nil, screen, by: engine).snapshot(at: 0)
      do {
        found += try audit.findings(in: snapshot, of: scene)
      } catch {
        throw Failure("\(name): \(error)")
      }
    }
    return diagnostics(of: found)
  }

  /// The same as they move, and with larger letters: in both appearances alike.
  ///
  /// - Throws: `Failure` where a scene cannot be laid out.
  package func motionAndTextFindings(_ screen: ScreenSettings) throws(Failure) -> [Diagnostic] {
    let measurer = PangoTextMeasurer(fonts: FontBook())
    let engine = LayoutEngine(measurer: measurer)
    let larger = try filesWithLargerText(screen)
    var found: [AccessibilityFinding] = []
    for scene in try scenes(named: screen.scene) {
      found += scene.motions.compactMap { motion in
        // A motion that cannot be followed is reported by itself.
        guard let timeline = try? timeline(of: scene, motion, screen, by: engine) else {
          return nil
        }
        return AccessibilityAudit.finding(of: motion, in: scene, timeline)
      }
      var snapshots: [(size: TextSize, snapshot: Snapshot)] = []
      for (size, file) in larger {
        guard let scene = file.document.scenes.first(where: { $0.id == scene.id }) else { continue }
        snapshots.append(
          (size, try file.timeline(of: scene, nil, screen, by: engine).snapshot(at: 0)))
      }
      found += AccessibilityAudit.cutTexts(in: snapshots, measurer: measurer)
    }
    return diagnostics(of: found)
  }

  private func diagnostics(of found: [AccessibilityFinding]) -> [Diagnostic] {
    found.oncePerView.map { finding in
      Diagnostic(
        .warning, "\(finding.rule.rawValue): \(finding.message)",
        at: SourceLocation(finding.place, in: name), hint: finding.hint)
    }
  }

  /// The same file with letters of the size that is asked for and of each larger one.
  private func filesWithLargerText(
    _ screen: ScreenSettings
  ) throws(Failure) -> [(TextSize, InputFile)] {
    var files: [(TextSize, InputFile)] = []
    for size in TextSize.allCases.drop(while: { $0 != screen.textSizes.first }) {
      var screen = screen
      screen.givenTextSizes = Choices(size)
      files.append((size, try InputFile(bytes, name: name, screen: screen)))
    }
    return files
  }
}

extension [AccessibilityFinding] {
  /// The findings without those that repeat another one in a different row.
  var oncePerView: [AccessibilityFinding] {
    var told: Set<String> = []
    return filter { finding in
      let subject = finding.view.map { "\($0.inAllRows)" } ?? finding.message
      return told.insert("\(finding.rule) \(finding.rule == .motion ? finding.message : subject)")
        .inserted
    }
  }
}
