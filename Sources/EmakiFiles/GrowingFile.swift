import EmakiPlatform

/// A file that is written part by part, and appears whole or not at all by the rules of `AtomicFile`.
///
/// Until `finish` nothing is seen of it; without that it is removed.
public final class GrowingFile {
  private enum Target: ~Copyable {
    /// A pipe or device, which is written to at once.
    case direct(FileDescriptor)
    /// A file, once it is finished.
    case temporary(TemporaryFile)
    /// Finished.
    case none
  }

  private let path: String
  /// Where the file is in the end: the path that was given, or what a link there leads to.
  public let place: String
  /// Whether it is a file in a folder, and not a pipe or a device.
  public let isInFolder: Bool
  private var target: Target

  /// Starts a file.
  ///
  /// - Parameters:
  ///   - path: of the file; its folder must exist.
  ///   - isRegular: whether a pipe or device there is an error.
  public init(_ path: String, isRegular: Bool = false) throws(FileError) {
    self.path = path
    place = Self.end(ofLinks: path)
    let kind = AtomicFile.kind(of: place)
    isInFolder = kind.map { $0 == S_IFREG } ?? true
    switch kind {
    case .some(S_IFDIR): throw FileError(action: "write", path: path, code: EISDIR)
    case .some(let kind) where kind != S_IFREG && isRegular:
      throw FileError(action: "write", path: path, code: 0, message: "it is not a regular file")
    case .some(let kind) where kind != S_IFREG:
      target = .direct(try FileDescriptor(writing: place))
    default:
      do { target = .temporary(try TemporaryFile(beside: place)) } catch {
        throw error.writing(path)
      }
    }
  }

  /// Adds bytes.
  public func write(_ bytes: UnsafeRawBufferPointer) throws(FileError) {
    do throws(FileError) {
      switch target {
      case .direct(let file): try file.write(bytes)
      case .temporary(let file): try file.write(bytes)
      case .none: preconditionFailure("a finished file cannot grow")
      }
    } catch { throw error.writing(path) }
  }

  /// Adds text as UTF-8.
  public func write(_ text: String) throws(FileError) {
    var text = text
    let result = text.withUTF8 { bytes in
      Result { () throws(FileError) in try write(UnsafeRawBufferPointer(bytes)) }
    }
    try result.get()
  }

  /// Moves the file to its destination.
  public func finish() throws(FileError) {
    var target = Target.none
    swap(&target, &self.target)
    if case .temporary(var file) = consume target {
      do throws(FileError) { try file.move(to: place) } catch { throw error.writing(path) }
    }
  }

  /// The target of links, whether it is there or not; those that lead in a circle are left.
  private static func end(ofLinks path: String) -> String {
    var place = path
    for _ in 0..<40 {
      guard let target = target(ofLink: place) else { return place }
      let folder = place.lastIndex(of: "/").map { String(place[...$0]) } ?? ""
      place = target.hasPrefix("/") ? target : folder + target
    }
    return path
  }

  /// The path in a link; `nil` for all else.
  private static func target(ofLink path: String) -> String? {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(PATH_MAX)) { memory in
      guard let base = memory.baseAddress else { return nil }
      let count = SystemPath.with(path) { readlink($0, base, memory.count) }
      // A pipe of the process, such as /dev/stdout may be, has a name that is no path.
      guard count > 0, AtomicFile.kind(of: path).map({ $0 == S_IFREG }) ?? true else { return nil }
      return SystemPath.text(UnsafeRawBufferPointer(memory)[..<count])
    }
  }
}
