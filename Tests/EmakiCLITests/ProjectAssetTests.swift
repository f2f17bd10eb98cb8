import Foundation
import TestSupport
import Testing

@Suite struct `Assets of a project` {
  private static func storyboard(_ image: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22154" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><objects><view id="v"><subviews>\
    <imageView id="i" image="\(image)" translatesAutoresizingMaskIntoConstraints="NO"/></subviews>\
    </view></objects></document>
    """
  }

  /// `App/App.xcodeproj`, `App/Sources/Screens/Main.xib`, and pictures at paths from `App`.
  private func project(
    _ image: String, _ pictures: [String], marker: String? = "App.xcodeproj/project.pbxproj"
  ) throws -> (scratch: Scratch, file: String) {
    let scratch = try Scratch()
    let app = scratch.url.appendingPathComponent("App")
    let png = try Data(contentsOf: URL(fileURLWithPath: Program.example("pictures/map.png")))
    for path in pictures + [marker, "Sources/Screens/Main.xib"].compactMap({ $0 }) {
      let url = app.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try (path.hasSuffix(".png") ? png : Data(Self.storyboard(image).utf8)).write(to: url)
    }
    return (scratch, app.appendingPathComponent("Sources/Screens/Main.xib").path)
  }

  private func isFound(_ file: String, _ options: [String] = []) throws -> Bool {
    let run = try Program.run(["validate", file] + options)
    return !run.errors.contains("no file has the picture")
  }

  private static let art = "Resources/Art/Media.xcassets/Icons/logo.imageset/logo.png"

  @Test func `are found from the folder that holds the project`() throws {
    let inside = try project("logo", [Self.art])
    #expect(try isFound(inside.file))
    let other = try project("other", [Self.art])
    #expect(try !isFound(other.file))
  }

  @Test func `are not looked for without a project, nor behind links`() throws {
    let loose = try project("logo", [Self.art], marker: nil)
    #expect(try !isFound(loose.file))
    let linked = try project("logo", ["../Elsewhere/logo.imageset/logo.png"])
    #expect(try !isFound(linked.file))
    try FileManager.default.createSymbolicLink(
      at: linked.scratch.url.appendingPathComponent("App/Link.xcassets"),
      withDestinationURL: linked.scratch.url.appendingPathComponent("Elsewhere"))
    #expect(try !isFound(linked.file))
    #expect(
      try isFound(
        linked.file,
        ["--assets", linked.scratch.url.appendingPathComponent("Elsewhere").path]))
  }

  @Test func `need a folder that is there`() throws {
    let own = try project("logo", [Self.art])
    let run = try Program.run(["validate", own.file, "--assets", "/nowhere"])
    #expect(run.status == 64 && run.errors.contains("there is no folder /nowhere"))
  }
}
