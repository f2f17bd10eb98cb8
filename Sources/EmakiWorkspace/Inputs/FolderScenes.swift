import EmakiFiles
import EmakiLimits
import EmakiSceneFile
import EmakiSceneFormat

/// The role of each file of a folder that may hold scenes by its name: the same for all commands.
///
/// Each is a scene; or a part or data that a scene names; or what Emaki and editors keep there; or
/// it is skipped, with a reason. A file that looks like a scene with a mistake is a scene, so that
/// its reader reports the mistake.
package struct FolderScenes: Sendable {
  /// The files that are read, in the order in which they were given.
  package private(set) var scenes: [String] = []
  /// Files that are not read, in that order.
  package private(set) var skipped: [SkippedFile] = []

  /// A file that is not read, and why.
  package struct SkippedFile: Sendable, Hashable {
    /// The path from the folder.
    package let path: String
    /// A sentence without its end.
    package let reason: String

    package init(path: String, reason: String) {
      self.path = path
      self.reason = reason
    }
  }

  /// The contents of a path.
  package enum Contents {
    /// The bytes of a file.
    case bytes([UInt8])
    /// A file that cannot be read, or a link to nothing: its reader tells why.
    case unreadable
    /// Not a regular file; the text says what it is instead.
    case special(String)
  }

  /// Looks into files.
  ///
  /// - Parameters:
  ///   - paths: from the folder.
  ///   - others: files of the folder of which nothing is wanted, but which may name those that are.
  ///   - read: gives the contents of a path.
  package init(
    _ paths: [String], beside others: @autoclosure () -> [String] = [],
    reading read: (String) -> Contents
  ) {
    var graph = Names()
    var wanted: [(path: String, kind: SceneFileContent.Kind)] = []
    for path in paths where SceneFileName.isScene(path) {
      switch Self.content(of: path, read) {
      case .success(let content):
        wanted.append((path, content.kind))
        graph.add(content, of: path)
      case .failure(let special):
        skipped.append(SkippedFile(path: path, reason: special.reason))
      }
    }
    var named = graph.named
    if wanted.contains(where: { !$0.kind.isCertain && !named.contains($0.path) }) {
      for path in others() where SceneFileName.isScene(path) {
        if let content = try? Self.content(of: path, read).get() { graph.add(content, of: path) }
      }
      named = graph.named
    }
    for (path, kind) in wanted {
      switch kind {
      case .scene: scenes.append(path)
      case .settings: continue
      case _ where named.contains(path): continue
      case _ where kind != .scene && Self.isMisnamedSettings(path):
        skip(path, "settings of a set are only read from \(SetFile.name)")
      case .slip, .sceneKeys: scenes.append(path)
      case .definitions: skip(path, "no scene here imports it")
      case .other(let reason): skip(path, reason)
      }
    }
  }

  /// The files that each file names.
  private struct Names {
    private var names: [String: [String]] = [:]
    private var scenes: [String] = []

    mutating func add(_ content: SceneFileContent, of path: String) {
      names[path] = content.names.map { Folder.normal(Folder.sibling(of: path, $0)) }
      if content.kind == .scene { scenes.append(path) }
    }

    /// The files that scenes name, and those that these name in turn.
    var named: Set<String> {
      var found: Set<String> = []
      var next = scenes.flatMap { names[$0] ?? [] }
      while let path = next.popLast() {
        if found.insert(path).inserted { next += names[path] ?? [] }
      }
      return found
    }
  }

  private mutating func skip(_ path: String, _ reason: String) {
    skipped.append(SkippedFile(path: path, reason: reason))
  }

  /// A path that leads to no file.
  private struct Special: Error { let reason: String }

  private static func content(
    of path: String, _ read: (String) -> Contents
  ) -> Result<SceneFileContent, Special> {
    if isSettings(path) { return .success(SceneFileContent(kind: .settings)) }
    switch read(path) {
    case .special(let reason): return .failure(Special(reason: reason))
    case .unreadable: return .success(SceneFileContent(kind: .scene))
    case .bytes(let bytes):
      return .success(
        SceneFileName.isInterfaceBuilder(path)
          ? SceneFileContent(kind: .scene) : SceneFileReader.content(of: bytes))
    }
  }

  /// Whether a file has nearly the name of the set's: another ending, or capitals.
  private static func isMisnamedSettings(_ path: String) -> Bool {
    let name = path.split(separator: "/").last?.lowercased() ?? ""
    return !SceneFileName.isInterfaceBuilder(name)
      && name.prefix { $0 != "." } == SetFile.name.prefix { $0 != "." }
      && name.count { $0 == "." } == 1
  }

  /// Whether a file is the set's, or one of an asset catalog.
  private static func isSettings(_ path: String) -> Bool {
    let parts = path.split(separator: "/")
    return parts.last.map { $0 == SetFile.name } ?? false
      || parts.contains { $0.hasSuffix(".xcassets") || $0.hasSuffix(".imageset") }
  }
}

extension FolderScenes.Contents {
  /// Reads the contents as they are now.
  package init(at path: String) {
    guard AtomicFile.isRegular(path) else {
      self = Folder.exists(path) ? .special("it is no regular file") : .unreadable
      return
    }
    // A storyboard is one by its name.
    if SceneFileName.isInterfaceBuilder(path) {
      self = .bytes([])
      return
    }
    let bytes = try? AtomicFile.read(path, isRegular: true, limit: InputLimit.inputBytes.most)
    self = bytes.map(Self.bytes) ?? .unreadable
  }
}

extension SceneFileContent.Kind {
  /// Whether it does not matter which other files name it.
  fileprivate var isCertain: Bool { self == .scene || self == .settings }
}
