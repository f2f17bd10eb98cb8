import EmakiDiagnostics
import EmakiFiles
import EmakiPlatform
import EmakiWorkspace

/// The program of a package that lists its screens, for the commands `swift package preview`,
/// `render` and `check`.
///
///     @main struct Gallery: ScreenGallery {
///       static let screens: [any Screen] = [Welcome(), Login()]
///     }
public protocol ScreenGallery {
  /// The screens, in the order in which they are shown.
  static var screens: [any Screen] { get }
}

extension ScreenGallery {
  /// Writes each screen as a scene file into the folder that the argument names, and beside it the
  /// pictures, data and other files that it names.
  ///
  /// Prints what is wrong with screens, and ends with 2 where one has an error.
  public static func main() {
    guard let folder = CommandLine.arguments.dropFirst().first else {
      fail("the argument is the folder to write scene files into")
    }
    do {
      let found = try write(to: folder)
      for diagnostic in found { reportLine("\(diagnostic)") }
      if found.contains(where: { $0.severity == .error }) { exit(2) }
    } catch {
      fail("\(error)")
    }
  }

  /// Writes the screens with the files that they name.
  ///
  /// - Returns: what is wrong with them.
  static func write(to folder: String) throws -> [Diagnostic] {
    var found: [Diagnostic] = []
    for screen in screens {
      let source = RecordingSource()
      found += screen.read(from: source).diagnostics
      try Folder.create(folder)
      try AtomicFile.write(
        screen.yaml, to: Folder.path(folder, "\(screen.sceneID).yaml"),
        isRegular: true)
      if let file = screen.file {
        try copy(source.dependencies, beside: Folder.parent(of: file), to: folder)
      }
    }
    return found
  }

  /// Copies the files that a screen was made from; the screen itself says which are not there.
  private static func copy(
    _ dependencies: [Dependency], beside origin: String, to folder: String
  ) throws {
    let origin = Folder.path(Folder.normal(origin), "")
    for dependency in dependencies where dependency.kind == .file {
      guard dependency.path.hasPrefix(origin),
        let bytes = try? AtomicFile.read(dependency.path)
      else { continue }
      let name = String(dependency.path.dropFirst(origin.count))
      let path = Folder.path(folder, name)
      if Folder.exists(path), try AtomicFile.read(path) != bytes {
        throw Diagnostic(
          .error, "two screens name different files \"\(name)\"",
          hint: "a file is looked for beside the Swift file of its screen: rename one of them")
      }
      try Folder.create(Folder.parent(of: path))
      try AtomicFile.write(bytes, to: path, isRegular: true)
    }
  }

  private static func fail(_ text: String) -> Never {
    reportLine(text.hasPrefix("error: ") ? text : "error: " + text)
    exit(2)
  }
}

/// Writes a line to standard error; one that nobody takes is lost.
private func reportLine(_ text: String) {
  _ = (text + "\n").withCString { write(STDERR_FILENO, $0, strlen($0)) }
}
