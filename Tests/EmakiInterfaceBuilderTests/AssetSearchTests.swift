import EmakiDiagnostics
import EmakiDrawing
import EmakiInterfaceBuilder
import EmakiLayout
import EmakiScenes
import Testing

/// A project that only exists in a test, seen from the folder of the document.
private struct Project: NeighbouringFiles {
  var paths: [String]
  /// The contents of all sets; all other files are pictures of 60 × 30 pixels.
  static let red = Array(
    """
    {"colors": [{"idiom": "universal", "color": {"color-space": "srgb",
      "components": {"red": "1.000", "green": "0.000", "blue": "0.000", "alpha": "1.000"}}}]}
    """.utf8)

  init(_ paths: String...) { self.paths = paths }

  func bytes(at path: String) -> [UInt8]? {
    guard paths.contains(path) else { return nil }
    return path.hasSuffix(".json") ? Self.red : []
  }

  func pixelSize(of file: [UInt8]) -> Size? { Size(width: 60, height: 30) }

  func names(in folder: String) -> [String] {
    let inside = paths.filter { $0.hasPrefix(folder + "/") }
    return Set(
      inside.compactMap { $0.dropFirst(folder.count + 1).split(separator: "/").first }
    ).map(String.init).sorted()
  }

  func picture(at path: String) -> DisplayImage? {
    DisplayImage(name: path, pixels: PixelBuffer(width: 1, height: 1, fill: .black))
  }

  func assets(in reach: AssetReach) -> AssetFiles { AssetFiles(paths.reversed()) }
}

@Suite struct `The search for assets` {
  private func read(
    _ element: String, _ project: Project, assets: Project? = nil
  ) throws -> Diagnosed<View> {
    let text = "<document toolsVersion=\"22154\"><objects>\(element)</objects></document>"
    return try InterfaceBuilderReader(InterfaceBuilderOptions(.device(Fixture.phone)))
      .read(Array(text.utf8), file: "a.xib", neighbours: project, assets: assets)
      .map { try #require($0.scenes.first?.controller.view) }
  }

  private func picture(_ project: Project, assets: Project? = nil) throws -> String? {
    try read("<imageView id=\"i\" image=\"logo\"/>", project, assets: assets)
      .value.image?.picture?.name
  }

  @Test func `reaches the whole project, the nearest first`() throws {
    let far = "../../Shared/Art.xcassets/Icons/logo.imageset/logo.png"
    let near = "../Art/Deep/Deeper/Media.xcassets/logo.imageset/logo.png"
    let below = "Own/One/Two/Three/Four/Media.xcassets/logo.imageset/logo.png"
    #expect(try picture(Project(far)) == far)
    #expect(try picture(Project(far, near)) == near)
    #expect(try picture(Project(far, near, below)) == below)
    // A file of its own counts as well, after sets.
    #expect(try picture(Project("../../Art/logo@2x.png")) == "../../Art/logo@2x.png")
  }

  @Test func `begins with the folder that the user names`() throws {
    let own = "./Art.xcassets/logo.imageset/logo.png"
    let given = "Given.xcassets/logo.imageset/given.png"
    #expect(try picture(Project(own), assets: Project(given)) == given)
    #expect(try picture(Project(own), assets: Project()) == own)
  }

  @Test func `finds named colours`() throws {
    let view = try read(
      "<view id=\"v\"><color key=\"backgroundColor\" name=\"Brand\"/></view>",
      Project("../../Kit/Colors.xcassets/Brand.colorset/Contents.json"))
    #expect(view.value.backgroundColor == Color(rgb: 0xFF0000))
    #expect(view.diagnostics.isEmpty)
  }

  @Test func `notes once what it did not find`() throws {
    let element = """
      <view id="v"><subviews><imageView id="i" image="logo"/>
      <imageView id="j" image="logo"/><imageView id="k" image="mark"/></subviews></view>
      """
    let notes = try read(element, Project()).diagnostics
    #expect(notes.map(\.message) == ["no file has the pictures “logo”, “mark”"])
    #expect(notes.map(\.severity) == [.note])
    #expect(notes.first?.location?.line == 1)
  }
}
