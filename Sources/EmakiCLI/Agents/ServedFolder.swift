import EmakiDiagnostics
import EmakiFiles
import EmakiPlatform
import EmakiSceneFile
import EmakiSceneFormat
import EmakiText
import EmakiWorkspace

/// The folder that an agent works in: the working folder of the process, out of which no path
/// leads.
struct ServedFolder: Sendable {
  /// Where it really is, with a slash at its end.
  private let root: String

  /// Takes the folder in which the process works.
  init() {
    let real = SystemPath.resolved(".")
    root = real.hasSuffix("/") ? real : real + "/"
  }

  /// The scene files and storyboards in it.
  var served: ServedScenes { get throws(Failure) { try ServedScenes(".") } }

  /// A path from the folder, of a file or folder in it, which need not be there.
  ///
  /// - Throws: `Failure` for a path that leads out of the folder, also by a link.
  func path(_ written: String) throws(Failure) -> String {
    if written == "." || written == "./" { return "." }
    let inner = written.hasPrefix(root) ? String(written.dropFirst(root.count)) : written
    guard let path = ScenePath.belowRoot(inner), !path.isEmpty, !path.utf8.contains(0) else {
      throw Failure(
        "\"\(written.onOneLine)\" does not lie in the folder that is served",
        hint: "paths start in that folder: screens/home.yaml")
    }
    guard SystemPath.resolved("./" + path).hasPrefix(root), !isBrokenLink(path) else {
      throw Failure("\"\(path.onOneLine)\" is a link out of the folder that is served")
    }
    return "./" + path
  }

  /// Whether a path is a link to a file that does not exist, which only writing would make.
  private func isBrokenLink(_ path: String) -> Bool {
    var status = stat()
    let isLink =
      SystemPath.with(path) { lstat($0, &status) } == 0 && status.st_mode & S_IFMT == S_IFLNK
    return isLink && !Folder.exists(path)
  }

  /// A path of a file that may be written: of a scene file, in no hidden folder.
  func writablePath(_ written: String) throws(Failure) -> String {
    let path = try path(written)
    let isHidden = path.dropFirst(2).split(separator: "/").contains { $0.hasPrefix(".") }
    guard SceneFileName.isScene(path), !SceneFileName.isInterfaceBuilder(path), !isHidden else {
      throw Failure(
        "only scene files and their data are written, not \"\(written.onOneLine)\"",
        hint: "their names end in .yaml, .yml or .json")
    }
    return path
  }
}
