import Foundation
import TestSupport
import Testing

/// Components with contents pinned by visual format, and lists from data.
@Suite struct `Components and data` {
  @Test(arguments: [("iphone-x", 375.0), ("iphone-8", 375), ("ipad-pro-11", 834)])
  func `S3.17 pins a component's content view to its edges at every size and step`(
    _ device: String, _ width: Double
  ) throws {
    for step in try Expected.motion("reusable-view.yaml", "grow", lasts: 0.3, on: device) {
      let height = 120 + 120 * Expected.easeInOut(step.time / 0.3)
      let half = (width - 40 - 16) / 2
      for (id, size) in [
        ("wide", [width - 40, height]), ("left", [half, 180]), ("right", [half, 180]),
      ] {
        let (outer, inner) = (try step.rect(id), try step.rect("\(id)-view"))
        #expect(inner == outer, "\(id) at \(step.time)")
        #expect(abs(outer[2] - size[0]) < 0.34 && abs(outer[3] - size[1]) < 0.34)
      }
    }
  }

  /// The example with a data file of the test's own, or none, with what is said about it.
  private func inspect(_ data: String?) throws -> ([InspectOutput.Step], String) {
    let folder = try Scratch()
    let text = try String(contentsOfFile: Program.example("data-list.yaml"), encoding: .utf8)
    let file = try folder.write(text, to: "data-list.yaml")
    try FileManager.default.createDirectory(
      atPath: folder.path("data"), withIntermediateDirectories: true)
    if let data { _ = try folder.write(data, to: "data/articles.json") }
    let result = try Program.run(["validate", file])
    #expect(result.status == 0)
    return (try Expected.samplings(of: file, lasts: 0.26), result.errors)
  }

  @Test func `S3.13 fills labels by key, with 0 or nothing for a missing one, and fades in`()
    throws
  {
    for step in try Expected.motion("data-list.yaml", "show", lasts: 0.26) {
      #expect(abs(try step.alpha("list") - Expected.easeInOut(step.time / 0.26)) < 1e-4)
      #expect(try step.alpha("alert") == 0)
      for (number, texts) in [
        (1, ["雨の日の本屋", "特集", "12345", "678"]), (2, ["川沿いを歩く", "散歩", "980", "64"]),
        (3, ["名前のない店", "街角", "0", "0"]),
      ] {
        let ids = ["title", "category", "views", "likes"]
        #expect(ids.map { step.view("\($0)\(number)")?.text } == texts)
        #expect(try step.frame("article\(number)")[1] == 150 * Double(number - 1))
      }
    }
  }

  @Test func `S3.13 has every key of the data, and shows those of the list`() throws {
    let file = try Data(contentsOf: URL(fileURLWithPath: Program.example("data/articles.json")))
    let json = try #require(try JSONSerialization.jsonObject(with: file) as? [String: Any])
    let articles = try #require(json["articles"] as? [[String: Any]])
    #expect(
      Set(articles[0].keys) == [
        "id", "thumbnailUrl", "title", "category", "mainText", "viewsCounter", "likesCounter",
        "summaryTitle", "summaryText", "publishedAt",
      ])
    let step = try #require(try Expected.motion("data-list.yaml", "show", lasts: 0.26).last)
    let shown = [
      ("category", "category"), ("title", "title"), ("summary", "summaryText"),
      ("views", "viewsCounter"), ("likes", "likesCounter"), ("date", "publishedAt"),
    ]
    for (index, article) in articles.enumerated() {
      for (view, key) in shown {
        let isNumber = key.hasSuffix("Counter")
        let text = article[key].map { "\($0)" } ?? (isNumber ? "0" : "")
        #expect(step.view("\(view)\(index + 1)")?.text == text, "\(key) of \(index + 1)")
      }
    }
    #expect(try step.alpha("list") == 1)
    // Pictures have no text; the file with its data put in names them.
    let expanded = try Program.run(["expand", Program.example("data-list.yaml")]).text
    for (index, article) in articles.enumerated() {
      let place = try #require(expanded.firstRange(of: "id: thumbnail\(index + 1)\n")).upperBound
      let image = expanded[place...].firstMatch(of: #/image: (.*)\n/#)?.1
      let name = article["thumbnailUrl"].map { "data/\($0)" } ?? "\"\""
      #expect(image.map(String.init) == name, "of \(index + 1)")
    }
  }

  @Test func `S3.13 leaves texts empty that are not in the file`() throws {
    let (steps, _) = try inspect(#"{"articles": [{"id": 1, "title": "A"}]}"#)
    let step = try #require(steps.last)
    #expect(step.view("title1")?.text == "A")
    #expect(step.view("summary1")?.text == "")
    #expect(step.view("views1")?.text == "0")
    #expect(step.view("title2") == nil)
  }

  @Test(arguments: [nil, "{\"articles\": [", "[]]"])
  func `S3.13 shows an alert over an unseen table for a missing or broken file`(
    _ data: String?
  ) throws {
    // lasts: 0.26 s, as the good list.
    let (steps, errors) = try inspect(data)
    #expect(errors.contains("warning: ") && errors.contains("articles.json"))
    for step in steps {
      #expect(try step.alpha("list") == 0)
      #expect(abs(try step.alpha("alert") - Expected.easeInOut(step.time / 0.26)) < 1e-4)
    }
  }
}
