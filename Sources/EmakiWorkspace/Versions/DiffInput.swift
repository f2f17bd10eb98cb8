import EmakiComparison
import EmakiFiles

/// Finds the files that `emaki diff` compares: two files, two folders, or files of a repository at
/// revisions.
package struct DiffInput {
  package let files: [String]
  /// One or two; none for two files or folders.
  package let revisions: [String]
  /// Hears which files are skipped.
  let listener: Listener

  package init(files: [String], revisions: [String], listener: Listener) {
    (self.files, self.revisions, self.listener) = (files, revisions, listener)
  }

  /// A file and where its versions come from.
  package struct File {
    /// Its name in messages and reports.
    package let name: String
    /// The stem of its pictures' names, where there are several files.
    package let stem: String
    /// The bytes of both versions, as far as they are files.
    package var size = 0
    /// Whether it is asked of a repository.
    fileprivate var isInRepository = false
    fileprivate let find: () throws(Failure) -> VersionPair

    /// Both versions; a failure concerns this file alone.
    func versions() throws(Failure) -> VersionPair { try find() }

    /// Its path in the repository, by which notes on pull requests know it.
    var pathInRepository: String? { isInRepository ? RepositoryPath.text(of: name) : nil }
  }

  /// The files, in order.
  package func find() throws(Failure) -> [File] {
    guard revisions.isEmpty else { return try filesInRepository() }
    let (old, new) = (files[0], files[1])
    for path in [old, new] where !Folder.exists(path) {
      throw Failure("there is no \(path)", hint: FilesNearby.hint(for: path))
    }
    switch (Folder.isFolder(old), Folder.isFolder(new)) {
    case (true, true): return try inFolders(old, new)
    case (false, false): return [Self.file(old, new, called: Folder.normal(new), isNamed: true)]
    default: throw Failure("cannot compare a folder with a file: \(old), \(new)")
    }
  }

  /// The files of two folders, by their relative paths.
  private func inFolders(_ old: String, _ new: String) throws(Failure) -> [File] {
    let (before, after) = (try FolderListing(old), try FolderListing(new))
    let (first, second) = (before.kinds, after.kinds)
    let sides = FolderListing.scenes(before, first, after, second)
    listener.hear(
      SkippedFiles.notes(first.skipped.filter { !sides.old.contains($0.path) }, in: old))
    listener.hear(
      SkippedFiles.notes(second.skipped.filter { !sides.new.contains($0.path) }, in: new))
    let pairs = PicturePair.matching(sides.old, in: old, with: sides.new, in: new)
      .sorted { $0.name.isBeforeAsCounted($1.name) }
    if pairs.isEmpty { throw Failure("there is no scene file in \(old) or \(new)") }
    return pairs.map { Self.file($0.expected, $0.actual, called: $0.name) }
  }

  /// - Parameter isNamed: whether the user named the files themselves, which may be pipes then.
  private static func file(
    _ old: String?, _ new: String?, called name: String, isNamed: Bool = false
  ) -> File {
    File(name: name, stem: stem(of: name), size: PartSettings.size(old, new)) {
      () throws(Failure) in
      VersionPair(
        name: name,
        before: try old.flatMap { path throws(Failure) in
          try FileVersion.now(path, isRegular: !isNamed)
        },
        after: try new.flatMap { path throws(Failure) in
          try FileVersion.now(path, isRegular: !isNamed)
        })
    }
  }

  // MARK: Files of a repository

  private var first: GitRevision { GitRevision(revisions[0]) }
  /// `nil` for the work tree.
  private var second: GitRevision? { revisions.dropFirst().first.map(GitRevision.init) }

  /// The files that are named or lie in folders that are, at either revision, in order.
  private func filesInRepository() throws(Failure) -> [File] {
    var named: [String] = []
    var gone: Set<ExactName> = []
    var submodules: [File] = []
    for path in files {
      guard isFolder(path) else {
        named.append(Folder.normal(path))
        continue
      }
      let inside = try scenes(inFolder: path)
      submodules += hiddenSubmodules(in: path)
      if inside.now.isEmpty, inside.gone.isEmpty, submodules.isEmpty {
        throw Failure("there is no scene file in \(path)")
      }
      named += (inside.now + inside.gone).sorted { $0.isBeforeAsCounted($1) }
      gone.formUnion(inside.gone.map(ExactName.init))
    }
    let renamed = renamedFiles(named.filter { !gone.contains(ExactName($0)) })
    let former = Set(renamed.formerPaths.values.map { ExactName(SystemPath.resolved($0)) })
    var seen: Set<ExactName> = []
    return named.filter { file in
      let isOnlyRenamed =
        gone.contains(ExactName(file)) && former.contains(ExactName(SystemPath.resolved(file)))
      return !isOnlyRenamed && seen.insert(ExactName(file)).inserted
    }.map { inRepository($0, before: renamed.formerPaths[ExactName($0)]) } + submodules
  }

  /// The submodules of a folder that are at another commit and cannot be looked into: each is a
  /// separate error, since nothing of it is compared.
  private func hiddenSubmodules(in folder: String) -> [File] {
    let old = first.submodules(in: folder)
    let new = second?.submodules(in: folder) ?? []
    return (old + new).filter { !$0.isThere }.compactMap { link in
      let others = second == nil ? old : link.isEqual(in: old) ? new : old
      if link.isEqual(in: others), second != nil || !Folder.isFolder(link.path) { return nil }
      return File(name: link.path, stem: Self.stem(of: link.path), size: 0, isInRepository: true) {
        () throws(Failure) in
        throw Failure(
          "\(link.path) is a submodule, of which the commit \(link.commit.prefix(9)) is not here",
          hint: "git submodule update --init \(link.path) fetches it")
      }
    }
  }

  /// Whether a path is a folder now, or was one at the first revision.
  private func isFolder(_ path: String) -> Bool {
    Folder.isFolder(path) || (!Folder.exists(path) && !first.files(inFolder: path).isEmpty)
  }

  /// The files with scenes that a folder has now, and those that it had at the first revision only.
  private func scenes(
    inFolder folder: String
  ) throws(Failure) -> (now: [String], gone: [String]) {
    try first.check(Folder.path(folder, "x"))
    try second?.check(Folder.path(folder, "x"))
    let old = first.files(inFolder: folder).filter(Self.mayBeScene)
    let new: [String]
    let skipped: [FolderScenes.SkippedFile]
    if let second {
      let files = FolderScenes(second.files(inFolder: folder).filter(Self.mayBeScene)) {
        second.contents(of: Folder.path(folder, $0))
      }
      new = files.scenes
      skipped = files.skipped
    } else {
      let kinds = Folder.exists(folder) ? try FolderListing(folder).kinds : nil
      new = kinds?.scenes ?? []
      skipped = kinds?.skipped ?? []
    }
    let known = Set(new.map(ExactName.init))
    let gone = old.filter { path in
      !known.contains(ExactName(path))
    }
    listener.hear(SkippedFiles.notes(skipped, in: folder))
    let left = FolderScenes(gone, beside: old) { first.contents(of: Folder.path(folder, $0)) }
    let top = Folder.normal(folder)
    return (new.map { Folder.joined(top, $0) }, left.scenes.map { Folder.joined(top, $0) })
  }

  /// Whether a path is that of a scene by its name, and not hidden.
  private static func mayBeScene(_ path: String) -> Bool {
    SceneFileName.isScene(path) && !path.split(separator: "/").contains { $0.hasPrefix(".") }
  }

  /// The former names of files that the first revision does not have.
  private func renamedFiles(_ files: [String]) -> RenamedFiles {
    let came = files.filter { file in
      !first.has(file) && (second.map { $0.has(file) } ?? Folder.exists(file))
    }
    guard let some = came.first else { return RenamedFiles() }
    let folder = Folder.parent(of: some)
    let kept = second.map { Set($0.sceneFiles(around: folder).map(ExactName.init)) }
    let gone = first.sceneFiles(around: folder).filter { path in
      let isKept = kept.map { $0.contains(ExactName(path)) } ?? Folder.exists(path)
      return !isKept && Confinement.allows(path)
    }
    return RenamedFiles(
      gone: gone, contents: first.content, came: came,
      contents: { path in
        second.map { $0.content(of: path) } ?? (try? InputFile.bytes(of: path, isRegular: true))
      })
  }

  /// - Parameter former: its path at the first revision, where that is another.
  private func inRepository(_ file: String, before former: String?) -> File {
    let name = file.split(separator: "/").last.map(String.init) ?? file
    return File(
      name: file, stem: Self.stem(of: name), size: PartSettings.size(file), isInRepository: true
    ) {
      () throws(Failure) in try versions(of: file, before: former ?? file)
    }
  }

  private func versions(of file: String, before former: String) throws(Failure) -> VersionPair {
    let before = try FileVersion.at(first, former)
    let after: FileVersion?
    if let second {
      after = try FileVersion.at(second, file)
    } else {
      after = try FileVersion.now(file, isRegular: !files.contains { Folder.normal($0) == file })
    }
    if before == nil, after == nil {
      throw Failure(
        "there is no \(file), neither at \(first.name) nor \(second.map { "at \($0.name)" } ?? "now")"
      )
    }
    return VersionPair(name: file, before: before, after: after)
  }

  /// `a-b` for `a/b.yaml`.
  private static func stem(of name: String) -> String {
    let parts = name.split(separator: "/")
    let last = parts.last?.prefix { $0 != "." } ?? ""
    return (parts.dropLast() + [last]).joined(separator: "-")
  }
}
