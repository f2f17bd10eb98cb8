import EmakiPlatform

/// Paths as the system has them: bytes, which need not be UTF-8.
///
/// A byte that is no part of UTF-8 stands in a text as a separate character, of those for private
/// use: U+10FF00 + byte. So every name can be listed, kept, compared and opened again.
public enum SystemPath {
  /// The text for the bytes of a path.
  public static func text(_ bytes: some Collection<UInt8>) -> String {
    if let text = String(validating: bytes, as: UTF8.self) { return text }
    var scalars = String.UnicodeScalarView()
    var decoder = UTF8()
    var rest = Array(bytes)[...]
    while !rest.isEmpty {
      var iterator = rest.makeIterator()
      if case .scalarValue(let scalar) = decoder.decode(&iterator) {
        scalars.append(scalar)
        rest = rest.dropFirst(UTF8.width(scalar))
      } else if let byte = rest.popFirst(), let scalar = Unicode.Scalar(base + UInt32(byte)) {
        scalars.append(scalar)
      }
      decoder = UTF8()
    }
    return String(scalars)
  }

  /// The text for the path that a C string holds.
  public static func text(cString: UnsafePointer<CChar>) -> String {
    text(UnsafeRawBufferPointer(start: cString, count: strlen(cString)))
  }

  /// The arguments of the process, which may be paths.
  public static var arguments: [String] {
    (0..<Int(CommandLine.argc)).map { index in
      CommandLine.unsafeArgv[index].map { text(cString: $0) } ?? ""
    }
  }

  /// Calls a function of the system with the bytes of a path.
  public static func with<Value>(
    _ path: String, _ body: (UnsafePointer<CChar>) throws -> Value
  ) rethrows -> Value {
    // The first byte of the characters that stand for bytes; nearly no path has it.
    guard path.utf8.contains(0xF4) else { return try path.withCString(body) }
    var bytes: [CChar] = []
    for scalar in path.unicodeScalars {
      if let byte = byte(of: scalar) {
        bytes.append(CChar(bitPattern: byte))
      } else {
        bytes += UTF8.encode(scalar)?.map { CChar(bitPattern: $0) } ?? []
      }
    }
    bytes.append(0)
    return try bytes.withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return try path.withCString(body) }
      return try body(base)
    }
  }

  /// A path for people: bytes that are no text are written `\xE9`.
  public static func readable(_ path: String) -> String {
    guard path.utf8.contains(0xF4) else { return path }
    return path.unicodeScalars.map { scalar in
      byte(of: scalar).map { "\\x" + String($0, radix: 16, uppercase: true) } ?? String(scalar)
    }.joined()
  }

  /// The path that links lead to, from the root; of what is not there the part above it is resolved.
  public static func resolved(_ path: String) -> String { resolved(path, links: 40) }

  /// - Parameter links: how many links to what is not there may follow one another, as for the system.
  private static func resolved(_ path: String, links: Int) -> String {
    let real = with(path.isEmpty ? "." : path) { realpath($0, nil) }
    if let real {
      defer { free(real) }
      return text(cString: real)
    }
    var parts = path.split(separator: "/", omittingEmptySubsequences: true)
    guard let last = parts.popLast() else { return path }
    let folder = (path.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
    let above = folder == path ? folder : resolved(folder, links: links)
    if last == ".." {
      let parent = above.split(separator: "/").dropLast().joined(separator: "/")
      return "/" + parent
    }
    let place = above.hasSuffix("/") ? above + last : "\(above)/\(last)"
    guard links > 0, let target = target(ofLink: place) else { return place }
    return resolved(target.hasPrefix("/") ? target : "\(above)/\(target)", links: links - 1)
  }

  /// The path in a link; `nil` where there is none.
  private static func target(ofLink path: String) -> String? {
    var bytes = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = with(path) { readlink($0, &bytes, bytes.count) }
    return count > 0 ? text(bytes[..<count].map(UInt8.init(bitPattern:))) : nil
  }

  private static let base: UInt32 = 0x10_FF00

  private static func byte(of scalar: Unicode.Scalar) -> UInt8? {
    scalar.value >= base + 0x80 && scalar.value <= base + 0xFF
      ? UInt8(scalar.value - base) : nil
  }
}

/// A name of a file, the same only as one with the same bytes.
///
/// `String` takes `é` as one character and as two, letter and accent, for the same; most file systems
/// do not.
public struct ExactName: Sendable, Hashable, Comparable {
  /// The name.
  public let text: String

  /// Makes a name.
  public init(_ text: String) {
    self.text = text
  }

  /// Whether the bytes are the same.
  public static func == (a: ExactName, b: ExactName) -> Bool {
    a.text.utf8.elementsEqual(b.text.utf8)
  }

  /// By the bytes.
  public static func < (a: ExactName, b: ExactName) -> Bool {
    a.text.utf8.lexicographicallyPrecedes(b.text.utf8)
  }

  /// Adds the bytes.
  public func hash(into hasher: inout Hasher) {
    for byte in text.utf8 { hasher.combine(byte) }
    hasher.combine(0 as UInt8)
  }
}
