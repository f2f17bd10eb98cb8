internal import CConfinement
import EmakiPlatform

/// The folder out of which this process opens nothing, where there is one.
///
/// Every file and folder that is read or written is opened by `open`, which goes from the folder on,
/// one component after the other: no path and no link leads out, also where others change the files
/// meanwhile. Fonts and libraries of the system are opened by libraries, and not bound.
package enum Confinement {
  /// An open folder; negative where the process is not confined.
  nonisolated(unsafe) private static var folder: Int32 = -1
  /// Where it really is, with a slash at its end.
  nonisolated(unsafe) private static var root = ""
  nonisolated(unsafe) private static var canWrite = false

  /// Confines the process to the folder that it works in, for good.
  ///
  /// To be called before there are threads.
  ///
  /// - Returns: whether there is such a folder.
  package static func begin(canWrite: Bool) -> Bool {
    folder = EmakiPlatform.open(".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    let real = SystemPath.resolved(".")
    root = real.hasSuffix("/") ? real : real + "/"
    self.canWrite = canWrite
    return folder >= 0
  }

  /// Has the process killed when the thread that started it ends, where the system can.
  ///
  /// - Parameter parent: the number of the process that has the thread, which may have ended already; 0
  ///   where that is not known.
  package static func endWithParent(_ parent: Int32) { emaki_end_with_parent(parent) }

  /// The folder, with a slash at its end; empty where there is none.
  package static var path: String { root }

  /// Whether the process opens files of one folder only.
  package static var isOn: Bool { folder >= 0 }

  /// Whether a path may be opened, as far as its text shows it; also of what is not there.
  package static func allows(_ path: String) -> Bool {
    guard isOn else { return true }
    guard let inner = inner(path) else { return false }
    return Folder.normal(inner).split(separator: "/").first != ".."
  }

  /// Whether a folder is the outermost that may be looked at.
  package static func isTop(_ path: String) -> Bool {
    isOn && Folder.path(SystemPath.resolved(path), "") == root
  }

  /// Opens a file or folder.
  ///
  /// - Returns: a descriptor; negative where `errno` says why not, with `EXDEV` for what lies outside of
  ///   the folder.
  static func open(_ path: String, flags: Int32) -> Int32 {
    guard isOn else { return SystemPath.with(path) { EmakiPlatform.open($0, flags, 0o666) } }
    let writing = flags & (O_WRONLY | O_RDWR | O_CREAT) != 0
    guard canWrite || !writing, let inner = inner(path) else {
      errno = writing && !canWrite ? EROFS : EXDEV
      return -1
    }
    var way = PathBeneath(folder, named: root)
    return way.open(inner, flags: flags)
  }

  /// Opens a folder to list it; `nil` where that cannot be done.
  static func openFolder(_ path: String) -> FolderStream? {
    guard isOn else { return SystemPath.with(path) { opendir($0) } }
    let descriptor = open(path, flags: O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    if descriptor < 0 { return nil }
    if let opened = fdopendir(descriptor) { return opened }
    close(descriptor)
    return nil
  }

  /// A path from the folder on; `nil` for one from the root of the system that lies elsewhere.
  private static func inner(_ path: String) -> String? {
    guard path.hasPrefix("/") else { return path }
    if path + "/" == root { return "." }
    return path.hasPrefix(root) ? String(path.dropFirst(root.count)) : nil
  }
}

#if canImport(Darwin)
  /// An open folder whose names are read.
  typealias FolderStream = UnsafeMutablePointer<DIR>
#else
  /// An open folder whose names are read.
  typealias FolderStream = OpaquePointer
#endif
