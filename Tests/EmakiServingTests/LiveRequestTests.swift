import Testing

@testable import EmakiServing

@Suite struct `The target of a request` {
  @Test func `gives path and values without their escapes, the last of each name`() throws {
    let request = try #require(
      LiveRequest(target: "/frame%2Epng?file=a%20b%26c.yaml&t=0&t=0.5&empty=&none"))
    #expect(request.path == "/frame.png")
    #expect(request.values == ["file": "a b&c.yaml", "t": "0.5", "empty": "", "none": ""])
  }

  @Test(arguments: ["", "x", "/%4", "/%+1", "/%FF", "/a b", "//elsewhere", "http://elsewhere/"])
  func `is refused where it breaks the rules`(_ target: String) {
    #expect(LiveRequest(target: target) == nil)
  }
}
