import EmakiMotion

/// A motion of the examples, and the versions in which an app may have built it.
struct BenchMotion: Sendable {
  let name: String
  let file: String
  let motion: String
  /// The view that is judged.
  let view: String
  /// How it is planned to run.
  let shape: MotionShapeName
  /// When it starts and how long it takes, in seconds.
  let start: Double
  let duration: Double
  var versions: [Version] = []

  enum MotionShapeName: Sendable {
    case curve(TimingCurve)
    case spring(Double)

    func value(at fraction: Double) -> Double {
      switch self {
      case .curve(let curve): curve.value(at: fraction)
      case .spring(let ratio): Spring(dampingRatio: ratio, duration: 1).value(at: fraction)
      }
    }
  }

  /// How the app differs from the plan.
  struct Version: Sendable {
    let name: String
    /// What is replaced in the file, once.
    var edits: [(String, String)] = []
    var delay = 0.0
    var speed = 1.0
    var isLinear = false
    let expected: Expected
  }

  /// What is to be found.
  enum Expected: Sendable, Equatable {
    case nothing
    case late(Double)
    case lasts(Double)
    case curve(String)
    case distance(Double)
    case missing(String)
    case moved(String)
    case extra
  }

  /// The time of the plan that the app shows at a time after the trigger.
  func moment(at time: Double, of version: Version) -> Double {
    let time = time - version.delay
    let share = (time - start) / duration
    guard version.isLinear, share > 0, share < 1 else {
      return time <= start ? time : start + (time - start) / version.speed
    }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<50 {
      let middle = (low + high) / 2
      if shape.value(at: middle) < share { low = middle } else { high = middle }
    }
    return start + low * duration
  }

  /// Versions that every motion has: only its times are others.
  private static func timed(_ duration: Double, linear: Bool = true) -> [Version] {
    [Version(name: "right", expected: .nothing)]
      + [0.05, 0.1, 0.2].map {
        Version(name: "late \(Int(1000 * $0)) ms", delay: $0, expected: .late($0))
      }
      + [Version(name: "10 % slower", speed: 1.1, expected: .lasts(1.1 * duration))]
      + (linear ? [Version(name: "linear", isLinear: true, expected: .curve("linear"))] : [])
  }

  private static func edited(
    _ name: String, _ old: String, _ new: String, _ expected: Expected
  ) -> Version {
    Version(name: name, edits: [(old, new)], expected: expected)
  }

  static let all: [BenchMotion] = [sideMenu, tabs, sheet, hero, cardFlip, drawer]

  static let sideMenu = BenchMotion(
    name: "side menu", file: "side-menu.yaml", motion: "openLeft", view: "mainContents",
    shape: .curve(.easeOut), start: 0, duration: 0.26,
    versions: timed(0.26)
      + [4, 12].map { points in
        edited(
          "\(points) points off", "changes: {mainContents.leading: 100,",
          "changes: {mainContents.leading: \(100 + points),", .distance(Double(100 + points)))
      } + [
        edited(
          "a view missing", "{id: image, image: thumbnail,",
          "{id: image, hidden: true, image: thumbnail,",
          .missing("image")),
        edited(
          "a view too many", "  - id: wrappingButton  # closes",
          "  - {id: badge, background: \"#FF3B30\", cornerRadius: 8, frame: [250, 420, 60, 36]}\n"
            + "  - id: wrappingButton  # closes", .extra),
      ])

  static let tabs = BenchMotion(
    name: "tabs", file: "underline-tabs.yaml", motion: "showSecond", view: "underline",
    shape: .curve(.easeInOut), start: 0, duration: 0.26,
    versions: timed(0.26)
      + [4, 12].map { points in
        edited(
          "\(points) points off", "output: [0, 0.5 * bar.width]",
          "output: [0, 0.5 * bar.width - \(points)]", .distance(187.5 - Double(points)))
      } + [
        edited(
          "a view missing", "{id: introImage, image: banner,",
          "{id: introImage, hidden: true, image: banner,", .missing("introImage")),
        edited(
          "a view too many", "    constraints:\n      - introTitle.top",
          "      - {id: badge, background: \"#FF3B30\", cornerRadius: 8, frame: [150, 480, 60, 36]}\n"
            + "    constraints:\n      - introTitle.top", .extra),
      ])

  static let sheet = BenchMotion(
    name: "sheet", file: "map-sheet.yaml", motion: "show", view: "placesView",
    shape: .spring(1), start: 0, duration: 0.4,
    versions: timed(0.4) + [
      edited(
        "12 points off", "{horizontal: 8, top: 16, to: safeArea}",
        "{horizontal: 8, top: 28, to: safeArea}", .moved("search")),
      edited(
        "a view missing", "{id: mark, kind: icon,", "{id: mark, hidden: true, kind: icon,",
        .missing("mark")),
      edited(
        "a view too many", "  - {id: here,",
        "  - {id: badge, background: \"#FF3B30\", cornerRadius: 8, frame: [60, 100, 60, 36]}\n"
          + "  - {id: here,", .extra),
    ])

  static let hero = BenchMotion(
    name: "hero", file: "photo-grid.yaml", motion: "open", view: "picture/hero",
    shape: .spring(0.8), start: 0.3, duration: 0.45,
    versions: timed(0.45) + [
      edited("another damping", "spring: 0.8", "spring: 0.6", .curve("spring 0.6"))
    ] + [
      edited(
        "a view missing", "{id: share, kind: button,", "{id: share, alpha: 0, kind: button,",
        .missing("share")),
      edited(
        "a view too many", "      - id: tools\n",
        "      - {id: badge, background: \"#FF3B30\", cornerRadius: 8, frame: [60, 560, 60, 36]}\n"
          + "      - id: tools\n", .extra),
    ])

  static let cardFlip = BenchMotion(
    name: "card flip", file: "card-flip.yaml", motion: "open", view: "detail",
    shape: .curve(.linear), start: 0, duration: 0.72, versions: timed(0.72, linear: false))

  static let drawer = BenchMotion(
    name: "drawer", file: "draggable-menu.yaml", motion: "drag", view: "mainContents",
    shape: .curve(.linear), start: 0, duration: 0.56,
    versions: timed(0.56, linear: false)
      + [4, 12].map { points in
        edited(
          "\(points) points off", "{at: 100, state: leftMenuOpened}",
          "{at: \(100 + points), state: leftMenuOpened}", .distance(Double(100 + points)))
      } + [
        edited(
          "a view missing", "{id: photo, image: photo,", "{id: photo, hidden: true, image: photo,",
          .missing("photo")),
        edited(
          "a view too many", "      - {id: title, text: Contents,",
          "      - {id: badge, background: \"#FF3B30\", cornerRadius: 8, frame: [150, 640, 60, 36]}\n"
            + "      - {id: title, text: Contents,", .extra),
      ])
}
