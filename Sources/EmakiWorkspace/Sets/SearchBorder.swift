import EmakiFiles
import EmakiPlatform

/// Where a search for a file in the folders above ends.
enum SearchBorder {
  /// Whether nothing above a folder is looked at: it is that of a repository or the user's home, or
  /// the folder above it belongs to somebody else or lies on another file system. Files above it do
  /// not belong to the project, and others may write there, as into `/tmp`.
  static func isTop(_ folder: String) -> Bool {
    if Folder.exists(Folder.joined(folder, ".git")) || Confinement.isTop(folder) { return true }
    let real = SystemPath.resolved(folder)
    let home = getenv("HOME").map { SystemPath.resolved(String(cString: $0)) }
    if real == "/" || real == home { return true }
    guard let here = status(real), let above = status(Folder.parent(of: real)) else { return true }
    return here.st_uid != above.st_uid || here.st_dev != above.st_dev
  }

  private static func status(_ path: String) -> stat? {
    var status = stat()
    return SystemPath.with(path) { stat($0, &status) } == 0 ? status : nil
  }
}
