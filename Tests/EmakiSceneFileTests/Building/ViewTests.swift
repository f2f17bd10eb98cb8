import EmakiScenes
import EmakiDrawing
import EmakiLayout
@testable import EmakiSceneFile
@testable import EmakiSceneFormat
import Testing

@Suite struct ViewTests {
  @Test func `a toolbar has flexible spaces, or its items at equal distances`() throws {
    let bar = try Reading.view(with: "kind: toolbar, items: [A, flexibleSpace, B]").control
    #expect(bar.bar.hasSpaces && bar.items.map(\.space) == [nil, .flexible, nil])
    #expect(try !Reading.view(with: "kind: toolbar, items: [A, B]").control.bar.hasSpaces)
  }

  /// A symbol is 1.3 times as high as its letters.
  @Test func `a button's icon goes by its font, with or without a title`() throws {
    #expect(try Reading.view(with: "kind: button, icon: play, font: 40").image?.size?.width == 52)
    #expect(
      try Reading.view(with: "kind: button, icon: play, text: A, font: 40").image?.size?.width == 52
    )
    for font in ["", ", font: 17", ", font: 15 bold"] {
      #expect(try Reading.view(with: "kind: button, icon: play\(font)").image?.size == nil)
    }
  }

  @Test func `a view without kind is what its content says`() throws {
    #expect(try Reading.view(with: "text: Hello").kind == .label)
    #expect(try Reading.view(with: "image: sky").kind == .imageView)
    #expect(try Reading.view(with: "icon: menu").kind == .icon)
    #expect(try Reading.view(with: "icon: menu, text: Menu").kind == .label)
    #expect(try Reading.view(with: "alpha: 1").kind == .view)
    #expect(try Reading.view(with: "embed: {title: Inner}").kind == .containerView)
  }

  @Test func `every kind has its name, and short names`() throws {
    for kind in View.Kind.allCases {
      #expect(try Reading.view(with: "kind: \(kind.rawValue)").kind == kind)
    }
    #expect(try Reading.view(with: "kind: image").kind == .imageView)
    #expect(try Reading.view(with: "kind: row").stack?.axis == .horizontal)
    #expect(try Reading.view(with: "kind: column").stack?.axis == .vertical)
  }

  @Test func `a view without id gets one from its place`() throws {
    let scene = try Reading.scene("children: [{id: a, children: [{}, {text: x}, {}]}]")
    let ids = try #require(scene.controller.view.first("a")).subviews.map(\.id.rawValue)
    #expect(ids == ["a/view", "a/label", "a/view2"])
  }

  @Test func `text has its font, colour, lines and alignment`() throws {
    let text = try #require(
      try Reading.view(
        with:
          "text: {string: Hi, size: 20, weight: bold, color: '#102030', align: center, lines: 0, "
          + "break: characterWrap, maxWidth: 200, lineSpacing: 4}"
      ).text)
    #expect(text.string == "Hi")
    #expect(text.font == .system(20, .bold))
    #expect(text.color == Color(rgb: 0x102030))
    #expect(text.alignment == .center)
    #expect(text.numberOfLines == 0)
    #expect(text.lineBreak == .characterWrap)
    #expect(text.preferredMaxLayoutWidth == 200)
    #expect(text.lineSpacing == 4)
  }

  @Test func `a number as text is its digits`() throws {
    #expect(try Reading.view(with: "text: 007").text?.string == "007")
    #expect(try Reading.view(with: "text: true").text?.string == "true")
  }

  @Test func `text keys stand beside the text too`() throws {
    let view = try Reading.view(
      with: "text: Hi, font: 22 semibold, textColor: red, align: right, lines: 3")
    #expect(view.text?.font == .system(22, .semibold))
    #expect(view.text?.color == Color(rgb: 0xFF0000))
    #expect(view.text?.alignment == .right)
    #expect(view.text?.numberOfLines == 3)
  }

  @Test func `a text is cut at its end, however many lines it has`() throws {
    for lines in ["", ", lines: 2", ", lines: 0"] {
      #expect(try Reading.view(with: "text: Hi\(lines)").text?.lineBreak == .truncateTail)
    }
    let text = try #require(
      try Reading.view(with: "text: {string: Hi, lines: 2, break: wordWrap}").text)
    #expect(text.lineBreak == .wordWrap)
  }

  @Test(arguments: [
    ("", TextRequest.LineBreak.truncateMiddle), ("style: plain, ", .truncateMiddle),
    ("style: filled, ", .truncateTail), ("style: gray, ", .truncateTail),
    ("style: borderless, ", .truncateTail),
  ])
  func `a button's title is cut in its middle, with a configuration at its end`(
    style: String, lineBreak: TextRequest.LineBreak
  ) throws {
    let view = try Reading.view(with: style + "kind: button, text: Hi")
    #expect(view.text?.lineBreak == lineBreak)
    let own = try Reading.view(
      with: style + "kind: button, text: {string: Hi, break: truncateHead}")
    #expect(own.text?.lineBreak == .truncateHead)
  }

  @Test func `a text that a picture would hide is told`() {
    let notices = Reading.notices(
      "children: [{id: a, image: sky, text: Sky}, {id: b, kind: icon, icon: sun, text: ''}]")
    #expect(
      notices == [
        "1:38 warning: \"text\" does nothing for an imageView"
          + " | a text over or beside a picture is a view of its own"
      ])
  }

  @Test func `a placeholder is quiet text`() throws {
    let text = try #require(try Reading.view(with: "kind: field, placeholder: Search").text)
    #expect(text.isPlaceholder)
    #expect(text.string == "Search")
  }

  @Test func `a frame with what stretches replaces constraints`() throws {
    let view = try Reading.view(
      with: "frame: [1, 2, 30, 40], resize: [width, bottom], superviewSize: [320, 480]")
    #expect(view.placement == .autoresizing)
    #expect(view.frame == Rect(x: 1, y: 2, width: 30, height: 40))
    #expect(view.autoresizing == [.widthSizable, .flexibleMaxY])
    #expect(view.superviewSize == Size(width: 320, height: 480))
  }

  @Test func `a view has its own size and how firmly it keeps it`() throws {
    let view = try Reading.view(
      with: "intrinsicSize: [none, 44], hugging: 251, compression: {vertical: 1000}")
    #expect(view.intrinsicSize == IntrinsicSize(width: .none, height: .points(44)))
    #expect(view.hugging == AxisPriorities(251))
    #expect(view.compressionResistance == AxisPriorities(horizontal: 750, vertical: 1000))
  }

  @Test func `margins run by reading direction unless left or right is said`() throws {
    let both = try Reading.view(with: "margins: {horizontal: 20, top: 8}")
    #expect(both.layoutMargins == .directional(Insets(top: 8, left: 20, bottom: 0, right: 20)))
    let left = try Reading.view(with: "margins: {left: 4}")
    #expect(left.layoutMargins == .absolute(Insets(top: 0, left: 4, bottom: 0, right: 0)))
    #expect(try Reading.view(with: "margins: 8").layoutMargins == .directional(Insets(all: 8)))
  }

  @Test func `a stack has axis, distribution, alignment and gaps`() throws {
    let text = """
      children:
        - id: a
          kind: stack
          axis: vertical
          distribution: equalSpacing
          alignment: center
          spacing: 8
          insideMargins: true
          children: [{id: b, spacingAfter: 20}, {id: c}]
      """
    let stack = try #require(try Reading.view("a", of: text).stack)
    #expect(
      stack
        == StackLayout(
          axis: .vertical, distribution: .equalSpacing, alignment: .center, spacing: 8,
          customSpacing: ["b": 20], isLayoutMarginsRelative: true))
  }

  @Test func `a scroll view has offset, inset, size, pages and zoom`() throws {
    let view = try Reading.view(
      with:
        "kind: scroll, contentOffset: [0, 40], contentInset: {top: 10}, contentSize: [375, 2000], "
        + "paging: true, scrolls: false, zoom: 2, zoomRange: [1, 4]")
    let scroll = try #require(view.scroll)
    #expect(scroll.contentOffset == Point(x: 0, y: 40))
    #expect(scroll.contentInset == Insets(top: 10, left: 0, bottom: 0, right: 0))
    #expect(scroll.contentSize == Size(width: 375, height: 2000))
    #expect(scroll.isPagingEnabled && !scroll.isScrollEnabled)
    #expect(scroll.zoomScale == 2 && scroll.zoomRange == 1...4)
  }

  @Test func `a view has its look`() throws {
    let view = try Reading.view(
      with: "background: '#FF880080', tint: systemBlue, alpha: 0.5, hidden: true, enabled: false, "
        + "zPosition: 3, clips: true, cornerRadius: 6, border: {width: 2, color: white}, role: surface, "
        + "direction: rightToLeft, shadow: {opacity: 0.5, offset: [0, 1], radius: 2}")
    #expect(view.backgroundColor == Color(rgb: 0xFF8800, alpha: 0x80))
    #expect(view.tintColor == Color(rgb: 0x007AFF))
    #expect(view.alpha == 0.5 && view.isHidden && !view.isEnabled && view.clipsToBounds)
    #expect(view.cornerRadius == 6 && view.borderWidth == 2 && view.borderColor == .white)
    #expect(view.zPosition == 3)
    #expect(view.role == .surface && view.layoutDirection == .rightToLeft)
    let shadow = Shadow(
      color: Color.black.multipliedAlpha(0.5), offset: Point(x: 0, y: 1), radius: 2)
    #expect(view.shadow == shadow)
  }

  @Test func `turns are degrees in the file and radians in the model`() throws {
    let view = try Reading.view(
      with: "anchorPoint: [0, 1], transform: {x: 3, y: 4, scale: 0.94, rotate: 180, rotateY: -90, "
        + "perspective: -0.002}")
    #expect(view.anchorPoint == Point(x: 0, y: 1))
    #expect(view.transform.translation == Point(x: 3, y: 4))
    #expect(view.transform.scale == Point(x: 0.94, y: 0.94))
    #expect(view.transform.rotation == .pi)
    #expect(view.transform.rotationY == -.pi / 2)
    #expect(view.transform.m34 == -0.002)
  }

  @Test(arguments: [
    (
      "{rows: 1, style: insetgroupd}", "a table has no style \"insetgroupd\"",
      "did you mean \"insetGrouped\"?"
    ),
    (
      "{kind: datePicker, style: big}", "a date picker has no style \"big\"",
      "one of wheels, compact, inline"
    ),
    ("{kind: slider, style: big}", "\"style\" does nothing for a slider", "it is for table"),
  ])
  func `a style that a kind has not is told`(view: String, message: String, hint: String) {
    let notices = Reading.notices("children: [\(view)]").filter { $0.contains("style") }
    #expect(notices.count == 1)
    #expect(notices.first?.contains("warning: \(message) | \(hint)") == true)
  }

  @Test func `controls have values`() throws {
    let view = try Reading.view(
      with: "kind: pageControl, pages: 3, selected: 1, on: true")
    #expect(view.control.pages.count == 3 && view.control.selectedIndex == 1)
    #expect(view.control.isOn)
    #expect(try Reading.view(with: "kind: slider, value: 0.25").control.value == 0.25)
    #expect(
      try Reading.view(with: "kind: tabBar, items: [a, b]").control.items.map(\.title) == [
        "a", "b",
      ])
    #expect(try Reading.view(with: "kind: spinner, style: large").control.activityStyle == .large)
  }

  @Test func `a picture has name, size and mode`() throws {
    let view = try Reading.view(
      with: "image: {name: sky, size: [30, 20]}, contentMode: scaleAspectFill")
    #expect(view.image == ImageContent(name: "sky", size: Size(width: 30, height: 20)))
    #expect(view.contentMode == .scaleAspectFill)
    #expect(try Reading.view(with: "icon: menu").image?.isSymbol == true)
  }

  @Test func `what does nothing for a kind is a warning`() {
    #expect(
      Reading.notices("children:\n  - {text: Hi, spacing: 8}")
        == ["2:16 warning: \"spacing\" does nothing for a label | it is for stackView"])
  }
}
