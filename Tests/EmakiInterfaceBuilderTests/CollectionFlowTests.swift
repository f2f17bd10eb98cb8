import EmakiDrawing
import EmakiInterfaceBuilder
import EmakiLayout
import Testing

/// With ten points a character, a cell of a text with 10 points beside it is 10 · count + 20 wide.
@Suite struct `Cells of a flow layout` {
  private func cell(
    _ text: String, _ id: String, isOpen: Bool = false, width: Double = 50
  ) -> String {
    let constraints = """
      <constraints>\
      <constraint firstItem="\(id)-l" firstAttribute="leading" secondAttribute="leading" \
      constant="10"/>\
      <constraint firstAttribute="trailing" secondItem="\(id)-l" secondAttribute="trailing" \
      constant="10"/>\
      <constraint firstItem="\(id)-l" firstAttribute="top" secondAttribute="top"/>\
      <constraint firstAttribute="bottom" secondItem="\(id)-l" secondAttribute="bottom"/>\
      </constraints>
      """
    let label = """
      <subviews><label text="\(text)" translatesAutoresizingMaskIntoConstraints="NO" \
      id="\(id)-l"><rect key="frame" x="10" width="30" height="20"/></label></subviews>
      """
    return """
      <collectionViewCell id="\(id)"><rect key="frame" width="\(width)" height="40"/>\
      <collectionViewCellContentView key="contentView" id="\(id)-c">\
      <rect key="frame" width="\(width)" height="40"/>\
      \(isOpen ? "" : label + constraints)</collectionViewCellContentView></collectionViewCell>
      """
  }

  private func frames(
    _ cells: String, _ layout: String = "automaticEstimatedItemSize=\"YES\"",
    direction: LayoutDirection = .leftToRight
  ) throws -> [String: [Double]] {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" \
      toolsVersion="22505" useAutolayout="YES"><device id="retina4_7"/><scenes><scene><objects>\
      <viewController id="one" sceneMemberID="viewController"><view key="view" id="root">\
      <rect key="frame" width="375" height="667"/><subviews>\
      <collectionView fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="list">\
      <rect key="frame" y="100" width="200" height="300"/>\
      <collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="10" \
      minimumInteritemSpacing="10" \(layout)><size key="itemSize" width="60" height="30"/>\
      <inset key="sectionInset" minX="10" minY="5" maxX="20" maxY="5"/>\
      </collectionViewFlowLayout><cells>\(cells)</cells></collectionView>\
      </subviews></view></viewController></objects></scene></scenes></document>
      """
    return try Fixture(text: text, .device(Fixture.phone)).frames(direction: direction)
  }

  private var words: String { cell("aaaa", "a") + cell("aa", "b") + cell("aaaaaa", "c") }

  /// The layout's cells are 60 by 30. One of 90 is alone in its line of 170, 40 from either end.
  @Test func `have the size that they were drawn with where it is their own`() throws {
    let drawn = cell("aaaa", "a", width: 90)
    #expect(try frames(drawn, "")["a"] == [10, 5, 60, 30])
    let own = drawn.replacing(
      "</collectionViewCell>",
      with: "<size key=\"customSize\" width=\"90\" height=\"40\"/>"
        + "</collectionViewCell>")
    #expect(try frames(own, "")["a"] == [50, 5, 90, 40])
  }

  /// Two of 60 points go into the 170 of a line.
  @Test func `that code brings have the size of the layout`() throws {
    let frames = try frames("", "")
    #expect(frames["list-cell"] == [10, 5, 60, 30])
    #expect(frames["list-cell#2"] == [120, 5, 60, 30])
    #expect(frames["list-cell#3"] == [10, 45, 60, 30])
    let sideways = try self.frames("", "scrollDirection=\"horizontal\"")
    #expect(sideways["list-cell"]?.prefix(1) == [10])
    #expect(sideways["list-cell#2"]?[0] == 10, "the lines of one that scrolls sideways are columns")
    #expect(try self.frames("", "customClass=\"Tiles\"")["list-cell"] == nil)
  }

  /// 60 and 40 go into the 170 points of a line, 80 as well do not; what is left is between them.
  @Test func `are as large as their constraints ask, in lines from edge to edge`() throws {
    let frames = try frames(words)
    // A line of 17 points.
    #expect(frames["a"] == [10, 5, 60, 20.5])
    #expect(frames["b"] == [140, 5, 40, 20.5])
    #expect(frames["c"]?[1] == 35.5)
    #expect(frames["c"]?[2] == 80)
  }

  @Test func `start at the right where one reads from right to left`() throws {
    // In a mirror that swaps the ends of 200 points.
    let frames = try frames(words, direction: .rightToLeft)
    #expect(frames["a"] == [130, 5, 60, 20.5])
    #expect(frames["b"] == [20, 5, 40, 20.5])
    let across = "scrollDirection=\"horizontal\" automaticEstimatedItemSize=\"YES\""
    let cells = try self.frames(words, across, direction: .rightToLeft)
      .filter { "abc".contains($0.key.prefix(1)) && !$0.key.contains("-") }
    // The last cell ends before the inset after it, which is at the left.
    #expect(cells.map { $0.value[0] }.min() == 20)
    // Of the first line, which is at the right, the third cell is the widest.
    let third = try #require(cells["c"])
    #expect(cells.map { $0.value[0] + $0.value[2] }.max() == third[0] + third[2])
  }

  /// Two cells of 60 in 170 points have 50 between them, in the last line as well.
  @Test func `of one size stand in columns within the insets of the section`() throws {
    let frames = try frames(words, "")
    #expect(frames["a"] == [10, 5, 60, 30])
    #expect(frames["b"] == [120, 5, 60, 30])
    #expect(frames["c"] == [10, 45, 60, 30])
  }

  @Test func `that no constraint holds up have the size that was saved`() throws {
    let frames = try frames(cell("", "open", isOpen: true))
    #expect(frames["open"]?[2] == 50)
    #expect(frames["open"]?[3] == 40)
  }

  /// On the canvas the collection has 200 points, of which 170 are within the insets.
  @Test(arguments: [(170.0, 170.0), (169, 40)])
  func `that were drawn as long as a line stay so`(_ saved: Double, _ width: Double) throws {
    let frames = try frames(cell("aa", "row", width: saved))
    #expect(frames["row"]?[2] == width)
    #expect(frames["row"]?[3] == 20.5)
  }

  @Test func `are no longer than a line`() throws {
    let frames = try frames(cell(String(repeating: "a", count: 40), "a"))
    #expect(frames["a"]?[0] == 10)
    #expect(frames["a"]?[2] == 170)
  }
}
