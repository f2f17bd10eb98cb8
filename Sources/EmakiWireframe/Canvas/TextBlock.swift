import EmakiDrawing
import EmakiLayout

/// A text to be drawn in lines.
struct TextBlock {
  /// Where lines lie in the height.
  enum Place {
    case top
    case center
  }

  /// Letters, breaking and alignment.
  var content: TextContent
  /// The characters at this moment.
  var string: String
  /// The colour of the letters.
  var color: Color
  /// The width at which layout broke the lines; the view's own may differ by the pixel grid.
  var width: Double
  /// Resolves the natural alignment.
  var direction: LayoutDirection
  /// Where the lines lie in the height.
  var place = Place.center

  /// The text of a view, over all its width.
  init(_ content: TextContent, _ color: Color, of figure: Figure) {
    self.content = content
    self.color = color
    string = figure.string
    width = figure.own.frame.width
    direction = figure.direction
  }
}

extension TextContent.Alignment {
  /// Left, centre or right in a reading direction; justified text starts on the reading side.
  func resolved(_ direction: LayoutDirection) -> LineAlignment {
    switch self {
    case .left: .left
    case .center: .center
    case .right: .right
    case .natural, .justified: direction == .rightToLeft ? .right : .left
    }
  }
}
