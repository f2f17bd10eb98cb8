import EmakiDrawing
import EmakiLayout

/// A view that a blueprint points out.
struct Annotation {
  let id: ViewID
  /// The visible part of the view, in screen coordinates.
  let rect: Rect
  /// The radius of its corners, in points.
  let radius: Double
  /// The label, the most telling first; the shorter ones are for where there is little room.
  let labels: [String]
  /// The label's priority: labels of greater importance are positioned first.
  let importance: Int
  /// Whether it is a text.
  let isText: Bool
  /// Whether it is turned out of the plane, so that `rect` is only a box around it.
  let isTurned: Bool
  /// The areas on the screen that cover a part of it.
  let covers: [Rect]

  /// Whether the outline tells something without its label: around a text it does not.
  var isOutlinedAlone: Bool { importance >= 60 && !isText && !isTurned }
}

extension Annotation {
  /// How much a view matters to a reader; `nil` for views that are not pointed out, as all that nobody
  /// wrote.
  static func importance(of view: View, isMoving: Bool, isFirstCell: Bool) -> Int? {
    if case .part = view.origin { return nil }
    if view.role == .transparent || (view.role == .accent && !isMoving) { return nil }
    if isMoving { return 100 }
    switch view.kind.traits.importance {
    case .always(let importance): return importance
    case .first(let importance): return isFirstCell ? importance : nil
    case .named: return view.authorsName == nil ? nil : 20
    case .never: return nil
    }
  }

  /// The labels of a view from long to short: its name with position or size, and the name alone.
  static func labels(of view: View, _ own: Presentation, _ movement: Movement?) -> [String] {
    let (moved, scale) = (own.transform.translation, own.transform.scale)
    let size = Size(width: own.frame.width * scale.x, height: own.frame.height * scale.y)
    var facts: [String] = []
    if let movement {
      // The corner as it is drawn: what is scaled keeps its anchor.
      let x = own.frame.minX + moved.x + (own.frame.width - size.width) * view.anchorPoint.x
      let y = own.frame.minY + moved.y + (own.frame.height - size.height) * view.anchorPoint.y
      if movement.contains(.x) { facts.append("x=" + decimal(x, places: 1, keepsZeros: true)) }
      if movement.contains(.y) { facts.append("y=" + decimal(y, places: 1, keepsZeros: true)) }
    }
    if facts.isEmpty || movement?.contains(.size) == true {
      facts.append(decimal(size.width, places: 1) + "×" + decimal(size.height, places: 1))
    }
    let name = view.authorsName.map { [$0] } ?? []
    return [(name + facts).joined(separator: " ")] + name
  }
}
