import EmakiPlatform
package import EmakiFiles
import EmakiFormats
package import EmakiRendering

extension Folder {
  /// Makes a folder and those above it, where they are missing.
  package static func make(_ path: String) throws(Failure) {
    do { try create(path) } catch { throw Failure("\(error)") }
  }

  /// Makes a folder like `make` and writes into it. Where that fails, as on a full disk, the files of
  /// these names that were not there before go again, and so do the folders.
  package static func filling(_ path: String, with names: [String] = [], _ write: () throws -> Void)
    throws
  {
    var made: [String] = []
    var above = path
    while !exists(above), above != "." {
      made.append(above)
      above = parent(of: above)
    }
    let new = names.map { self.path(path, $0) }.filter { !exists($0) }
    try make(path)
    do { try write() } catch {
      for file in new { _ = SystemPath.with(file) { unlink($0) } }
      // Those that hold something else are not removed.
      for folder in made { _ = SystemPath.with(folder) { rmdir($0) } }
      throw error
    }
  }

  /// Removes what an earlier run says of its frames, and those beyond a number, so that numbers end
  /// with the motion.
  package static func removeReel(of folder: String, from count: Int, format: PictureFormat)
    throws(Failure)
  {
    let manifest = path(folder, "reel.json")
    guard exists(manifest) else { return }
    var index = count
    while true {
      let file = path(folder, FileNames.frame(index, format))
      guard exists(file) else { break }
      try remove(file)
      index += 1
    }
    try remove(manifest)
  }

  /// Removes a file, should there be one, where it does not matter if it stays.
  static func removeFile(_ path: String) { _ = SystemPath.with(path) { unlink($0) } }

  /// Removes a folder that holds nothing.
  static func removeIfEmpty(_ path: String) { _ = SystemPath.with(path) { rmdir($0) } }

  /// Removes a file; one that another process has removed is gone as well.
  package static func remove(_ file: String) throws(Failure) {
    guard SystemPath.with(file, { unlink($0) }) != 0, errno != ENOENT else { return }
    throw Failure("cannot remove the old file \(file): \(String(cString: strerror(errno)))")
  }
}
