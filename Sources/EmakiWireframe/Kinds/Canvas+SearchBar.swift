import EmakiDrawing
import EmakiLayout

extension Canvas {
  /// A rounded field with a looking glass; white where it lies on a fill. Where the bar has
  /// them, a button that ends the search stands beside it, and scopes below.
  mutating func drawSearchBar(_ figure: DrawnView) {
    var bar = figure.bounds
    if let prompt = figure.view.control.search.prompt, bar.height >= Self.promptHeight + 36 {
      let room = Rect(
        x: bar.minX + 8, y: bar.minY + 4, width: bar.width - 16, height: Self.promptHeight - 4)
      line(prompt, .system(14), ink(nil, .quiet, of: figure, in: room), in: room, .center)
      bar.origin.y += Self.promptHeight
      bar.size.height -= Self.promptHeight
    }
    if !figure.view.control.items.isEmpty, bar.height >= Self.scopeHeight + 36 {
      bar.size.height -= Self.scopeHeight
      let scopes = Rect(
        x: bar.minX + 8, y: bar.maxY + 4, width: bar.width - 16, height: Self.scopeHeight - 12)
      drawSegments(figure, in: grid.snap(scopes))
    }
    let right =
      8 + (figure.view.control.search.hasCancelButton ? drawCancelButton(figure, in: bar) : 0)
    let height = min(36, bar.height - 8)
    let field = grid.snap(
      Rect(
        x: bar.minX + 8, y: bar.midY - height / 2, width: bar.width - 8 - right, height: height))
    guard field.width > 20, height > 8 else { return }
    let text = figure.content.flatMap { $0.string.isEmpty ? nil : $0 }
    drawSearchField(
      text?.string ?? "Search", isPlaceholder: text?.isPlaceholder ?? true, figure, in: field)
  }

  /// The part of a search bar's height that scopes take, in points.
  private static let scopeHeight = 44.0

  /// The part of its height that a prompt takes, in points.
  private static let promptHeight = 31.0

  /// Draws the button at the end of a search bar; gives the width that it takes.
  private mutating func drawCancelButton(_ figure: DrawnView, in bar: Rect) -> Double {
    let title = "Cancel"
    let width = width(of: title, .system(17))
    let room = Rect(x: bar.maxX - 8 - width, y: bar.minY, width: width, height: bar.height)
    let color = ink(nil, .interactive, of: figure, in: room)
    line(title, .system(17), color, in: figure.mirrored(room))
    return width + 8
  }

  /// A field with a looking glass.
  ///
  /// - Parameter field: as it lies where one reads from left to right.
  mutating func drawSearchField(
    _ string: String, isPlaceholder: Bool, _ figure: DrawnView, in field: Rect
  ) {
    let shape = figure.mirrored(field)
    let isOnFill = [palette.fill, palette.strongFill].contains(ground(at: shape).painted)
    let ground = isOnFill ? palette.surface : controlFill(at: shape)
    fill(shape, ground, corner: Corner(min(10, field.height / 2)))
    addGround(shape, painted: ground, given: nil)
    let color = ink(nil, .quiet, of: figure, in: shape)
    let glass = Rect(x: field.minX + 8, y: field.minY, width: 18, height: field.height)
    let icon = figure.mirrored(grid.centered(Size(width: 18, height: 18), in: glass))
    if let search = Icon.named("search") { draw(search, color, in: icon) }
    let room = field.inset(by: Insets(top: 0, left: 32, bottom: 0, right: 8))
    let textColor = isPlaceholder ? color : ink(figure.own.textColor, .plain, of: figure, in: shape)
    let alignment: LineAlignment = figure.direction == .rightToLeft ? .right : .left
    line(string, .system(17), textColor, in: figure.mirrored(room), alignment)
    let edited = EditedLine(
      string: string, width: width(of: string, .system(17)), isPlaceholder: isPlaceholder)
    drawCaret(figure, behind: edited, in: figure.mirrored(room), alignment)
  }
}
