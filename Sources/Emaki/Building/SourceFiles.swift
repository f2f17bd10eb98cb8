import EmakiSceneFile
import Synchronization

/// The source files of programs whose screens were built, by the numbers in places.
enum SourceFiles {
  private static let known = Mutex<[String]>([])

  /// The names, the first with the number 1.
  static var names: [String] { known.withLock { $0 } }

  /// A place in a file: `Screens/Login.swift`.
  static func place(_ fileID: String, _ line: Int, _ column: Int) -> SourcePlace {
    let index = known.withLock { names in
      if let index = names.firstIndex(of: fileID) { return index }
      names.append(fileID)
      return names.count - 1
    }
    return SourcePlace(line: line, column: column, file: index + 1)
  }
}
