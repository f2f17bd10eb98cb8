import Testing

@testable import EmakiTesting

@Suite struct `Names of baselines` {
  func file(_ function: String, _ name: String? = nil) -> BaselineFile {
    BaselineFile(
      folder: "/p/Tests/__Snapshots__/MenuTests", testFile: "MenuTests",
      stem: BaselineFile.stem(test: TestSite.baseName(function), name: name), fileExtension: "png")
  }

  @Test(arguments: [
    ("opens()", nil, "opens.png"),
    ("opens(at:on:)", "0.5", "opens.0-5.png"),
    ("`it's a menu, open (50 %)`()", nil, "it-s-a-menu-open-50.png"),
    ("`メニューが開く`()", "iPhone X", "メニューが開く.iPhone-X.png"),
    ("opens()", "../../etc/passwd", "opens.etc-passwd.png"),
  ])
  func `come from the test and the argument`(test: String, name: String?, expected: String) {
    #expect(file(test, name).name == expected)
  }

  @Test func `long ones stay apart within what file systems allow`() {
    let long = String(repeating: "とても長い", count: 40)
    let (a, b) = (file("`\(long)あ`()").name, file("`\(long)い`()").name)
    #expect(a != b)
    #expect(a.utf8.count <= 104)
  }

  @Test func `lie beside the test`() {
    let site = TestSite(
      fileID: "AppTests/MenuTests.swift", filePath: "/p/Tests/MenuTests.swift", line: 7, column: 3,
      function: "ignored()")
    let file = BaselineFile(of: site, named: "a", fileExtension: "txt")
    #expect(file.path == "/p/Tests/__Snapshots__/MenuTests/lie-beside-the-test.a.txt")
  }

  @Test func `belong to one expectation each`() throws {
    let owners = BaselineOwners()
    try owners.claim(file("opens()"), for: "MenuTests.swift:7")
    try owners.claim(file("opens()"), for: "MenuTests.swift:7")
    try owners.claim(file("opens()", "other"), for: "MenuTests.swift:8")
    let error = #expect(throws: SnapshotError.self) {
      try owners.claim(file("opens()"), for: "MenuTests.swift:9")
    }
    #expect(error?.description.contains("MenuTests.swift:7") == true)
  }

  @Test func `it's (really) safe in a shell`() {
    let site = TestSite(
      fileID: "AppTests/MenuTests.swift", filePath: "/p/MenuTests.swift", line: 1, column: 1,
      function: "ignored()")
    #expect(
      site.acceptingCommand
        == "EMAKI_RECORD=failed swift test --filter '^EmakiTestingTests\\.`Names of baselines`/"
        + "`it'\\''s \\(really\\) safe in a shell`\\(\\)(/|$)'")
  }

  @Test func `are accepted for one test alone`() throws {
    let pattern = try Regex(TestSite.pattern(of: "AppTests.MenuTests/opens()"))
    for id in ["AppTests.MenuTests/opens()", "AppTests.MenuTests/opens()/MenuTests.swift:7:3"] {
      #expect(id.firstMatch(of: pattern) != nil)
    }
    for id in [
      "AppTests.MenuTests/opensTwice()", "AppTests.MenuTests/opens(at:)",
      "AppTestsXMenuTests/opens()",
      "MyAppTests.MenuTests/opens()", "AppTests.MenuTests/Inner/opens()",
    ] {
      #expect(id.firstMatch(of: pattern) == nil, "\(id)")
    }
  }
}
