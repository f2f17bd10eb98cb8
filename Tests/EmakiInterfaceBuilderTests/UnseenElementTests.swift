import EmakiDiagnostics
import EmakiDrawing
import EmakiInterfaceBuilder
import EmakiLayout
import Testing

/// What few files have.
@Suite struct `Elements of recent tools` {
  private func read(
    _ inside: String, _ mode: InterfaceBuilderMode, tools: Int = 22154, constraints: String = "",
    guides: String = ""
  ) throws -> Fixture {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="\(tools)" \
      useAutolayout="YES"><device id="retina4_7" orientation="portrait"/><objects>\
      <view id="root"><rect key="frame" x="0" y="0" width="375" height="667"/><subviews>\(inside)\
      </subviews>\(guides)<constraints>\(constraints)</constraints></view></objects></document>
      """
    return try Fixture(text: text, mode)
  }

  @Test func `a guide of the keyboard has an element of its own`() throws {
    let toolbar =
      "<toolbar translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"bar\"/>"
    let ends = """
      <constraint firstItem="keys" firstAttribute="top" secondItem="bar" secondAttribute="bottom"/>
      """
    let fixture = try read(
      toolbar, .device(Fixture.phone),
      constraints: ["leading", "trailing"].map { SmallStoryboard.equal("bar", $0, "root") }.joined()
        + ends, guides: "<keyboardLayoutGuide key=\"keyboard\" id=\"keys\"/>")
    // On a phone with a home button the keyboard that is away is below the screen.
    #expect(try fixture.frames()["bar"] == [0, 623, 375, 44])
  }

  /// Whether a date picker is compact in an app, in Xcode 14 and in Xcode 26.
  @Test(arguments: [
    ("date", [true, false, true]), ("dateAndTime", [true, false, true]),
    ("countDownTimer", [false, false, false]), ("date\" style=\"inline", [false, false, false]),
  ])
  func `a date picker without a style has wheels or not`(
    mode: String, isCompact: [Bool]
  ) throws {
    let picker = "<datePicker datePickerMode=\"\(mode)\" id=\"dates\"/>"
    func style(_ mode: InterfaceBuilderMode, _ tools: Int) throws -> DateStyle? {
      try read(picker, mode, tools: tools).view("dates").control.dateStyle
    }
    #expect(try (style(.device(Fixture.phone), 16097) == .compact) == isCompact[0])
    #expect(try (style(.canvas, 21507) == .compact) == isCompact[1])
    #expect(try (style(.canvas, 24765) == .compact) == isCompact[2])
  }

  @Test(arguments: [(13196, 44.0), (14313, 56), (23504, 56), (24765, 64)])
  func `search bars became higher twice`(tools: Int, height: Double) throws {
    let bar = "<searchBar translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"search\"/>"
    let fixture = try read(
      bar, .canvas, tools: tools,
      constraints: ["leading", "trailing", "top"].map {
        SmallStoryboard.equal("search", $0, "root")
      }
      .joined())
    #expect(try fixture.frames()["search"] == [0, 0, 375, height])
  }

  @Test func `a device that is not known is a warning, and another stands in`() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="24765" \
      useAutolayout="YES"><device id="retina9_9" orientation="portrait"/><objects><view id="root">\
      <rect key="frame" width="400" height="900"/></view></objects></document>
      """
    let fixture = try Fixture(text: text)
    #expect(
      fixture.diagnostics.map(\.message) == ["the device “retina9_9” of the canvas is not known"])
    #expect(try fixture.frames()["root"] == [0, 0, 400, 900])
  }

  @Test func `attributes of Xcode 16 and 26 are known`() throws {
    let views = """
      <slider sliderStyle="thumbless" id="a"/><colorWell supportsAlpha="YES" id="b"/>\
      <pageControl preferredIndicatorImage="star" id="c"/>\
      <imageView preferredImageDynamicRange="high" id="d"/>\
      <collectionView selfSizingInvalidation="enabled" id="e"/>
      """
    #expect(try read(views, .canvas).diagnostics.isEmpty)
  }
}

/// Titles of buttons with a configuration.
@Suite struct `Titles of configured buttons` {
  private func title(_ button: String, _ configuration: String) throws -> TextContent {
    let text = """
      <document toolsVersion="23504"><objects><button buttonType="system" \(button) id="b">\
      <buttonConfiguration key="configuration" title="Go on" \(configuration)/></button></objects>\
      </document>
      """
    return try #require(try Fixture(text: text, .device(Fixture.phone)).view("b").text)
  }

  @Test func `those of the main button are semibold`() throws {
    #expect(try title("role=\"primary\"", "style=\"filled\"").font == .system(17, .semibold))
    #expect(try title("", "style=\"filled\"").font == .system(17))
  }

  @Test func `they go on in another line unless the file says where they are cut`() throws {
    #expect(try title("", "style=\"plain\"").numberOfLines == 0)
    #expect(try title("", "style=\"plain\" titleLineBreakMode=\"wordWrapping\"").numberOfLines == 0)
    let cut = try title("", "style=\"plain\" titleLineBreakMode=\"headTruncation\"")
    #expect(cut.numberOfLines == 1)
    #expect(cut.lineBreak == .truncateHead)
  }
}
