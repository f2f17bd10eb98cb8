import EmakiDrawing
import EmakiInterfaceBuilder
import EmakiLayout
import Testing

/// Rows with the detail at their end, 343 points between the margins; letters are 10 points wide.
@Suite struct `Details beside titles` {
  private func frames(_ title: Int, _ detail: Int) throws -> (title: [Double], detail: [Double]) {
    func label(_ id: String, _ letters: Int, _ x: Double, _ width: Double) -> String {
      """
      <label text="\(String(repeating: "o", count: letters))" id="\(id)"><rect key="frame" \
      x="\(x)" y="12" width="\(width)" height="20"/><autoresizingMask key="autoresizingMask"/></label>
      """
    }
    let table = """
      <tableViewController id="one"><tableView key="view" dataMode="static" style="plain" \
      rowHeight="44" contentInsetAdjustmentBehavior="never" id="table">\
      <rect key="frame" x="0" y="0" width="375" height="667"/><sections>\
      <tableViewSection id="section"><cells><tableViewCell style="IBUITableViewCellStyleValue1" \
      textLabel="title" detailTextLabel="detail" id="cell">\
      <rect key="frame" x="0" y="0" width="375" height="44"/>\
      <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">\
      <rect key="frame" x="0" y="0" width="375" height="44"/><subviews>\
      \(label("title", title, 16, 60))\(label("detail", detail, 319, 40))</subviews>\
      </tableViewCellContentView></tableViewCell></cells></tableViewSection></sections></tableView>\
      </tableViewController>
      """
    let fixture = try Fixture(text: SmallStoryboard.text([table]), .device(Fixture.phone))
    let frames = try fixture.frames("one")
    return (try #require(frames["title"]), try #require(frames["detail"]))
  }

  @Test func `both are as wide as they ask where there is room`() throws {
    let (title, detail) = try frames(10, 5)
    #expect(title == [16, 12, 100, 20])
    #expect(detail == [309, 12, 50, 20])
  }

  @Test func `a long title leaves a short detail what it needs`() throws {
    let (title, detail) = try frames(40, 5)
    #expect(detail == [309, 12, 50, 20])
    // Up to 6 points before it.
    #expect(title == [16, 12, 287, 20])
  }

  @Test func `a long detail yields to the title`() throws {
    let (title, detail) = try frames(10, 40)
    #expect(title == [16, 12, 100, 20])
    #expect(detail == [122, 12, 237, 20])
  }

  @Test func `beside a long title a long detail keeps three tenths of the row`() throws {
    let (title, detail) = try frames(40, 40)
    // 0.3 · 375 = 112.5.
    #expect(detail == [246.5, 12, 112.5, 20])
    #expect(title == [16, 12, 224.5, 20])
  }
}

/// Views that a cell has instead of one of UIKit's accessories.
@Suite struct `Accessory views of cells` {
  @Test func `stand at the end, those for editing not at all`() throws {
    let table = """
      <tableViewController id="one"><tableView key="view" dataMode="static" style="plain" \
      rowHeight="44" contentInsetAdjustmentBehavior="never" id="table">\
      <rect key="frame" x="0" y="0" width="375" height="667"/><sections>\
      <tableViewSection id="section"><cells><tableViewCell id="cell">\
      <rect key="frame" x="0" y="0" width="375" height="44"/>\
      <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">\
      <rect key="frame" x="0" y="0" width="375" height="44"/></tableViewCellContentView>\
      <view key="accessoryView" id="end"><rect key="frame" x="5" y="6" width="30" height="20"/></view>\
      <view key="editingAccessoryView" id="edit"><rect key="frame" width="30" height="20"/></view>\
      </tableViewCell></cells></tableViewSection></sections></tableView></tableViewController>
      """
    let fixture = try Fixture(text: SmallStoryboard.text([table]), .device(Fixture.phone))
    let frames = try fixture.frames("one")
    // 375 − 16 − 30, and in the middle of 44.
    #expect(frames["end"] == [329, 12, 30, 20])
    // The content ends 16 points before it.
    #expect(frames["content"] == [0, 0, 313, 44])
    #expect(frames["edit"] == nil)
  }
}
