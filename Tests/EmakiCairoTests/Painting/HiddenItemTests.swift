import EmakiCairo
import EmakiDrawing
import TestSupport
import Testing

/// What lies under something opaque is not painted, and nobody can tell.
@Suite struct HiddenItemTests {
  private static let size = Size(width: 90, height: 60)

  /// Many large and small things over one another, mostly opaque.
  private static func items(_ random: inout SeededGenerator, depth: Int = 2) -> [DisplayItem] {
    func number(_ range: ClosedRange<Int>, _ part: Double) -> Double {
      Double(Int.random(in: range, using: &random)) * part
    }
    func rect() -> Rect {
      // Half of them lie on whole pixels of scale 2.
      let part = Bool.random(using: &random) ? 0.5 : 0.3
      return Rect(
        x: number(-20...120, part), y: number(-20...80, part), width: number(1...200, part),
        height: number(1...140, part))
    }
    func corner() -> Corner {
      Corner(
        number(0...30, 0.5), curve: Bool.random(using: &random) ? .circular : .continuous,
        masked: .init(rawValue: Int.random(in: 8...15, using: &random)))
    }
    func color() -> Paint {
      let isOpaque = Int.random(in: 0...3, using: &random) > 0
      return .color(
        Color(
          rgb: UInt32.random(in: 0...0xFFFFFF, using: &random), alpha: isOpaque ? 255 : 140))
    }
    var items: [DisplayItem] = []
    for _ in 0..<12 {
      switch Int.random(in: 0...9, using: &random) {
      case 0...3: items.append(.fill(.rect(rect()), color()))
      case 4, 5: items.append(.fill(.roundedRect(rect(), corner()), color()))
      case 6: items.append(.stroke(.rect(rect()), Stroke(width: number(1...6, 0.5)), color()))
      case 7:
        items.append(
          .text(
            Easel.line("設定 Fly", .system(14), x: number(0...80, 1), baseline: number(5...60, 1))))
      default:
        guard depth > 0 else { continue }
        let clips: [Shape?] = [
          nil, nil, .rect(rect()), .roundedRect(rect(), corner()), .ellipse(rect()),
        ]
        let transforms: [Transform] = [
          .identity, .translation(x: number(-9...9, 0.5), y: number(-9...9, 0.25)),
          .scale(x: 0.5, y: 0.5), .rotation(0.2), .scale(x: 1, y: 1.5),
        ]
        items.append(
          .group(
            DisplayGroup(
              transform: transforms.randomElement(using: &random) ?? .identity,
              clip: clips.randomElement(using: &random) ?? nil,
              opacity: [1, 1, 0.5, 0].randomElement(using: &random) ?? 1,
              items: Self.items(&random, depth: depth - 1))))
      }
    }
    return items
  }

  /// The items one by one, each in groups of its own; translucent groups stay together.
  private static func alone(_ items: [DisplayItem]) -> [DisplayItem] {
    items.flatMap { item -> [DisplayItem] in
      guard case .group(let group) = item, group.opacity >= 1 else { return [item] }
      return alone(group.items).map { child in
        var around = group
        around.items = [child]
        return .group(around)
      }
    }
  }

  @Test(arguments: 0..<24 as Range<UInt64>)
  func `a picture looks as it does with everything painted`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let items = Self.items(&random)
    let quick = try Easel.paint(90, 60, scale: 2, items)
    // Each item over a picture of those before it: nothing is known of what comes later.
    let frame = Rect(origin: .zero, size: Self.size)
    var whole = try Easel.paint(90, 60, scale: 2, [])
    for item in Self.alone(items) {
      let before = DisplayItem.image(
        DisplayImage(name: "before", pixels: whole),
        source: Rect(x: 0, y: 0, width: 180, height: 120), destination: frame)
      whole = try Easel.paint(90, 60, scale: 2, [before, item])
    }
    #expect(quick.differences(from: whole) == [], "seed \(seed)")
  }
}
