import EmakiPlatform

/// A folder that this process alone fills, or those that agree to share it; until the value ends.
///
/// It is a lock of the system on the folder itself, so it leaves no file behind and ends with the
/// process. Where the file system has no locks nothing is kept out.
public final class FolderLock {
  private let folder: FileDescriptor

  /// Locks a folder; `nil` where another process has it locked.
  ///
  /// - Parameters:
  ///   - path: of the folder, which must exist.
  ///   - isShared: whether others may share it that share it too.
  public init?(_ path: String, isShared: Bool) throws(FileError) {
    folder = try FileDescriptor(path, flags: O_RDONLY | O_DIRECTORY)
    let kind = isShared ? LOCK_SH : LOCK_EX
    if flock(folder.number, kind | LOCK_NB) != 0, errno == EWOULDBLOCK { return nil }
  }
}
