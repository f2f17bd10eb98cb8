import EmakiDrawing
import EmakiFiles
import EmakiFormats
import EmakiInterfaceBuilder
import EmakiSceneFile
import EmakiSceneFormat

/// Files as they were at a revision of the git repository that they lie in.
struct GitRevision: FileSource {
  let name: String

  init(_ name: String) {
    self.name = name
  }

  /// The revision's name in the repository of a place: a submodule knows its commits alone.
  private func name(at place: GitPlace) -> String {
    GitSubmodules.commit(of: name, at: place) ?? name
  }

  func files(beside path: String) -> any NeighbouringFiles {
    FilesAtRevision(revision: self, folder: Folder.parent(of: path))
  }

  /// The bytes of a file, or `nil` where the revision does not have it.
  ///
  /// - Throws: `Failure` where git is missing, the file lies in no repository, or there is no such
  ///   revision.
  func bytes(of file: String) throws(Failure) -> [UInt8]? {
    guard Confinement.allows(file) else {
      throw Failure("\(file) lies outside of the folder that is served")
    }
    try check(file)
    if let content = content(of: file) { return content }
    let place = GitPlace(file)
    guard let entry = place.line(["ls-tree", "-z", name(at: place), "./\(place.path)"]),
      entry.hasPrefix("100")
    else { return nil }
    throw Failure(
      "this clone does not have the contents of \(file) at \(name)",
      hint: "git show \(name):./\(place.path) in \(place.folder) fetches them")
  }

  /// The files in a folder and its subfolders, by their paths from it, sorted; none where there is no
  /// such folder.
  func files(inFolder folder: String) -> [String] {
    let place = GitPlace(inFolder: folder)
    let inner = place.path.dropLast()
    let top = Folder.normal(folder)
    let own = place.list([
      "ls-tree", "-r", "-z", "--full-tree", "--name-only", "\(name(at: place)):./\(inner)",
    ])
    let links = submodules(in: folder)
    if links.isEmpty { return own }
    return own
      + links.filter(\.isThere).flatMap { link in
        files(inFolder: link.path).map { file in
          let path = Folder.joined(link.path, file)
          return top == "." ? path : String(path.dropFirst(top.count + 1))
        }
      }
  }

  /// The submodules in a folder and its subfolders.
  func submodules(in folder: String) -> [GitSubmodules.Link] {
    GitSubmodules.links(in: folder, at: name(at: GitPlace(inFolder: folder)))
  }

  /// The contents of a path at this revision.
  func contents(of file: String) -> FolderScenes.Contents {
    content(of: file).map(FolderScenes.Contents.bytes)
      ?? .special("it is no file of the repository")
  }

  /// The files with names of scene files in the repository around a folder, by their paths in the file
  /// system.
  func sceneFiles(around folder: String) -> [String] {
    let place = GitPlace(inFolder: folder)
    guard let root = place.root else { return [] }
    return place.list(["ls-tree", "-r", "-z", "--full-tree", "--name-only", name(at: place)])
      .filter(SceneFileName.isScene).map { Folder.path(root, $0) }
  }

  /// Fails where nothing can be asked about a file at all.
  func check(_ file: String) throws(Failure) {
    let place = GitPlace(file)
    try place.requireRepository(of: file)
    let commit = [
      "rev-parse", "--verify", "--quiet", "--end-of-options", "\(name(at: place))^{commit}",
    ]
    guard try place.git(commit).status == 0 else {
      let isShallow = place.line(["rev-parse", "--is-shallow-repository"]) == "true"
      throw Failure(
        "git knows no revision \"\(name)\" in \(place.folder)"
          + (isShallow ? ", of which this clone has only the newest commits" : ""),
        hint: isShallow
          ? "git fetch --unshallow brings the others; in a workflow, fetch-depth: 0" : nil)
    }
  }

  /// Whether the revision has a file or folder of this name.
  func has(_ file: String) -> Bool {
    let place = GitPlace(file)
    return !place.list(["ls-tree", "-z", name(at: place), "./\(place.path)"]).isEmpty
  }

  /// The bytes of a file, or `nil` where they cannot be had.
  func content(of file: String) -> [UInt8]? {
    guard let file = target(of: file), Confinement.allows(file) else { return nil }
    let place = GitPlace(file)
    // Not `show`, which may convert texts as the user's configuration says.
    guard let shown = try? place.git(["cat-file", "blob", "\(name(at: place)):./\(place.path)"]),
      shown.status == 0
    else { return nil }
    return shown.output
  }

  /// The file that links lead to at this revision; `nil` where one leads out of the repository, or
  /// they lead in a circle. Of a link git has but the path.
  private func target(of file: String) -> String? {
    var file = file
    for _ in 0..<40 {
      let place = GitPlace(file)
      guard let entry = place.line(["ls-tree", "-z", name(at: place), "./\(place.path)"]),
        entry.hasPrefix("120000 ")
      else { return file }
      guard let link = try? place.git(["cat-file", "blob", "\(name(at: place)):./\(place.path)"]),
        link.status == 0, let root = place.line(["rev-parse", "--show-prefix"])
      else { return nil }
      let path = String(decoding: link.output, as: UTF8.self)
      let depth = (root + place.path).split(separator: "/").count - 1
      guard !path.hasPrefix("/"), path.staysInside(depth: depth) else { return nil }
      file = Folder.sibling(of: file, path)
    }
    return nil
  }

  /// The names in a folder.
  fileprivate func names(in folder: String) -> [String] {
    let place = GitPlace(inFolder: folder)
    let inner = place.path.dropLast()
    return place.list([
      "ls-tree", "-z", "--full-tree", "--name-only", "\(name(at: place)):./\(inner)",
    ])
    .sorted()
  }

  /// The assets of the repository, by their paths from a folder; links are left out.
  fileprivate func assets(around folder: String, in reach: AssetReach) -> AssetFiles {
    let place = GitPlace(inFolder: folder)
    guard let own = place.inRepository.map(Folder.parent) else { return AssetFiles() }
    let depth = own.split(separator: "/").filter { $0 != "." }
    let listed = place.list(["ls-tree", "-r", "-z", "--full-tree", name(at: place)])
    let paths = listed.compactMap { entry -> String? in
      guard entry.hasPrefix("100"), let tab = entry.firstIndex(of: "\t") else { return nil }
      let path = entry[entry.index(after: tab)...].split(separator: "/")
      let common = zip(path, depth).prefix { $0 == $1 }.count
      if reach == .folder, common < depth.count { return nil }
      let steps = Array(repeating: "..", count: depth.count - common)
      return (steps + path.dropFirst(common).map(String.init)).joined(separator: "/")
    }
    return AssetFiles(
      paths.filter { AssetFiles.contains($0) && Confinement.allows(Folder.path(folder, $0)) })
  }
}

/// The files in the folder of a document, at a revision.
struct FilesAtRevision: NeighbouringFiles {
  let revision: GitRevision
  let folder: String

  func bytes(at path: String) -> [UInt8]? { revision.content(of: Folder.path(folder, path)) }

  func names(in folder: String) -> [String] {
    revision.names(in: Folder.path(self.folder, folder))
  }

  func assets(in reach: AssetReach) -> AssetFiles {
    revision.assets(around: folder, in: reach)
  }

  func pixelSize(of file: [UInt8]) -> Size? { PictureFile.size(file) }

  func picture(at path: String) -> DisplayImage? {
    bytes(at: path).flatMap { try? DecodedPicture.read($0, named: Folder.path(folder, path)) }
  }
}

extension String {
  /// Whether a relative path from a folder that lies some folders deep never leads above them.
  fileprivate func staysInside(depth: Int) -> Bool {
    var depth = depth
    for part in split(separator: "/") where part != "." {
      depth += part == ".." ? -1 : 1
      if depth < 0 { return false }
    }
    return true
  }
}
