import EmakiDiagnostics
import FoundationEssentials

/// Files that may have been meant by a path that names none.
enum FilesNearby {
  /// The nearest name in the same folder, or `nil` where there is something at the path, or none near.
  static func hint(for path: String) -> String? {
    let files = FileManager.default
    guard !files.fileExists(atPath: path) else { return nil }
    let slash = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
    let folder = String(path[..<slash])
    let names = try? files.contentsOfDirectory(atPath: folder.isEmpty ? "." : folder)
    let nearest = NearestName.nearest(to: String(path[slash...]), in: names?.sorted() ?? [])
    return nearest.map { "did you mean \(folder)\($0)?" }
  }
}
