import Testing

@testable import EmakiServing

@Suite struct `The target of a request` {
  @Test func `gives path and values without their escapes, the last of each name`() throws {
    let request = try #require(
      LiveRequest(target: "/frame%2Epng?file=a%20b%26c.yaml&t=0&t=0.5&empty=&none"))
    #expect(request.path == "/frame.png")
    #expect(request.values == ["file": "a b&c.yaml", "t": "0.5", "empty": "", "none": ""])
  }

  @Test(arguments: [
    ("t=abc", "t must be a time in seconds from 0 on, not \"abc\""),
    ("t=nan", "t must be a time in seconds from 0 on, not \"nan\""),
    ("t=-5", "t must be a time in seconds from 0 on, not \"-5\""),
    ("t=", "t must be a time in seconds from 0 on, not \"\""),
    ("time=1", "there is no parameter \"time\" here, but file, t"),
    ("file=a&t=0.5", nil), ("", nil),
  ])
  func `has values that are known, and a time that is one`(
    query: String, problem: String?
  ) throws {
    let request = try #require(LiveRequest(target: "/frame.png?\(query)"))
    #expect(request.problem(knowing: ["file", "t"], time: "t") == problem)
  }

  @Test(arguments: ["", "x", "/%4", "/%+1", "/%FF", "/a b", "//elsewhere", "http://elsewhere/"])
  func `is refused where it breaks the rules`(_ target: String) {
    #expect(LiveRequest(target: target) == nil)
  }
}
