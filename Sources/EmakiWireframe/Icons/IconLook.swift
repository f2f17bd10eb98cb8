import EmakiDrawing

/// What the last words of a system symbol's name say of how it is drawn.
struct IconLook: Hashable {
  /// A shape around an icon.
  enum Shape: String {
    case circle
    case square

    var strokes: [IconStroke] {
      IconStrokes.strokes(self == .circle ? "O 12 12 8.5" : "R 3.5 3.5 17 17 3") ?? []
    }
  }

  /// Around the icon; if it is filled, the icon is left free in it.
  var shape: Shape?
  var isFilled = false

  /// - Parameter words: the words that were taken from the end of a name, the last one first; others
  ///   than those that are known change nothing.
  init(_ words: [String]) {
    switch words {
    case ["fill"]: isFilled = true
    case ["circle"], ["square"]: shape = Shape(rawValue: words[0])
    case ["fill", "circle"], ["fill", "square"]:
      shape = Shape(rawValue: words[1])
      isFilled = true
    default: break
    }
  }
}

extension IconStroke {
  /// The stroke about the middle of the grid, smaller.
  func scaled(by factor: Double) -> IconStroke {
    let shift = Icon.side / 2 * (1 - factor)
    return IconStroke(
      path: path.applying(
        Transform(a: factor, b: 0, c: 0, d: factor, tx: shift, ty: shift)), isArea: isArea)
  }
}
