import Testing

@testable import EmakiFormats

@Suite struct `What the samples of a PNG mean` {
  private func space(_ chunks: [(String, [UInt8])]) throws -> PNGColorSpace {
    var file = ReferencePNG(width: 2, height: 1, bitDepth: 8, colorType: 2)
    file.ancillary = chunks
    return try PNGDecoder().readInfo(file.file { x, _, _ in x }).colorSpace
  }

  private func primaries(_ numbers: [Int]) -> [UInt8] { numbers.flatMap(ReferencePNG.bigEndian) }

  /// A chunk of a profile.
  private func profile(_ name: String, _ bytes: [UInt8]) -> [UInt8] {
    Array(name.utf8) + [0, 0] + ReferencePNG.stored(bytes)
  }

  /// A profile with primaries in X, Y and Z and one formula for all three transfer functions.
  private func profile(primaries: [[Double]], gamma: Double) -> [UInt8] {
    func fixed(_ value: Double) -> [UInt8] {
      ReferencePNG.bigEndian(Int((value * 65536).rounded()))
    }
    let colors = primaries.map { Array("XYZ ".utf8) + [0, 0, 0, 0] + $0.flatMap(fixed) }
    let curve =
      Array("para".utf8) + [0, 0, 0, 0, 0, 3, 0, 0]
      + [gamma, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045].flatMap(fixed)
    let tags =
      zip(["rXYZ", "gXYZ", "bXYZ"], colors).map { ($0, $1) }
      + ["rTRC", "gTRC", "bTRC"].map { ($0, curve) }
    var table = ReferencePNG.bigEndian(tags.count)
    var data: [UInt8] = []
    for (name, bytes) in tags {
      table += Array(name.utf8) + ReferencePNG.bigEndian(132 + 12 * tags.count + data.count)
      table += ReferencePNG.bigEndian(bytes.count)
      data += bytes
    }
    var head = [UInt8](repeating: 0, count: 128)
    head.replaceSubrange(36..<40, with: "acsp".utf8)
    return head + table + data
  }

  private let sRGB = [
    [0.4361, 0.2225, 0.0139], [0.3851, 0.7169, 0.0971], [0.1431, 0.0606, 0.7141],
  ]
  private let displayP3 = [
    [0.5151, 0.2412, -0.0011], [0.2920, 0.6922, 0.0419], [0.1571, 0.0666, 0.7841],
  ]

  @Test func `is sRGB where nothing says otherwise`() throws {
    #expect(try space([]) == .sRGB)
    #expect(try space([("sRGB", [0])]) == .sRGB)
    #expect(try space([("gAMA", ReferencePNG.bigEndian(45455))]) == .sRGB)
    let own = [31270, 32900, 64000, 33000, 30000, 60000, 15000, 6000]
    #expect(try space([("cHRM", primaries(own))]) == .sRGB)
    #expect(try space([("cICP", [1, 13, 0, 1])]) == .sRGB)
    #expect(try space([("iCCP", profile("sRGB", profile(primaries: sRGB, gamma: 2.4)))]) == .sRGB)
  }

  @Test func `is what a profile, primaries or numbers say`() throws {
    let wide = [31270, 32900, 68000, 32000, 26500, 69000, 15000, 6000]
    #expect(try space([("cHRM", primaries(wide))]).description == "Display P3")
    #expect(try space([("cICP", [9, 16, 0, 1])]).description == "BT.2100 PQ")
    let bytes = profile(primaries: displayP3, gamma: 2.4)
    let one = try space([("iCCP", profile("Display P3", bytes))])
    #expect(one.description == "the profile \"Display P3\"")
    #expect(try space([("iCCP", profile("P3", bytes))]) == one)
    #expect(try space([("iCCP", profile("P3", profile(primaries: sRGB, gamma: 1.8)))]) != one)
  }

  @Test func `is told by cICP before a profile, and by that before the rest`() throws {
    let wide = profile("Display P3", profile(primaries: displayP3, gamma: 2.4))
    #expect(try space([("cICP", [1, 13, 0, 1]), ("iCCP", wide)]) == .sRGB)
    #expect(try space([("iCCP", wide), ("sRGB", [0])]) != .sRGB)
  }

  @Test func `a picture that Xcode rewrote for iPhones is named, with the way back`() {
    let file =
      [137, 80, 78, 71, 13, 10, 26, 10] + ReferencePNG.chunk("CgBI", [0x50, 0, 0x20, 2])
    let error = #expect(throws: PNGError.self) { try PNGDecoder().decode(file) }
    #expect(error?.reason == .optimizedForIPhone)
    #expect(error?.description.contains("-revert-iphone-optimizations") == true)
  }
}
