import EmakiPlatform

/// The contents of a folder.
public enum FolderNames {
  /// The names of files and folders in a folder but for `.` and `..`, in the order of their bytes;
  /// `nil` where it cannot be read.
  public static func all(in folder: String) -> [String]? {
    read(folder)?.map(\.name.text)
  }

  /// The names in a folder with what the system says of them, in the order of their bytes.
  private static func read(_ folder: String) -> [(name: ExactName, type: Int)]? {
    guard let directory = Confinement.openFolder(folder.isEmpty ? "." : folder) else { return nil }
    defer { closedir(directory) }
    var names: [(name: ExactName, type: Int)] = []
    while let entry = readdir(directory) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        SystemPath.text(bytes.prefix { $0 != 0 })
      }
      if name != ".", name != ".." { names.append((ExactName(name), Int(entry.pointee.d_type))) }
    }
    return names.sorted { $0.name < $1.name }
  }

  /// The kind of file that a name in a folder stands for.
  public enum Kind: Sendable {
    case file, folder
    /// A link, a pipe, a device.
    case other
  }

  /// The names in a folder with what they stand for, in the order of their bytes; empty where it cannot
  /// be read.
  public static func entries(in folder: String) -> [(name: String, kind: Kind)] {
    (read(folder) ?? []).map { name, type in
      let kind: Kind =
        switch type {
        case Int(DT_DIR): .folder
        case Int(DT_REG): .file
        // A file system may not say it.
        case Int(DT_UNKNOWN): self.kind(of: Folder.path(folder, name.text))
        default: .other
        }
      return (name.text, kind)
    }
  }

  /// The kind of file that a path stands for, a link for itself.
  private static func kind(of path: String) -> Kind {
    var status = stat()
    guard SystemPath.with(path, { lstat($0, &status) }) == 0 else { return .other }
    return switch status.st_mode & S_IFMT {
    case S_IFDIR: .folder
    case S_IFREG: .file
    default: .other
    }
  }
}
