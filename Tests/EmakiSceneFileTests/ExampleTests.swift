import EmakiDiagnostics
import EmakiDrawing
import EmakiLayout
import EmakiScenes
import EmakiSceneFile
import EmakiSceneFormat
import Foundation
import Testing

@Suite struct ExampleTests {
  static let files: [URL] = {
    let all = try? FileManager.default.contentsOfDirectory(
      at: Reading.examples, includingPropertiesForKeys: nil)
    return (all ?? []).filter { $0.pathExtension == "yaml" }.sorted { $0.path < $1.path }
  }()

  @Test func `there are examples`() {
    #expect(Self.files.count >= 3)
  }

  @Test(arguments: files)
  func `every example reads without a word`(_ file: URL) throws {
    let read = SceneFileReader.read(
      [UInt8](try Data(contentsOf: file)), file: file.lastPathComponent,
      options: ExampleFiles.options)
    #expect(read.diagnostics.map(\.description) == [])
  }

  @Test(arguments: files)
  func `every motion goes through on small and large screens, from constraints that agree`(
    _ file: URL
  ) throws {
    for name in ["iphone-8", "ipad-pro-11"] {
      let device = try #require(Device.named(name))
      var options = ExampleFiles.options
      options.device = device
      let read = SceneFileReader.read(
        [UInt8](try Data(contentsOf: file)), file: file.lastPathComponent, options: options)
      #expect(read.diagnostics.map(\.description) == [], "on \(name)")
      for scene in read.value.scenes {
        for motion in scene.listedMotions.map(Optional.some) + [nil] {
          let timeline = try Timeline(
            of: scene, motion: motion, engine: LayoutEngine(measurer: ApproximateTextMeasurer()),
            environment: device.environment())
          #expect(timeline.issues == [], "\(motion?.name ?? "at rest") on \(name)")
        }
      }
    }
  }

  @Test func `a first scene needs no more than 20 lines`() throws {
    let file = Reading.examples.appendingPathComponent("minimal.yaml")
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    #expect(lines.count <= 20)
  }
}
