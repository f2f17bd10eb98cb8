import EmakiInput
import EmakiPlatform
import EmakiFiles
import EmakiFormats
import EmakiLimits

/// The files in a folder and its subfolders, by relative path; links are followed.
struct FolderListing {
  private let folder: String
  /// Regular files, and links that lead nowhere, sorted.
  private(set) var files: [String] = []
  /// Pipes, devices and the like: to read one may never end.
  private var specials: [String] = []
  /// Of all files and folders.
  private var count = 0

  /// - Throws: `Failure` where the folder or one in it cannot be listed.
  init(_ folder: String) throws(Failure) {
    self.folder = folder
    try addFiles(of: "", inside: [])
    files = files.map(ExactName.init).sorted().map(\.text)
  }

  /// The files by what can be done with them.
  struct Kinds {
    /// PNG files: by their names, and those without an extension by what they begin with.
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
      let isHidden = path.split(separator: "/").contains { $0.hasPrefix(".") }
      if isPicture(path, isHidden) {
        kinds.pictures.append(path)
      } else if !isHidden, Self.name(of: path) != "reel.json" {
        rest.append(path)
      }
    }
    let found = FolderScenes(rest + specials) { FolderScenes.Contents(at: Folder.path(folder, $0)) }
    (kinds.scenes, kinds.skipped) = (found.scenes, found.skipped)
    let scenes = Set(found.scenes.map(ExactName.init))
    kinds.others = (rest + specials).filter { !scenes.contains(ExactName($0)) }
    return kinds
  }

  /// The scene files of two folders: what is one in either counts in the other, too, if it is there, so
  /// that a file that lost its scenes is not taken for one that is gone.
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
    files.filter { path in
      isWanted(path) && isPicture(path, path.split(separator: "/").contains { $0.hasPrefix(".") })
    }
  }

  // MARK: What files are

  private func isPicture(_ path: String, _ isHidden: Bool) -> Bool {
    let name = path.lowercased()
    if name.hasSuffix(".png") || name.hasSuffix(".apng") { return true }
    let file = Folder.path(folder, path)
    guard !isHidden, !Self.name(of: path).contains("."), let bytes = try? FileContents(file) else {
      return false
    }
    return bytes.withBytes { $0.starts(with: PNGChunks.signature) }
  }

  private static func name(of path: String) -> Substring {
    path.split(separator: "/").last ?? ""
  }

  // MARK: Going through folders

  /// What the system knows a folder by, whatever leads there.
  private struct Identity: Equatable {
    let device: dev_t
    let number: ino_t
  }

  /// - Parameters:
  ///   - path: of a folder, or "" for the outermost.
  ///   - above: the folders that it lies in; a link that leads back to one of them is left out.
  private mutating func addFiles(
    of path: String, inside above: [Identity]
  ) throws(Failure) {
    let place = path.isEmpty ? folder : Folder.path(folder, path)
    guard let status = Self.status(of: place) else { throw Self.failure(place) }
    let identity = Identity(device: status.st_dev, number: status.st_ino)
    if above.contains(identity) { return }
    for name in try Self.names(in: place) {
      count += 1
      if count > InputLimit.folderEntries.most { throw .tooMuch(in: folder) }
      let inner = path.isEmpty ? name : "\(path)/\(name)"
      switch Self.status(of: Folder.path(folder, inner))?.st_mode.kind {
      case S_IFDIR: try addFiles(of: inner, inside: above + [identity])
      case S_IFREG, nil: files.append(inner)
      default: specials.append(inner)
      }
    }
  }

  private static func names(in folder: String) throws(Failure) -> [String] {
    guard let names = FolderNames.all(in: folder) else { throw failure(folder) }
    return names
  }

  private static func failure(_ folder: String) -> Failure {
    Failure("cannot list the folder \(folder)")
  }

  /// Of what a path leads to; `nil` where there is nothing.
  private static func status(of path: String) -> stat? {
    var status = stat()
    return SystemPath.with(path) { stat($0, &status) } == 0 ? status : nil
  }
}

extension mode_t {
  /// The bits that tell files, folders and devices apart.
  fileprivate var kind: mode_t { self & S_IFMT }
}
