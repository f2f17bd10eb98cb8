import EmakiFormats
import Foundation
import TestSupport
import Testing

/// Designs that are as the scene pass, and one change is found.
@Suite struct `A bench of designs` {
  /// The exit code of the program, and what it prints.
  private func result(_ pair: DesignPair) throws -> (status: Int32, text: String) {
    let folder = try Scratch()
    func write(_ edits: [(String, String)], _ name: String) throws -> String {
      try folder.write(
        edits.reduce(DesignPair.base) { text, edit in
          #expect(text.contains(edit.0), "\(edit.0)")
          return text.replacingOccurrences(of: edit.0, with: edit.1)
        }, to: name)
    }
    let (drawn, scene) = (
      try write(pair.design, "drawn.yaml"), try write(pair.scene, "scene.yaml")
    )
    let png = folder.path("design.png")
    let theme = pair.options.contains("--theme") ? [] : ["--theme", "color"]
    let drawing = try Program.run(
      ["render", drawn, "--at", "0", "-o", png, "--scale", "\(pair.scale)", "--no-layout-chunk"]
        + theme + pair.options)
    #expect(drawing.status == 0, "\(drawing.errors)")
    if let quality = pair.quality {
      let pixels = try PNGDecoder().decode(Array(folder.data("design.png"))).pixels
      try `A design against a scene`.jpeg(pixels, quality: quality)
        .write(to: URL(fileURLWithPath: png))
    }
    let tolerance = pair.tolerance.map { ["--tolerance", "\($0)"] } ?? []
    let result = try Program.run(["compare", png, scene] + tolerance + pair.options)
    #expect(result.status < 2, "\(result.errors)")
    return (result.status, result.text)
  }

  @Test func `has many pairs`() {
    #expect(DesignPair.same.count >= 20 && DesignPair.different.count >= 25)
  }

  @Test(arguments: DesignPair.same)
  func `passes what is as in the design`(pair: DesignPair) throws {
    let (status, text) = try result(pair)
    #expect(status == 0, "\(text)")
    #expect(pair.words.isEmpty || text.contains(pair.words), "\(text)")
  }

  @Test(arguments: DesignPair.different)
  func `finds a change`(pair: DesignPair) throws {
    let (status, text) = try result(pair)
    #expect(status == 1, "\(text)")
    #expect(pair.words.isEmpty || text.contains(pair.words), "\(text)")
  }
}
