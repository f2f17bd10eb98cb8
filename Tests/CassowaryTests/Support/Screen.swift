import TestSupport
import Cassowary

/// A made-up screen of nested rows and columns, as constraints.
struct Screen {
  struct Box {
    var left: Variable
    var top: Variable
    var width: Variable
    var height: Variable
  }

  var solver = Solver()
  var constraints: [Constraint] = []
  var boxes: [Box] = []
  var dice: SeededGenerator
  let hasMinimumWidths: Bool

  init(seed: Int, boxes limit: Int, hasMinimumWidths: Bool) {
    dice = SeededGenerator(seed: seed)
    self.hasMinimumWidths = hasMinimumWidths
    let root = makeBox()
    constraints += [root.left == 0, root.top == 0]
    constraints += [(root.width == 375).at(.strong), (root.height == 812).at(.strong)]
    while boxes.count < limit { fillColumn(root, depth: 0, limit: limit) }
  }

  private mutating func makeBox() -> Box {
    let box = Box(
      left: solver.makeVariable(), top: solver.makeVariable(), width: solver.makeVariable(),
      height: solver.makeVariable())
    boxes.append(box)
    return box
  }

  private mutating func fillColumn(_ parent: Box, depth: Int, limit: Int) {
    var bottom = LinearExpression(parent.top)
    for _ in 0..<dice.roll(2...5) {
      let child = makeBox()
      constraints += [
        child.left == parent.left + 8, child.left + child.width == parent.left + parent.width - 8,
        child.top == bottom + 8,
      ]
      if depth < 4 && boxes.count < limit && dice.roll(0...2) > 0 {
        fillRow(child, depth: depth + 1, limit: limit)
      } else {
        constraints.append((child.height == dice.pick([16, 20, 24, 44])).at(.strong))
      }
      bottom = child.top + child.height
    }
    if depth > 0 { constraints.append((parent.top + parent.height == bottom + 8).at(.strong)) }
  }

  private mutating func fillRow(_ parent: Box, depth: Int, limit: Int) {
    constraints += [parent.height >= 44, (parent.height == 0).at(.weak)]
    var edge = LinearExpression(parent.left)
    var flexible: Box?
    for index in 0..<dice.roll(2...5) {
      let child = makeBox()
      constraints += [child.left == edge + 4, child.top == parent.top + 8]
      if let flexible, index > 0 {
        constraints.append((child.width == flexible.width).at(.strong))
      } else {
        flexible = child
        if hasMinimumWidths { constraints.append((child.width >= 0).at(.strong)) }
      }
      constraints.append(parent.height >= child.height + 16)
      if depth < 4 && boxes.count < limit && dice.roll(0...1) == 0 {
        fillColumn(child, depth: depth + 1, limit: limit)
      } else {
        constraints.append((child.height == parent.height - 16).at(.strong))
      }
      edge = child.left + child.width
    }
    constraints.append(edge == parent.left + parent.width - 8)
  }
}

extension Constraint {
  /// How far the constraint is from holding.
  func error(in solver: Solver) -> Double {
    let sum = expression.terms.reduce(expression.constant) {
      $0 + $1.coefficient * solver.value(of: $1.variable)
    }
    return switch relation {
    case .equal: abs(sum)
    case .lessThanOrEqual: max(0, sum)
    case .greaterThanOrEqual: max(0, -sum)
    }
  }
}
