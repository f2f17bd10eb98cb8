import EmakiCairo
package import EmakiDiagnostics
import EmakiDrawing
import EmakiLayout
import EmakiMotion
package import EmakiRendering
import EmakiSceneFile
package import EmakiSceneFormat
package import EmakiScenes
import EmakiText
package import EmakiWireframe

/// One scene laid out, with the times at which it is drawn.
package struct RenderPlan: Sendable {
  package let scene: Scene
  package let motion: Motion?
  package private(set) var options: RenderOptions
  package private(set) var renderer: SceneRenderer
  /// The times of the pictures in seconds; a single one where the scene does not move.
  package let times: [Double]
  /// Whether the pictures are frames of a motion, and not one moment.
  package let isSequence: Bool
  /// The device and settings by which the files are called, where there are several.
  package var variant = ""
  /// Whether the views are numbered in the pictures.
  package var isMarked = false
  private let input: InputFile
  private let recordsLayout: Bool

  package init(
    _ scene: Scene, of input: InputFile, sampling: SamplingSettings, screen: ScreenSettings,
    picture: PictureSettings
  ) throws(Failure) {
    self.scene = scene
    self.input = input
    recordsLayout = picture.layoutChunk
    motion = try scene.motion(for: sampling, in: input.name)
    var options = RenderOptions()
    options.device = try screen.resolvedDevice(fileDevice: scene.device)
    options.orientation = screen.orientation(fileOrientation: scene.orientation)
    options.direction = screen.direction
    options.theme = try picture.theme.for(screen.appearance)
    options.scale = picture.scale
    options.showsBezel = picture.bezel
    options.showsStatusBar = picture.statusBar
    options.showsFingers = picture.fingers
    let isMoment = sampling.at != nil || (motion == nil && sampling.sampling == nil)
    options.isStill = isMoment
    self.options = options
    do throws(SceneError) {
      renderer = try SceneRenderer(scene: scene, motion: motion, options: options)
    } catch {
      throw Failure(error, in: input.name, reading: options.direction)
    }
    isSequence = !isMoment
    times = try sampling.times(of: renderer.timeline, isMoving: motion != nil)
  }

  /// Whether anything is seen to change.
  package var moves: Bool { motion != nil || renderer.timeline.duration > 0 }

  /// The plan for another theme with the same layout; `nil` where it has to be laid out again.
  package func inTheme(_ theme: Theme) -> RenderPlan? {
    guard let renderer = renderer.inTheme(theme) else { return nil }
    var plan = self
    plan.renderer = renderer
    plan.options.theme = theme
    return plan
  }

  /// Encodes this plan's pictures; one for each task.
  package func pictureWriter(_ format: PictureFormat, _ timings: Timings? = nil) -> PictureWriter {
    PictureWriter(
      painter: renderer.painter, format: format, scale: options.scale, timings: timings)
  }

  /// The file of a moment.
  package func file(
    at time: Double, by writer: PictureWriter, _ timings: Timings? = nil
  ) throws -> [UInt8] {
    let picture = Timings.measure(.draw, timings) { renderer.picture(at: time) }
    var list = picture.list
    if isMarked {
      list.items += ViewMarks(picture.snapshot)
        .items(origin: picture.layout.origin, fonts: renderer.fonts)
    }
    return try writer.file(of: list, layout: recordsLayout ? picture.layout : nil)
  }

  /// A note where the moment that is asked for is after the motion's end.
  private var late: [Diagnostic] {
    guard !isSequence, let motion, let time = times.first,
      time > renderer.timeline.duration + 1e-9
    else { return [] }
    let end = Markup.number(renderer.timeline.duration, places: 4)
    return [
      Diagnostic(
        .note, "\(Markup.number(time, places: 4)) s is after the end of motion \"\(motion.name)\"",
        hint: "it ends after \(end) s: its last step is drawn")
    ]
  }

  /// Warnings from layout and fonts; some fonts warn only once they are drawn.
  package var diagnostics: [Diagnostic] {
    let layout = input.warnings(
      about: renderer.timeline.issues.filter(\.isConflict), in: renderer.timeline)
    return layout + input.warnings(about: renderer.fonts)
      + input.notes(on: renderer.timeline, motion) + late
  }
}

extension Theme {
  /// The theme as it is in light or dark surroundings.
  package func `for`(_ appearance: Appearance) -> Theme { appearance == .dark ? dark : self }
}

extension Scene {
  /// The motion that the options name, or else the scene's default, or `nil` where nothing moves.
  package func motion(for options: SamplingSettings, in file: String) throws(Failure) -> Motion? {
    guard let name = options.motion ?? defaultMotion else { return nil }
    return try motion(called: name, in: file)
  }

  /// The motion of a name.
  package func motion(called name: String, in file: String) throws(Failure) -> Motion {
    if let motion = motion(named: name) { return motion }
    let names = listedMotions.map(\.name)
    throw Failure(
      "\(file): scene \"\(id)\" has no motion \"\(name)\"",
      hint: NearestName.hint(for: name, in: names)
        ?? (names.isEmpty ? "it has none" : "it has " + names.joined(separator: ", ")))
  }
}

extension SamplingSettings {
  /// The times that were asked for; by default 60 a second where something moves.
  package func times(of timeline: Timeline, isMoving: Bool) throws(Failure) -> [Double] {
    do throws(SamplingError) {
      return try (sampling ?? (isMoving ? .fps(60) : .at(0))).times(duration: timeline.duration)
    } catch {
      throw Failure("\(error)", hint: "a lower --fps, --steps N or --at T draws fewer")
    }
  }
}
