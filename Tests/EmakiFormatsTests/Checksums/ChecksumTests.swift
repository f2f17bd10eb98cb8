import TestSupport
import Testing

@testable import EmakiFormats

struct ChecksumTests {
  @Test func `the published check values come out`() {
    #expect(crc(Array("123456789".utf8)) == 0xCBF4_3926)
    #expect(adler(Array("Wikipedia".utf8)) == 0x11E6_0398)
    #expect(crc([]) == 0)
    #expect(adler([]) == 1)
  }

  @Test(arguments: [
    1, 7, 15, 16, 17, 31, 33, 4095, 4096, 959, 960, 961, 1023, 3647, 3648, 3649, 4097, 9001, 17_600,
    40_001,
  ])
  func `checks of any length equal the plain loops`(length: Int) {
    var random = SeededGenerator(seed: UInt64(length))
    let bytes = random.bytes(length)
    #expect(crc(bytes) == ReferencePNG.crc(bytes))
    #expect(adler(bytes) == ReferencePNG.adler(bytes))
  }

  @Test func `zeros between other bytes count as they stand`() {
    var random = SeededGenerator(seed: 5)
    var bytes: [UInt8] = []
    for count in [300, 5, 4000, 513, 40_000, 256, 1] {
      bytes += random.bytes(count)
      bytes += [UInt8](repeating: 0, count: count)
    }
    #expect(crc(bytes) == ReferencePNG.crc(bytes))
    #expect(adler(bytes) == ReferencePNG.adler(bytes))
  }

  @Test func `bytes of 255 do not overflow the sums`() {
    let bytes = [UInt8](repeating: 255, count: 70_001)
    #expect(adler(bytes) == ReferencePNG.adler(bytes))
  }

  @Test func `a check continues where the last one ended`() {
    let bytes = Array(repeating: "one and the other".utf8, count: 900).flatMap(\.self)
    for place in [5, 7000, 15_299] {
      let first = Array(bytes[..<place]).withUnsafeBytes { CRC32.checksum($0) }
      let both = Array(bytes[place...]).withUnsafeBytes { CRC32.checksum($0, from: first) }
      #expect(both == ReferencePNG.crc(bytes))
    }
  }

  private func crc(_ bytes: [UInt8]) -> UInt32 { bytes.withUnsafeBytes { CRC32.checksum($0) } }

  private func adler(_ bytes: [UInt8]) -> UInt32 {
    var check = Adler32()
    bytes.withUnsafeBytes { check.add($0) }
    return check.value
  }
}
