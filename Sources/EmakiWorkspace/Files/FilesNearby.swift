import EmakiDiagnostics
import EmakiFiles

/// Files that may have been meant by a path that names none.
enum FilesNearby {
  /// The nearest name in the same folder, or `nil` where there is something at the path, or none
  /// near.
  static func hint(for path: String) -> String? {
    guard !Folder.exists(path) else { return nil }
    let slash = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
    let folder = String(path[..<slash])
    let name = String(path[slash...])
    // A link that leads nowhere has the very name.
    return nearest(to: name, in: (FolderNames.all(in: folder) ?? []).filter { $0 != name })
      .map { "did you mean \(folder)\($0)?" }
  }

  /// The name that was likely meant: nearly the same before the extension, which is the same; or
  /// the same with another extension. An extension alone makes no names alike.
  static func nearest(to name: String, in names: [String]) -> String? {
    let typed = FileName(name)
    let alike = names.map(FileName.init).filter {
      $0.fileExtension.lowercased() == typed.fileExtension.lowercased()
    }
    if let stem = NearestName.nearest(to: typed.stem, in: alike.map(\.stem)) {
      return alike.first { $0.stem == stem }?.whole
    }
    return names.first { FileName($0).stem.lowercased() == typed.stem.lowercased() }
  }

  /// A name in its two parts.
  private struct FileName {
    let whole: String
    let stem: String
    /// The extension with its dot; empty where there is none.
    let fileExtension: String

    init(_ name: String) {
      whole = name
      let dot = name.lastIndex(of: ".").flatMap { $0 == name.startIndex ? nil : $0 }
      stem = String(name[..<(dot ?? name.endIndex)])
      fileExtension = String(name[(dot ?? name.endIndex)...])
    }
  }
}
