import EmakiText

/// The names of a scene that its Swift text declares, so that the compiler checks them.
final class SwiftNames {
  private var counts: [String: Int] = [:]
  private var bases: Set<String> = []
  /// Those that are declared, in order.
  private(set) var declared: [String] = []
  private var known: Set<String> = []

  /// A name as a value.
  func value(_ name: String) -> String {
    counts[name, default: 0] += 1
    return known.contains(name) ? SwiftWords.identifier(name) : SwiftText.literal(name)
  }

  /// A name before a dot or a parenthesis.
  func base(_ name: String) -> String {
    if name == "superview" { return name }
    if name == "self" { return "owner" }
    bases.insert(name)
    return known.contains(name)
      ? SwiftWords.identifier(name) : "Name(\(SwiftText.literal(name)))"
  }

  /// Declares what was named more than once so far.
  func declare() {
    let used = Set(counts.filter { $0.value > 1 }.keys).union(bases)
    declared = used.filter(Self.canDeclare).sorted()
    known = Set(declared)
  }

  private static func canDeclare(_ name: String) -> Bool {
    SwiftWords.isIdentifier(name) && name.first?.isUppercase == false && !reserved.contains(name)
  }

  /// The names that a screen has already.
  private static let reserved: Set<String> = [
    "superview", "owner", "self", "body", "scene", "sceneID", "yaml", "read", "init", "Type",
  ]

  /// The declarations, as many on a line as fit.
  var lines: [String] {
    var lines: [String] = []
    for name in declared {
      let part = "\(SwiftWords.identifier(name)): Name = \(SwiftText.literal(name))"
      if let last = lines.last, last.count + 2 + part.count <= SwiftDocument.width {
        lines[lines.count - 1] += ", " + part
      } else {
        lines.append("  let " + part)
      }
    }
    return lines
  }
}
