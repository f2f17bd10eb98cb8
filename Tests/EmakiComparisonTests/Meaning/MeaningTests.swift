import EmakiDrawing
import EmakiLayout
import EmakiFormats
import EmakiScenes
import Foundation
import PixelDiff
import Testing

@testable import EmakiComparison

@Suite struct `The meaning of a difference` {
  func view(
    _ id: String, _ parent: Int?, _ place: Rect, text: String? = nil, style: UInt32 = 0
  ) -> ViewRecord {
    var view = ViewRecord(
      id: id, kind: text == nil ? "view" : "label", parent: parent, place: place)
    view.text = text
    view.style = style
    return view
  }

  let box = Rect(x: 0, y: 0, width: 100, height: 50)

  func lines(_ before: [ViewRecord], _ after: [ViewRecord]) -> [String] {
    let difference = MeaningDifference(
      PictureMeaning(layout: LayoutRecord(scale: 2, views: before)),
      PictureMeaning(layout: LayoutRecord(scale: 2, views: after)))
    return difference.lines
  }

  @Test func `is what moved, with the way`() {
    let old = view("title", 0, Rect(x: 16, y: 44, width: 80, height: 20), text: "A")
    let new = view("title", 0, Rect(x: 16, y: 47, width: 80, height: 20), text: "A")
    let root = view("root", nil, box)
    #expect(lines([root, old], [root, new]) == ["label#title: y 44 → 47 (+3)"])
    #expect(lines([root, old], [root, old]).isEmpty)
  }

  @Test func `is that a search bar has a button to cancel, and a picture only a shape`() {
    func record(_ change: (inout View) -> Void) -> [ViewRecord] {
      var view = View(.searchBar, id: "search")
      view.image = ImageContent(name: "sun")
      change(&view)
      let node = LaidOutScreen.Node(view: view, parent: nil, frame: box)
      let screen = LaidOutScreen(size: box.size, nodes: [node])
      return LayoutRecord(Snapshot(screen), scale: 2).views
    }
    let plain = record { _ in }
    let changes: [(inout View) -> Void] = [
      { $0.control.search.hasCancelButton = true }, { $0.image?.isTemplate = true },
      { $0.isElevated = true }, { $0.anchorPoint.x = 0 },
    ]
    for change in changes {
      #expect(lines(plain, record(change)) == ["searchBar#search: restyled"])
    }
  }

  @Test func `is sorted by importance`() {
    let root = view("root", nil, box)
    let before = [
      root, view("near", 0, box), view("far", 0, box), view("styled", 0, box),
      view("said", 0, box, text: "a"), view("gone", 0, box), view("inGone", 5, box),
    ]
    let after = [
      root, view("near", 0, box.offset(x: 1, y: 0)), view("far", 0, box.offset(x: 0, y: -9)),
      view("styled", 0, box, style: 7), view("said", 0, box, text: "b"), view("new", 0, box),
    ]
    #expect(
      lines(before, after) == [
        "view#new: added", "view#gone: removed with 1 view in it", "label#said: text \"a\" → \"b\"",
        "view#far: y 0 → -9 (-9)", "view#near: x 0 → 1 (+1)", "view#styled: restyled",
      ])
  }

  @Test func `is last that fonts differ, where one face is another file`() {
    var difference = MeaningDifference(
      PictureMeaning(fonts: ["Inter Regular 0a", "Noto 1b"], layout: nil),
      PictureMeaning(fonts: ["Inter Regular 2c", "Noto 1b"], layout: nil))
    difference.views = [.init(view: "a", title: "view#a", changes: ["added"])]
    #expect(
      difference.lines == [
        "view#a: added", "drawn with other fonts, so texts may differ everywhere:",
        "  expected Inter Regular 0a", "  actual Inter Regular 2c",
      ])
  }

  @Test func `is no other font where another text needs another face`() {
    func lines(_ fonts: [[String]], _ texts: [String], _ styles: [UInt32] = [0, 0]) -> [String] {
      let sides = (0..<2).map { side in
        PictureMeaning(
          fonts: fonts[side],
          layout: LayoutRecord(
            scale: 2, views: [view("title", nil, box, text: texts[side], style: styles[side])]))
      }
      return MeaningDifference(sides[0], sides[1]).lines
    }
    let (inter, bold, noto) = ("Inter Regular 0a", "Inter Bold 1b", "Noto 2c")
    #expect(lines([[inter], [inter, noto]], ["a", "あ"]) == ["label#title: text \"a\" → \"あ\""])
    #expect(lines([[inter], [noto]], ["a", "あ"]) == ["label#title: text \"a\" → \"あ\""])
    #expect(lines([[inter], [bold]], ["a", "a"], [1, 2]) == ["label#title: restyled"])
    // The same text in another face: the font is not installed on one side.
    #expect(lines([[inter], [noto]], ["a", "a"]).count == 3)
  }

  @Test func `leaves views out that are to be ignored`() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("emaki-meaning-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    // At scale 2 with a margin of 5 points, the clock at (4, 6) covers the pixels from (18, 22) on.
    let layout = LayoutRecord(
      origin: Point(x: 5, y: 5), scale: 2,
      views: [
        view("root", nil, box), view("clock", 0, Rect(x: 4, y: 6, width: 10, height: 3)),
      ])
    func file(_ name: String, dot: (x: Int, y: Int)?, says: Bool = true) throws -> String {
      var picture = PixelBuffer(width: 60, height: 60, fill: .white)
      if let dot { picture[dot.x, dot.y] = .black }
      let text = PNGText(keyword: PNGText.layoutKeyword, text: layout.text, isCompressed: true)
      let url = folder.appendingPathComponent(name)
      let bytes = try PNGEncoder().encode(picture, metadata: PNGMetadata(texts: says ? [text] : []))
      try Data(bytes).write(to: url)
      return url.path
    }
    let white = try file("white.png", dot: nil)
    func outcome(_ actual: String, _ ids: [String]) -> PictureComparer.Comparison {
      PictureComparer(.exact, ignoredViews: ids).compare(
        PicturePair(name: "a", expected: white, actual: actual))
    }
    for (dot, isInside) in [
      ((18, 22), true), ((37, 27), true), ((17, 22), false), ((38, 27), false),
    ] {
      let path = try file("dot.png", dot: dot)
      #expect(outcome(path, ["clock"]).outcome.isAccepted == isInside, "\(dot)")
      #expect(!outcome(path, []).outcome.isAccepted)
    }
    let unknown = outcome(try file("dot.png", dot: (1, 1)), ["clok"])
    #expect(unknown.ignored.unknown == ["#clok"])
    let same = outcome(white, ["clok"])
    #expect(same.outcome == .same && same.ignored.unknown == ["#clok"])
    #expect(outcome(white, ["clock"]).ignored.unknown.isEmpty)
    let silent = outcome(try file("silent.png", dot: (20, 24), says: false), ["clock"])
    #expect(silent.outcome.word == "failed")
  }
}
