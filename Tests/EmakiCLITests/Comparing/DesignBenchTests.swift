import ArgumentParser
import EmakiComparison
import EmakiDrawing
import EmakiFormats
import Foundation
import TestSupport
import Testing

@testable import EmakiCLI

/// Designs that are as the scene pass, and one change is found.
@Suite struct `A bench of designs` {
  private func result(_ pair: DesignPair) throws -> PairResult {
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
    var render = try Emaki.parseAsRoot(
      ["render", drawn, "--at", "0", "-o", png, "--scale", "\(pair.scale)", "--no-layout-chunk"]
        + theme + pair.options)
    try render.run()
    if let quality = pair.quality {
      let pixels = try PNGDecoder().decode(Array(folder.data("design.png"))).pixels
      try `A design against a scene`.jpeg(pixels, quality: quality)
        .write(to: URL(fileURLWithPath: png))
    }
    let tolerance = DesignTolerance()
    let (screen, picture) = try Self.options(pair.options)
    return try DesignReview(
      design: png, file: scene,
      tolerance: DesignTolerance(points: pair.tolerance ?? tolerance.points),
      ignoredViews: [], ignoredRects: [], wantsAccessibility: false,
      sampling: try SamplingOptions.parse([]), screen: screen, picture: picture
    ).result(DifferenceDrawing(path: nil, isMask: false, isOverlay: false), report: nil)
  }

  /// The options of the screen and those of the picture.
  private static func options(_ options: [String]) throws -> (ScreenOptions, PictureOptions) {
    let isOfPicture = options.first == "--theme"
    return (
      try ScreenOptions.parse(isOfPicture ? [] : options),
      try PictureOptions.parse(isOfPicture ? options : [])
    )
  }

  @Test func `has many pairs`() {
    #expect(DesignPair.same.count >= 20 && DesignPair.different.count >= 25)
  }

  @Test(arguments: DesignPair.same)
  func `passes what is as in the design`(pair: DesignPair) throws {
    let result = try result(pair)
    let text = result.explanation.joined(separator: "\n")
    #expect(result.outcome.isAccepted, "\(text)")
    #expect(pair.words.isEmpty || text.contains(pair.words), "\(text)")
  }

  @Test(arguments: DesignPair.different)
  func `finds a change`(pair: DesignPair) throws {
    let result = try result(pair)
    let text = result.explanation.joined(separator: "\n")
    #expect(result.outcome.word == "different", "\(text)")
    #expect(pair.words.isEmpty || text.contains(pair.words), "\(text)")
  }
}
