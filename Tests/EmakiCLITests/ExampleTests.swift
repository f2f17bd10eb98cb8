import Foundation
import TestSupport
import Testing

/// Every scene file of the examples, also those in folders of their own.
@Suite struct `Every example` {
  static let files: [String] = {
    let folder = Program.repository.appendingPathComponent("Examples")
    let names = ["", "storyboard/"].flatMap { inner in
      ((try? FileManager.default.contentsOfDirectory(atPath: folder.path + "/" + inner)) ?? [])
        .map { inner + $0 }
    }
    return names.filter { $0.hasSuffix(".yaml") }.sorted()
  }()

  private static let devices = ["iphone-8", "iphone-x", "ipad-pro-11"]
  private static let themes = ["wireframe", "blueprint", "color", "greek"]

  @Test func `is found`() {
    #expect(Self.files.count >= 29)
  }

  @Test(arguments: files)
  func `is drawn in every theme on three devices without a word`(file: String) throws {
    let scratch = try Scratch()
    // A time after the end of any motion shows its last step; where nothing moves there is only the start.
    let moves = try !Program.run(["spec", Program.example(file)]).text.contains("Nothing moves")
    let run = try Program.run([
      "render", Program.example(file), "--at", moves ? "99" : "0", "--scale", "0.25", "--theme",
      Self.themes.joined(separator: ","), "--device", Self.devices.joined(separator: ","), "-o",
      scratch.path("out"),
    ])
    let said = run.errors.split(separator: "\n").filter {
      !$0.contains("is after the end of motion") && !$0.contains("its last step is drawn")
    }
    #expect(run.status == 0 && said.isEmpty, "\(said)")
    let names = Self.devices.flatMap { device in Self.themes.map { "\(device)-\($0).png" } }
    #expect(try scratch.names(in: "out") == names.sorted())
  }

  @Test(arguments: files)
  func `has no text that is cut or lies over another`(file: String) throws {
    let run = try Program.run(["validate", "--fit", Program.example(file)])
    #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
  }

  @Test func `that is too narrow for its texts is told so, and fails where it is strict`() throws {
    let scratch = try Scratch()
    let scene = """
      children:
        - {id: title, text: A title that is rather long, pin: {top: 60, leading: 8, width: 90}}
        - {id: below, text: Close, pin: {top: 70, leading: 8}}
      """
    let file = try scratch.write(scene, to: "narrow.yaml")
    #expect(try Program.run(["validate", file]).errors.isEmpty)
    let run = try Program.run(["validate", "--fit", file])
    #expect(run.status == 0)
    #expect(run.errors.contains("narrow.yaml:2:5: note: the text of \"title\" is cut: \"A title"))
    #expect(run.errors.contains("the texts of \"title\" and \"below\" overlap"))
    #expect(run.errors.contains("  hint: give it more room"))
    #expect(try Program.run(["validate", "--fit", "--strict", file]).status == 2)
  }
}
