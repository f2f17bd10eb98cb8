import EmakiFormats
import Testing

@Suite struct `SHA-256` {
  /// The examples of FIPS 180-4 and of NIST's long messages.
  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
  ])
  func `of known messages`(message: String, expected: String) {
    var hash = SHA256()
    hash.add(Array(message.utf8))
    #expect(hash.hexadecimal == expected)
  }

  @Test func `of a million letters`() {
    var hash = SHA256()
    hash.add([UInt8](repeating: UInt8(ascii: "a"), count: 1_000_000))
    #expect(
      hash.hexadecimal == "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0")
  }

  @Test func `does not depend on how the bytes come`() {
    let bytes = (0..<300).map { UInt8(truncatingIfNeeded: $0 &* 7) }
    var whole = SHA256()
    whole.add(bytes)
    for length in [1, 7, 63, 64, 65, 130] {
      var parts = SHA256()
      for start in stride(from: 0, to: bytes.count, by: length) {
        parts.add(Array(bytes[start..<min(start + length, bytes.count)]))
      }
      #expect(parts.hexadecimal == whole.hexadecimal, "in pieces of \(length)")
    }
  }
}
