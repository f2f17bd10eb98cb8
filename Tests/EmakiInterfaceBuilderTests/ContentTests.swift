import EmakiDiagnostics
import EmakiDrawing
import EmakiInterfaceBuilder
import EmakiLayout
import Testing

@Suite struct `What views show` {
  @Test func `colours of all spaces become sRGB`() throws {
    let fixture = try Fixture("colour-spaces.xib")
    func hex(_ id: String) throws -> String? { try fixture.view(id).backgroundColor?.hex }
    #expect(try hex("srgb") == "#FF800080")
    #expect(try hex("gray") == "#404040")
    // The red of Display P3 lies outside sRGB; its green and blue are cut off at 0.
    #expect(try hex("p3") == "#FF0000")
    #expect(try hex("named") == "#336699")
    #expect(try hex("system") == "#F2F2F7")
    #expect(try hex("touch") == "#000000")
    #expect(try hex("ink") == "#008080")
    #expect(try hex("missing") == nil)
    #expect(fixture.diagnostics.map(\.message) == ["the colour “Nowhere” is not known"])
  }

  @Test func `parts of controls have colours of their own`() throws {
    let fixture = try Fixture("colours-of-controls.xib", .device(Fixture.phone))
    let (red, green, blue) = (Color(rgb: 0xFF0000), Color(rgb: 0x00FF00), Color(rgb: 0x0000FF))
    for id in ["slider", "progress", "pages"] {
      let view = try fixture.view(id)
      let rest = id == "pages" ? view.control.pages.restColor : view.control.track.restColor
      #expect(view.tintColor == red && rest == green, "\(id)")
    }
    for id in ["slider", "switch", "segments"] {
      let control = try fixture.view(id).control
      let knob = id == "segments" ? control.segments.selectedColor : control.track.knobColor
      #expect(knob == blue, "\(id)")
    }
    #expect(try fixture.view("cell").control.row.separatorColor == green)
    #expect(try fixture.view("switch").control.isOn)
  }

  @Test func `labels may shrink to a share of their size, or to a size`() throws {
    let fixture = try Fixture("labels-that-shrink.xib")
    func smallest(_ id: String) throws -> Double? { try fixture.view(id).text?.smallestScale }
    #expect(try smallest("share") == 0.5)
    #expect(try smallest("size") == 0.4)
    #expect(try smallest("fixed") == 1)
    #expect(try smallest("plain") == 1)
  }

  @Test func `fonts are named by type, weight, style or name`() throws {
    let fixture = try Fixture("fonts.xib")
    func font(_ id: String) throws -> Font? { try fixture.view(id).text?.font }
    #expect(try font("system") == .system(13))
    #expect(try font("semibold") == .system(15, .semibold))
    #expect(try font("bold") == .system(20, .bold))
    #expect(try font("italic") == Font(size: 20, isItalic: true))
    #expect(try font("style") == .system(17, .semibold))
    #expect(
      try font("custom")
        == Font(family: "Helvetica Neue", size: 12, weight: .medium, isItalic: true))
  }

  @Test func `lines of a text style have its leading, and system fonts by name step aside`() throws
  {
    let fixture = try Fixture("fonts-of-styles-and-by-name.xib")
    // Body lines are 22 pt apart and 17 × 1.193359375 high.
    let body = try #require(try fixture.view("body").text)
    #expect(abs(body.lineSpacing - (22 - 17 * 1.193359375)) < 1e-9)
    #expect(try fixture.view("plain").text?.lineSpacing == 0)
    #expect(try fixture.view("named").text?.font == Font(family: "Helvetica Neue", size: 15))
    #expect(try fixture.view("bold").text?.font == .system(20, .bold))
  }

  @Test func `the canvas of Xcode 6 shows the system font of its day`() throws {
    func font(_ id: String, _ mode: InterfaceBuilderMode = .canvas) throws -> Font? {
      try Fixture("system-font-before-ios-9.xib", mode).view(id).text?.font
    }
    #expect(try font("label") == .helveticaSystem(14))
    #expect(try font("bold") == .helveticaSystem(14, .bold))
    #expect(try font("button") == .helveticaSystem(15))
    #expect(try font("named") == Font(family: "Avenir Next", size: 14))
    #expect(try font("label", .device(Fixture.phone)) == .system(14))
    #expect(try Fixture("fonts.xib").view("system").text?.font == .system(13))
  }

  @Test func `since iOS 11 labels do not leave a word alone, but for attributed text`() throws {
    let fixture = try Fixture("fonts.xib")
    #expect(try fixture.view("lines").text?.avoidsLoneWord == true)
    #expect(try fixture.view("attributed").text?.avoidsLoneWord == false)
    let old = try Fixture("system-font-before-ios-9.xib")
    #expect(try old.view("label").text?.avoidsLoneWord == false)
  }

  @Test func `attributed, long and encoded strings are read`() throws {
    let fixture = try Fixture("fonts.xib")
    let text = try #require(try fixture.view("attributed").text)
    #expect(text.string == "Bold and plain")
    #expect(text.font == Font(family: "Helvetica Neue", size: 18, weight: .bold))
    #expect(text.spans.first?.color == Color(rgb: 0xFF0000))
    #expect(text.alignment == .center)
    #expect(text.spans.allSatisfy { $0.paragraph.lineSpacing == 4 })
    #expect(text.numberOfLines == 0)
    #expect(try fixture.view("lines").text?.string == "One\ntwo")
    #expect(try fixture.view("encoded").text?.string == "絵巻")
  }

  @Test func `runtime attributes change the layer`() throws {
    let card = try Fixture("runtime-attributes.xib").view("card")
    #expect(card.corner == Corner(8, curve: .continuous, masked: [.topLeft, .topRight]))
    #expect(card.borderWidth == 0.5)
    #expect(card.borderColor == Color(rgb: 0xFF0000))
    #expect(card.clipsToBounds)
    #expect(card.shadow?.offset == Point(x: 1, y: 2))
    #expect(card.shadow?.color.alpha == 128)
    #expect(card.shadow?.radius == 3)
  }

  @Test func `buttons have a title, an image, room and a style`() throws {
    let fixture = try Fixture("buttons.xib")
    let plain = try fixture.view("plain")
    #expect(plain.text?.string == "Button")
    #expect(plain.text?.font == .system(15))
    #expect(plain.text?.color == Color(rgb: 0xFF0000))
    #expect(plain.imagePadding == nil)
    #expect(plain.control.button.imageSide == .leading)
    let roomy = try fixture.view("roomy")
    #expect(roomy.image?.size == Size(width: 16, height: 16))
    #expect(roomy.control.button.contentInsets == Insets(top: 4, left: 8, bottom: 6, right: 10))
    #expect(try fixture.view("moved").imagePadding == 0)
    let moved = try fixture.view("moved").control.button
    #expect(moved.titleInsets == Insets(top: 0, left: -24, bottom: 3, right: 24))
    #expect(moved.imageInsets == Insets(top: 1, left: 62, bottom: 0, right: -62))
    #expect(moved.imageSide == .trailing)
    let filled = try fixture.view("filled")
    #expect(filled.text?.string == "New")
    #expect(filled.control.button.style == .filled)
  }

  @Test func `controls keep their values`() throws {
    let fixture = try Fixture("controls.xib")
    #expect(try fixture.view("switch").control.isOn == false)
    #expect(try fixture.view("slider").control.value == 0.25)
    #expect(try fixture.view("segments").control.items.map(\.title) == ["One", "Two"])
    #expect(try fixture.view("segments").control.selectedIndex == 1)
    #expect(try fixture.view("pages").control.pages.count == 4)
    #expect(try fixture.view("field").text?.isPlaceholder == true)
  }

  @Test func `a strings file beside the document translates it`() throws {
    let files = FakeFiles(files: [
      "../ja.lproj/fonts.strings": """
      /* Class = "UILabel"; text = "Label"; */
      "system.text" = "ラベル \\"1\\"";
      this is not a pair
      "bold.text" = "太字";
      """
    ])
    let fixture = try Fixture("fonts.xib", language: "ja", neighbours: files)
    #expect(try fixture.view("system").text?.string == "ラベル \"1\"")
    #expect(try fixture.view("bold").text?.string == "太字")
    #expect(try fixture.view("italic").text?.string == "Label")
    #expect(fixture.diagnostics.map(\.location?.line) == [3])
  }

  @Test(arguments: [
    ("ja", "ラベル"), ("pt-BR", "Etiqueta"), ("fr", "Étiquettes"), ("de", "Label"),
  ])
  func `a string catalog beside the document translates it`(_ language: String, _ text: String)
    throws
  {
    let files = FakeFiles(files: [
      "../mul.lproj/fonts.xcstrings": """
      {"sourceLanguage": "en", "version": "1.0", "strings": {"system.text": {
        "comment": "Class = UILabel", "localizations": {
          "ja": {"stringUnit": {"state": "translated", "value": "ラベル"}},
          "pt": {"stringUnit": {"state": "translated", "value": "Etiqueta"}},
          "fr": {"variations": {"plural": {
            "one": {"stringUnit": {"value": "Étiquette"}},
            "other": {"stringUnit": {"value": "Étiquettes"}}}}}}}}}
      """
    ])
    let fixture = try Fixture("fonts.xib", language: language, neighbours: files)
    #expect(try fixture.view("system").text?.string == text)
    #expect(fixture.diagnostics.isEmpty)
  }

  @Test func `a damaged string catalog is a warning`() throws {
    let files = FakeFiles(files: ["fonts.xcstrings": "{\"strings\": ["])
    let fixture = try Fixture("fonts.xib", language: "ja", neighbours: files)
    #expect(try fixture.view("system").text?.string == "Label")
    #expect(fixture.diagnostics.map(\.location?.file) == ["fonts.xcstrings"])
  }
}
