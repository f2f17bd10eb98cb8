import ArgumentParser
import EmakiCairo
import EmakiDiagnostics
import EmakiDrawing
import EmakiLayout
import EmakiSceneFile
import EmakiScenes
import EmakiText
import Synchronization

/// A file that is open in an editor, with what is known of it until its text is another.
final class EditedFile: Sendable {
  private struct State {
    var version: Version?
    var checked: CheckedMotions?
    var paths: Set<String> = []
  }

  /// The file with one of its texts.
  private struct Version {
    let text: String
    let file: InputFile
    /// Its scenes at rest, once they are asked for.
    var rests: [Snapshot]?
  }

  private let path: String
  private let open: OpenFiles
  private let state = Mutex(State())

  init(_ path: String, _ open: OpenFiles) {
    (self.path, self.open) = (path, open)
  }

  /// Whether another file was looked at to read this one.
  func uses(_ other: String) -> Bool {
    let normal = PathText.normal(other)
    return state.withLock { $0.paths.contains(normal) }
  }

  /// What `validate` prints of the file with this text.
  func findings(in text: String) -> [Diagnostic] {
    var found: [Diagnostic] = []
    do throws(Failure) {
      let screen = try Self.screen()
      let file = try read(text, screen)
      found = file.diagnostics
      var checked = state.withLock { $0.checked }
      defer { state.withLock { $0.checked = checked } }
      found += try file.validate(screen, since: &checked)
    } catch {
      found += error.diagnostics
    }
    return found.distinct
  }

  /// Reads the file anew: others that it names may have changed.
  private func read(_ text: String, _ screen: ScreenOptions) throws(Failure) -> InputFile {
    let source = OpenFileSource(open)
    defer { state.withLock { $0.paths = source.paths } }
    let file = try InputFile(Array(text.utf8), name: path, screen: screen, from: source)
    state.withLock { $0.version = Version(text: text, file: file) }
    return file
  }

  private static func screen() throws(Failure) -> ScreenOptions {
    do { return try ScreenOptions.parse([]) } catch { throw Failure("\(error)") }
  }

  /// A view as it lies at rest, in the file with this text; `nil` where there is none.
  func description(of id: String, in text: String) -> String? {
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

  private func rests(in text: String) -> [Snapshot] {
    let known = state.withLock { $0.version?.text == text ? $0.version : nil }
    if let rests = known?.rests { return rests }
    guard let screen = try? Self.screen(), let file = known?.file ?? (try? read(text, screen))
    else { return [] }
    let engine = LayoutEngine(measurer: PangoTextMeasurer(fonts: FontBook()))
    let rests = file.document.scenes.compactMap { scene in
      try? file.timeline(of: scene, nil, screen, by: engine).snapshot(at: 0)
    }
    state.withLock { state in
      if state.version?.text == text { state.version?.rests = rests }
    }
    return rests
  }
}
