import Foundation

/// What is there under a name of a folder.
indirect enum Entry: Sendable, Equatable {
  case file([UInt8])
  case folder([String: Entry])
  /// A link to a path.
  case link(String)
  case pipe

  static func text(_ text: String) -> Entry { .file(Array(text.utf8)) }

  /// Writes it.
  func write(to path: String) throws {
    switch self {
    case .file(let bytes): try Data(bytes).write(to: URL(fileURLWithPath: path))
    case .folder(let entries):
      try Self.makeFolder(path)
      for (name, entry) in entries { try entry.write(to: "\(path)/\(name)") }
    case .link(let target):
      try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: target)
    case .pipe: if mkfifo(path, 0o600) != 0 { throw CocoaError(.fileWriteUnknown) }
    }
  }

  /// What is there; `nil` for nothing.
  static func read(_ path: String) throws -> Entry? {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { return nil }
    guard isFolder.boolValue else {
      return .file([UInt8](try Data(contentsOf: URL(fileURLWithPath: path))))
    }
    var entries: [String: Entry] = [:]
    for name in try FileManager.default.contentsOfDirectory(atPath: path) {
      entries[name] = try read("\(path)/\(name)")
    }
    return .folder(entries)
  }

  static func makeFolder(_ path: String) throws {
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  var isLink: Bool { if case .link = self { true } else { false } }

  /// The bytes of a file; none of anything else.
  var bytes: [UInt8] { if case .file(let bytes) = self { bytes } else { [] } }

  /// Whether a file ends with some bytes.
  func ends(with end: [UInt8]) -> Bool { bytes.suffix(end.count).elementsEqual(end) }

  /// Of a folder; none of anything else.
  var entries: [String: Entry] { if case .folder(let entries) = self { entries } else { [:] } }

  /// An entry of a folder, by its path; what is set to `nil` is removed.
  subscript(path: String) -> Entry? {
    get {
      path.split(separator: "/").reduce(self) { entry, name in entry?.entries[String(name)] }
    }
    set {
      let parts = path.split(separator: "/", maxSplits: 1).map(String.init)
      var entries = entries
      if parts.count == 1 {
        entries[path] = newValue
      } else {
        var inner = entries[parts[0]] ?? .folder([:])
        inner[parts[1]] = newValue
        entries[parts[0]] = inner
      }
      self = .folder(entries)
    }
  }

  /// A copy that is changed.
  func with(_ change: (inout Entry) throws -> Void) rethrows -> Entry {
    var copy = self
    try change(&copy)
    return copy
  }
}
