import EmakiSceneFile
import EmakiSceneFormat
import Synchronization

/// The source files of programs whose screens were built, by the numbers in locations.
enum SourceFiles {
  private struct File: Equatable {
    /// `Screens/Login.swift`
    let id: String
    /// Where it lies.
    let path: String
  }

  private static let known = Mutex<[File]>([])

  /// The names, the first with the number 1.
  static var names: [String] { known.withLock { $0.map(\.id) } }

  /// The path of the file of a number.
  static func path(_ number: Int) -> String? {
    known.withLock { $0.indices.contains(number - 1) ? $0[number - 1].path : nil }
  }

  /// A location in a file.
  static func place(
    _ fileID: String, _ filePath: String, _ line: Int, _ column: Int
  ) -> SourcePlace {
    let file = File(id: fileID, path: filePath)
    let index = known.withLock { files in
      if let index = files.firstIndex(of: file) { return index }
      files.append(file)
      return files.count - 1
    }
    return SourcePlace(line: line, column: column, file: index + 1)
  }
}
