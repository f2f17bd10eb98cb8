import EmakiDiagnostics
import EmakiFiles
import EmakiFormats
import EmakiPreview
import EmakiRendering
import EmakiScenes
import EmakiThreads
import Synchronization

/// A folder of scenes as a folder of pages: `index.html` with a moving picture of each scene, and a
/// player for each scene.
package struct Gallery {
  private let title: String
  private let shows: [ShownScene]
  private let sampling: SamplingSettings
  private let screen: ScreenSettings
  private let picture: PictureSettings
  private let reading: ReadingSettings

  /// A scene and the file names that it gets.
  private struct ShownScene {
    let input: InputFile
    let scene: Scene
    /// The file's name among those that are served.
    let source: String
    var name: String
    /// Its index among all, from 0.
    var place = 0
  }

  /// Reads everything, so that a mistake in one file is reported before anything is written.
  ///
  /// - Throws: `Failure` with the errors of all files, or where there is no scene.
  package init(
    _ served: ServedScenes, sampling: SamplingSettings, screen: ScreenSettings,
    picture: PictureSettings,
    reading: ReadingSettings
  ) throws(Failure) {
    title = served.title
    self.sampling = sampling
    self.screen = screen
    self.picture = picture
    self.reading = reading
    shows = try Self.shows(
      of: served, sampling: sampling, screen: screen, reading: reading)
  }

  private static func shows(
    of served: ServedScenes, sampling: SamplingSettings, screen: ScreenSettings,
    reading: ReadingSettings
  ) throws(Failure) -> [ShownScene] {
    try screen.requireOne()
    var shows: [ShownScene] = []
    var problems: [Diagnostic] = []
    var search = SceneSearch(screen.scene)
    let contents = served.contents
    reading.listener.hear(SkippedFiles.notes(contents.skipped, in: served.home))
    for source in contents.scenes {
      let path = Folder.path(served.home, source)
      do throws(Failure) {
        let whole = try InputFile(
          InputFile.bytes(of: path, isRegular: true), name: path, screen: screen)
        try reading.report(whole.diagnostics)
        guard let input = search.wanted(of: whole) else { continue }
        let scenes = input.document.scenes
        shows += scenes.map {
          let name = Self.name(of: $0, in: source, isOnly: whole.document.scenes.count == 1)
          return ShownScene(input: input, scene: $0, source: source, name: name)
        }
      } catch {
        problems += error.diagnostics
      }
    }
    guard problems.isEmpty else { throw Failure(problems) }
    try search.checkFound()
    if !search.readsStoryboards {
      try screen.forStoryboards.refuse("for storyboards, and there are none")
    }
    if !shows.contains(where: { !$0.scene.motions.isEmpty }) {
      try sampling.forMotions.refuse("nothing moves in \(served.title)")
    }
    guard !shows.isEmpty else { throw Failure("there is no scene in the folder \(served.title)") }
    let names = FileNames.unique(shows.map(\.name))
    for index in shows.indices { (shows[index].name, shows[index].place) = (names[index], index) }
    return shows
  }

  /// `storyboard-Main-SideMenu` for one of several scenes of `storyboard/Main.storyboard`, and
  /// `side-menu` for the only one of `side-menu.yaml`.
  private static func name(of scene: Scene, in source: String, isOnly: Bool) -> String {
    let stem = source.split(separator: ".").dropLast().joined(separator: ".")
    let file = stem.replacing("/", with: "-")
    return isOnly ? file : "\(file)-\(scene.aliases.first ?? scene.id)"
  }

  /// Writes the pages, `index.html` last; where that fails, nothing. One of several parts writes
  /// only its pages: merge makes `index.html`.
  ///
  /// - Parameter manual: writes the manual into the folder `manual` beside them, where one is
  ///   wanted.
  package func write(
    to folder: String, _ shards: PartSettings, _ outputs: OutputFiles,
    manual: ((_ folder: String) throws -> Void)?
  ) throws {
    let part = shards.part(
      of: "preview",
      shows.map { show in
        let motions = show.scene.listedMotions.count
        return (name: show.name, version: "\(show.source) \(motions)", cost: motions + 1)
      })
    let own = part.places.map { shows[$0] }
    let isWhole = part.head.count == 1
    if reading.strict { try checkLayouts(of: own) }
    let names = own.flatMap(files) + (isWhole ? ["index.html"] : [])
    for name in names { try outputs.check(Folder.path(folder, name)) }
    try Folder.filling(folder, with: names) {
      let written = try entries(of: own, writingTo: folder)
      for entry in written { reading.listener.hear(entry.noticed) }
      try shards.write(written.map { $0.scene.json(title) }, of: part)
      try manual?(Folder.path(folder, "manual"))
      if isWhole {
        try Self.writeIndex(
          of: written.map(\.scene), title: title, hasManual: manual != nil, to: folder)
      }
    }
  }

  /// Writes the page that shows all scenes.
  package static func writeIndex(
    of scenes: [GalleryScene], title: String, hasManual: Bool = false, to folder: String
  ) throws {
    let page = GalleryPage(
      title: title, entries: scenes.map(\.entry), manual: hasManual ? "manual/index.html" : nil
    ).document
    try AtomicFile.write(
      Array(page.utf8), to: Folder.path(folder, "index.html"), isRegular: true)
  }

  /// Writes the files of all scenes on all processors.
  private func entries(of shows: [ShownScene], writingTo folder: String) throws -> [Written] {
    let written = Mutex([Written?](repeating: nil, count: shows.count))
    let advance = reading.listener.follow(shows.count)
    try FrameSequence.forEach(
      Array(shows.indices), jobs: Processors.workers(), makeState: {}
    ) { index, _ in
      let entry = try write(shows[index], to: folder)
      written.withLock { $0[index] = entry }
      advance()
    }
    return written.withLock { $0.compactMap(\.self) }
  }

  /// A scene whose files are written, and what was reported on the way.
  private struct Written {
    let scene: GalleryScene
    let noticed: [Diagnostic]
  }

  /// The files that a scene gets.
  private func files(of show: ShownScene) -> [String] { ["\(show.name).svg", "\(show.name).html"] }

  /// Lays everything out before anything is written, and fails with the errors found.
  private func checkLayouts(of shows: [ShownScene]) throws(Failure) {
    var found: [Diagnostic] = []
    for show in shows {
      found += try plan(show, motion: nil).diagnostics
      for motion in show.scene.listedMotions {
        switch try plan(show, motion) {
        case .success(let plan): found += plan.diagnostics
        case .failure(let failure): found += failure.diagnostics
        }
      }
    }
    try reading.report(found.distinct)
  }

  private func write(_ show: ShownScene, to folder: String) throws -> Written {
    let first = try plan(show, motion: nil)
    var plans = [first]
    var noticed: [Diagnostic] = []
    for motion in show.scene.listedMotions where motion.name != first.motion?.name {
      switch try plan(show, motion) {
      case .success(let plan): plans.append(plan)
      case .failure(let failure): noticed += failure.diagnostics
      }
    }
    let reels = plans.map(MotionFrames.init)
    let files = try GalleryFiles(reels)
    for (bytes, ending) in [(files.picture, "svg"), (files.page, "html")] {
      try AtomicFile.write(
        bytes, to: Folder.path(folder, "\(show.name).\(ending)"), isRegular: true)
    }
    noticed += first.diagnostics
    let scene = GalleryScene(
      place: show.place, name: show.name, title: reels[0].scene,
      details: [reels[0].details, show.source],
      motions: plans.map { $0.motion?.name })
    return Written(scene: scene, noticed: noticed)
  }

  /// The plan of a motion. Where it cannot start from the scene at rest, such as one that a touch
  /// starts and that closes what another motion opens, warnings of that.
  private func plan(
    _ show: ShownScene, _ motion: Motion
  ) throws(Failure) -> Result<RenderPlan, Failure> {
    do throws(Failure) { return .success(try plan(show, motion: motion.name)) } catch {
      guard show.scene.isPart(motion) else { throw error }
      let warnings = error.diagnostics.map {
        Diagnostic(
          .warning, "motion \"\(motion.name)\" gets no page: \($0.message)", at: $0.location,
          hint: "a motion that starts where another one ends names that: after: …")
      }
      return .failure(Failure(warnings))
    }
  }

  private func plan(_ show: ShownScene, motion: String?) throws(Failure) -> RenderPlan {
    var sampling = sampling
    sampling.motion = motion
    return try RenderPlan(
      show.scene, of: show.input, sampling: sampling, screen: screen, picture: picture)
  }
}
