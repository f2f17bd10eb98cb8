/// Text that is laid out in lines (Wadler, *A prettier printer*, 1998): a group stands on one line
/// where there is room, else its breaks become lines.
indirect enum SwiftDocument {
  case text(String)
  /// A line, or this text in a group that stands on one line.
  case line(String)
  /// A line in any case.
  case hardLine
  case nest(Int, [SwiftDocument])
  case group([SwiftDocument])
}

extension SwiftDocument: ExpressibleByStringLiteral {
  init(stringLiteral value: String) { self = .text(value) }
}

extension SwiftDocument {
  /// The longest line.
  static let width = 100

  /// `name(a, b)`, with as many arguments on a line as fit.
  static func call(_ name: SwiftDocument, _ arguments: [SwiftDocument]) -> SwiftDocument {
    if arguments.isEmpty { return .nest(0, [name, "()"]) }
    return .group([name, "(", .nest(2, [.line("")] + filled(arguments)), .line(""), ")"])
  }

  static func list(_ elements: [SwiftDocument]) -> SwiftDocument { brackets("[", elements, "]") }

  private static func brackets(
    _ open: String, _ elements: [SwiftDocument], _ close: String
  ) -> SwiftDocument {
    if elements.isEmpty { return .text(open + close) }
    return .group([.text(open), .nest(2, [.line("")] + filled(elements)), .line(""), .text(close)])
  }

  private static func filled(_ items: [SwiftDocument]) -> [SwiftDocument] {
    items.enumerated().flatMap { index, item -> [SwiftDocument] in
      index == 0 ? [item] : [",", .group([.line(" "), item])]
    }
  }

  /// The statements in braces behind a call; more than one statement is one a line.
  static func braces(_ statements: [SwiftDocument]) -> SwiftDocument {
    .nest(0, [" ", closure(statements)])
  }

  /// The same as an argument.
  static func closure(_ statements: [SwiftDocument]) -> SwiftDocument {
    if statements.isEmpty { return "{}" }
    if statements.count == 1 {
      return .group(["{", .nest(2, [.line(" "), statements[0]]), .line(" "), "}"])
    }
    let lines = statements.flatMap { [.hardLine, $0] }
    return .nest(0, ["{", .nest(2, lines), .hardLine, "}"])
  }

  var hasHardLine: Bool {
    switch self {
    case .text, .line: false
    case .hardLine: true
    case .nest(_, let parts), .group(let parts): parts.contains(where: \.hasHardLine)
    }
  }

  /// The lines' text.
  func rendered(indent: Int = 0) -> String {
    var result = String(repeating: " ", count: indent)
    var column = indent
    var stack = [Item(indent: indent, isFlat: false, part: self)]
    while let item = stack.popLast() {
      switch item.part {
      case .text(let text):
        result += text
        column += text.count
      case .line(let flat) where item.isFlat:
        result += flat
        column += flat.count
      case .line, .hardLine:
        result += "\n" + String(repeating: " ", count: item.indent)
        column = item.indent
      case .nest(let more, let parts):
        stack += parts.reversed().map {
          Item(indent: item.indent + more, isFlat: item.isFlat, part: $0)
        }
      case .group(let parts):
        let isFlat = item.isFlat || Self.fits(parts, after: stack, from: column)
        stack += parts.reversed().map { Item(indent: item.indent, isFlat: isFlat, part: $0) }
      }
    }
    return result
  }

  private struct Item {
    var indent: Int
    var isFlat: Bool
    var part: SwiftDocument
  }

  /// Whether parts fit on a line, with the parts that follow them up to the next break.
  private static func fits(
    _ parts: [SwiftDocument], after rest: [Item], from column: Int
  ) -> Bool {
    var room = width - column
    var stack = parts.reversed().map { Item(indent: 0, isFlat: true, part: $0) }
    var next = rest.count
    while room >= 0 {
      guard let item = stack.popLast() else {
        next -= 1
        guard next >= 0 else { return true }
        stack.append(rest[next])
        continue
      }
      switch item.part {
      case .text(let text): room -= text.count
      case .line(let flat):
        if !item.isFlat { return true }
        room -= flat.count
      case .hardLine: return !item.isFlat
      case .nest(_, let parts):
        stack += parts.reversed().map { Item(indent: 0, isFlat: item.isFlat, part: $0) }
      case .group(let parts):
        stack += parts.reversed().map { Item(indent: 0, isFlat: item.isFlat, part: $0) }
      }
    }
    return false
  }
}
