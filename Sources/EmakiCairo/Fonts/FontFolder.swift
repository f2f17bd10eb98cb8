internal import EmakiPlatform

/// A folder with font files that the caller gave, with its subfolders.
struct FontFolder {
  var path: String

  /// Every face in the folder, in an order that does not depend on the file system's.
  func typefaces() -> [Typeface] {
    fontFiles(in: path, depth: 0).flatMap { file in
      var faces: [Typeface] = []
      while let face = Typeface(file: FontFile(path: file, index: faces.count)) {
        faces.append(face)
      }
      return faces
    }
  }

  /// Subfolders are read to a depth of four, so that a link to a parent does not go round for ever.
  private func fontFiles(in folder: String, depth: Int) -> [String] {
    names(in: folder).flatMap { name -> [String] in
      let path = folder + "/" + name
      if Self.endings.contains(where: name.lowercased().hasSuffix) { return [path] }
      return depth < 4 && !name.hasPrefix(".") ? fontFiles(in: path, depth: depth + 1) : []
    }
  }

  private func names(in folder: String) -> [String] {
    guard let directory = opendir(folder) else { return [] }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted()
  }

  private static let endings = [".otf", ".ttf", ".ttc", ".otc"]
}
