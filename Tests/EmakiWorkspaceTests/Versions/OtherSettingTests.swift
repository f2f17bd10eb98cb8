import EmakiDrawing
import EmakiFiles
import EmakiLayout
import EmakiSceneFile
import EmakiSceneFormat
import Foundation
import Testing

@testable import EmakiWorkspace

@Suite struct `Settings that nobody asked for` {
  @Test func `are all that decide what a scene says`() {
    var given = ScreenSettings()
    given.devices = Choices("ipad")
    given.orientations = Choices(.landscape)
    given.givenAppearances = Choices(.dark)
    given.givenTextSizes = Choices(.small)
    (given.rtl, given.scene, given.root) = (true, "a", ".")
    (given.language, given.assets) = ("ja", ".")
    let tried = OtherSetting.all(besides: ScreenSettings(), languages: ["ja"]).map(\.name)
    let left = given.forScenes.names.filter { option in
      !tried.contains { $0.hasPrefix("with \(option) ") }
    }
    // The direction is of the layout; the others choose what is read.
    #expect(left == ["--rtl", "--scene", "--root", "--assets"])
    #expect(OtherSetting.all(besides: given, languages: ["ja"]).isEmpty)
  }

  @Test func `need no direction, by which nothing is read`() throws {
    let repository = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let folder = repository.appendingPathComponent("Examples").path
    let names = try FileManager.default.contentsOfDirectory(atPath: folder)
      .filter { $0.hasSuffix(".yaml") }
    #expect(names.count > 40)
    var mirrored = ScreenSettings()
    mirrored.rtl = true
    for name in names {
      let file = try #require(try FileVersion.now("\(folder)/\(name)", isRegular: true))
      let (usual, other) = try (
        file.meanings(called: name, screen: ScreenSettings()),
        file.meanings(called: name, screen: mirrored)
      )
      #expect(usual.map(\.id) == other.map(\.id), "\(name)")
      #expect(usual.map(\.meaning) == other.map(\.meaning), "\(name)")
    }
  }

  @Test(
    arguments: [
      ("children: [{text: Hi}]\n", false),
      ("children: [{image: {light: a.png, dark: b.png}}]\n", true),
      ("children: [{image: {portrait: a.png, landscape: b.png}}]\n", true),
      ("children: [{image: {compact: a.png, regular: b.png}}]\n", true),
      ("children: [{image: {\"\\x6Cight\": a.png, \"\\x64ark\": b.png}}]\n", true),
    ])
  func `may be read only where a file has pairs of values`(text: String, mayDepend: Bool) {
    #expect(SceneFileReader.mayDependOnSetting(Array(text.utf8)) == mayDepend)
  }
}
