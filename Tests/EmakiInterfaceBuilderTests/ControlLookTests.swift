import EmakiDrawing
import EmakiInterfaceBuilder
import EmakiLayout
import Testing

@Suite struct `Looks of controls` {
  private func view(_ element: String, _ mode: InterfaceBuilderMode? = nil) throws -> View {
    let text = """
      <document toolsVersion="22505"><objects><view id="root">\
      <rect key="frame" width="300" height="300"/><subviews>\(element)</subviews></view>\
      </objects></document>
      """
    return try Fixture(text: text, mode ?? .device(Fixture.phone)).view("it")
  }

  private func button(_ attributes: String, _ inside: String) throws -> View {
    try view("<button \(attributes) id=\"it\"><rect key=\"frame\" width=\"90\"/>\(inside)</button>")
  }

  @Test func `segments have titles or images`() throws {
    let control = try view(
      """
      <segmentedControl id="it"><segments><segment title="One"/>\
      <segment title="" image="star.fill" catalog="system"/></segments></segmentedControl>
      """
    ).control
    #expect(control.items.map(\.title) == ["One", ""])
    #expect(control.items.map(\.image?.name) == [nil, "star.fill"])
  }

  @Test func `a segment that does not react is told`() throws {
    let segments = try view(
      """
      <segmentedControl id="it"><segments><segment title="One"/>\
      <segment title="Two" enabled="NO"/></segments></segmentedControl>
      """)
    #expect(segments.control.items.map(\.isEnabled) == [true, false])
  }

  @Test func `a colour well has the colour that is selected`() throws {
    let well = try view(
      """
      <colorWell id="it"><color key="selectedColor" red="1" green="0" blue="0" alpha="1" \
      colorSpace="custom" customColorSpace="sRGB"/></colorWell>
      """)
    #expect(well.kind == .colorWell && well.tintColor == Color(rgb: 0xFF0000))
  }

  private let states = """
    <state key="normal" title="Go"><color key="titleColor" red="1" green="0" blue="0" alpha="1"/>
    </state><state key="disabled" title="Wait"/><state key="selected" title="Gone">\
    <color key="titleColor" red="0" green="0" blue="1" alpha="1"/></state>
    """

  @Test(
    arguments: [
      ("", "Go", 0xFF0000), ("enabled=\"NO\"", "Wait", 0xFF0000),
      ("selected=\"YES\"", "Gone", 0x0000FF),
    ] as [(String, String, UInt32)])
  func `a button shows the state that it is in, and the normal one where that is silent`(
    _ attributes: String, _ title: String, _ color: UInt32
  ) throws {
    let shown = try button(attributes, states)
    #expect(shown.text?.string == title)
    #expect(shown.text?.color == Color(rgb: color))
  }

  @Test func `only a system button whose title has no colour turns grey`() throws {
    let title = "<state key=\"normal\" title=\"Go\"/>"
    let system = "buttonType=\"system\" enabled=\"NO\""
    #expect(try !button(system, title).control.button.keepsColors)
    #expect(try button(system, states).control.button.keepsColors)
    #expect(try button("enabled=\"NO\"", title).control.button.keepsColors)
  }

  @Test func `a button's background is a picture of its own`() throws {
    let both = try button("", "<state key=\"normal\" image=\"front\" backgroundImage=\"back\"/>")
    #expect(both.image?.name == "front")
    #expect(both.control.button.backgroundImage?.name == "back")
    #expect(
      try button("", "<state key=\"normal\" title=\"T\" backgroundImage=\"back\"/>").image == nil)
  }

  private func attribute(_ type: String, _ path: String, _ value: String) -> String {
    """
    <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="\(type)" \
    keyPath="\(path)"\(value)</userDefinedRuntimeAttributes>
    """
  }

  @Test func `runtime attributes set what UIKit's classes have`() throws {
    let text = attribute("string", "text", " value=\"Own\"/>")
    let label = "<label text=\"Old\" id=\"it\">\(text)</label>"
    #expect(try view(label).text?.string == "Own")
    #expect(try view(label, .canvas).text?.string == "Old", "code sets it")
    let hint = attribute("string", "placeholder", " value=\"Name\"/>")
    let field = try view("<textField placeholder=\"Old\" id=\"it\">\(hint)</textField>")
    #expect(field.text?.string == "Name" && field.text?.isPlaceholder == true)
    let ground = attribute(
      "color", "backgroundColor",
      "><color key=\"value\" red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\"/></userDefinedRuntimeAttribute>"
    )
    #expect(try view("<view id=\"it\">\(ground)</view>").backgroundColor == Color(rgb: 0xFF0000))
    #expect(try view("<view id=\"it\">\(text)</view>").text == nil, "a view has no text")
    let front = attribute(
      "number", "layer.zPosition",
      "><real key=\"value\" value=\"2.5\"/></userDefinedRuntimeAttribute>")
    #expect(try view("<view id=\"it\">\(front)</view>").zPosition == 2.5)
  }

  @Test func `labels have the shadow that they say, a point above without an offset`() throws {
    func shadow(_ inside: String) throws -> TextShadow? {
      try view("<label text=\"Text\" id=\"it\">\(inside)</label>").text?.shadow
    }
    let red = "<color key=\"shadowColor\" red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\"/>"
    #expect(
      try shadow(red) == TextShadow(color: Color(rgb: 0xFF0000), offset: Point(x: 0, y: -1)))
    #expect(
      try shadow(red + "<size key=\"shadowOffset\" width=\"2\" height=\"3\"/>")?.offset
        == Point(x: 2, y: 3))
    #expect(try shadow("<size key=\"shadowOffset\" width=\"2\" height=\"3\"/>") == nil)
  }

  private let menu = """
    <menu key="menu"><children><command title="Day"/><menu title="More"><children>\
    <command title="Week" state="on"/></children></menu></children></menu>
    """
  private let popUp = "showsMenuAsPrimaryAction=\"YES\" changesSelectionAsPrimaryAction=\"YES\""

  @Test func `a pop-up button shows what is chosen, with chevrons behind it`() throws {
    let shown = try button(popUp, "<state key=\"normal\" title=\"Button\"/>\(menu)")
    #expect(shown.text?.string == "Week")
    #expect(shown.image?.name == "chevron.up.chevron.down")
    #expect(shown.control.button.imageSide == .trailing)
    let first = menu.replacing(" state=\"on\"", with: "")
    #expect(try button(popUp, first).text?.string == "Day")
    #expect(try button(popUp, "<state key=\"normal\" title=\"Own\"/>").text?.string == "Own")
  }

  @Test func `a button that only opens a menu keeps its title and has no chevrons`() throws {
    let shown = try button(
      "showsMenuAsPrimaryAction=\"YES\"", "<state key=\"normal\" title=\"Menu\"/>\(menu)")
    #expect(shown.text?.string == "Menu")
    #expect(shown.image == nil)
  }

  @Test func `white indicators are white, unless they have a colour of their own`() throws {
    func tint(_ style: String, _ inside: String = "") throws -> Color? {
      try view(
        "<activityIndicatorView style=\"\(style)\" id=\"it\">\(inside)</activityIndicatorView>"
      ).tintColor
    }
    #expect(try tint("white") == .white)
    #expect(try tint("whiteLarge") == .white)
    #expect(try tint("gray") == nil)
    let black = "<color key=\"color\" white=\"0\" alpha=\"1\"/>"
    #expect(try tint("white", black) == .black)
  }

  @Test(arguments: [("YES", 1, true), ("YES", 2, false), ("NO", 1, false)])
  func `dots of a single page are hidden where the file says so`(
    _ flag: String, _ pages: Int, _ isHidden: Bool
  ) throws {
    let shown = try view(
      "<pageControl hidesForSinglePage=\"\(flag)\" numberOfPages=\"\(pages)\" id=\"it\"/>")
    #expect((shown.role == .transparent) == isHidden)
  }

  @Test func `a close button is a disc of 30 points`() throws {
    let text = """
      <document toolsVersion="22505" useAutolayout="YES"><objects><view id="root">\
      <rect key="frame" width="300" height="300"/><subviews><button buttonType="close" \
      translatesAutoresizingMaskIntoConstraints="NO" id="it"/></subviews></view></objects>\
      </document>
      """
    let frames = try Fixture(text: text, .device(Fixture.phone)).frames()
    #expect(frames["it"]?[2] == 30)
    #expect(frames["it"]?[3] == 30)
  }
}
