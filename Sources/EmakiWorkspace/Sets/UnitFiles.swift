import EmakiFiles
import EmakiFormats
package import EmakiRendering

/// The files of a unit in a folder: a picture, or a folder of frames.
package struct UnitFiles: Sendable {
  package let folder: String
  package let id: String
  package let format: PictureFormat
  /// Whether links there may lead out of the folder: in one that the user has named.
  var followsLinks = true

  package init(folder: String, id: String, format: PictureFormat, followsLinks: Bool = true) {
    self.folder = folder
    self.id = id
    self.format = format
    self.followsLinks = followsLinks
  }

  /// Whether an entry holds frames.
  package static func isSequence(_ entry: CacheEntry) -> Bool { entry.files.first?.name != "" }

  /// The path of the picture, or of the folder of frames.
  package func path(isSequence: Bool) -> String {
    Folder.path(folder, isSequence ? id : "\(id).\(format.rawValue)")
  }

  /// The files by which it is seen whose the others are.
  package var firstFiles: [String] {
    let frames = path(isSequence: true)
    return [
      path(isSequence: false), Folder.path(frames, "reel.json"),
      Folder.path(frames, FileNames.frame(0, format)),
    ]
  }

  /// Writes the files of an entry; files that are there and the same stay.
  package func write(_ entry: CacheEntry) throws {
    let isSequence = Self.isSequence(entry)
    let path = path(isSequence: isSequence)
    try checkLinks(at: isSequence ? entry.files.map { Folder.path(path, $0.name) } : [path])
    guard isSequence else {
      try Folder.make(Folder.parent(of: path))
      return try AtomicFile.write(entry.files[0].bytes, to: path, isRegular: true)
    }
    if holds(entry) { return }
    try Folder.make(path)
    guard let lock = try FolderLock(path, isShared: false) else {
      throw Failure(
        "another process is writing frames into \(path)", hint: "wait until it has ended")
    }
    defer { withExtendedLifetime(lock) {} }
    try Folder.removeReel(of: path, from: entry.files.count - 1, format: format)
    for file in entry.files {
      try AtomicFile.write(file.bytes, to: Folder.path(path, file.name), isRegular: true)
    }
  }

  private func checkLinks(at paths: [String]) throws(Failure) {
    if followsLinks { return }
    let top = SystemPath.resolved(folder) + "/"
    for path in paths where !SystemPath.resolved(path).hasPrefix(top) {
      throw Failure(
        "\(path) is a link out of \(folder)", hint: "remove it: pictures are not written there")
    }
  }

  /// Whether the folder has the files of an entry as they are; there may be others beside them.
  func holds(_ entry: CacheEntry) -> Bool {
    let isSequence = Self.isSequence(entry)
    let path = path(isSequence: isSequence)
    return entry.files.allSatisfy { file in
      let place = isSequence ? Folder.path(path, file.name) : path
      guard let bytes = try? AtomicFile.read(place) else { return false }
      return bytes == file.bytes
    }
  }

  /// Removes the files of an entry, should there be any; it does not matter if one stays.
  package func remove() {
    Folder.removeFile(path(isSequence: false))
    let frames = path(isSequence: true)
    if Folder.hasReel(frames) { try? Self.removeFrames(frames) }
  }

  /// Removes a folder of frames, the list of them first; files that it does not list stay.
  package static func removeFrames(_ folder: String) throws(Failure) {
    let list = FrameList(of: folder)
    try Folder.remove(Folder.path(folder, "reel.json"))
    for name in FolderNames.all(in: folder) ?? [] where name.hasPrefix("frame-") {
      if list?.contains(name) ?? true { try Folder.remove(Folder.path(folder, name)) }
    }
    Folder.removeIfEmpty(folder)
  }
}

extension CacheEntry {
  /// SHA-256 of all files with their names.
  package var digest: String {
    var hash = SHA256()
    for file in files {
      hash.add(Array("\(file.name) \(file.bytes.count)\n".utf8))
      hash.add(file.bytes)
    }
    return hash.hexadecimal
  }
}
