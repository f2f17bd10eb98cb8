import EmakiPlatform
import EmakiFiles
import EmakiFormats
import EmakiLimits

/// The files in a folder and its subfolders, by relative path: the one way through a folder of
/// scenes or pictures, for all commands.
///
/// Hidden files and folders are not looked at. Links are followed, but not back to a folder around
/// them.
struct FolderListing {
  private let folder: String
  private let scope: Scope
  /// Regular files, and links that lead nowhere, sorted.
  private(set) var files: [String] = []
  /// Pipes, devices and the like: to read one may never end.
  private var specials: [String] = []
  /// The folders in it.
  private(set) var folders: [String] = []
  /// The files that are links.
  private(set) var links: Set<ExactName> = []
  /// Folders that the scope leaves out.
  private(set) var leftOut: [String] = []
  /// Folders that are not gone into, and why.
  private(set) var skipped: [FolderScenes.SkippedFile] = []
  /// The number of all files and folders.
  private var count = 0

  /// The folders that a listing enters; each is asked about by its path and the name at its end.
  struct Scope {
    /// Whether links to folders outside are followed.
    var followsOut = true
    /// Whether a folder is left out with all that is in it.
    var leavesOut: (_ path: String, _ name: String) -> Bool = { _, _ in false }
    /// Whether it is an error that a folder cannot be listed.
    var needs: (_ path: String) -> Bool = { _ in true }
  }

  /// - Throws: `Failure` where the folder, or one in it that is needed, cannot be listed.
  init(_ folder: String, _ scope: Scope = Scope()) throws(Failure) {
    self.folder = folder
    self.scope = scope
    try addFiles(of: "", inside: [])
    files = files.map(ExactName.init).sorted().map(\.text)
  }

  /// All files that may hold scenes by their names, sorted, and after them what is no file.
  var sceneNames: [String] { (files + specials).filter(SceneFileName.isScene) }

  /// The files by what can be done with them.
  struct Kinds {
    /// PNG files: by their names, and those without an extension by their first bytes.
    var pictures: [String] = []
    /// Scene files and storyboards.
    var scenes: [String] = []
    /// Those that are neither pictures nor say what pictures are.
    var others: [String] = []
    /// Those of them that are scenes by their names, and why they are none.
    var skipped: [FolderScenes.SkippedFile] = []
  }

  /// All files.
  var kinds: Kinds {
    var kinds = Kinds()
    var rest: [String] = []
    for path in files {
      if isPicture(path) {
        kinds.pictures.append(path)
      } else if Self.name(of: path) != "reel.json" {
        rest.append(path)
      }
    }
    let found = FolderScenes(rest + specials) { FolderScenes.Contents(at: Folder.path(folder, $0)) }
    (kinds.scenes, kinds.skipped) = (found.scenes, found.skipped + skipped)
    let scenes = Set(found.scenes.map(ExactName.init))
    kinds.others = (rest + specials).filter { !scenes.contains(ExactName($0)) }
    return kinds
  }

  /// The scene files of two folders: what is one in either counts in the other, too, if it is
  /// there, so that a file that lost its scenes is not taken for one that is gone.
  static func scenes(
    _ old: FolderListing, _ first: Kinds, _ new: FolderListing, _ second: Kinds
  ) -> (old: [String], new: [String]) {
    func scenes(_ own: Kinds, _ listing: FolderListing, _ other: Kinds) -> [String] {
      let there = Set(listing.files.map(ExactName.init))
      let all = Set(own.scenes.map(ExactName.init))
        .union(Set(other.scenes.map(ExactName.init)).intersection(there))
      return all.sorted().map(\.text)
    }
    return (scenes(first, old, second), scenes(second, new, first))
  }

  /// The PNG files with certain paths, sorted.
  func pictures(where isWanted: (String) -> Bool) -> [String] {
    files.filter { isWanted($0) && isPicture($0) }
  }

  // MARK: What files are

  private func isPicture(_ path: String) -> Bool {
    let name = path.lowercased()
    if name.hasSuffix(".png") || name.hasSuffix(".apng") { return true }
    let file = Folder.path(folder, path)
    guard !Self.name(of: path).contains("."), let bytes = try? FileContents(file) else {
      return false
    }
    return bytes.withBytes { $0.starts(with: PNGChunks.signature) }
  }

  private static func name(of path: String) -> Substring {
    path.split(separator: "/").last ?? ""
  }

  // MARK: Going through folders

  /// Device and inode of a folder: the same whatever path leads there.
  private struct Identity: Equatable {
    let device: dev_t
    let number: ino_t
  }

  /// - Parameters:
  ///   - path: of a folder, or "" for the outermost.
  ///   - above: the folders that it lies in; a link that leads back to one of them is skipped.
  private mutating func addFiles(
    of path: String, inside above: [Identity]
  ) throws(Failure) {
    let place = path.isEmpty ? folder : Folder.path(folder, path)
    guard let status = Self.status(of: place), let names = Self.names(in: place) else {
      guard scope.needs(path) else { return skip(path, "it cannot be listed") }
      throw Failure(
        "cannot list the folder \(Folder.joined(folder, path))",
        hint: "what is in it is not known: allow this user to read it")
    }
    let identity = Identity(device: status.st_dev, number: status.st_ino)
    if above.contains(identity) { return skip(path, "it is a link to a folder around it") }
    if !path.isEmpty { folders.append(path) }
    for name in names {
      count += 1
      if count > InputLimit.folderEntries.most { throw .tooMuch(in: folder) }
      if name.hasPrefix(".") { continue }
      try add(path.isEmpty ? name : "\(path)/\(name)", called: name, inside: above + [identity])
    }
  }

  private mutating func add(
    _ path: String, called name: String, inside above: [Identity]
  ) throws(Failure) {
    let place = Folder.path(folder, path)
    let isLink = Self.isLink(place)
    if isLink { links.insert(ExactName(path)) }
    switch Self.status(of: place)?.st_mode.kind {
    case S_IFDIR:
      if scope.leavesOut(path, name) {
        leftOut.append(path)
      } else if isLink, !scope.followsOut, !Self.isInside(place, folder) {
        skip(path, "it is a link out of the folder")
      } else {
        try addFiles(of: path, inside: above)
      }
    case S_IFREG, nil: files.append(path)
    default: specials.append(path)
    }
  }

  private mutating func skip(_ path: String, _ reason: String) {
    skipped.append(FolderScenes.SkippedFile(path: path, reason: reason))
  }

  /// Whether a path does not lead out of a folder by a link.
  static func isInside(_ path: String, _ folder: String) -> Bool {
    Folder.path(SystemPath.resolved(path), "")
      .hasPrefix(Folder.path(SystemPath.resolved(folder), ""))
  }

  /// The names in a folder; `nil` where they, or what they stand for, cannot be seen.
  private static func names(in folder: String) -> [String]? {
    guard let names = FolderNames.all(in: folder) else { return nil }
    return names.isEmpty || SystemPath.with(folder) { access($0, X_OK) } == 0 ? names : nil
  }

  /// The status of the file that a path leads to; `nil` where there is none.
  private static func status(of path: String) -> stat? {
    var status = stat()
    return SystemPath.with(path) { stat($0, &status) } == 0 ? status : nil
  }

  private static func isLink(_ path: String) -> Bool {
    var status = stat()
    return SystemPath.with(path) { lstat($0, &status) } == 0 && status.st_mode.kind == S_IFLNK
  }
}

extension mode_t {
  /// The bits that tell files, folders and devices apart.
  fileprivate var kind: mode_t { self & S_IFMT }
}
