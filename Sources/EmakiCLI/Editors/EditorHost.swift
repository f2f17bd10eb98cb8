import EmakiDiagnostics
import EmakiDrawing
import EmakiFiles
import EmakiLSP
import EmakiManual
import EmakiSceneFile
import EmakiSceneFormat
import EmakiServing
import EmakiWireframe
import EmakiWorkspace
import Synchronization

/// Does for the editor's server what needs more than the text of a file, each piece of work within
/// some seconds.
final class EditorHost: LSPHost {
  private let checks = TimedWork(milliseconds: seconds * 1000)
  private let layouts = TimedWork(milliseconds: seconds * 1000)
  private let pages = LivePages()
  private let open = OpenFiles()
  private let files = Mutex<[String: EditedFile]>([:])

  /// The time that a piece of work may take.
  private static let seconds = 20

  func findings(in text: SceneText, at path: String) async -> [Diagnostic] {
    let file = file(at: path)
    let found = await checks.result { file.findings(in: text) }
    let late = Diagnostic(
      .note, "the file is not checked: that takes longer than \(Self.seconds) seconds",
      at: SourceLocation(file: path))
    return found ?? [late]
  }

  private func file(at path: String) -> EditedFile {
    files.withLock { files in
      if let known = files[path] { return known }
      let file = EditedFile(path, open)
      files[path] = file
      return file
    }
  }

  func hold(_ text: String?, at path: String) -> Bool {
    if text == nil { files.withLock { $0[path] = nil } }
    return open.hold(text, at: path)
  }

  func uses(_ other: String, in path: String) -> Bool { file(at: path).uses(other) }

  func entry(of key: String, in section: String) -> String? {
    ManualEntry.text(for: "\(section).\(key)")
  }

  func description(of view: String, in text: SceneText, at path: String) async -> String? {
    let file = file(at: path)
    return await layouts.result { file.description(of: view, in: text) } ?? nil
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
      SceneFileName.isScene(name) || DisplayImage.fileEndings.contains(where: name.hasSuffix)
    }.sorted { $0.isBeforeAsCounted($1) }
  }

  func show(_ motion: String, of path: String) async -> String? {
    await layouts.result { [pages] in pages.page(of: motion, in: path) } ?? nil
  }

  /// Ends the pages that are shown.
  func stop() { pages.stop() }
}
