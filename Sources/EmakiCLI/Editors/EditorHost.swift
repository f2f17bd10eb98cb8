import ArgumentParser
import EmakiCairo
import EmakiDiagnostics
import EmakiDrawing
import EmakiFiles
import EmakiLSP
import EmakiLayout
import EmakiManual
import EmakiScenes
import EmakiServing
import EmakiText
import EmakiWireframe

/// Does for the editor's server what needs more than the text of a file, each piece of work within
/// some seconds.
final class EditorHost: LSPHost {
  private let checks = TimedWork(milliseconds: seconds * 1000)
  private let layouts = TimedWork(milliseconds: seconds * 1000)
  private let pages = LivePages()

  /// How long a piece of work may take.
  private static let seconds = 20

  func findings(in text: String, at path: String) async -> [Diagnostic] {
    let found = await checks.result { Self.findings(in: text, at: path) }
    let late = Diagnostic(
      .note, "the file is not checked: that takes longer than \(Self.seconds) seconds",
      at: SourceLocation(file: path))
    return found ?? [late]
  }

  /// What `validate` prints of a file that has this text.
  private static func findings(in text: String, at path: String) -> [Diagnostic] {
    var found: [Diagnostic] = []
    do throws(Failure) {
      let screen = try defaultScreen()
      let file = try InputFile(Array(text.utf8), name: path, screen: screen)
      found = file.diagnostics
      found += try file.validate(screen)
    } catch {
      found += error.diagnostics
    }
    return found.distinct
  }

  private static func defaultScreen() throws(Failure) -> ScreenOptions {
    do { return try ScreenOptions.parse([]) } catch { throw Failure("\(error)") }
  }

  func entry(of key: String, in section: String) -> String? {
    ManualEntry.text(for: "\(section).\(key)")
  }

  func description(of view: String, in text: String, at path: String) async -> String? {
    await layouts.result { Self.description(of: view, in: text, at: path) } ?? nil
  }

  /// A view as it lies at rest.
  private static func description(of id: String, in text: String, at path: String) -> String? {
    guard let screen = try? defaultScreen(),
      let file = try? InputFile(Array(text.utf8), name: path, screen: screen)
    else { return nil }
    let engine = LayoutEngine(measurer: PangoTextMeasurer(fonts: FontBook()))
    for scene in file.document.scenes {
      guard let timeline = try? file.timeline(of: scene, nil, screen, by: engine) else { continue }
      let snapshot = timeline.snapshot(at: 0)
      guard let index = snapshot.screen.index(of: ViewID(id)) else { continue }
      let view = snapshot.screen.nodes[index].view
      let frame = snapshot.presentations[index].frame
      let rect = snapshot.screenRects()[index]
      return """
        \(view.kind.rawValue) \(id)
        frame in its superview: \(words(frame.minX, frame.minY, frame.width, frame.height))
        on the screen:          \(words(rect.minX, rect.minY, rect.width, rect.height))
        """
    }
    return nil
  }

  private static func words(_ numbers: Double...) -> String {
    "[" + numbers.map { Markup.number($0, places: 2) }.joined(separator: " ") + "]"
  }

  var icons: [String] { Icon.allNames }

  func files(beside path: String) -> [String] {
    let folder = Folder.parent(of: path)
    let own = path.split(separator: "/").last.map(String.init)
    return FolderNames.entries(in: folder).flatMap { entry -> [String] in
      if entry.name.hasPrefix(".") || entry.name == own { return [] }
      guard entry.kind == .folder else { return [entry.name] }
      let inner = FolderNames.all(in: Folder.path(folder, entry.name)) ?? []
      return inner.map { Folder.path(entry.name, $0) }
    }.filter { name in
      SceneFileName.isScene(name) || Self.pictures.contains { name.hasSuffix($0) }
    }.sorted { $0.isBeforeAsCounted($1) }
  }

  private static let pictures = [".png", ".jpg", ".jpeg"]

  func show(_ motion: String, of path: String) async -> String? {
    await layouts.result { [pages] in pages.page(of: motion, in: path) } ?? nil
  }

  /// Ends the pages that are shown.
  func stop() { pages.stop() }
}
