import EmakiText
import EmakiCairo
import EmakiDrawing
import EmakiLayout
import EmakiMotion
import EmakiRendering
import EmakiScenes
import EmakiWireframe

/// The data of the player's page: the picture with its animations, and the facts around it.
struct PlayerData {
  private let reel: MotionFrames
  private let vector: VectorAnimation
  /// The draft of the picture: the page fills in its mark, as the letters have it too.
  private let svg: String
  /// How long the page holds the last frame before the motion starts over, in seconds.
  private let hold: Double

  /// - Parameters:
  ///   - vector: the frames as lines, put together before.
  ///   - letters: the outlines of the picture's letters, which the page defines once.
  init(
    _ reel: MotionFrames, vector: VectorAnimation, hold: Double, letters: SVGLetters
  ) throws(CairoError) {
    self.reel = reel
    self.hold = max(0, hold)
    self.vector = vector
    // The page seeks; a round that is longer than the motion has room for the very end.
    svg = try AnimatedSVG(hold: 1).draft(
      of: vector, title: Self.title(of: reel), painter: reel.renderer.painter, letters: letters,
      yieldsToReducedMotion: false)
  }

  static func title(of reel: MotionFrames) -> String {
    [reel.scene, reel.motion].compactMap { $0 }.joined(separator: " · ")
  }

  /// The object that the page reads.
  ///
  /// - Parameter letters: the definitions of the picture's letters; `nil` where the page has them
  ///   elsewhere.
  func json(letters: String? = nil) -> JSONValue {
    let size = vector.elements.list.size
    return .object([
      ("scene", .string(reel.scene)), ("motion", JSONValue(reel.motion)),
      ("details", .string(reel.measuredDetails)), ("duration", .number(reel.duration)),
      ("hold", .number(hold)), ("times", .array(reel.times.map(JSONValue.number))),
      ("picture", .array([.number(size.width), .number(size.height)])),
      ("origin", .array([.number(vector.origin.x), .number(vector.origin.y)])),
      ("colors", colors), ("progress", progress), ("curves", curves),
      ("spans", spans), ("links", links), ("paths", paths),
      ("svg", .string(svg)), ("mark", .string(SVGMark(of: Array(svg.utf8)).text)),
      ("letters", JSONValue(letters)),
    ])
  }

  private var colors: JSONValue {
    let palette = reel.renderer.wireframe.theme.palette
    let named: [(String, Color)] = [
      ("paper", palette.paper), ("surface", palette.surface), ("fill", palette.fill),
      ("ink", palette.ink), ("soft", palette.soft), ("quiet", palette.quiet),
      ("accent", palette.accent), ("accent-ink", palette.accent), ("on-accent", palette.onAccent),
    ]
    return .object(named.map { ($0.0, .string($0.1.hex)) })
  }

  /// At even times, fine enough for a plot.
  private var progress: JSONValue {
    let count = 120
    let times = (0...count).map { reel.duration * Double($0) / Double(count) }
    return .array(reel.progress(at: times).map(JSONValue.number))
  }

  /// The paces of the motion, each once: its values over the whole time.
  private var curves: JSONValue {
    var seen: [MotionSpan] = []
    for span in reel.authoredSpans where span.pacing != nil {
      let isKnown = seen.contains {
        $0.pacing == span.pacing && $0.start == span.start && $0.duration == span.duration
          && $0.playback == span.playback
      }
      if !isKnown { seen.append(span) }
    }
    let count = 120
    return .array(
      seen.map { span in
        let values = (0...count).map { index -> JSONValue in
          let time = reel.duration * Double(index) / Double(count) - span.start
          let elapsed =
            time < 0
            ? time : span.playback.elapsed(at: time, duration: span.duration) ?? span.duration
          let value = span.pacing?.progress(atElapsed: elapsed, duration: span.duration)
          return .number((max(-9, min(9, value ?? 0)) * 1e4).rounded() / 1e4)
        }
        return .object([("name", JSONValue(span.pacing?.name)), ("values", .array(values))])
      })
  }

  private var spans: JSONValue {
    .array(
      reel.authoredSpans.map { span in
        .object([
          ("view", .string(span.view.rawValue)), ("property", .string(span.property.label)),
          ("from", .string(span.read(span.from))), ("to", .string(span.read(span.to))),
          ("start", .number(span.start)), ("duration", .number(span.duration)),
          ("curve", JSONValue(span.pacing?.name)),
        ])
      })
  }

  private var links: JSONValue {
    .array(
      reel.renderer.links.map { link in
        .object([("target", .string("\(link.target)")), ("label", .string(link.read))])
      })
  }

  /// The paths of the centres of the views that the motion moves, in the picture's coordinates.
  private var paths: JSONValue {
    .array(
      MotionPath.all(of: reel.authoredSpans, views: vector.views).map { path in
        .object([
          ("view", .string(path.view)),
          (
            "points",
            .array(
              path.points.map { point in
                let place = point + vector.origin
                return .array([place.x, place.y].map { .number(($0 * 100).rounded() / 100) })
              })
          ),
        ])
      })
  }
}
