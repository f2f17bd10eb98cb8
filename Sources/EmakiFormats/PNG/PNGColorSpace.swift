/// The meaning of a picture's samples as colours: sRGB, or a space that the file names instead.
///
/// Two pictures with the same samples in two colour spaces are seen as different colours.
public enum PNGColorSpace: Sendable, Hashable, CustomStringConvertible {
  /// sRGB, which is also what a file means that says nothing, or whose profile describes it.
  case sRGB
  /// Other primaries (chunk `cHRM`): white, red, green and blue as x and y in 1/100,000.
  case primaries([Int])
  /// Numbers of ITU-T H.273 (chunk `cICP`): primaries, transfer function, matrix, range.
  case coded([UInt8])
  /// A profile (chunk `iCCP`): its name, and the SHA-256 of its bytes.
  case profile(name: String, hash: String)

  /// Two profiles with the same bytes are one, whatever they are called.
  public static func == (a: PNGColorSpace, b: PNGColorSpace) -> Bool {
    switch (a, b) {
    case (.sRGB, .sRGB): true
    case (.primaries(let one), .primaries(let other)): one == other
    case (.coded(let one), .coded(let other)): one == other
    case (.profile(_, let one), .profile(_, let other)): one == other
    default: false
    }
  }

  /// Adds what `==` compares.
  public func hash(into hasher: inout Hasher) {
    switch self {
    case .sRGB: hasher.combine(0)
    case .primaries(let numbers): hasher.combine(numbers)
    case .coded(let numbers): hasher.combine(numbers)
    case .profile(_, let hash): hasher.combine(hash)
    }
  }

  /// As people call it: `sRGB`, `Display P3`, `the profile "…"`.
  public var description: String {
    switch self {
    case .sRGB: "sRGB"
    case .primaries(Self.displayP3), .coded([12, 13, 0, 1]): "Display P3"
    case .coded([9, 16, 0, 1]): "BT.2100 PQ"
    case .coded([9, 18, 0, 1]): "BT.2100 HLG"
    case .primaries(let numbers): "primaries \(numbers.map(String.init).joined(separator: " "))"
    case .coded(let numbers): "cICP \(numbers.map(String.init).joined(separator: " "))"
    case .profile(let name, _): "the profile \"\(name)\""
    }
  }

  private static let displayP3 = [31270, 32900, 68000, 32000, 26500, 69000, 15000, 6000]
  private static let sRGBPrimaries = [31270, 32900, 64000, 33000, 30000, 60000, 15000, 6000]

  // A chunk that cannot be understood is a separate colour space: it may mean anything.

  /// The primaries of a chunk `cHRM`; those of sRGB are sRGB, to a thousandth.
  init(primaries data: UnsafeRawBufferPointer) {
    guard data.count == 32 else {
      self = .primaries(data.map(Int.init))
      return
    }
    let numbers = (0..<8).map { Int(data.bigEndian32(at: 4 * $0)) }
    let isSRGB = zip(numbers, Self.sRGBPrimaries).allSatisfy { abs($0 - $1) <= 100 }
    self = isSRGB ? .sRGB : .primaries(numbers)
  }

  /// The numbers of a chunk `cICP`.
  init(coded data: UnsafeRawBufferPointer) {
    let numbers = Array(data)
    self = numbers == [1, 13, 0, 1] ? .sRGB : .coded(numbers)
  }

  /// The profile that another format holds; without one it is sRGB.
  init(profile bytes: [UInt8]?) {
    guard let bytes else {
      self = .sRGB
      return
    }
    self.init(profile: bytes, name: nil)
  }

  private init(profile bytes: [UInt8], name: String?) {
    let profile = ICCProfile(bytes)
    if profile?.isSRGB == true {
      self = .sRGB
    } else {
      var hash = SHA256()
      hash.add(bytes)
      self = .profile(name: name ?? profile?.name ?? "", hash: hash.hexadecimal)
    }
  }

  /// The profile of a chunk `iCCP`; of one that cannot be expanded, the chunk itself.
  init(profile data: UnsafeRawBufferPointer) {
    let zero = data.firstIndex(of: 0) ?? data.endIndex
    let bytes = (try? Zlib.expanded(Array(data.dropFirst(zero + 2)), limit: 1 << 24)) ?? []
    self.init(
      profile: bytes.isEmpty ? Array(data) : bytes, name: Latin1.text(of: data[..<zero]))
  }
}
