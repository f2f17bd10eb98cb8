import Testing

@testable import EmakiServing

@Suite struct `The head of a request` {
  private func head(_ text: String) throws -> RequestHead { try RequestHead(Array(text.utf8)) }

  @Test func `gives method, path, values and host`() throws {
    let head = try head(
      "GET /frame%2Epng?file=a%20b.yaml&t=0.5&empty= HTTP/1.1\r\nhOsT:  me:1 \r\nA: b")
    #expect(head.method == "GET")
    #expect(head.request.path == "/frame.png")
    #expect(head.request.values == ["file": "a b.yaml", "t": "0.5", "empty": ""])
    #expect(head.host == "me:1")
    #expect(head.keepsOpen)
  }

  @Test(arguments: [
    "", "GET /", "GET / HTTP/2", "GET  / HTTP/1.1", "GET x HTTP/1.1", "GET /%4 HTTP/1.1",
    "GET /%+1 HTTP/1.1", "GET /%FF HTTP/1.1", "GET / HTTP/1.1\r\nno colon",
    "GET / HTTP/1.1\r\nHost : a", "GET / HTTP/1.1\r\n: a", "GET / HTTP/1.1\r\nA: b\r\n folded: c",
    "GET / HTTP/1.1\r\nHost: a\r\nHost: b",
  ])
  func `is refused where it breaks the rules`(_ text: String) {
    #expect(throws: RequestHead.Malformed.self) { try head(text) }
  }

  @Test(arguments: [
    ("GET / HTTP/1.0", false), ("GET / HTTP/1.1", true),
    ("GET / HTTP/1.1\r\nConnection: Close", false),
    ("POST / HTTP/1.1\r\nContent-Length: 3", false),
    ("GET / HTTP/1.1\r\nContent-Length: 0", true),
    ("POST / HTTP/1.1\r\nTransfer-Encoding: chunked", false),
  ])
  func `says whether the connection stays open`(_ text: String, _ isOpen: Bool) throws {
    #expect(try head(text).keepsOpen == isOpen)
  }
}
