import EmakiDrawing
import EmakiInterfaceBuilder
import EmakiLayout
import EmakiScenes
import Testing

@Suite struct `Items of bars` {
  private typealias Board = SmallStoryboard

  /// The bar of a stack whose screen has an item.
  private func bar(_ inside: String, bar: String = "") throws -> View {
    let item = "<navigationItem key=\"navigationItem\" title=\"T\">\(inside)</navigationItem>"
    let text = Board.text([
      Board.stack(of: "one", bar: bar), Board.screen("one", item: item),
    ])
    return try Fixture(text: text, .device(Fixture.phone)).view("nav-navigationBar-bar")
  }

  @Test func `that do not react are told`() throws {
    let save = "<barButtonItem key=\"rightBarButtonItem\" enabled=\"NO\" title=\"Save\"/>"
    let control = try bar(save).control
    #expect(control.items.map(\.title) == ["", "Save"])
    #expect(control.items.map(\.isEnabled) == [true, false])
  }

  @Test func `show their image instead of their title, and a system item's word before both`()
    throws
  {
    let control = try bar(
      """
      <rightBarButtonItems><barButtonItem title="Item" image="flame" catalog="system"/>
      <barButtonItem title="Item" image="flame" systemItem="save"/>
      <barButtonItem title="Item"/></rightBarButtonItems>
      """
    ).control
    #expect(control.items.map(\.title) == ["", "Item", "Save", "flame:"])
    #expect(control.items.map(\.image?.name) == [nil, nil, nil, "flame"])
  }

  @Test func `show views of their own at the places that were saved`() throws {
    let label = """
      <label text="Now" id="label"><rect key="frame" x="8" y="4" width="40" height="20"/></label>
      """
    let control = try bar(
      """
      <barButtonItem key="leftBarButtonItem"><view key="customView" id="custom">
      <rect key="frame" x="300" y="6" width="60" height="32"/><subviews>\(label)</subviews>
      <color key="backgroundColor" red="1" green="0" blue="0" alpha="1"/></view></barButtonItem>
      """
    ).control
    let view = try #require(control.items.first?.view)
    #expect(view.size == Size(width: 60, height: 32))
    #expect(
      view.pieces.map(\.frame) == [
        Rect(x: 0, y: 0, width: 60, height: 32), Rect(x: 8, y: 4, width: 40, height: 20),
      ])
    #expect(view.pieces.first?.backgroundColor == Color(rgb: 0xFF0000))
    #expect(control.items.map(\.title) == ["Now"])
  }

  @Test func `of which two texts stand in place of a title show both`() throws {
    func label(_ text: String, _ y: Int) -> String {
      """
      <label text="\(text)" id="\(text)"><rect key="frame" x="0" y="\(y)" width="90" height="16"/>\
      </label>
      """
    }
    let control = try bar(
      """
      <view key="titleView" id="title"><rect key="frame" x="0" y="0" width="90" height="32"/>
      <subviews>\(label("Above", 0))\(label("Below", 16))</subviews></view>
      """
    ).control
    guard case .view(let view) = control.bar.title else { throw Missing() }
    #expect(view.pieces.compactMap(\.text?.string) == ["Above", "Below"])
  }

  private struct Missing: Error {}

  @Test func `of toolbars keep the spaces between them`() throws {
    let items = """
      <toolbarItems><barButtonItem title="A" id="a"/>
      <barButtonItem systemItem="fixedSpace" width="100" id="b"/>
      <barButtonItem title="C" id="c"/><barButtonItem systemItem="flexibleSpace" id="d"/></toolbarItems>
      """
    let text = Board.text([
      Board.stack(of: "one").replacing(
        "<navigationController", with: "<navigationController toolbarHidden=\"NO\""),
      Board.screen("one", item: items),
    ])
    let control = try Fixture(text: text, .device(Fixture.phone)).view("nav-toolbar").control
    #expect(control.items.map(\.title) == ["A", "", "C", ""])
    #expect(control.items.map(\.space) == [nil, .fixed(100), nil, .flexible])
  }

  @Test func `have a ground while content is scrolled under them`() throws {
    var rows = "<tableView translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"table\">"
    rows += "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"375\" height=\"667\"/></tableView>"
    let edges = ["top", "bottom", "leading", "trailing"].map { Board.equal("table", $0, "v-one") }
    let text = Board.text([
      Board.stack(of: "one"), Board.screen("one", rows, constraints: edges.joined()),
    ])
    var scene = try Fixture(text: text, .device(Fixture.phone)).scene("nav")
    let away = Scroll("table", to: .offset(Point(x: 0, y: 36)), duration: 1)
    scene.motions = [Motion(name: "away", steps: [.scroll(away)])]
    let timeline = try Timeline(
      of: scene, motion: scene.motions[0], engine: LayoutEngine(measurer: TenPoints()),
      environment: LayoutEnvironment(
        size: Fixture.phone.size, scale: 2, safeArea: Fixture.phone.safeArea))
    func ground(at time: Double) -> Double? {
      let snapshot = timeline.snapshot(at: time)
      let index = snapshot.screen.index(of: .barGround(of: "nav-navigationBar-bar"))
      return index.map { snapshot.presentations[$0].alpha }
    }
    #expect(ground(at: 0) == 0)
    #expect(ground(at: 1) == 1, "8 points below the bar's end are enough")
  }

  @Test func `stand over what begins under the bar, unless the bar has a colour`() throws {
    #expect(try bar("").backgroundColor == .clear)
    #expect(try bar("", bar: " translucent=\"NO\"").backgroundColor == nil)
    #expect(try bar("", bar: " barStyle=\"black\"").backgroundColor == Color(rgb: 0x1C1C1E))
  }
}
