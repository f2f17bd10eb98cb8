import TestSupport
import EmakiDrawing
import EmakiLayout
import Testing

/// Random trees whose required constraints hold for a known arrangement, so that they can hold.
@Suite struct `Random trees` {
  @Test(arguments: 0..<60)
  func `all required constraints hold within half a point`(seed: UInt64) {
    var tree = RandomTree(seed: seed)
    let root = tree.make()
    let size = Size(width: 400, height: 800)
    let screen = LayoutEngine(measurer: FixedMeasurer())
      .layOut(root, in: LayoutEnvironment(size: size, scale: 3))
    #expect(screen.issues.allSatisfy { if case .unsatisfiable = $0 { false } else { true } })
    let rects = Snapshot(screen).screenRects()
    for constraint in tree.required {
      let miss = tree.violation(of: constraint, screen, rects)
      #expect(miss <= 0.5, "seed \(seed): \(constraint) is missed by \(miss) pt")
    }
  }

  @Test(arguments: 0..<10)
  func `the same tree gives the same frames`(seed: UInt64) {
    var tree = RandomTree(seed: seed)
    let root = tree.make()
    let environment = LayoutEnvironment(size: Size(width: 400, height: 800), scale: 3)
    let engine = LayoutEngine(measurer: FixedMeasurer())
    #expect(engine.layOut(root, in: environment) == engine.layOut(root, in: environment))
  }

  @Test(arguments: 0..<40)
  func `a screen that is known is the one that would be laid out`(seed: UInt64) {
    var (tree, random) = (RandomTree(seed: seed), SeededGenerator(seed: seed + 1000))
    var root = tree.make()
    let environment = LayoutEnvironment(size: Size(width: 400, height: 800), scale: 3)
    let engine = LayoutEngine(measurer: FixedMeasurer())
    for round in 0..<12 {
      let known = engine.screen(of: root, in: environment)
      let anew = LayoutEngine(measurer: FixedMeasurer()).layOut(root, in: environment)
      #expect(known == anew, "seed \(seed), round \(round)")
      let changes = Self.changes
      let change = changes[random.roll(0...(changes.count - 1))]
      root.update(ViewID("v\(random.roll(0...2))")) { change(&$0) }
    }
  }

  /// Changes of a view: those of its look, and some that decide frames.
  private static let changes: [@Sendable (inout View) -> Void] = [
    { $0.alpha = $0.alpha == 1 ? 0.25 : 1 }, { $0.backgroundColor = .white },
    { $0.tintColor = .white }, { $0.cornerRadius += 4 }, { $0.borderWidth += 1 },
    { $0.borderColor = .white }, { $0.transform.translation.x += 7 },
    { $0.transform.scale = Point(x: 2, y: 0.5) }, { $0.zPosition += 1 }, { $0.isEnabled.toggle() },
    { $0.text?.string += "more" }, { $0.isHidden.toggle() }, { $0.hugging.horizontal = .required },
    { $0.subviews.append(.box(ViewID("/\($0.subviews.count)\($0.id.rawValue)"), 10, 20)) },
  ]
}

/// Makes a tree with a hidden arrangement, required constraints that it satisfies, and optional
/// ones that it need not.
private struct RandomTree {
  private var random: SeededGenerator
  private(set) var required: [Constraint] = []
  private var arrangement: [ViewID: Rect] = [
    "root": Rect(x: 0, y: 0, width: 400, height: 800)
  ]

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  private mutating func next(_ bound: Int) -> Int { random.roll(0...(bound - 1)) }

  mutating func make() -> View {
    var root = View(id: "root")
    var optional: [Constraint] = []
    for index in 0..<(3 + next(20)) {
      let id = ViewID("v\(index)")
      arrangement[id] = Rect(
        x: Double(next(800)) / 2, y: Double(next(1600)) / 2, width: Double(next(600)) / 2,
        height: Double(next(600)) / 2)
      let parent = next(2) == 0 || index == 0 ? ViewID("root") : ViewID("v\(next(index))")
      root.update(parent) { $0.subviews.append(.label(id, "label")) }
      for _ in 0..<(1 + next(5)) { addRequired(id, index) }
      optional.append(
        .length(id, next(2) == 0 ? .width : .height, Double(next(300)), priority: 400))
    }
    root.constraints = required + optional
    return root
  }

  private static let lines: [LayoutAttribute] = [
    .left, .right, .top, .bottom, .centerX, .centerY, .width, .height,
  ]

  private mutating func addRequired(_ id: ViewID, _ index: Int) {
    let attribute = Self.lines[next(Self.lines.count)]
    let other = next(3) == 0 || index == 0 ? ViewID("root") : ViewID("v\(next(index))")
    let difference = value(attribute, of: id) - value(attribute, of: other)
    let slack = Double(next(40))
    let relation: Constraint.Relation =
      [.equal, .lessThanOrEqual, .greaterThanOrEqual][next(3)]
    let constant =
      switch relation {
      case .equal: difference
      case .lessThanOrEqual: difference + slack
      case .greaterThanOrEqual: difference - slack
      }
    required.append(
      Constraint(
        Anchor(id, attribute), relation, Anchor(other, attribute), constant: constant))
  }

  private func value(_ attribute: LayoutAttribute, of id: ViewID) -> Double {
    Self.value(attribute, of: arrangement[id] ?? .zero)
  }

  private static func value(_ attribute: LayoutAttribute, of rect: Rect) -> Double {
    switch attribute {
    case .left: rect.minX
    case .right: rect.maxX
    case .top: rect.minY
    case .bottom: rect.maxY
    case .centerX: rect.midX
    case .centerY: rect.midY
    case .width: rect.width
    default: rect.height
    }
  }

  func violation(
    of constraint: Constraint, _ screen: LaidOutScreen, _ rects: [Rect]
  ) -> Double {
    func value(_ anchor: Anchor) -> Double {
      guard case .view(let id) = anchor.item, let index = screen.index(of: id) else { return 0 }
      return Self.value(anchor.attribute, of: rects[index])
    }
    let left = value(constraint.first)
    let right = constraint.second.map(value).map { $0 + constraint.constant } ?? 0
    switch constraint.relation {
    case .equal: return abs(left - right)
    case .lessThanOrEqual: return max(0, left - right)
    case .greaterThanOrEqual: return max(0, right - left)
    }
  }
}
