import EmakiCairo
package import EmakiComparison
import EmakiDrawing
import EmakiLimits
import EmakiRendering
import EmakiScenes
import PixelDiff

/// Draws scene files for a comparison.
package struct SceneMotions {
  package let sampling: SamplingSettings
  package let screen: ScreenSettings
  package let picture: PictureSettings
  /// Takes the diagnostics of the files.
  package let listener: Listener

  package init(
    sampling: SamplingSettings, screen: ScreenSettings, picture: PictureSettings, listener: Listener
  ) {
    self.sampling = sampling
    self.screen = screen
    self.picture = picture
    self.listener = listener
  }

  /// The scenes of both files, matched by id; where each file has one, those two.
  ///
  /// - Parameters:
  ///   - expected: `nil` where only the other side has the file.
  ///   - actual: likewise.
  ///   - name: what reports call the file.
  ///   - now: whether the user named the files, which may be pipes then: the scenes are laid out at
  ///     once, and what is wrong with them thrown.
  package func items(
    expected: String?, actual: String?, called name: String, now: Bool
  ) throws -> [ComparisonItem] {
    let (old, new) = (try scenes(in: expected, now), try scenes(in: actual, now))
    if old.count == 1, new.count == 1 {
      let pair = PicturePair(name: name, expected: expected, actual: actual)
      return [.reels(pair, .init(expected: old[0].reel, actual: new[0].reel))]
    }
    let isAlone = old.count + new.count == 1
    func pair(_ scene: FileScene, _ expected: String?, _ actual: String?) -> PicturePair {
      PicturePair(
        name: isAlone ? name : "\(name)#\(scene.name)", expected: expected, actual: actual)
    }
    let matched = new.map { scene in
      guard let earlier = old.first(where: { $0.id == scene.id }) else {
        return ComparisonItem.scene(pair(scene, nil, actual), scene.reel)
      }
      return .reels(
        pair(scene, expected, actual), .init(expected: earlier.reel, actual: scene.reel))
    }
    let gone = old.filter { scene in !new.contains { $0.id == scene.id } }
    return matched + gone.map { .scene(pair($0, expected, nil), $0.reel) }
  }

  /// The only scene of a file, or the one that the options name.
  package func only(in path: String) throws -> any FrameSource {
    let scenes = try scenes(in: path, true)
    guard let scene = scenes.first, scenes.count == 1 else {
      if scenes.isEmpty, let name = screen.scene {
        throw Failure("\(path) has no scene \"\(name)\"")
      }
      throw Failure("\(path) has \(scenes.count) scenes", hint: "--scene chooses one")
    }
    return try scene.reel()
  }

  private struct FileScene {
    let id: String
    let name: String
    let reel: ComparisonItem.LateReel
  }

  private func scenes(in path: String?, _ now: Bool) throws -> [FileScene] {
    guard let path else { return [] }
    try screen.requireOne()
    let input = try InputFile(
      InputFile.bytes(of: path, isRegular: !now), name: InputFile.name(of: path), screen: screen)
    listener.hear(input.diagnostics)
    // Of two files, or of all in two folders, one must have it: `ComparisonInput` looks.
    if now { try input.checkUse(of: screen) }
    return try input.comparedScenes(named: screen.scene).map { scene in
      var reel: ComparisonItem.LateReel = { [sampling, screen, picture] in
        SceneMotion(
          try RenderPlan(scene, of: input, sampling: sampling, screen: screen, picture: picture))
      }
      if now {
        let laidOut = try reel()
        reel = { laidOut }
      }
      return FileScene(
        id: scene.id, name: scene.title ?? scene.aliases.first ?? scene.id, reel: reel)
    }
  }
}

/// A scene's motion, drawn when it is asked for; at rest it has one frame.
struct SceneMotion: FrameSource {
  let plan: RenderPlan

  init(_ plan: RenderPlan) {
    self.plan = plan
  }

  var frameCount: Int { plan.times.count }
  var start: Double { plan.times.first ?? 0 }

  var rate: Double {
    ComparedRate.of(step: plan.times.dropFirst().first ?? 0)
  }

  func frames() -> any ComparedFrames { Frames(plan: plan, times: plan.times[...]) }

  /// Ten times as often as it is drawn, and not rounded.
  var exactMotion: TrackedMotion? {
    let duration = plan.renderer.timeline.duration
    guard plan.times.count > 1, duration <= Self.longestExact else { return nil }
    let fine = 10 * rate
    let count = Int(clamping: (duration * fine).rounded(.up)) + 1
    var tracks = ViewTracks()
    for index in 0..<count {
      tracks.add(plan.renderer.layout(at: Double(index) / fine))
      guard tracks.stateCount <= InputLimit.states.most else { return nil }
    }
    return tracks.reel(rate: fine, precision: 0)
  }

  /// Seconds; beyond that the frames must do.
  private static let longestExact = 20.0

  private struct Frames: ComparedFrames {
    let plan: RenderPlan
    var times: ArraySlice<Double>

    mutating func next() throws -> ComparedFrame? {
      guard let time = times.popFirst() else { return nil }
      let renderer = plan.renderer
      let picture = renderer.picture(at: time)
      let fonts = renderer.fonts.fonts(of: picture.list).map { "\($0.name) \($0.hash)" }
      let scale = plan.options.scale
      var frame = ComparedFrame(
        list: picture.list, scale: scale,
        meaning: PictureMeaning(fonts: fonts, layout: picture.layout),
        snapshot: picture.snapshot
      ) { try renderer.painter.image(of: picture.list, scale: scale).pixels }
      frame.start = FrameStart(seconds: time)
      return frame
    }
  }
}
