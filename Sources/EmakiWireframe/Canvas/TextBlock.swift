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
  /// The width at which lines are broken: what the view has and what the grid may have taken.
  var width: Double
  /// The height that the view has, before it is moved to the grid of the picture.
  var height: Double
  /// How much larger the view is where its motion ends.
  var growth: Size
  /// Resolves the natural alignment.
  var direction: LayoutDirection
  /// Where the lines lie in the height.
  var place = Place.center

  /// The text of a view, over all its width.
  init(_ content: TextContent, _ color: Color, of figure: DrawnView) {
    self.content = content
    self.color = color
    string = figure.string
    width = figure.own.frame.width + Self.lostToGrid
    height = figure.own.frame.height
    growth = Size(
      width: figure.goal.width - figure.own.frame.width,
      height: figure.goal.height - figure.own.frame.height)
    direction = figure.direction
  }
}

extension TextBlock {
  /// Whether the view gets wider as it gets lower, or the other way round: its text reflows, and it
  /// neither comes nor goes.
  var flowsAnew: Bool {
    let goal = (width + growth.width) * (height + growth.height)
    return abs(growth.width) > 0.5 && width * height > 0.8 * goal
  }

  /// The same text in the view as its motion leaves it.
  var atGoal: TextBlock {
    var block = self
    block.width += growth.width
    block.height += growth.height
    block.growth = .zero
    return block
  }

  /// The width that a view may lose when layout moves both of its sides to the pixels of a screen,
  /// in points: a label that is as wide as its text would otherwise end in an ellipsis.
  static let lostToGrid = 0.5
}

extension TextAlignment {
  /// Left, centre or right in a reading direction; justified text starts on the reading side.
  func resolved(_ direction: LayoutDirection) -> LineAlignment {
    switch self {
    case .left: .left
    case .center: .center
    case .right: .right
    case .natural, .justified: direction == .rightToLeft ? .right : .left
    case .trailing: direction == .rightToLeft ? .left : .right
    }
  }
}
