import EmakiDrawing
import EmakiInterfaceBuilder
import EmakiLayout
import EmakiScenes
import Testing

@Suite struct `Tables in the styles of UIKit` {
  private static let body = "style=\"UICTFontTextStyleBody\""

  /// A cell of 44 points with a title, and a detail below it or a picture before it where asked for.
  private func cell(
    _ style: String, _ id: String, font: String = body, detail: Bool = false,
    image: Bool = false, _ attributes: String = ""
  ) -> String {
    let x = image ? 56 : 16
    func label(_ key: String, _ y: Double, _ height: Double, _ font: String) -> String {
      """
      <label text="Text" id="\(id)-\(key)"><rect key="frame" x="\(x)" y="\(y)" width="60" \
      height="\(height)"/><fontDescription key="fontDescription" \(font)/></label>
      """
    }
    let picture = """
      <imageView key="imageView" image="photo" id="\(id)-image">\
      <rect key="frame" x="16" y="0" width="24" height="44"/></imageView>
      """
    let caption = "style=\"UICTFontTextStyleCaption1\""
    return """
      <tableViewCell style="IBUITableViewCellStyle\(style)" textLabel="\(id)-title" \
      \(detail ? "detailTextLabel=\"\(id)-detail\"" : "") \
      \(image ? "imageView=\"\(id)-image\"" : "") \(attributes) id="\(id)">\
      <rect key="frame" width="375" height="44"/>\
      <tableViewCellContentView key="contentView" id="\(id)-content">\
      <rect key="frame" width="375" height="44"/><subviews>\(image ? picture : "")\
      \(label("title", detail ? 3 : 0, detail ? 21 : 44, font))\
      \(detail ? label("detail", 25, 15, caption) : "")</subviews>\
      </tableViewCellContentView></tableViewCell>
      """
  }

  private func frames(
    _ style: String, _ content: String, isStatic: Bool = true, _ attributes: String = "",
    at size: TextSize = .large
  ) throws -> [String: [Double]] {
    try fixture(style, content, isStatic: isStatic, attributes, at: size).frames()
  }

  private func fixture(
    _ style: String, _ content: String, isStatic: Bool = true, _ attributes: String = "",
    at size: TextSize = .large
  ) throws -> Fixture {
    let text = """
      <document toolsVersion="22505" useAutolayout="YES"><objects>\
      <tableView style="\(style)" dataMode="\(isStatic ? "static" : "prototypes")" rowHeight="-1" \
      \(attributes) id="table"><rect key="frame" width="375" height="667"/>\(content)</tableView>\
      </objects></document>
      """
    return try Fixture(text: text, .device(Fixture.phone), textSize: size)
  }

  private func section(_ title: String?, _ cells: String) -> String {
    let header = title.map { " headerTitle=\"\($0)\"" } ?? ""
    return "<tableViewSection\(header)><cells>\(cells)</cells></tableViewSection>"
  }

  @Test(arguments: ["grouped", "insetGrouped"])
  func `sample rows of a grouped table begin below the gap of their section`(
    _ style: String
  ) throws {
    let cells = "<prototypes>\(cell("Default", "row"))</prototypes>"
    #expect(try frames(style, cells, isStatic: false)["row"]?[1] == 35)
    let footer =
      "<view key=\"tableFooterView\" id=\"end\"><rect key=\"frame\" height=\"10\"/></view>"
    let short = try frames(
      style, cells + footer, isStatic: false, "scrollEnabled=\"NO\" sectionFooterHeight=\"20\"")
    // Three rows of 44 and the 20 below a section.
    #expect(short["end"]?[1] == 35.0 + 3 * 44 + 20)
  }

  @Test(arguments: [
    ("", 22.0), ("sectionHeaderTopPadding=\"5\"", 5), ("sectionHeaderTopPadding=\"0\"", 0),
  ])
  func `titles of plain tables have a gap above them`(
    _ attributes: String, _ gap: Double
  ) throws {
    let sections = section("One", cell("Default", "a")) + section("Two", cell("Default", "b"))
    let frames = try frames("plain", "<sections>\(sections)</sections>", attributes)
    // A title is 28 high.
    #expect(frames["a"]?[1] == gap + 28)
    #expect(frames["b"]?[1] == gap + 28 + 44 + gap + 28)
  }

  @Test func `lines of rows with a picture begin where the text does`() throws {
    let cells = cell("Default", "plain") + cell("Default", "pictured", image: true)
    let fixture = try fixture("plain", "<sections>\(section(nil, cells))</sections>")
    #expect(try fixture.view("plain").control.row.separatorIndent == 0)
    // The text begins at 56, the margin is at 16.
    #expect(try fixture.view("pictured").control.row.separatorIndent == 40)
  }

  /// Body text of 23 points has a line of 27.45, so 28, and 11.5 above and below it.
  @Test func `rows of automatic height grow with the text size`() throws {
    let cells =
      cell("Default", "grown") + cell("Default", "fixed", "rowHeight=\"44\"")
      + cell("Default", "points", font: "type=\"system\" pointSize=\"17\"")
    let sections = "<sections>\(section(nil, cells))</sections>"
    let large = try frames("plain", sections, at: .xxxLarge)
    #expect(large["grown"]?[3] == 51)
    // The title keeps the middle of the row.
    #expect(large["grown-title"] == [16, 3.5, 343, 44])
    #expect(large["fixed"]?[3] == 44)
    #expect(large["points"]?[3] == 44)
    #expect(try frames("plain", sections)["grown"]?[3] == 44)
  }

  /// Xcode writes 0 where it means the size that the cell has anyway.
  @Test(arguments: [("0.0", 17.0), ("12", 12)])
  func `a text of size 0 has the size of its kind`(written: String, size: Double) throws {
    let row = cell("Default", "row", font: "type=\"system\" pointSize=\"\(written)\"")
    let fixture = try fixture("plain", "<sections>\(section(nil, row))</sections>")
    #expect(try fixture.view("row-title").text?.font.size == size)
  }

  /// Since iOS 15 only one that stays while rows pass below it has a ground.
  @Test func `titles of plain sections have no ground`() throws {
    let fixture = try fixture(
      "plain", "<sections>\(section("One", cell("Default", "a")))</sections>")
    let header = try fixture.view("table-tableViewSection-0")
    #expect(header.backgroundColor == nil && header.role == .transparent)
  }

  /// Lines of body text grow from 21 to 28 points, of captions from 15 to 22.
  @Test func `a detail below a title goes down as the title grows`() throws {
    let sections = section(nil, cell("Subtitle", "row", detail: true))
    let frames = try frames("plain", "<sections>\(sections)</sections>", at: .xxxLarge)
    #expect(frames["row"]?[3] == 44.0 + 7 + 7)
    #expect(frames["row-title"]?[1] == 3)
    #expect(frames["row-title"]?[3] == 21.0 + 7)
    #expect(frames["row-detail"]?[1] == 25.0 + 7)
    #expect(frames["row-detail"]?[3] == 15.0 + 7)
  }

  @Test func `titles of sections grow with the text size`() throws {
    let sections = "<sections>\(section("One", cell("Default", "a")))</sections>"
    let fixture = try fixture("grouped", sections, at: .xxxLarge)
    let title = try fixture.view("table-tableViewSection-0-title")
    #expect(title.text?.font == .system(19))
    let plain = try self.fixture("plain", sections, at: .xxxLarge)
    #expect(try plain.view("table-tableViewSection-0-title").text?.font == .system(23, .semibold))
  }
}
