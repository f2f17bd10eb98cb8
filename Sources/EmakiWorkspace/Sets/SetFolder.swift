import EmakiDiagnostics
import EmakiFiles
import EmakiSceneFile
import EmakiWireframe
import FoundationEssentials

/// A folder with scenes, and the settings in its `emaki.yaml`.
package struct SetFolder: Sendable {
  /// The folder that names of pictures begin in.
  package let base: String
  package let file: SetFile
  /// The paths in the folder that the user named; `nil` for all.
  package let chosen: [String]?
  /// Takes the diagnostics of the folder.
  package let listener: Listener

  /// Finds the set that the user names by a folder, or by files.
  ///
  /// `emaki.yaml` is looked for in that folder, or in that of the first file, and upwards as far as
  /// `SearchBorder` lets it.
  package init(_ inputs: [String], listener: Listener) throws(Failure) {
    self.listener = listener
    for input in inputs where !Folder.exists(input) {
      throw Failure("there is no \(input)", hint: FilesNearby.hint(for: input))
    }
    let first = inputs.first ?? "."
    let start = Folder.isFolder(first) ? first : Folder.parent(of: first)
    let found = Self.folderWithFile(from: start)
    file = try found.map { folder throws(Failure) in try Self.read(folder, listener) } ?? SetFile()
    let isFolder = inputs.count == 1 && Folder.isFolder(first)
    base = found ?? (isFolder ? Folder.normal(first) : Self.commonFolder(inputs))
    let top = Self.resolved(base)
    var chosen: [String] = []
    for input in inputs {
      let real = Self.resolved(input)
      guard real == top || real.hasPrefix(top == "/" ? top : top + "/") else {
        throw Failure(
          "\(input) lies outside of the folder of the set, \(base)",
          hint: "render it by itself, or move \(SetFile.name) to a folder around both")
      }
      chosen.append(String(real.dropFirst(top.count).drop { $0 == "/" }))
    }
    self.chosen = chosen.contains("") ? nil : chosen
  }

  /// The `emaki.yaml` that counts, where it lies above what the user named; else `nil`.
  package var settingsAbove: String? {
    chosen == nil || !AtomicFile.isRegular(path(SetFile.name)) ? nil : path(SetFile.name)
  }

  /// A path in the folder, as the program opens it.
  package func path(_ inner: String) -> String { Folder.joined(base, inner) }

  private static func resolved(_ path: String) -> String { SystemPath.resolved(path) }

  private static func read(
    _ folder: String, _ listener: Listener
  ) throws(Failure) -> SetFile {
    let path = Folder.joined(folder, SetFile.name)
    let read = SetFile.read(
      try InputFile.bytes(of: path, isRegular: true), file: path, themes: Theme.all.map(\.name))
    if read.hasErrors { throw Failure(read.diagnostics) }
    listener.hear(read.diagnostics)
    return read.value
  }

  private static func folderWithFile(from start: String) -> String? {
    var path = Folder.normal(start)
    while true {
      if AtomicFile.isRegular(Folder.joined(path, SetFile.name)) { return path }
      if SearchBorder.isTop(path) { return nil }
      path = Folder.normal(Folder.joined(path, ".."))
    }
  }

  /// The working folder where all lie in it, else the deepest folder around all.
  private static func commonFolder(_ inputs: [String]) -> String {
    let here = resolved(".")
    let folders = inputs.map { resolved(Folder.isFolder($0) ? $0 : Folder.parent(of: $0)) }
    if folders.allSatisfy({ $0 == here || $0.hasPrefix(here + "/") }) { return "." }
    var common = folders[0].split(separator: "/")[...]
    for folder in folders {
      let parts = folder.split(separator: "/")
      let count = zip(common, parts).prefix { $0 == $1 }.count
      common = common.prefix(count)
    }
    return "/" + common.joined(separator: "/")
  }
}
