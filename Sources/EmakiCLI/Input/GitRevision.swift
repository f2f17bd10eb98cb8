import EmakiFiles
import EmakiInput
import EmakiDrawing
import EmakiFormats
import EmakiInterfaceBuilder
import EmakiSceneFile

/// Files as they were at a revision of the git repository that they lie in.
struct GitRevision: FileSource {
  let name: String

  init(_ name: String) {
    self.name = name
  }

  func files(beside path: String) -> any NeighbouringFiles {
    FilesAtRevision(revision: self, folder: Folder.parent(of: path))
  }

  /// The bytes of a file, or `nil` where the revision does not have it.
  ///
  /// - Throws: `Failure` where git is missing, the file lies in no repository, or there is no such
  ///   revision.
  func bytes(of file: String) throws(Failure) -> [UInt8]? {
    try check(file)
    return content(of: file)
  }

  /// What the file was called at this revision, where it was renamed since then.
  func formerPath(of file: String, at later: GitRevision?) -> String? {
    let place = Place(file)
    let range = [name] + (later.map { [$0.name] } ?? [])
    let question = ["diff", "--name-status", "--find-renames", "--diff-filter=R", "-z"]
    // From the folder that the repository lies in, as git lists them.
    guard let root = place.line(["rev-parse", "--show-toplevel"]), let own = place.inRepository,
      let listed = try? place.git(question + range + ["--"]), listed.status == 0
    else { return nil }
    // Each entry is a status such as R100, the old and the new path.
    let fields = String(decoding: listed.output, as: UTF8.self).split(separator: "\0")
    let starts = stride(from: 0, to: fields.count - 2, by: 3)
    return starts.first { fields[$0 + 2] == own }.map { Folder.path(root, String(fields[$0 + 1])) }
  }

  /// The path of a file from the root of its repository, which need not have it any more; `nil` where
  /// it lies in none.
  static func pathInRepository(of file: String) -> String? { Place(file).inRepository }

  /// The files in a folder and its subfolders, by their paths from it, sorted; none where there is no
  /// such folder.
  func files(inFolder folder: String) -> [String] {
    let place = Place(Folder.path(folder, "x"))
    let inner = String(place.path.dropLast())
    guard
      let listed = try? place.git([
        "ls-tree", "-r", "-z", "--full-tree", "--name-only", "\(name):./\(inner)",
      ]),
      listed.status == 0
    else { return [] }
    return String(decoding: listed.output, as: UTF8.self).split(separator: "\0").map(String.init)
  }

  /// Whether a file of this revision has scenes, by its name or what it says.
  func hasScenes(_ file: String) -> Bool {
    SceneFileName.isInterfaceBuilder(file)
      || (content(of: file).map { SceneFileReader.isScene($0) } ?? false)
  }

  /// What the files in a folder that were renamed since this revision were called, from the folder.
  func renames(under folder: String, at later: GitRevision?) -> [String] {
    let place = Place(Folder.path(folder, "x"))
    let question = ["diff", "--name-status", "--find-renames", "--diff-filter=R", "-z"]
    guard let own = place.inRepository?.dropLast(),
      let listed = try? place.git(question + [name] + (later.map { [$0.name] } ?? []) + ["--"]),
      listed.status == 0
    else { return [] }
    let fields = String(decoding: listed.output, as: UTF8.self).split(separator: "\0")
    return stride(from: 1, to: fields.count - 1, by: 3).compactMap { index in
      let isHere = fields[index].hasPrefix(own) && fields[index + 1].hasPrefix(own)
      return isHere ? String(fields[index].dropFirst(own.count)) : nil
    }
  }

  /// Fails where nothing can be asked about a file at all.
  func check(_ file: String) throws(Failure) {
    let place = Place(file)
    guard try place.git(["rev-parse", "--git-dir"]).status == 0 else {
      throw Failure("\(file) lies in no git repository")
    }
    let commit = ["rev-parse", "--verify", "--quiet", "--end-of-options", "\(name)^{commit}"]
    guard try place.git(commit).status == 0 else {
      let isShallow = place.line(["rev-parse", "--is-shallow-repository"]) == "true"
      throw Failure(
        "git knows no revision \"\(name)\" in \(place.folder)"
          + (isShallow ? ", of which this clone has only the newest commits" : ""),
        hint: isShallow
          ? "git fetch --unshallow brings the others; in a workflow, fetch-depth: 0" : nil)
    }
  }

  /// The bytes of a file, or `nil` where they cannot be had.
  fileprivate func content(of file: String) -> [UInt8]? {
    guard let file = target(of: file) else { return nil }
    let place = Place(file)
    // Not `show`, which may convert texts as the user's configuration says.
    guard let shown = try? place.git(["cat-file", "blob", "\(name):./\(place.path)"]),
      shown.status == 0
    else { return nil }
    return shown.output
  }

  /// The file that links lead to at this revision; `nil` where one leads out of the repository, or
  /// they lead in a circle. Of a link git has but the path.
  private func target(of file: String) -> String? {
    var file = file
    for _ in 0..<40 {
      let place = Place(file)
      guard let entry = place.line(["ls-tree", "-z", name, "./\(place.path)"]),
        entry.hasPrefix("120000 ")
      else { return file }
      guard let link = try? place.git(["cat-file", "blob", "\(name):./\(place.path)"]),
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
    let place = Place(folder.hasSuffix("/") ? folder + "x" : folder + "/x")
    let inner = String(place.path.dropLast())
    guard
      let listed = try? place.git([
        "ls-tree", "-z", "--full-tree", "--name-only", "\(name):./\(inner)",
      ]),
      listed.status == 0
    else { return [] }
    return String(decoding: listed.output, as: UTF8.self).split(separator: "\0").map(String.init)
      .sorted()
  }

  /// The assets of the repository, by their paths from a folder; links are left out.
  fileprivate func assets(around folder: String, in reach: AssetReach) -> AssetFiles {
    let place = Place(Folder.path(folder, "x"))
    guard let own = place.inRepository.map(Folder.parent),
      let listed = try? place.git(["ls-tree", "-r", "-z", "--full-tree", name]),
      listed.status == 0
    else { return AssetFiles() }
    let depth = own.split(separator: "/").filter { $0 != "." }
    let paths = String(decoding: listed.output, as: UTF8.self).split(separator: "\0").compactMap {
      entry -> String? in
      guard entry.hasPrefix("100"), let tab = entry.firstIndex(of: "\t") else { return nil }
      let path = entry[entry.index(after: tab)...].split(separator: "/")
      let common = zip(path, depth).prefix { $0 == $1 }.count
      if reach == .folder, common < depth.count { return nil }
      let steps = Array(repeating: "..", count: depth.count - common)
      return (steps + path.dropFirst(common).map(String.init)).joined(separator: "/")
    }
    return AssetFiles(paths.filter(AssetFiles.contains))
  }
}

/// A file by the nearest folder above it that there still is, where git can run.
private struct Place {
  let folder: String
  /// From the folder.
  let path: String

  init(_ file: String) {
    var folder = Folder.parent(of: file)
    var path = file.split(separator: "/").last.map(String.init) ?? file
    while !Folder.isFolder(folder), folder != ".", folder != "/" {
      path = (folder.split(separator: "/").last.map(String.init) ?? "") + "/" + path
      folder = Folder.parent(of: folder)
    }
    (self.folder, self.path) = (folder, path)
  }

  /// From the root of the repository, as git lists it.
  var inRepository: String? { line(["rev-parse", "--show-prefix"]).map { $0 + path } }

  /// The only line that git answers, or `nil` where it fails.
  func line(_ arguments: [String]) -> String? {
    guard let answer = try? git(arguments), answer.status == 0 else { return nil }
    let text = String(decoding: answer.output, as: UTF8.self)
    return text.hasSuffix("\n") ? String(text.dropLast()) : text
  }

  func git(_ arguments: [String]) throws(Failure) -> ChildProcess {
    guard let child = ChildProcess(running: "git", ["-C", folder] + arguments) else {
      throw Failure("cannot run git")
    }
    return child
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
