import EmakiDiagnostics
import EmakiDrawing
import EmakiInterfaceBuilder
import EmakiLayout
import EmakiScenes
import Testing

/// A folder that only exists in a test. A picture is three bytes: its width, its height and 255 where
/// its pixels cannot be read.
private struct CatalogFolder: NeighbouringFiles {
  var files: [String: [UInt8]]

  init(_ files: [String: [UInt8]]) { self.files = files }

  func bytes(at path: String) -> [UInt8]? { files[path] }

  func names(in folder: String) -> [String] {
    let names = files.keys.filter { $0.hasPrefix(folder + "/") }.compactMap { path in
      path.dropFirst(folder.count + 1).split(separator: "/").first.map(String.init)
    }
    return Set(names).sorted()
  }

  func pixelSize(of file: [UInt8]) -> Size? {
    file.count == 3 ? Size(width: Double(file[0]), height: Double(file[1])) : nil
  }

  func picture(at path: String) -> DisplayImage? {
    guard let bytes = files[path], bytes.last != 0xFF else { return nil }
    return DisplayImage(name: path, pixels: PixelBuffer(width: 1, height: 1, fill: .black))
  }
}

@Suite struct `An asset catalog` {
  /// A picture of so many pixels; `isDamaged` says that these cannot be read.
  private static func png(_ width: UInt8, _ height: UInt8, isDamaged: Bool = false) -> [UInt8] {
    [width, height, isDamaged ? 0xFF : 0]
  }

  private func read(
    _ element: String, _ files: [String: [UInt8]], isDark: Bool = false,
    device: RunningDevice = Fixture.phone
  ) throws -> Diagnosed<View> {
    let text = "<document toolsVersion=\"22154\"><objects>\(element)</objects></document>"
    let options = InterfaceBuilderOptions(.device(device), isDark: isDark)
    return try InterfaceBuilderReader(options)
      .read(Array(text.utf8), file: "a.xib", neighbours: CatalogFolder(files))
      .map { try #require($0.scenes.first?.controller.view) }
  }

  private func image(
    _ files: [String: [UInt8]], _ element: String = "<imageView id=\"i\" image=\"logo\"/>",
    device: RunningDevice = Fixture.phone
  ) throws -> ImageContent? {
    try read(element, files, device: device).value.image
  }

  /// `width` and `height` come before the `viewBox`, which counts where they are shares or missing.
  @Test(arguments: [
    ("width=\"24\" height=\"12\" viewBox=\"0 0 100 100\"", Size(width: 24, height: 12)),
    ("width=\"24px\" height=\"12pt\"", Size(width: 24, height: 12)),
    ("width=\"100%\" height=\"100%\" viewBox=\"0,0 30,20\"", Size(width: 30, height: 20)),
    ("viewBox=\"-5 -5 30 20\"", Size(width: 30, height: 20)),
  ])
  func `has images of SVG files with their sizes`(_ attributes: String, _ size: Size) throws {
    let svg = Array("<svg xmlns=\"http://www.w3.org/2000/svg\" \(attributes)/>".utf8)
    #expect(try image(["\(Self.logo)/logo.svg": svg])?.size == size)
  }

  private static let logo = "./Art.xcassets/logo.imageset"
  private static let scales: [String: [UInt8]] = [
    "\(logo)/small.png": png(20, 10), "\(logo)/double.png": png(40, 20),
    "\(logo)/triple.png": png(60, 30), "\(logo)/night.png": png(80, 40),
    "\(logo)/Contents.json": Array(
      """
      {"images": [
        {"idiom": "universal", "filename": "small.png", "scale": "1x"},
        {"idiom": "universal", "filename": "double.png", "scale": "2x"},
        {"idiom": "universal", "filename": "triple.png", "scale": "3x"},
        {"idiom": "universal", "filename": "night.png", "scale": "2x",
         "appearances": [{"appearance": "luminosity", "value": "dark"}]}
      ], "info": {"version": 1, "author": "xcode"}}
      """.utf8),
  ]

  @Test func `gives the picture of the device's scale`() throws {
    let two = try #require(try image(Self.scales))
    #expect(two.size == Size(width: 20, height: 10))
    #expect(two.picture?.name == "\(Self.logo)/double.png")
    #expect(!two.isTemplate)
    var device = Fixture.phone
    device.scale = 3
    #expect(try image(Self.scales, device: device)?.picture?.name == "\(Self.logo)/triple.png")
  }

  @Test func `gives the dark picture in the dark`() throws {
    let view = try read("<imageView id=\"i\" image=\"logo\"/>", Self.scales, isDark: true)
    #expect(view.value.image?.picture?.name == "\(Self.logo)/night.png")
  }

  @Test func `takes the largest scale where the own one is missing`() throws {
    let files = Self.scales.filter { !$0.key.hasSuffix("double.png") }
    let contents = String(decoding: Self.scales["\(Self.logo)/Contents.json"] ?? [], as: UTF8.self)
      .replacing("\"filename\": \"double.png\", ", with: "")
    let changed = files.merging(
      ["\(Self.logo)/Contents.json": Array(contents.utf8)], uniquingKeysWith: { $1 })
    #expect(try image(changed)?.picture?.name == "\(Self.logo)/triple.png")
  }

  private static func template(_ property: String) -> [String: [UInt8]] {
    [
      "\(logo)/a.png": png(4, 4),
      "\(logo)/Contents.json": Array(
        "{\"images\": [{\"filename\": \"a.png\"}], \"properties\": {\(property)}}".utf8),
    ]
  }

  @Test func `says which pictures are templates`() throws {
    let intent = "\"template-rendering-intent\": \"template\""
    #expect(try image(Self.template(intent))?.isTemplate == true)
    #expect(try image(Self.template(""))?.isTemplate == false)
  }

  @Test func `a system button shows every picture as a template`() throws {
    for (type, isTemplate) in [("buttonType=\"system\"", true), ("", false)] {
      let button = "<button id=\"b\" \(type)><state key=\"normal\" image=\"logo\"/></button>"
      #expect(try image(Self.template(""), button)?.isTemplate == isTemplate)
    }
  }

  @Test func `the size of a JPEG and its pixels are known, of a PDF the size alone`() throws {
    let jpeg = try image(["\(Self.logo)/logo@2x.jpg": Self.png(60, 30)])
    #expect(jpeg?.size == Size(width: 30, height: 15))
    #expect(jpeg?.picture?.name == "\(Self.logo)/logo@2x.jpg")
    let file = Array("%PDF-1.4\n<< /MediaBox [ 0 0 24.5 12 ] >>".utf8)
    let pdf = try image(["\(Self.logo)/logo.pdf": file])
    #expect(pdf?.size == Size(width: 24.5, height: 12))
    #expect(pdf?.picture == nil)
  }

  @Test func `a damaged picture is a warning`() throws {
    let view = try read(
      "<imageView id=\"i\" image=\"logo\"/>",
      ["\(Self.logo)/a.png": Self.png(8, 8, isDamaged: true)])
    #expect(view.value.image?.size == Size(width: 8, height: 8))
    #expect(
      view.diagnostics.map(\.description)
        == ["\(Self.logo)/a.png: warning: the picture cannot be read"])
  }

  // MARK: Colours

  private func color(
    _ json: String, isDark: Bool = false, own: String = ""
  ) throws -> String? {
    let view = "<view id=\"v\"><color key=\"backgroundColor\" name=\"Brand\"/></view>"
    return try read(
      view + own, ["../Art.xcassets/Brand.colorset/Contents.json": Array(json.utf8)],
      isDark: isDark
    ).value.backgroundColor?.hex
  }

  private static func color(
    _ red: String, _ green: String, _ blue: String, _ more: String = "", space: String = "srgb"
  ) -> String {
    """
    {"color": {"color-space": "\(space)", "components": {"red": "\(red)", "green": "\(green)", \
    "blue": "\(blue)", "alpha": "1.000"}}, "idiom": "universal"\(more)}
    """
  }

  private static let dark =
    ", \"appearances\": [{\"appearance\": \"luminosity\", \"value\": \"dark\"}]"

  @Test func `colours are written in three ways`() throws {
    #expect(try color("{\"colors\": [\(Self.color("1.000", "0.500", "0.000"))]}") == "#FF8000")
    #expect(try color("{\"colors\": [\(Self.color("255", "128", "0"))]}") == "#FF8000")
    #expect(try color("{\"colors\": [\(Self.color("0xFF", "0x80", "0x00"))]}") == "#FF8000")
  }

  @Test func `a colour has a light and a dark variant`() throws {
    let both = """
      {"colors": [\(Self.color("0.0", "0.0", "1.0")), \(Self.color("1.0", "1.0", "0.0", Self.dark))]}
      """
    #expect(try color(both) == "#0000FF")
    #expect(try color(both, isDark: true) == "#FFFF00")
  }

  @Test func `a colour of the catalog comes before the copy in the file`() throws {
    let copy = """
      <resources><namedColor name="Brand"><color red="0" green="1" blue="0" alpha="1"/>\
      </namedColor></resources>
      """
    let text = """
      <document toolsVersion="22154"><objects><view id="v"><color key="backgroundColor" \
      name="Brand"/></view></objects>\(copy)</document>
      """
    let files = [
      "./A.xcassets/Brand.colorset/Contents.json": Array(
        "{\"colors\": [\(Self.color("1.0", "0.0", "0.0"))]}".utf8)
    ]
    func background(_ files: [String: [UInt8]]) throws -> String? {
      try InterfaceBuilderReader(InterfaceBuilderOptions(.device(Fixture.phone)))
        .read(Array(text.utf8), file: "a.xib", neighbours: CatalogFolder(files))
        .value.scenes.first?.controller.view.backgroundColor?.hex
    }
    #expect(try background(files) == "#FF0000")
    #expect(try background([:]) == "#00FF00")
  }

  @Test func `system colours change in the dark`() throws {
    let view =
      "<view id=\"v\"><color key=\"backgroundColor\" systemColor=\"systemBackgroundColor\"/></view>"
    #expect(try read(view, [:]).value.backgroundColor?.hex == "#FFFFFF")
    #expect(try read(view, [:], isDark: true).value.backgroundColor?.hex == "#000000")
  }

  static let broken = [
    "", "{", "[1, 2", "{\"colors\": 3}", "{\"colors\": [{\"color\": {}}]}", "\u{0}",
    String(repeating: "[", count: 5000), "{\"colors\": [\"\\uD800\"]}",
  ]

  @Test(arguments: broken) func `what is no colour set gives no colour`(_ json: String) throws {
    #expect(try color(json) == nil)
  }
}
