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

  @Test(arguments: ["", "Content-Length: -1", "Content-Length: 1e3", "Content-Length:", "x"])
  func `tells of a header without a length, and reads on`(_ header: String) {
    let stream = Array("\(header)\r\n\r\n".utf8) + RPCFraming.headers.framed("{}")
    #expect(
      Self.items(stream, .headers, by: 5) == [.malformed, .message(Array("{}".utf8))])
  }

  @Test(arguments: 0..<50)
  func `ends with any bytes`(_ seed: Int) {
    var generator = SeededGenerator(seed: seed)
    for framing in [RPCFraming.headers, .lines] {
      _ = Self.items(generator.bytes(20_000), framing, by: generator.roll(1...9000))
    }
  }
}
