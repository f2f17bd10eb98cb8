import EmakiPlatform

/// What lies in a folder.
public enum FolderNames {
  /// The names of files and folders in a folder but for `.` and `..`, in the order of their bytes;
  /// `nil` where it cannot be read.
  public static func all(in folder: String) -> [String]? {
    guard let directory = SystemPath.with(folder.isEmpty ? "." : folder, { opendir($0) }) else {
      return nil
    }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        SystemPath.text(bytes.prefix { $0 != 0 })
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.map(ExactName.init).sorted().map(\.text)
  }

  /// What a name in a folder stands for.
  public enum Kind: Sendable {
    case file, folder
    /// A link, a pipe, a device.
    case other
  }

  /// The names in a folder with what they stand for, in the order of their bytes; empty where it cannot
  /// be read.
  public static func entries(in folder: String) -> [(name: String, kind: Kind)] {
    (all(in: folder) ?? []).map { ($0, kind(of: "\(folder)/\($0)")) }
  }

  /// What a path stands for, a link for itself.
  private static func kind(of path: String) -> Kind {
    var status = stat()
    guard SystemPath.with(path, { lstat($0, &status) }) == 0 else { return .other }
    return switch status.st_mode & S_IFMT {
    case S_IFDIR: .folder
    case S_IFREG: .file
    default: .other
    }
  }

  /// The paths of all files and folders below a folder, each folder before what is in it; links are
  /// listed and not followed.
  public static func paths(below folder: String) -> [String] {
    paths(below: folder, inner: "")
  }

  private static func paths(below folder: String, inner: String) -> [String] {
    (all(in: inner.isEmpty ? folder : "\(folder)/\(inner)") ?? []).flatMap { name in
      let path = inner.isEmpty ? name : "\(inner)/\(name)"
      let isFolder = kind(of: "\(folder)/\(path)") == .folder
      return [path] + (isFolder ? paths(below: folder, inner: path) : [])
    }
  }
}
