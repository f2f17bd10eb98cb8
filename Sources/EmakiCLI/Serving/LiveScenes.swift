import EmakiText
import EmakiCairo
import EmakiDiagnostics
import EmakiPreview
import EmakiRendering
import EmakiScenes
import EmakiServing

/// Answers what live pages ask for about the files of a shelf.
actor LiveScenes {
  private let shelf: SceneShelf
  private let sampling: SamplingOptions
  private let screen: ScreenOptions
  private let picture: PictureOptions
  private let reading: ReadingOptions
  /// Where all is read from.
  private let files: any FileSource
  /// What was answered since the last change.
  private var answers: [LiveRequest: LiveAnswer] = [:]
  /// The last good reel of each request, for the time in which its file is broken.
  private var lastGood: [LiveRequest: JSONValue] = [:]

  /// Answers beyond this are made anew.
  private static let mostAnswers = 256

  init(
    shelf: SceneShelf, sampling: SamplingOptions, screen: ScreenOptions, picture: PictureOptions,
    reading: ReadingOptions, files: any FileSource = WorkTree()
  ) {
    self.shelf = shelf
    self.sampling = sampling
    self.screen = screen
    self.picture = picture
    self.reading = reading
    self.files = files
  }

  /// A file has changed: nothing that was drawn holds any more.
  func forget() {
    answers = [:]
  }

  func answer(_ request: LiveRequest) -> LiveAnswer {
    if let known = answers[request] { return known }
    let answer = makeAnswer(request)
    if answers.count >= Self.mostAnswers { answers = [:] }
    answers[request] = answer
    return answer
  }

  /// What may be asked for at each path; a time only where there is a frame.
  private static func parameters(of path: String) -> [String] {
    ["file", "scene", "motion"] + (path.hasPrefix("/frame.") ? ["t"] : [])
  }

  private func makeAnswer(_ request: LiveRequest) -> LiveAnswer {
    if ["/", "/reel", "/frame.png", "/frame.svg", "/frame.json"].contains(request.path),
      let problem = request.problem(knowing: Self.parameters(of: request.path), time: "t")
    {
      return LiveAnswer(status: 400, problem + "\n")
    }
    switch request.path {
    case "/": return page(request)
    case "/reel": return reel(request)
    case "/frame.png": return frame(request, .png, type: "image/png")
    case "/frame.svg": return frame(request, .svg, type: "image/svg+xml")
    case "/frame.json": return views(request)
    default: return LiveAnswer(status: 404, "There is nothing here.\n")
    }
  }

  /// The player of one file, or the list of all.
  private func page(_ request: LiveRequest) -> LiveAnswer {
    let names = shelf.names
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

  private func reel(_ request: LiveRequest) -> LiveAnswer {
    var problem = JSONValue.null
    do {
      lastGood[request] = try PlayerPage().data(of: MotionReel(plan(request)))
    } catch {
      problem = .string(Self.text(of: error))
    }
    let answer = JSONValue.object([
      ("problem", problem), ("reel", lastGood[request] ?? .null),
    ])
    return LiveAnswer(type: Self.json, answer.text)
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
      let json = JSONValue.object([("time", .number(time)), ("views", snapshot.viewsJSON)])
      return LiveAnswer(type: Self.json, json.text + "\n")
    } catch {
      return LiveAnswer(status: 422, Self.text(of: error) + "\n")
    }
  }

  private func time(_ request: LiveRequest) -> Double {
    request.values["t"].flatMap(Double.init) ?? 0
  }

  private func plan(_ request: LiveRequest) throws(Failure) -> RenderPlan {
    let names = shelf.names
    guard let name = request.values["file"] ?? (names.count == 1 ? names[0] : nil),
      let path = shelf.path(of: name)
    else { throw Failure("there is no such file here") }
    var screen = screen
    screen.scene = request.values["scene"] ?? screen.scene
    var sampling = sampling
    sampling.motion = request.values["motion"] ?? sampling.motion
    let input = try InputFile.read(path, screen: screen, options: reading, from: files)
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
