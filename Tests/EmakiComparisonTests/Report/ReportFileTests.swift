import EmakiComparison
import EmakiDrawing
import EmakiFiles
import EmakiFormats
import Foundation
import PixelDiff
import Testing

@Suite struct `A page of changes` {
  let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("emaki-report-\(UUID().uuidString)")

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  func write(_ picture: PixelBuffer, _ name: String) throws -> String {
    let url = folder.appendingPathComponent(name)
    try Data(PNGEncoder().encode(picture)).write(to: url)
    return url.path
  }

  var page: String { folder.appendingPathComponent("changes.html").path }

  /// The page of the pairs.
  func text(
    of pairs: [PicturePair], mostBytes: Int = ReportFile.usualSize
  ) throws -> String {
    let file = try ReportFile(path: page, title: "a <b> – c", mostBytes: mostBytes)
    var results: [PairResult] = []
    for (number, pair) in pairs.enumerated() {
      let outcome = PictureComparer(.exact).compare(pair).outcome
      let result = PairResult(pair: pair, outcome: outcome)
      results.append(result)
      let difference = outcome.difference
      if let entry = ReportEntry(number: number, result: result, difference: difference) {
        try file.add([entry])
      }
    }
    try file.finish(OutcomeCounts(results))
    return try String(contentsOfFile: page, encoding: .utf8)
  }

  /// The entries of a page, as a browser reads them.
  func entries(_ page: String) throws -> [[String: Any]] {
    try page.components(separatedBy: "<script type=\"application/json\" class=\"pair\"").dropFirst()
      .map { part in
        let start = try #require(part.firstIndex(of: ">"))
        let end = try #require(part.range(of: "</script>"))
        let json = part[part.index(after: start)..<end.lowerBound]
        return try #require(
          JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
      }
  }

  @Test func `shows only what changed, in order, with the files as they are`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let white = PixelBuffer(width: 8, height: 6, fill: .white)
    var dotted = white
    dotted[2, 3] = .black
    let (a, b) = (try write(white, "a.png"), try write(dotted, "b.png"))
    let page = try text(of: [
      PicturePair(name: "same", expected: a, actual: a),
      PicturePair(name: "changed", expected: a, actual: b),
      PicturePair(name: "new", expected: nil, actual: b),
    ])
    let entries = try entries(page)
    #expect(entries.map { $0["name"] as? String } == ["changed", "new"])
    #expect(page.contains("data-n=\"1\"") && page.contains("data-n=\"2\""))
    let layers = try #require(entries[0]["actual"] as? [String])
    #expect(layers.count == 1)
    #expect(Data(base64Encoded: layers[0]) == (try Data(contentsOf: URL(fileURLWithPath: b))))
    #expect(entries[0]["regions"] as? [[Double]] == [[2, 3, 1, 1]])
    let masks = try #require(entries[0]["mask"] as? [String])
    let mask = try #require(Data(base64Encoded: masks[0]))
    let pixels = try PNGDecoder().decode(Array(mask)).pixels
    #expect(pixels[2, 3].alpha == 255 && pixels[0, 0].alpha == 0)
    #expect(entries[1]["expected"] is NSNull)
    #expect(page.contains("1 same, 1 different, 1 added"))
  }

  /// What a page says of itself and of the files beside it.
  func totals(_ page: String) throws -> [String: Any] {
    let start = try #require(page.range(of: "id=\"totals\">")).upperBound
    let end = try #require(page[start...].range(of: "</script>")).lowerBound
    return try #require(
      JSONSerialization.jsonObject(with: Data(page[start..<end].utf8)) as? [String: Any])
  }

  @Test func `goes on in further files where it is large, and takes them away when it is not`()
    throws
  {
    defer { try? FileManager.default.removeItem(at: folder) }
    let picture = try write(PixelBuffer(width: 8, height: 6, fill: .white), "a.png")
    let pairs = (0..<5).map { PicturePair(name: "new \($0)", expected: nil, actual: picture) }
    // Room for two pairs, not for three.
    let one = try #require(
      ReportEntry(
        number: 0, result: PairResult(pair: pairs[0], outcome: .added), difference: nil))
    let mine = folder.appendingPathComponent("changes-4.html")
    try "mine".write(to: mine, atomically: true, encoding: .utf8)
    let first = try text(of: pairs, mostBytes: one.length * 5 / 2)
    let others = try (2...3).map {
      try String(contentsOf: folder.appendingPathComponent("changes-\($0).html"), encoding: .utf8)
    }
    let names = try ([first] + others).map { try entries($0).map { $0["name"] as? String } }
    #expect(names == [["new 0", "new 1"], ["new 2", "new 3"], ["new 4"]])
    let totals = try ([first] + others).map(totals)
    #expect(totals[0]["text"] as? String == "5 added")
    let known = try #require(totals[0]["others"] as? [[String: Any]])
    #expect(known.map { $0["file"] as? String } == ["changes-2.html", "changes-3.html"])
    #expect(known.map { $0["from"] as? Int } == [2, 4])
    #expect(totals.map { $0["part"] as? Int } == [1, 2, 3])
    #expect(totals.map { $0["next"] as? String } == ["changes-2.html", "changes-3.html", nil])
    #expect(totals.map { $0["previous"] as? String } == [nil, "changes.html", "changes-2.html"])

    let whole = try text(of: pairs)
    #expect(try entries(whole).count == 5 && (try self.totals(whole))["part"] == nil)
    let left = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    #expect(left == ["a.png", "changes-4.html", "changes.html"])
    #expect(try String(contentsOf: mine, encoding: .utf8) == "mine")
  }

  @Test func `leaves a file of somebody else alone where it would go on`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let white = PixelBuffer(width: 8, height: 6, fill: .white)
    let a = try write(white, "a.png")
    let own = folder.appendingPathComponent("changes-2.html")
    try Data("mine".utf8).write(to: own)
    let pairs = ["x", "y"].map { PicturePair(name: $0, expected: nil, actual: a) }
    #expect(throws: FileError.self) { try text(of: pairs, mostBytes: 1) }
    #expect(try Data(contentsOf: own) == Data("mine".utf8))
    #expect(!FileManager.default.fileExists(atPath: page))
  }

  @Test func `no name can end its element`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let name = "</script><script>alert(\"1\")</script>&.png"
    let page = try text(of: [PicturePair(name: name, expected: nil, actual: "/nowhere.png")])
    #expect(!page.contains("alert(\"1\")"))
    #expect(!page.contains("<b> – c"))
    #expect(try entries(page).first?["name"] as? String == name)
  }

  @Test func `nothing is left of a page that was not finished`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    func start() throws { _ = try ReportFile(path: page, title: "") }
    try start()
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
    #expect(throws: FileError.self) { try ReportFile(path: "/nowhere/at/all.html", title: "") }
  }
}
