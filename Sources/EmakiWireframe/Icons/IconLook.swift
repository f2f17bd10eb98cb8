import EmakiDrawing

/// The look that words of a system symbol's name ask for.
struct IconLook: Hashable {
  /// A shape around an icon.
  enum Shape: String, CaseIterable {
    case circle, square, rectangle, bubble, shield, viewfinder, seal, octagon, hexagon, triangle
    case diamond

    var strokes: [IconStroke] {
      switch self {
      case .circle: IconStrokes.strokes("O 12 12 8.5") ?? []
      case .square: IconStrokes.strokes("R 3.5 3.5 17 17 3") ?? []
      default: Icon.named(rawValue)?.strokes ?? []
      }
    }

    /// How much smaller the icon in it is.
    var factor: Double {
      switch self {
      case .circle, .square: 0.55
      case .viewfinder: 0.58
      case .octagon, .hexagon: 0.5
      case .rectangle, .bubble, .shield, .seal: 0.44
      case .triangle, .diamond: 0.4
      }
    }

    /// Where the middle of the icon in it is.
    var middle: Point {
      switch self {
      case .bubble: Point(x: 12, y: 11.3)
      case .shield: Point(x: 12, y: 11.5)
      case .triangle: Point(x: 12, y: 14.8)
      default: Point(x: 12, y: 12)
      }
    }
  }

  /// Around the icon; if it is filled, the icon is left free in it.
  var shape: Shape?
  var isFilled = false
  /// Whether it is crossed out.
  var isSlashed = false
  /// The badge in its corner; an empty name is a dot.
  var badge: String?

  /// The areas and lines of the icon that are left free.
  var clearing: [IconStroke] {
    let slash = isSlashed ? IconStrokes.strokes(Self.slash) ?? [] : []
    guard let badge else { return slash }
    return slash + (IconStrokes.strokes(badge.isEmpty ? Self.dotRoom : Self.badgeRoom) ?? [])
  }

  /// The strokes drawn over the icon.
  var overlay: [IconStroke] {
    let slash = isSlashed ? IconStrokes.strokes(Self.slash) ?? [] : []
    return slash + (badge.flatMap { Self.badges[$0] }.flatMap(IconStrokes.strokes) ?? [])
  }

  /// The badges that are known, by their names.
  static let badges: [String: String] = [
    "": "O 18 6 2.4",
    "plus": "M 18.3 15.2 L 18.3 21.4 M 15.2 18.3 L 21.4 18.3",
    "minus": "M 15.2 18.3 L 21.4 18.3",
    "xmark": "M 16 16 L 20.8 20.8 M 20.8 16 L 16 20.8",
    "checkmark": "M 15 18.6 L 17.4 21 21.5 15.8",
    "exclamationmark": "M 18.3 14.6 L 18.3 18.6 M 18.3 21.2 L 18.3 21.4",
    "questionmark":
      "M 16.4 16 C 16.4 13.6 20.4 13.6 20.4 16.1 20.4 17.6 18.4 17.6 18.4 19 M 18.4 21.3 L 18.4 21.5",
    "clock": "O 18.2 18.2 3.2 M 18.2 16.5 L 18.2 18.2 19.3 18.8",
    "gearshape":
      "O 18.2 18.2 1.6 M 18.2 14.6 L 18.2 15.4 M 18.2 21 L 18.2 21.8 M 14.6 18.2 L 15.4 18.2 "
      + "M 21 18.2 L 21.8 18.2",
  ]

  private static let slash = "M 4 4 L 20 20"
  private static let badgeRoom = "O 18.3 18.3 4.4"
  private static let dotRoom = "O 18 6 3.2"
}

extension IconStroke {
  /// The stroke, smaller, with the middle of the grid at a point.
  func scaled(by factor: Double, to middle: Point) -> IconStroke {
    let half = Icon.side / 2 * factor
    return IconStroke(
      path: path.applying(
        Transform(a: factor, b: 0, c: 0, d: factor, tx: middle.x - half, ty: middle.y - half)),
      isArea: isArea)
  }
}
