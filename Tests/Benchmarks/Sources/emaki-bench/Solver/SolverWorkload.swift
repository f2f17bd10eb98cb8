import Foundation

/// A screen of nested rows and columns as linear constraints, about 4.3 a view.
///
/// A side menu and a main view that slides; both hold columns, columns hold leaves and rows, rows
/// hold leaves and columns, to a depth of four. Rows are at least 44 high and otherwise as low as
/// what they hold; the first and last cell of a row of three or more is 24 wide, the others share
/// the rest. So every variable has exactly one best value.
struct SolverWorkload {
  enum Relation: String { case equal = "==", atLeast = ">=", atMost = "<=" }
  enum Strength: String { case required, strong, weak }

  struct Constraint {
    var relation: Relation
    var strength: Strength
    var constant: Double
    /// Variables by index, each once.
    var terms: [(variable: Int, coefficient: Double)]
  }

  private struct View {
    var left: Int
    var top: Int
    var width: Int
    var height: Int
  }

  /// Points between cells, and from them to the edge.
  private static let (gap, padding) = (4.0, 8.0)

  private(set) var viewCount = 0
  private(set) var variableCount = 0
  private(set) var constraints: [Constraint] = []
  /// The slide, and the width and height of the screen.
  private(set) var edits: [Int] = []
  /// The values of `edits` at first.
  let initial = [0.0, 375, 812]
  private var generator: Generator

  init(views: Int) {
    generator = Generator(seed: UInt64(views))
    let root = makeView()
    equal([(root.left, 1)])
    equal([(root.top, 1)])
    let slide = makeVariable()
    edits = [slide, root.width, root.height]
    let menu = makeView()
    align(menu, to: root, [\.left, \.top, \.height])
    equal([(menu.width, 1)], -280, .strong)
    add(.atMost, [(menu.width, 1), (root.width, -1)])
    let main = makeView()
    equal([(main.left, 1), (slide, -1)])
    align(main, to: root, [\.top, \.width, \.height])
    column(in: menu, depth: 0, count: nil, upTo: max(8, views / 4))
    column(in: main, depth: 0, count: nil, upTo: views)
  }

  /// The values of `edits` in each of 60 frames of the slide.
  var slide: [[Double]] {
    (0..<60).map { frame in
      let t = Double(frame) / 59
      return [280 * t * t * (3 - 2 * t), 375, 812]
    }
  }

  private mutating func makeVariable() -> Int {
    variableCount += 1
    return variableCount - 1
  }

  private mutating func makeView() -> View {
    viewCount += 1
    return View(
      left: makeVariable(), top: makeVariable(), width: makeVariable(), height: makeVariable())
  }

  private mutating func add(
    _ relation: Relation, _ terms: [(Int, Double)], _ constant: Double = 0,
    _ strength: Strength = .required
  ) {
    var sums: [(variable: Int, coefficient: Double)] = []
    for (variable, coefficient) in terms {
      if let known = sums.firstIndex(where: { $0.variable == variable }) {
        sums[known].coefficient += coefficient
      } else {
        sums.append((variable, coefficient))
      }
    }
    constraints.append(
      Constraint(
        relation: relation, strength: strength, constant: constant,
        terms: sums.filter { $0.coefficient != 0 }))
  }

  private mutating func equal(
    _ terms: [(Int, Double)], _ constant: Double = 0, _ strength: Strength = .required
  ) {
    add(.equal, terms, constant, strength)
  }

  private mutating func align(_ view: View, to other: View, _ edges: [KeyPath<View, Int>]) {
    for edge in edges { equal([(view[keyPath: edge], 1), (other[keyPath: edge], -1)]) }
  }

  private mutating func chance(_ share: Double) -> Bool {
    Double.random(in: 0..<1, using: &generator) < share
  }

  /// Stacks views from the top: so many, or until there are `limit` views in all.
  private mutating func column(in parent: View, depth: Int, count: Int?, upTo limit: Int = .max) {
    var previous: View?
    var made = 0
    while made < count ?? .max, viewCount < limit {
      let isLeaf = depth >= 4 || (depth > 0 && chance(0.55))
      let view = makeView()
      equal([(view.left, 1), (parent.left, -1)], -Self.padding)
      equal(
        [(view.left, 1), (view.width, 1), (parent.left, -1), (parent.width, -1)], Self.padding)
      if let previous {
        equal([(view.top, 1), (previous.top, -1), (previous.height, -1)], -Self.gap)
      } else {
        equal([(view.top, 1), (parent.top, -1)], -Self.padding)
      }
      if isLeaf {
        let heights: [Double] = [16, 20, 24, 32, 44]
        let height = heights.randomElement(using: &generator) ?? 44
        equal([(view.height, 1)], -height, .strong)
      } else {
        row(in: view, depth: depth + 1)
      }
      previous = view
      made += 1
    }
    guard let previous, count != nil else { return }
    equal(
      [(parent.top, 1), (parent.height, 1), (previous.top, -1), (previous.height, -1)],
      -Self.padding, .strong)
  }

  /// Puts views side by side.
  private mutating func row(in parent: View, depth: Int) {
    add(.atLeast, [(parent.height, 1)], -44)
    equal([(parent.height, 1)], 0, .weak)
    let count = Int.random(in: 2...5, using: &generator)
    var previous: View?
    var flexible: View?
    for index in 0..<count {
      let isEdge = count > 2 && (index == 0 || index == count - 1)
      let isLeaf = isEdge || depth >= 4 || chance(0.4)
      let view = makeView()
      if let previous {
        equal([(view.left, 1), (previous.left, -1), (previous.width, -1)], -Self.gap)
      } else {
        equal([(view.left, 1), (parent.left, -1)], -Self.padding)
      }
      equal([(view.top, 1), (parent.top, -1)], -Self.padding)
      if isEdge {
        equal([(view.width, 1)], -24, .strong)
      } else if let flexible {
        equal([(view.width, 1), (flexible.width, -1)], 0, .strong)
      } else {
        flexible = view
      }
      if isLeaf {
        equal([(view.height, 1), (parent.height, -1)], 2 * Self.padding)
      } else {
        add(.atLeast, [(parent.height, 1), (view.height, -1)], -2 * Self.padding)
        column(in: view, depth: depth + 1, count: Int.random(in: 2...5, using: &generator))
      }
      previous = view
    }
    guard let previous else { return }
    equal(
      [(parent.left, 1), (parent.width, 1), (previous.left, -1), (previous.width, -1)],
      -Self.padding)
  }

  /// The workload as JSON, for solvers in other languages.
  var json: String {
    let rows = constraints.map { constraint in
      let terms = constraint.terms.map { "[\($0.variable),\($0.coefficient)]" }
      return "[\"\(constraint.relation.rawValue)\",\"\(constraint.strength.rawValue)\","
        + "\(constraint.constant),[\(terms.joined(separator: ","))]]"
    }
    return "{\"variables\":\(variableCount),\"edits\":\(edits),\"initial\":\(initial),"
      + "\"slide\":\(slide),\"constraints\":[\(rows.joined(separator: ","))]}"
  }
}
