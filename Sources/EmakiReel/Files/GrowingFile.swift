#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A file that is written part by part, and appears whole or not at all by the rules of `AtomicFile`.
///
/// Until `finish` it grows under a hidden name; without that it is removed.
public final class GrowingFile {
  private let path: String
  /// Where the file is in the end: `path`, or what a link there leads to.
  private let place: String
  private let file: FileDescriptor
  /// Whether `file` is yet to be renamed.
  private var isTemporary: Bool

  /// Starts a file.
  ///
  /// - Parameter path: of the file; its folder must exist.
  public init(_ path: String) throws(FileError) {
    self.path = path
    place = Self.end(ofLinks: path)
    switch AtomicFile.kind(of: place) {
    case .some(S_IFDIR): throw FileError(action: "write", path: path, code: EISDIR)
    case .some(let kind) where kind != S_IFREG:
      isTemporary = false
      file = try FileDescriptor(writing: place)
    default:
      isTemporary = true
      do { file = try Self.createTemporary(beside: place) } catch { throw error.writing(path) }
    }
  }

  deinit {
    if isTemporary { unlink(file.path) }
  }

  /// Adds bytes.
  public func write(_ bytes: UnsafeRawBufferPointer) throws(FileError) {
    do { try file.write(bytes) } catch { throw error.writing(path) }
  }

  /// Adds text as UTF-8.
  public func write(_ text: String) throws(FileError) {
    var text = text
    let result = text.withUTF8 { bytes in
      Result { () throws(FileError) in try write(UnsafeRawBufferPointer(bytes)) }
    }
    try result.get()
  }

  /// Puts the file into its place.
  public func finish() throws(FileError) {
    guard isTemporary else { return }
    guard rename(file.path, place) == 0 else { throw .last("write", path) }
    isTemporary = false
  }

  /// A new file in the folder of `path`. Another thread, a process of another container or one that
  /// was killed may have taken a name.
  private static func createTemporary(beside path: String) throws(FileError) -> FileDescriptor {
    let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
    var number = 0
    while true {
      do {
        return try FileDescriptor(creating: "\(folder).emaki-\(getpid())-\(number).partial")
      } catch {
        guard error.code == EEXIST else { throw error }
        number += 1
      }
    }
  }

  /// What links lead to, whether it is there or not; those that lead in a circle are left.
  private static func end(ofLinks path: String) -> String {
    var place = path
    for _ in 0..<40 {
      guard let target = target(ofLink: place) else { return place }
      let folder = place.lastIndex(of: "/").map { String(place[...$0]) } ?? ""
      place = target.hasPrefix("/") ? target : folder + target
    }
    return path
  }

  /// What a link says; `nil` for all else.
  private static func target(ofLink path: String) -> String? {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(PATH_MAX)) { memory in
      guard let base = memory.baseAddress else { return nil }
      let count = readlink(path, base, memory.count)
      // A pipe of the process, such as /dev/stdout may be, has a name that is no path.
      guard count > 0, AtomicFile.kind(of: path).map({ $0 == S_IFREG }) ?? true else { return nil }
      return String(decoding: UnsafeRawBufferPointer(memory)[..<count], as: UTF8.self)
    }
  }
}

extension FileError {
  /// The same error of another path.
  fileprivate func writing(_ path: String) -> FileError {
    FileError(action: "write", path: path, code: code, message: message)
  }
}
