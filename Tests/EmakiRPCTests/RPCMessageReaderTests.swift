import TestSupport
import Testing

@testable import EmakiRPC

@Suite struct `A reader of messages` {
  private static let messages = ["{}", "[1]", #"{"text":"日本 😀"}"#, "x"]

  /// All items of a stream that comes in parts of one size.
  private static func items(
    _ stream: [UInt8], _ framing: RPCFraming, by size: Int, limit: Int = 100
  ) -> [RPCMessageReader.Item] {
    var reader = RPCMessageReader(framing, limit: limit)
    var items: [RPCMessageReader.Item] = []
    for start in stride(from: 0, to: stream.count, by: size) {
      reader.append(stream[start..<min(start + size, stream.count)])
      while let item = reader.next() { items.append(item) }
    }
    if let item = reader.last() { items.append(item) }
    return items
  }

  @Test(arguments: [RPCFraming.headers, .lines])
  func `finds the same messages in parts of any size`(_ framing: RPCFraming) {
    let stream = Self.messages.flatMap(framing.framed)
    for size in 1...stream.count {
      #expect(
        Self.items(stream, framing, by: size) == Self.messages.map { .message(Array($0.utf8)) },
        "parts of \(size) bytes")
    }
  }

  @Test(arguments: 1...40)
  func `passes over a message that is too large, and finds the next`(_ size: Int) {
    let long = String(repeating: "x", count: 30)
    for framing in [RPCFraming.headers, .lines] {
      let stream = ["{}", long, "[1]"].flatMap(framing.framed)
      #expect(
        Self.items(stream, framing, by: size, limit: 20)
          == [.message(Array("{}".utf8)), .tooLarge, .message(Array("[1]".utf8))])
    }
  }

  @Test func `takes other headers, in any case, and empty lines between lines`() {
    let header = "content-type: x\r\nCONTENT-LENGTH: 2\r\n\r\n{}"
    #expect(
      Self.items(Array(header.utf8), .headers, by: 7) == [.message(Array("{}".utf8))])
    #expect(
      Self.items(Array("\n\r\n {}\r\n".utf8), .lines, by: 7) == [.message(Array("{}\r".utf8))])
  }

  /// Each tells of itself before the header that follows it has come.
  private static let malformed = [
    "\r\n", "Content-Length: -1\r\n\r\n{}", "Content-Length: 1e3\r\n\r\n{}",
    "Content-Length:\r\n\r\n{}", "Content-Length: 99999999999999999999\r\n\r\n{}",
    "Content-Length: 5000000000\r\n\r\n{}", "Content-Length: two\r\n\r\n{}",
    "Content-Length: 2, 2\r\n\r\n{}",
    "Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}", "Content-Length: 2\n\n{}",
    "Content-Length: 2\r\n{}", "Content-Length: 2{}", "Content-Length 2\r\n\r\n{}",
    "Content-Length = 2\r\n\r\n{}", "Content-Type: x\r\n\r\n{}",
    "x\r\n\r\n", "{}", "\u{0}\u{1}\u{2}", "é", String(repeating: "x", count: 5000),
    "x: " + String(repeating: "y", count: 5000),
  ]

  @Test(arguments: malformed)
  func `tells of what is no header at once, and finds the next one`(_ wrong: String) {
    var reader = RPCMessageReader(.headers, limit: 100)
    reader.append(Array(wrong.utf8)[...])
    #expect(reader.next() == .malformed)
    let stream = Array(wrong.utf8) + RPCFraming.headers.framed("[1]")
    for size in [1, 3, 7, stream.count] {
      #expect(Self.items(stream, .headers, by: size) == [.malformed, .message(Array("[1]".utf8))])
    }
  }

  @Test func `tells of an input that ends within a message, and takes a last line as it is`() {
    for stream in ["Content-Length: 9\r\n\r\n{}", "Content-Length: 9\r\n", "Con"] {
      #expect(Self.items(Array(stream.utf8), .headers, by: 4) == [.malformed])
    }
    #expect(
      Self.items(Array("{}\n[1]".utf8), .lines, by: 4) == [
        .message(Array("{}".utf8)), .message(Array("[1]".utf8)),
      ])
  }

  @Test(arguments: 0..<50)
  func `ends with any bytes`(_ seed: Int) {
    var generator = SeededGenerator(seed: seed)
    for framing in [RPCFraming.headers, .lines] {
      let bytes = generator.bytes(20_000)
      let whole = Self.items(bytes, framing, by: bytes.count)
      #expect(Self.items(bytes, framing, by: generator.roll(1...9000)) == whole)
    }
  }
}
