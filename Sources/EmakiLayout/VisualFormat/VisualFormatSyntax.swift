/// The parts of a visual format string, as written.
///
///     format     = [("H" | "V") ":"] ["|" connection] view {connection view} [connection "|"]
///     view       = "[" name [predicates] "]"
///     connection = "" | "-" | "-" (number | metric | predicates) "-"
///     predicates = "(" predicate {"," predicate} ")"
///     predicate  = ["==" | "<=" | ">="] object ["@" (number | metric)]
///     object     = number | metric | name ["." length] [("*" | "/") number] [("+" | "-") number]
enum VisualFormatSyntax {
  struct Format {
    var axis: Axis
    var parts: [Part]
    /// The connection before each part but the first.
    var connections: [Connection]
  }

  enum Part {
    case superview
    case view(ViewID, [Predicate])
  }

  enum Connection {
    case flush
    case standard
    case predicates([Predicate])
  }

  struct Predicate {
    var relation: Constraint.Relation
    var object: Object
    var priority: Priority
  }

  enum Object {
    case constant(Double)
    case view(ViewID, LayoutAttribute?, multiplier: Double, constant: Double)
  }
}
