import EmakiCairo
import EmakiDiagnostics
import EmakiPreview
import EmakiRendering
import EmakiScenes
public import EmakiServing

/// Answers what live pages ask for about the files of a shelf.
actor LiveScenes {
  private let shelf: SceneShelf
  private let sampling: SamplingOptions
  private let screen: ScreenOptions
  private let picture: PictureOptions
  private let reading: ReadingOptions
  /// What was answered since the last change.
  private var answers: [LiveRequest: LiveAnswer] = [:]
  /// The last good reel of each request, for the time in which its file is broken.
  private var lastGood: [LiveRequest: JSONValue] = [:]

  /// Answers beyond this are made anew.
  private static let mostAnswers = 256

  init(
    shelf: SceneShelf, sampling: SamplingOptions, screen: ScreenOptions, picture: PictureOptions,
    reading: ReadingOptions
  ) {
    self.shelf = shelf
    self.sampling = sampling
    self.screen = screen
    self.picture = picture
    self.reading = reading
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

  private func makeAnswer(_ request: LiveRequest) -> LiveAnswer {
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
      return LiveAnswer(type: Self.html, ShelfPage.document(of: names))
    }
    guard names.contains(name) else {
      return LiveAnswer(status: 404, "There is no such file here.\n")
    }
    var query = "file=" + ShelfPage.percentEncoded(name)
    for key in ["scene", "motion"] {
      if let value = request.values[key] {
        query += "&\(key)=" + ShelfPage.percentEncoded(value)
      }
    }
    let page = PlayerPage().liveDocument(title: name, reel: "/reel?" + query, events: "/events")
    return LiveAnswer(type: Self.html, page)
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
        type: type, body: try writer.file(of: plan.renderer.displayList(at: time(request))))
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
    let time = request.values["t"].flatMap(Double.init) ?? 0
    return time.isFinite ? max(0, time) : 0
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
    let input = try InputFile.read(path, screen: screen, options: reading)
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

/// The list of the files of a shelf.
enum ShelfPage {
  static func document(of names: [String]) -> String {
    let rows = names.map { name in
      "<li><a href=\"/?file=\(percentEncoded(name))\">\(escaped(name))</a></li>"
    }
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>Emaki</title>
      <link rel="icon" href="data:,">
      <style>
      body { margin: 48px auto; max-width: 640px; padding: 0 24px; background: #F4F4F1; color: #22262E; font: 15px/1.6 Inter, ui-sans-serif, system-ui, sans-serif }
      h1 { font-size: 20px; font-weight: 600 }
      ul { list-style: none; padding: 0; border-top: 1px solid #C8CCD3 }
      li { border-bottom: 1px solid #C8CCD3 }
      a { display: block; padding: 10px 2px; color: inherit; text-decoration: none }
      a:hover, a:focus-visible { color: #2F6BFF }
      p { color: #747C89 }
      </style>
      </head>
      <body>
      <h1>Scenes</h1>
      \(names.isEmpty ? "<p>There is no scene in this folder yet.</p>" : "<ul>\(rows.joined(separator: "\n"))</ul>")
      </body>
      </html>

      """
  }

  /// For the value of a query: letters, digits, `-._~` and slashes stay.
  static func percentEncoded(_ text: String) -> String {
    text.utf8.map { byte -> String in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"):
        return String(UnicodeScalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        return "%" + (byte < 16 ? "0" : "") + digits
      }
    }.joined()
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing("\"", with: "&quot;")
  }
}
