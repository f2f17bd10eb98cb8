import EmakiWorkspace
import EmakiText
import EmakiCairo
import EmakiDiagnostics
import EmakiPreview
import EmakiRendering
import EmakiScenes
import EmakiServing

/// Answers what live pages ask for about served files.
actor LiveScenes {
  /// The answers since the last change.
  private var answers: [LiveRequest: LiveAnswer] = [:]
  /// The last good reel of each request, for the time in which its file is broken.
  private var lastGood: [LiveRequest: JSONValue] = [:]
  /// The number of changes so far.
  private var changes = 0
  private let maker: LiveAnswers
  private let work = TimedWork(milliseconds: LiveAnswers.seconds * 1000)

  /// The number of answers that are kept; with more, all are dropped and made again when asked for.
  private static let mostAnswers = 256

  init(_ maker: LiveAnswers) {
    self.maker = maker
  }

  /// A file has changed: nothing that was drawn holds any more.
  func forget() {
    answers = [:]
    changes += 1
  }

  func answer(_ request: LiveRequest) async -> LiveAnswer {
    if let known = answers[request] { return known }
    let (before, last) = (changes, lastGood[request])
    let made = await work.result { [maker] in maker.answer(request, after: last) }
    guard let made else { return LiveAnswers.late }
    if let reel = made.reel { lastGood[request] = reel }
    if changes == before {
      if answers.count >= Self.mostAnswers { answers = [:] }
      answers[request] = made.answer
    }
    return made.answer
  }
}

/// Makes the answers, each from the files as they are.
struct LiveAnswers: Sendable {
  let served: ServedScenes
  let sampling: SamplingSettings
  let screen: ScreenSettings
  let picture: PictureSettings
  let reading: ReadingSettings
  /// Where all is read from.
  let files: any FileSource

  /// The time that an answer may take.
  static let seconds = 20

  /// The answer given instead of one that takes longer.
  static let late = LiveAnswer(
    status: 503, "This takes longer than \(seconds) seconds to draw, and was given up.\n")

  /// - Parameter last: the last good reel of the request.
  /// - Returns: the answer, with the reel where it is a good one.
  func answer(
    _ request: LiveRequest, after last: JSONValue?
  ) -> (answer: LiveAnswer, reel: JSONValue?) {
    guard request.path == "/reel", problem(of: request) == nil else { return (plain(request), nil) }
    var (problem, reel) = (JSONValue.null, JSONValue?.none)
    do {
      reel = try PlayerPage().data(of: MotionFrames(plan(request)))
    } catch {
      problem = .string(Self.text(of: error))
    }
    let answer = JSONValue.object([("problem", problem), ("reel", reel ?? last ?? .null)])
    return (LiveAnswer(type: Self.json, answer.text), reel)
  }

  /// The parameters allowed at each path; a time only where there is a frame.
  private static func parameters(of path: String) -> [String] {
    ["file", "scene", "motion"] + (path.hasPrefix("/frame.") ? ["t"] : [])
  }

  private func problem(of request: LiveRequest) -> String? {
    let paths = ["/", "/reel", "/frame.png", "/frame.svg", "/frame.json"]
    guard paths.contains(request.path) else { return nil }
    return request.problem(knowing: Self.parameters(of: request.path), time: "t")
  }

  private func plain(_ request: LiveRequest) -> LiveAnswer {
    if let problem = problem(of: request) { return LiveAnswer(status: 400, problem + "\n") }
    switch request.path {
    case "/": return page(request)
    case "/frame.png": return frame(request, .png, type: "image/png")
    case "/frame.svg": return frame(request, .svg, type: "image/svg+xml")
    case "/frame.json": return views(request)
    default: return LiveAnswer(status: 404, "There is nothing here.\n")
    }
  }

  /// The player of one file, or the list of all.
  private func page(_ request: LiveRequest) -> LiveAnswer {
    let names = served.names
    guard let name = request.values["file"] ?? (names.count == 1 ? names[0] : nil) else {
      return LiveAnswer(
        type: Self.html,
        GalleryPage(title: "Scenes", entries: names.map(entry)).liveDocument(events: "/events"))
    }
    guard names.contains(name) else {
      return LiveAnswer(status: 404, "There is no such file here.\n")
    }
    var query = "file=" + GalleryPage.address(of: name)
    for key in ["scene", "motion"] {
      if let value = request.values[key] {
        query += "&\(key)=" + GalleryPage.address(of: value)
      }
    }
    let page = PlayerPage().liveDocument(title: name, reel: "/reel?" + query, events: "/events")
    return LiveAnswer(type: Self.html, page)
  }

  /// A file in the list of all, as it looks at the end: at the start many a scene is still empty.
  private func entry(_ name: String) -> GalleryEntry {
    let query = "?file=" + GalleryPage.address(of: name)
    return GalleryEntry(
      title: name, picture: "/frame.svg" + query + "&t=99",
      players: [GalleryEntry.Player(motion: nil, page: "/" + query)])
  }

  private func frame(
    _ request: LiveRequest, _ format: PictureFormat, type: String
  ) -> LiveAnswer {
    do {
      let plan = try plan(request)
      let writer = plan.pictureWriter(format)
      return LiveAnswer(
        type: type, body: try plan.file(at: time(request), by: writer))
    } catch {
      return LiveAnswer(status: 422, Self.text(of: error) + "\n")
    }
  }

  private func views(_ request: LiveRequest) -> LiveAnswer {
    do {
      let time = time(request)
      let snapshot = try plan(request).renderer.timeline.snapshot(at: time)
      let json = JSONValue.object([("time", .number(time)), ("views", snapshot.viewsJSON())])
      return LiveAnswer(type: Self.json, json.text + "\n")
    } catch {
      return LiveAnswer(status: 422, Self.text(of: error) + "\n")
    }
  }

  private func time(_ request: LiveRequest) -> Double {
    request.values["t"].flatMap(Double.init) ?? 0
  }

  private func plan(_ request: LiveRequest) throws(Failure) -> RenderPlan {
    let names = served.names
    guard let name = request.values["file"] ?? (names.count == 1 ? names[0] : nil),
      let path = served.path(of: name)
    else { throw Failure("there is no such file here") }
    var screen = screen
    screen.scene = request.values["scene"] ?? screen.scene
    var sampling = sampling
    sampling.motion = request.values["motion"] ?? sampling.motion
    let input = try InputFile.read(
      path, screen: screen, reading: reading, isRegular: true, from: files)
    guard let scene = try input.scenes(named: screen.scene).first else {
      throw Failure("there is no scene in \(name)")
    }
    return try RenderPlan(scene, of: input, sampling: sampling, screen: screen, picture: picture)
  }

  private static func text(of error: any Error) -> String {
    guard let failure = error as? Failure else { return "\(error)" }
    return failure.diagnostics.map(\.description).joined(separator: "\n")
  }

  private static let html = "text/html; charset=utf-8"
  private static let json = "application/json; charset=utf-8"
}
