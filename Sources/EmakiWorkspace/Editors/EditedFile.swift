import EmakiCairo
package import EmakiDiagnostics
import EmakiDrawing
import EmakiFiles
import EmakiLayout
import EmakiSceneFile
package import EmakiSceneFormat
import EmakiScenes
import EmakiText
import Synchronization

/// A file that is open in an editor, with the results of reading it, until its text changes.
package final class EditedFile: Sendable {
  private struct State {
    var version: Version?
    var checked: CheckedMotions?
    var paths: Set<String> = []
  }

  /// The file with one of its texts.
  private struct Version {
    let text: String
    let file: InputFile
    /// Whether it is all that was read, so that the file is the same until its text is another.
    let isAlone: Bool
    /// Its scenes at rest, once they are asked for.
    var rests: [Snapshot]?
  }

  private let path: String
  private let open: OpenFiles
  private let state = Mutex(State())
  /// Held by who reads, so that another who asks about the same text need not read it, too.
  private let reading = Mutex(())

  package init(_ path: String, _ open: OpenFiles) {
    (self.path, self.open) = (path, open)
  }

  /// Whether another file was looked at to read this one.
  package func uses(_ other: String) -> Bool {
    let normal = Folder.normal(other)
    return state.withLock { $0.paths.contains(normal) }
  }

  /// The diagnostics that `validate` prints for the file with this text.
  package func findings(in text: SceneText) -> [Diagnostic] {
    var found: [Diagnostic] = []
    do throws(Failure) {
      let file = try file(text, takesKnown: \.isAlone)
      found = file.diagnostics
      var checked = state.withLock { $0.checked }
      defer { state.withLock { $0.checked = checked } }
      found += try file.validate(Self.screen, since: &checked)
    } catch {
      found += error.diagnostics
    }
    return found.distinct
  }

  /// The file with a text, which is read again where what is known of that text does not do.
  private func file(
    _ text: SceneText, takesKnown: (Version) -> Bool
  ) throws(Failure) -> InputFile {
    try reading.withLock { _ throws(Failure) in
      let known = state.withLock { $0.version }
      if let known, known.text == text.string, takesKnown(known) { return known.file }
      let source = OpenFileSource(open)
      defer { state.withLock { $0.paths = source.paths } }
      let file = try InputFile(text, name: path, screen: Self.screen, from: source)
      let version = Version(text: text.string, file: file, isAlone: source.paths.isEmpty)
      state.withLock { $0.version = version }
      return file
    }
  }

  private static let screen = ScreenSettings()

  /// A view as it lies at rest, in the file with this text; `nil` where there is none.
  package func description(of id: String, in text: SceneText) -> String? {
    for snapshot in rests(in: text) {
      guard let index = snapshot.screen.index(of: ViewID(id)) else { continue }
      let view = snapshot.screen.nodes[index].view
      let frame = snapshot.presentations[index].frame
      let rect = snapshot.screenRects()[index]
      return """
        \(view.kind.rawValue) \(id)
        frame in its superview: \(Self.words(frame.minX, frame.minY, frame.width, frame.height))
        on the screen:          \(Self.words(rect.minX, rect.minY, rect.width, rect.height))
        """
    }
    return nil
  }

  private static func words(_ numbers: Double...) -> String {
    "[" + numbers.map { Markup.number($0, places: 2) }.joined(separator: " ") + "]"
  }

  private func rests(in text: SceneText) -> [Snapshot] {
    guard let file = try? file(text, takesKnown: { _ in true }) else { return [] }
    let known = state.withLock { $0.version?.text == text.string ? $0.version?.rests : nil }
    if let known { return known }
    let engine = LayoutEngine(measurer: PangoTextMeasurer(fonts: FontBook()))
    let rests = file.document.scenes.compactMap { scene in
      try? file.timeline(of: scene, nil, Self.screen, by: engine).snapshot(at: 0)
    }
    state.withLock { state in
      if state.version?.text == text.string { state.version?.rests = rests }
    }
    return rests
  }
}
