import Foundation
import TestSupport
import Testing

/// The pages that `emaki manual` writes, made once for all tests.
@Suite struct `The manual` {
  nonisolated(unsafe) private static let made = Result { try Made() }

  private struct Made {
    let scratch: Scratch
    let run: Program.Result
    let pages: [String: String]

    init() throws {
      let scratch = try Scratch()
      run = try Program.run(["manual", "-o", scratch.path("manual")])
      var pages: [String: String] = [:]
      for name in try scratch.names(in: "manual") where name.hasSuffix(".html") {
        pages[name] = String(decoding: try scratch.data("manual/" + name), as: UTF8.self)
      }
      self.scratch = scratch
      self.pages = pages
    }

    func address(of page: String) -> String {
      URL(fileURLWithPath: scratch.path("manual/" + page)).absoluteString
    }
  }

  @Test func `is written without a word about its examples, and small`() throws {
    let made = try Self.made.get()
    #expect(made.run.status == 0)
    let lines = made.run.errors.split(separator: "\n")
    #expect(lines.count == 1 && lines[0].contains("wrote the manual"), "\(made.run.errors)")
    #expect(made.pages.count > 50)
    let files = FileManager.default.enumerator(
      at: URL(fileURLWithPath: made.scratch.path("manual")), includingPropertiesForKeys: nil)
    let sizes = try (files?.compactMap { $0 as? URL } ?? []).map { file in
      try file.resourceValues(forKeys: [.fileSizeKey]).fileSize ?? 0
    }
    #expect(sizes.count > 250)
    #expect(sizes.reduce(0, +) < 8_000_000)
  }

  @Test func `has every page, place and picture that its pages lead to`() throws {
    let made = try Self.made.get()
    var pictures: Set<String> = []
    for (name, page) in made.pages {
      #expect(page.contains("<h1"), "\(name) has a title")
      for match in page.matches(of: #/(?:href|src)="([^"]*)"/#) {
        let address = String(match.1)
        if address.hasPrefix("data:") || address.hasPrefix("#content") { continue }
        let parts = address.split(separator: "#", maxSplits: 1).map(String.init)
        let target = address.hasPrefix("#") ? name : parts[0]
        let file = made.scratch.path("manual/" + target)
        #expect(FileManager.default.fileExists(atPath: file), "\(name): \(address)")
        if address.hasSuffix(".svg") { pictures.insert(target) }
        guard parts.count == 2, let other = made.pages[target] else { continue }
        #expect(other.contains("id=\"\(parts[1])\""), "\(name): \(address)")
      }
      #expect(!page.contains("<p>::"), "\(name) has a directive that nothing answers")
    }
    let drawn = try made.scratch.names(in: "manual/pictures").map { "pictures/" + $0 }
    #expect(Set(drawn) == pictures)
    for picture in drawn {
      let svg = String(decoding: try made.scratch.data("manual/" + picture), as: UTF8.self)
      // What is drawn, behind the background.
      #expect(svg.contains("</svg>") && svg.count > 400, "\(picture)")
    }
  }

  @Test func `finds every place that its search knows`() throws {
    let made = try Self.made.get()
    let index = String(decoding: try made.scratch.data("manual/search.js"), as: UTF8.self)
    let json = index.dropFirst("const searchEntries = ".count).prefix { $0 != ";" }
    let entries = try JSONDecoder().decode([[String]].self, from: Data(json.utf8))
    #expect(entries.count > 500)
    for entry in entries {
      let parts = entry[1].split(separator: "#", maxSplits: 1).map(String.init)
      let page = try #require(made.pages[parts[0]], "\(entry)")
      if parts.count == 2 { #expect(page.contains("id=\"\(parts[1])\""), "\(entry)") }
    }
  }

  @Test(.enabled(if: Browser.isThere, Comment(rawValue: Browser.absence)))
  func `opens in a browser without a message, a request or a missing picture`() throws {
    let made = try Self.made.get()
    let browser = try BrowserPage(width: 390, height: 844)
    for name in made.pages.keys.sorted() {
      for width in [390, 1440] {
        try browser.setDark(width == 1440)
        try browser.resize(width: width, height: 844)
        try browser.open(made.address(of: name))
        let found = try browser.evaluate(PageChecks.script) as? [String] ?? ["no answer"]
        #expect(found == [], "\(name) at \(width)")
        #expect(browser.messages == [], "\(name)")
        #expect(browser.requests.allSatisfy { $0.hasPrefix("file:") || $0.hasPrefix("data:") })
      }
    }
  }

  @Test(.enabled(if: Browser.isThere, Comment(rawValue: Browser.absence)))
  func `finds a key by its name`() throws {
    let made = try Self.made.get()
    let browser = try BrowserPage(width: 1440, height: 844)
    try browser.open(made.address(of: "index.html"))
    let first = try browser.evaluate(
      """
      (() => {
        const field = document.getElementById("search");
        field.value = "cornerRadius";
        field.dispatchEvent(new Event("input"));
        return document.querySelector("#results a").getAttribute("href");
      })()
      """)
    #expect(first as? String == "look.html#view-cornerRadius")
  }

  @Test(arguments: [
    ("pin", "key of view"), ("view.pin", "Example:"), ("swipe action", "mapping"),
    ("animate", "animation"), ("chat", "emaki init --template chat"),
  ])
  func `says in a terminal what a key means`(_ name: String, _ told: String) throws {
    let run = try Program.run(["help"] + name.split(separator: " ").map(String.init))
    #expect(run.status == 0 && run.text.contains(told), "\(run.errors)")
  }

  @Test func `names the nearest keys for a slip, and leaves commands their help`() throws {
    let value = try Program.run(["help", "navigationBar"])
    #expect(value.text.hasPrefix("\"navigationBar\" is a value of:\n\nkind (key of view)"))
    let slip = try Program.run(["help", "cornerRadus"])
    #expect(slip.status == 64)
    #expect(slip.errors.contains("did you mean \"cornerRadius\""), "\(slip.errors)")
    let command = try Program.run(["help", "render"])
    #expect(command.status == 0 && command.text.contains("USAGE: emaki render"))
  }
}
