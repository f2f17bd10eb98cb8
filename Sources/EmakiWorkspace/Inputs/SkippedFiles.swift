package import EmakiDiagnostics
import EmakiFiles

/// Files of a folder that are not read, though scenes may have such names.
package enum SkippedFiles {
  /// The number of files named, so that a folder full of data does not hide other messages.
  private static let shown = 10

  /// Names each once, with why it is skipped; of many the first, and how many more there are.
  package static func notes(
    _ files: [FolderScenes.SkippedFile], in folder: String
  ) -> [Diagnostic] {
    let notes = files.prefix(shown).map { file in
      Diagnostic(.note, "\(Folder.joined(folder, file.path)) was skipped: \(file.reason)")
    }
    if files.count <= shown { return notes }
    return notes + [Diagnostic(.note, "\(files.count - shown) more files were skipped")]
  }
}
