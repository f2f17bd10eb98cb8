import TestSupport
import EmakiLayout
@testable import EmakiSceneFormat
import Testing

@Suite struct EquationTests {
  func parsed(_ text: String, metrics: [String: Double] = [:]) throws -> Equation {
    var parser = EquationParser(text, metrics: metrics)
    return try parser.parse()
  }

  func line(_ name: String?, _ attribute: LayoutAttribute, at offset: Int) -> Equation.Line {
    Equation.Line(name: name, area: nil, attribute: attribute, offset: offset)
  }

  @Test func `an equation joins two lines with a distance and a priority`() throws {
    let equation = try parsed("title.top == header.bottom + 8 @750")
    #expect(equation.first == line("title", .top, at: 0))
    #expect(equation.second == line("header", .bottom, at: 13))
    #expect(equation.relation == .equal)
    #expect(equation.multiplier == 1)
    #expect(equation.constant == 8)
    #expect(equation.priority == 750)
  }

  @Test func `a length may stand alone`() throws {
    let equation = try parsed("a.width >= 100")
    #expect(equation.second == nil)
    #expect(equation.constant == 100)
    #expect(equation.relation == .greaterThanOrEqual)
  }

  @Test(arguments: [
    "a.width == 0.5 * b.width + 8", "a.width == b.width / 2 + 8", "a.width = b.width * 0.5 + 8",
  ])
  func `a factor is written on either side of its line`(_ text: String) throws {
    let equation = try parsed(text)
    #expect(equation.multiplier == 0.5)
    #expect(equation.constant == 8)
    #expect(equation.second?.name == "b")
  }

  @Test func `numbers move to the right side`() throws {
    let equation = try parsed("a.left - 8 == b.right + 2")
    #expect(equation.constant == 10)
  }

  @Test func `a factor of the left side divides the right one`() throws {
    let equation = try parsed("2 * a.width <= b.width + 10")
    #expect(equation.multiplier == 0.5)
    #expect(equation.constant == 5)
    #expect(equation.relation == .lessThanOrEqual)
  }

  @Test func `a negative factor of the left side turns the relation`() throws {
    let equation = try parsed("-a.left <= b.left")
    #expect(equation.multiplier == -1)
    #expect(equation.relation == .greaterThanOrEqual)
  }

  @Test func `a number on the left side mirrors the equation`() throws {
    let equation = try parsed("100 >= a.width")
    #expect(equation.first.name == "a")
    #expect(equation.relation == .lessThanOrEqual)
    #expect(equation.constant == 100)
  }

  @Test func `a bare line belongs to the view that the equation is in`() throws {
    let equation = try parsed("width == height")
    #expect(equation.first == line(nil, .width, at: 0))
    #expect(equation.second == line(nil, .height, at: 9))
  }

  @Test(arguments: Equation.Area.allCases)
  func `a part of a view has lines`(_ area: Equation.Area) throws {
    let equation = try parsed("a.top == root.\(area.rawValue).top")
    #expect(equation.second?.area == area)
    #expect(equation.second?.name == "root")
  }

  @Test func `metrics are numbers and factors`() throws {
    let equation = try parsed("a.top == half * b.top + gap", metrics: ["gap": 12, "half": 0.5])
    #expect(equation.constant == 12)
    #expect(equation.multiplier == 0.5)
  }

  @Test func `ids may hold hyphens, digits and any letters`() throws {
    let equation = try parsed("8bC-Xf-vdC.top == 見出し.bottom - 8")
    #expect(equation.first.name == "8bC-Xf-vdC")
    #expect(equation.second?.name == "見出し")
    #expect(equation.constant == -8)
  }

  @Test(arguments: LayoutAttribute.allCases)
  func `every line and length of UIKit can be named`(_ attribute: LayoutAttribute) throws {
    #expect(
      try parsed("a.\(attribute.rawValue) == b.\(attribute.rawValue)").first.attribute == attribute)
  }

  @Test(arguments: [
    ("title.top", 9, "expected ==, <= or >="),
    ("title.top == ", 13, "the equation ends here"),
    ("title.top == b.left + c.left", 22, "each side has at most one view"),
    ("title.tpo == 8", 6, "\"tpo\" is not a line or length"),
    ("title == 8", 0, "\"title\" has no line or length after it"),
    ("title.top == 8 @1001", 16, "a priority is more than 0 and at most 1000"),
    ("title.top == 8 @often", 16, "\"often\" is not a priority"),
    ("title.top == b.safearea.top", 15, "\"safearea\" is not a part of a view"),
    ("title.top == 8 8", 15, "unexpected \"8\""),
    ("3 == 4", 0, "an equation needs a view's line or length"),
    ("a.top == b.top / 0", 15, "division by zero"),
    ("a.top == 1e9", 0, "larger than 1000000 points"),
    ("a. == 1", 3, "expected a line or length after the dot"),
  ])
  func `what is wrong is told with its place`(_ text: String, _ offset: Int, _ message: String) {
    let error = #expect(throws: EquationError.self) { try parsed(text) }
    #expect(error?.message == message)
    #expect(error?.offset == offset)
  }

  @Test func `what is written reads back`() throws {
    for seed in 1...300 as ClosedRange<UInt64> {
      var generator = SeededGenerator(seed: seed)
      let written = WrittenEquation(&generator)
      let read = try parsed(written.text)
      #expect(
        read.first.name == written.first && read.second?.name == written.second, "seed \(seed)")
      #expect(read.relation == written.relation, "seed \(seed)")
      #expect(abs(read.multiplier - written.multiplier) < 1e-9, "seed \(seed)")
      #expect(abs(read.constant - written.constant) < 1e-9, "seed \(seed): \(written.text)")
      #expect(read.priority == written.priority, "seed \(seed)")
    }
  }
}

/// An equation in random spelling, with what it means.
private struct WrittenEquation {
  let first: String
  var second: String?
  let relation: Constraint.Relation
  var multiplier = 1.0
  let constant: Double
  var priority: Priority?
  let text: String

  init(_ generator: inout SeededGenerator) {
    let names = ["a", "title", "left-menu", "row1", "見出し", "x_1", "8bC-Xf"]
    let attributes = ["top", "width", "centerX", "firstBaseline", "leadingMargin"]
    func pick(_ words: [String]) -> String { words.randomElement(using: &generator) ?? "" }
    let gap = pick(["", " ", "  "])
    first = pick(names)
    relation =
      [.equal, .lessThanOrEqual, .greaterThanOrEqual].randomElement(using: &generator) ?? .equal
    constant = Double(Int.random(in: -4000...4000, using: &generator)) / 8
    var right: [String] = []
    if Bool.random(using: &generator) {
      let other = pick(names)
      second = other
      let line = other + "." + pick(attributes)
      switch Int.random(in: 0...2, using: &generator) {
      case 0: right.append(line)
      case 1:
        multiplier = Double(Int.random(in: 1...40, using: &generator)) / 8
        right.append("\(multiplier)\(gap)*\(gap)\(line)")
      default:
        let divisor = Int.random(in: 2...9, using: &generator)
        multiplier = 1 / Double(divisor)
        right.append("\(line)\(gap)/\(gap)\(divisor)")
      }
    }
    var body = right.first ?? ""
    if body.isEmpty {
      body = "\(constant)"
    } else if constant != 0 {
      body += constant < 0 ? " - \(-constant)" : " + \(constant)"
    }
    if Bool.random(using: &generator) {
      let value = Int.random(in: 1...1000, using: &generator)
      priority = Priority(Double(value))
      body += "\(gap)@\(value)"
    }
    text = "\(first).\(pick(attributes))\(gap)\(relation.rawValue)\(gap)\(body)"
  }
}
