import EmakiDiagnostics
import EmakiDrawing
import EmakiInterfaceBuilder
import EmakiLayout
import EmakiScenes
import Testing

@Suite struct `Images beside the document` {
  private struct Folder: NeighbouringFiles {
    var paths: [String]

    func bytes(at path: String) -> [UInt8]? { paths.contains(path) ? [] : nil }

    func pixelSize(of file: [UInt8]) -> Size? { Size(width: 60, height: 30) }

    func names(in folder: String) -> [String] {
      let inside = paths.filter { $0.hasPrefix(folder + "/") }
      let names = inside.compactMap { path in
        path.dropFirst(folder.count + 1).split(separator: "/").first.map(String.init)
      }
      return Set(names).sorted()
    }
  }

  private func size(_ image: String, _ paths: String...) throws -> Size? {
    let text = """
      <document toolsVersion="22154"><objects><imageView id="i" image="\(image)"><rect key="frame" \
      width="1" height="1"/></imageView></objects></document>
      """
    let reader = InterfaceBuilderReader(InterfaceBuilderOptions(.canvas))
    let result = try reader.read(
      Array(text.utf8), file: "a.xib", neighbours: Folder(paths: paths))
    return result.value.scenes.first?.controller.view.image?.size
  }

  @Test func `an image set gives its size by pixels and scale`() throws {
    #expect(
      try size("logo", "./Art.xcassets/Icons/logo.imageset/logo@2x.png")
        == Size(width: 30, height: 15))
    #expect(
      try size("logo", "../Art.xcassets/logo.imageset/logo@3x.png") == Size(width: 20, height: 10))
  }

  @Test func `a file of its own does too`() throws {
    #expect(try size("logo", "logo.png") == Size(width: 60, height: 30))
    #expect(try size("logo.png", "logo@2x.png") == Size(width: 30, height: 15))
  }

  @Test func `an image that is nowhere has no size`() throws {
    #expect(try size("logo") == nil)
    #expect(try size("logo", "./Art.xcassets/other.imageset/other.png") == nil)
  }
}
