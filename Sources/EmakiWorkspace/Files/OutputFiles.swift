import EmakiFiles
import FoundationEssentials

/// Where commands write: over nothing that they read, and over nothing of their users' in a folder that
/// they read.
package struct OutputFiles {
  /// An option that names what is written.
  package struct Output {
    package let option: String
    /// A file, or a folder for several; `nil` where the option is not given.
    package let path: String?
  }

  package let outputs: [Output]
  /// The files and folders that are read.
  package let inputs: [String]
  /// Folders of pictures that are read: nothing is written there, since Emaki may have written what
  /// would be lost.
  package let pictures: [String]
  /// Whether the user allows to write over files that Emaki did not write.
  let isForced: Bool

  package init(
    _ outputs: [(String, String?)], reading inputs: [String], pictures: [String] = [], force: Bool
  ) {
    self.outputs = outputs.map { Output(option: $0.0, path: $0.1) }
    self.inputs = inputs.filter { $0 != "-" }
    self.pictures = pictures
    isForced = force
  }

  /// Looks at all names before anything is written.
  ///
  /// - Throws: `Failure` of wrong usage where a name is empty, as of a variable that is not set; where two
  ///   options name one file; or where a file would be lost.
  package func check() throws(Failure) {
    var known: [(option: String, path: String)] = []
    for output in outputs {
      guard let path = output.path, path != "-" else { continue }
      if path.isEmpty {
        throw .usage(
          "\(output.option): the output has no name", hint: "give it the name of a folder or a file"
        )
      }
      if let other = known.first(where: { Folder.isSame($0.path, path) }) {
        throw .usage(
          "\(other.option) and \(output.option) both name \(path)",
          hint: "give each a name of its own")
      }
      known.append((output.option, path))
      for folder in pictures where Folder.isFolder(folder) {
        guard Folder.isSame(path, folder) || Self.lies(path, in: folder) else { continue }
        throw .usage(
          "\(output.option) \(path) lies in \(folder), whose pictures are read",
          hint: "give the output a folder of its own")
      }
      try check(path)
    }
  }

  /// Refuses a file that would be lost; folders may be the same as those that are read.
  package func check(_ path: String) throws(Failure) {
    guard Folder.exists(path), !Folder.isFolder(path) else { return }
    for input in inputs {
      if Folder.isSame(input, path) {
        throw .usage("\(path) would be written over itself", hint: "give the output another name")
      }
      guard Folder.isFolder(input), !isForced, Self.lies(path, in: input),
        !WrittenMark.isThere(in: path)
      else { continue }
      throw .usage(
        "\(path) lies in \(input), which is read, and Emaki did not write it: it would be lost",
        hint: "give the output another name, or write over it with --force")
    }
  }

  private static func lies(_ path: String, in folder: String) -> Bool {
    SystemPath.resolved(path).hasPrefix(Folder.path(SystemPath.resolved(folder), ""))
  }
}
