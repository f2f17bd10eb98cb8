import EmakiDrawing
import EmakiFormats
import Foundation
import TestSupport
import Testing

/// A photograph in a scene and in an asset catalog.
@Suite struct `A photograph` {
  /// Red on the left, blue on the right, written by Adobe's rule; upright it is higher than wide.
  private static let lying = FlatJPEG(
    [[[255, 0, 0], [0, 0, 255]]], adobeTransform: 0, orientation: 6)

  private static let scene = """
    device: iPhone 8
    children:
      - {id: photo, image: photo.jpg, contentMode: scaleToFill, frame: [20, 100, 80, 160]}
    """

  private func render(_ photo: [UInt8]) throws -> (run: Program.Result, folder: Scratch) {
    let folder = try Scratch()
    try Data(photo).write(to: folder.url.appendingPathComponent("photo.jpg"))
    let file = try folder.write(Self.scene, to: "scene.yaml")
    let run = try Program.run([
      "render", file, "-o", folder.path("out.png"), "--theme", "color", "--no-fingers",
    ])
    return (run, folder)
  }

  private func pixel(_ folder: Scratch, _ x: Int, _ y: Int) throws -> [UInt8] {
    let pixels = try PNGDecoder().decode(Array(folder.data("out.png"))).pixels
    let start = 4 * (2 * y * pixels.width + 2 * x)
    return Array(pixels.bytes[start..<(start + 3)])
  }

  @Test func `is drawn upright in its own colours`() throws {
    let (run, folder) = try render(Self.lying.bytes)
    #expect(run.status == 0)
    #expect(run.errors == "")
    #expect(try pixel(folder, 60, 110) == [255, 0, 0])
    #expect(try pixel(folder, 60, 250) == [0, 0, 255])
  }

  @Test func `that ends too early is a crossed box and one warning with its name`() throws {
    let (run, folder) = try render(Array(Self.lying.bytes.dropLast(4)))
    #expect(run.status == 0)
    let warnings = run.errors.split(separator: "\n").filter { $0.contains("warning:") }
    #expect(warnings.count == 1)
    #expect(run.errors.contains("scene.yaml:3:24: warning: "), "\(run.errors)")
    #expect(run.errors.contains("photo.jpg\" cannot be drawn: the JPEG is damaged"))
    #expect(try pixel(folder, 60, 110) != [255, 0, 0])
  }

  private static let storyboard = """
    <document toolsVersion="22154" initialViewController="c"><scenes><scene sceneID="s"><objects>
    <viewController id="c"><view key="view" id="v"><rect key="frame" width="375" height="667"/>
    <subviews><imageView id="i" image="photo"><rect key="frame" x="20" y="100" width="80" \
    height="160"/></imageView></subviews></view></viewController></objects></scene></scenes>
    </document>
    """

  @Test(arguments: [0, 4]) func `of an asset catalog is drawn, or named`(cut: Int) throws {
    let folder = try Scratch()
    let set = folder.url.appendingPathComponent("Art.xcassets/photo.imageset")
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    try Data(Self.lying.bytes.dropLast(cut)).write(to: set.appendingPathComponent("photo.jpg"))
    let file = try folder.write(Self.storyboard, to: "Main.storyboard")
    let run = try Program.run([
      "render", file, "-o", folder.path("out.png"), "--theme", "color", "--device", "iphone-8",
    ])
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.errors.contains("photo.imageset/photo.jpg: warning:") == (cut > 0))
    #expect(try (pixel(folder, 60, 110) == [255, 0, 0]) == (cut == 0))
  }
}
