import ArgumentParser
import EmakiCairo
import EmakiComparison
import EmakiDrawing
import EmakiRendering
import EmakiScenes
import PixelDiff

/// Draws scene files for a comparison.
struct SceneReels {
  let sampling: SamplingOptions
  let screen: ScreenOptions
  let picture: PictureOptions

  /// Whether a file is one that scenes are read from.
  static func isSceneFile(_ path: String) -> Bool {
    [".yaml", ".yml", ".json", ".storyboard", ".xib"].contains { path.hasSuffix($0) }
  }

  /// The scenes of both files, matched by id; where each file has one, those two.
  func items(expected: String, actual: String) throws -> [ComparisonItem] {
    let (old, new) = (try reels(in: expected), try reels(in: actual))
    if old.count == 1, new.count == 1 {
      let pair = PicturePair(name: actual, expected: expected, actual: actual)
      return [.reels(pair, expected: old[0], actual: new[0])]
    }
    let matched = new.map { reel in
      let pair = PicturePair(
        name: "\(actual)#\(reel.name)",
        expected: old.contains { $0.id == reel.id } ? expected : nil, actual: actual)
      guard let earlier = old.first(where: { $0.id == reel.id }) else {
        return ComparisonItem.pictures(pair)
      }
      return .reels(pair, expected: earlier, actual: reel)
    }
    let gone = old.filter { reel in !new.contains { $0.id == reel.id } }
    return matched
      + gone.map { reel in
        .pictures(
          PicturePair(name: "\(expected)#\(reel.name)", expected: expected, actual: nil))
      }
  }

  /// The only scene of a file, or the one that the options name.
  func only(in path: String) throws -> SceneReel {
    let reels = try reels(in: path)
    guard let reel = reels.first, reels.count == 1 else {
      throw Failure("\(path) has \(reels.count) scenes", hint: "--scene chooses one")
    }
    return reel
  }

  private func reels(in path: String) throws -> [SceneReel] {
    let input = try InputFile.read(path, screen: screen, options: ReadingOptions.parse([]))
    return try input.scenes(named: screen.scene).map { scene in
      SceneReel(
        try RenderPlan(scene, of: input, sampling: sampling, screen: screen, picture: picture))
    }
  }
}

/// A scene's motion, drawn when it is asked for; at rest it has one frame.
struct SceneReel: ReelSource {
  let plan: RenderPlan

  init(_ plan: RenderPlan) {
    self.plan = plan
  }

  var id: String { plan.scene.id }
  var name: String { plan.scene.title ?? plan.scene.aliases.first ?? plan.scene.id }
  var frameCount: Int { plan.times.count }
  var start: Double { plan.times.first ?? 0 }

  var rate: Double {
    guard plan.times.count > 1, plan.times[1] > 0 else { return 60 }
    let rate = 1 / plan.times[1]
    return abs(rate - rate.rounded()) < 0.01 ? rate.rounded() : rate
  }

  func frames() -> any ReelFrames { Frames(plan: plan, times: plan.times[...]) }

  /// Ten times as often as it is drawn, and not rounded.
  var exactMotion: MotionReel? {
    let duration = plan.renderer.timeline.duration
    guard plan.times.count > 1, duration <= Self.longestExact else { return nil }
    let fine = 10 * rate
    let count = Int((duration * fine).rounded(.up)) + 1
    let layouts = (0..<count).lazy.map { plan.renderer.layout(at: Double($0) / fine) }
    return ReelTracks(layouts).reel(rate: fine, precision: 0)
  }

  /// Seconds; beyond that the frames must do.
  private static let longestExact = 20.0

  private struct Frames: ReelFrames {
    let plan: RenderPlan
    var times: ArraySlice<Double>

    mutating func next() throws -> ReelFrame? {
      guard let time = times.popFirst() else { return nil }
      let renderer = plan.renderer
      let picture = renderer.picture(at: time)
      let pixels = try renderer.painter.image(of: picture.list, scale: plan.options.scale).pixels
      let fonts = renderer.fonts.fonts(of: picture.list).map { "\($0.name) \($0.hash)" }
      return ReelFrame(
        pixels: pixels, meaning: PictureMeaning(fonts: fonts, layout: picture.layout),
        snapshot: renderer.timeline.snapshot(at: time))
    }
  }
}
