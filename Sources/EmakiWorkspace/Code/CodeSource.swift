import EmakiFiles
import EmakiLimits

/// The text of files of Swift, which are read as one program.
package struct CodeSource: Sendable {
  /// Paths as the user named them or as they lie in the folder, with their texts.
  let files: [(path: String, text: String)]
  /// Whether a folder was named, whose motions are counted.
  package let isFolder: Bool

  /// Whether a path is that of Swift code by its name.
  package static func isCode(_ path: String) -> Bool { path.hasSuffix(".swift") }

  /// Whether Swift code is read from a path: a file of it, or a folder.
  package static func isRead(_ path: String) -> Bool { isCode(path) || Folder.isFolder(path) }

  /// Folders that hold the code of others, or what only tools write.
  private static let foreign = ProjectTree.foreign.union(["Carthage", "Pods"])

  /// Reads a file, or all files of a folder and its subfolders.
  ///
  /// - Throws: `Failure` where one cannot be read, or where they are too large together.
  package init(_ path: String) throws(Failure) {
    isFolder = Folder.isFolder(path)
    guard isFolder else {
      files = [(InputFile.name(of: path), try Self.text(InputFile.bytes(of: path)))]
      return
    }
    let listing = try FolderListing(
      path, .init(followsOut: false, leavesOut: { _, name in Self.foreign.contains(name) }))
    let names = listing.files.filter(Self.isCode)
    guard !names.isEmpty else {
      throw Failure(
        "there is no Swift file in \(path)", hint: "name a scene, or a folder with Swift code")
    }
    var read: [(path: String, text: String)] = []
    var room = InputLimit.inputBytes.most
    for name in names {
      let file = Folder.joined(Folder.normal(path), name)
      let bytes = try InputFile.bytes(of: file, isRegular: true)
      room -= bytes.count
      if room < 0 { throw Failure("\(path): \(InputLimit.inputBytes.excess)") }
      read.append((file, Self.text(bytes)))
    }
    files = read
  }

  /// One file of a name.
  init(_ bytes: [UInt8], named path: String) {
    (files, isFolder) = ([(path, Self.text(bytes))], false)
  }

  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
