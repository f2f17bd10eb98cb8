import EmakiDrawing
import EmakiInterfaceBuilder
import EmakiLayout
import EmakiScenes
import Testing

/// The bar of a stack and the status bar cover 64 points.
@Suite struct `Scroll views under bars` {
  private typealias Board = SmallStoryboard

  private let table = """
    <tableView translatesAutoresizingMaskIntoConstraints="NO" id="table">
    <rect key="frame" x="0" y="0" width="375" height="667"/></tableView>
    """

  /// The inset at the top of a table in the first screen of a stack.
  private func inset(_ inside: String, _ constraints: String) throws -> Double? {
    let screen = Board.screen("list", inside, constraints: constraints)
    let fixture = try Fixture(
      text: Board.text([Board.stack(of: "list"), screen]), .device(Fixture.phone))
    let whole = try fixture.scene("list").controller.assembledView()
    return whole.first("table")?.scroll?.contentInset.top
  }

  @Test(arguments: [(0.0, 64.0), (20, 44), (64, 0), (100, 0)])
  func `begin as far below their top as bars cover them`(top: Double, inset: Double) throws {
    #expect(try self.inset(table, Board.equal("table", "top", "v-list", top)) == inset)
  }

  @Test func `begin below bars where they leave the safe area by as much`() throws {
    #expect(try inset(table, Board.equal("table", "top", "g-list", -64)) == 64)
    #expect(try inset(table, Board.equal("table", "top", "g-list", -10)) == 10)
    #expect(try inset(table, Board.equal("table", "top", "g-list")) == 0)
  }

  @Test func `begin below bars inside of other views`() throws {
    let wrapper = """
      <view translatesAutoresizingMaskIntoConstraints="NO" id="wrapper">
      <rect key="frame" x="0" y="0" width="375" height="667"/><subviews>\(table)</subviews>
      <constraints>\(Board.equal("table", "top", "wrapper", 10))</constraints></view>
      """
    #expect(try inset(wrapper, Board.equal("wrapper", "top", "v-list", 4)) == 50)
  }

  @Test func `begin below bars as the first of a column`() throws {
    let stack = """
      <stackView axis="vertical" translatesAutoresizingMaskIntoConstraints="NO" id="stack">
      <rect key="frame" x="0" y="0" width="375" height="667"/><subviews>\(table)</subviews></stackView>
      """
    #expect(try inset(stack, Board.equal("stack", "top", "v-list")) == 64)
  }

  @Test func `begin below bars with the middle and height of the screen`() throws {
    let middle = Board.equal("v-list", "centerY", "table")
    #expect(try inset(table, middle + Board.equal("table", "height", "v-list")) == 64)
    #expect(try inset(table, middle + Board.equal("table", "height", "v-list", -20)) == 54)
  }

  @Test func `keep their place where nothing ties them to the top`() throws {
    #expect(try inset(table, Board.equal("table", "centerY", "v-list")) == 0)
  }
}
