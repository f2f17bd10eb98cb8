import EmakiDrawing
import EmakiLayout

extension Canvas {
  /// Title, a chevron back, and buttons at both sides.
  ///
  /// Subviews, where there are any, are the bar's content; then only the edge is drawn.
  /// `items` are the titles or icon names of the buttons (with a colon behind it, an image's name),
  /// those of the leading side first. A `backTitle` adds the chevron with a title before them.
  mutating func drawNavigationBar(_ figure: DrawnView) {
    let bounds = figure.bounds
    let isLarge = figure.view.control.bar.isLarge && bounds.height >= 80
    // A clear bar lies over another, or over content, and has no line; nor has one under a large
    // title, or one under which no content has gone, unless it has a background.
    let ground = figure.backgroundColor
    let line =
      ground.map { Double($0.alpha) / 255 } ?? (isLarge ? 0 : figure.edge?.line ?? 1)
    if line > 0 {
      let place = Rect(
        minX: bounds.minX, minY: bounds.maxY - hairline, maxX: bounds.maxX, maxY: bounds.maxY)
      softLine(place, line < 1 ? palette.soft.multipliedAlpha(line) : nil)
    }
    guard !figure.hasSubviews else { return }
    let sides = figure.safeArea
    let row = Rect(
      minX: bounds.minX + sides.left, minY: max(bounds.minY, bounds.maxY - (isLarge ? 96 : 44)),
      maxX: bounds.maxX - sides.right, maxY: isLarge ? bounds.maxY - 52 : bounds.maxY)
    let room = drawBarButtons(figure, in: row)
    let title = figure.string
    let color = ink(figure.own.textColor, .plain, of: figure, in: row)
    drawBarPrompt(figure, color, over: row)
    if let own = figure.view.control.bar.title {
      let free = Rect(minX: room.left, minY: row.minY, maxX: room.right, maxY: row.maxY)
      draw(own, in: free, of: row, figure)
      if !isLarge { return }
    }
    if isLarge {
      let line = Rect(x: row.minX + 16, y: bounds.maxY - 50, width: row.width - 32, height: 44)
      let alignment: LineAlignment = figure.direction == .rightToLeft ? .right : .left
      self.line(title, .system(34, .bold), color, in: line, alignment)
    } else {
      drawBarTitle(title, color, in: row, between: room, figure)
    }
  }

  /// A line of text over the title, where the bar has room for it.
  private mutating func drawBarPrompt(_ figure: DrawnView, _ color: Color, over row: Rect) {
    guard let prompt = figure.view.control.bar.prompt else { return }
    let place = Rect(minX: row.minX + 16, minY: row.minY - 30, maxX: row.maxX - 16, maxY: row.minY)
    guard place.minY >= figure.bounds.minY else { return }
    line(prompt, .system(13), color, in: place, .center)
  }

  private mutating func drawBarTitle(
    _ title: String, _ color: Color, in row: Rect, between sides: (left: Double, right: Double),
    _ figure: DrawnView
  ) {
    let room = figure.mirrored(
      Rect(minX: sides.left, minY: row.minY, maxX: sides.right, maxY: row.maxY))
    guard !title.isEmpty else { return }
    let given = figure.view.text?.font ?? .system(17)
    let font = given == .system(17) ? .system(17, .semibold) : given
    let reach = min(row.midX - room.minX, room.maxX - row.midX)
    let centred = Rect(
      minX: row.midX - reach, minY: row.minY, maxX: row.midX + reach, maxY: row.maxY)
    line(title, font, color, in: width(of: title, font) <= centred.width ? centred : room, .center)
  }

  /// Draws the buttons; returns the room that is left between them.
  private mutating func drawBarButtons(
    _ figure: DrawnView, in row: Rect
  ) -> (left: Double, right: Double) {
    let items = figure.view.control.items
    var left = drawBackButton(figure, in: row)
    let leading = min(max(1, figure.view.control.bar.leadingCount), items.count)
    for (index, item) in items.prefix(leading).enumerated() where !item.title.isEmpty {
      let width = barButtonWidth(figure, index)
      drawBarItem(
        index, of: figure, in: figure.mirrored(place(x: left, width, in: row)), of: row)
      left += width + 12
    }
    var right = row.maxX - 16
    for index in items.indices.dropFirst(leading).reversed() where !items[index].title.isEmpty {
      let width = barButtonWidth(figure, index)
      drawBarItem(
        index, of: figure, in: figure.mirrored(place(x: right - width, width, in: row)), of: row)
      right -= width + 12
    }
    return (left, right)
  }

  /// Draws the chevron back and its title, where the bar has one; returns where items begin.
  private mutating func drawBackButton(_ figure: DrawnView, in row: Rect) -> Double {
    guard let title = figure.view.control.bar.backTitle,
      let chevron = Icon.named("back", reading: figure.direction)
    else { return row.minX + 16 }
    let color = barButtonColor(figure, in: row)
    let side = grid.centered(Size(width: 24, height: 24), in: place(x: row.minX + 4, 24, in: row))
    draw(chevron, color, in: figure.mirrored(side))
    let left = row.minX + 28
    guard !title.isEmpty else { return left }
    let font = Font.system(17)
    let width = grid.snap(width(of: title, font) + 0.5)
    let box = figure.mirrored(place(x: left, width, in: row))
    line(title, font, color, in: box.outset(by: 0.5), .center)
    return left + width + 12
  }

  private func place(x: Double, _ width: Double, in row: Rect) -> Rect {
    Rect(x: x, y: row.minY, width: width, height: row.height)
  }

  /// The colour of a bar's buttons, or of the one at an index; one that does not react is grey.
  func barButtonColor(_ figure: DrawnView, _ index: Int? = nil, in row: Rect) -> Color {
    let item = index.map { figure.view.control.items[$0] }
    if item?.isEnabled == false { return ink(nil, .quiet, of: figure, in: row) }
    return ink(item?.color ?? figure.own.tintColor, .interactive, of: figure, in: row)
  }

  /// How wide a bar's button is.
  func barButtonWidth(_ figure: DrawnView, _ index: Int) -> Double {
    let item = figure.view.control.items[index]
    if let view = item.view { return view.size.width }
    if let size = barPicture(figure, index)?.size { return size.width }
    if Icon.named(item.title) != nil || item.title.hasSuffix(":") { return 24 }
    return grid.snap(width(of: item.title, barButtonFont(figure, index)) + 0.5)
  }

  /// The picture of a bar's button, where there is one to draw, no higher than bars have room for.
  private func barPicture(_ figure: DrawnView, _ index: Int) -> ImageContent? {
    guard var image = figure.view.control.items[index].image, picture(of: image) != nil else {
      return nil
    }
    let size = image.size ?? Size(width: 24, height: 24)
    let factor = min(1, 32 / max(size.height, 1))
    image.size = Size(width: size.width * factor, height: size.height * factor)
    return image.asTemplate
  }

  /// The font of a bar's button.
  func barButtonFont(_ figure: DrawnView, _ index: Int) -> Font {
    .system(17, figure.view.control.items[index].isEmphasized ? .semibold : .regular)
  }

  /// A picture that is at hand, else an icon where one has the item's name, else the item as title;
  /// with a colon behind it an image that is not known.
  mutating func drawBarItem(_ index: Int, of figure: DrawnView, in rect: Rect, of row: Rect) {
    let item = figure.view.control.items[index]
    if let view = item.view { return draw(view, figure, in: rect) }
    let color = barButtonColor(figure, index, in: row)
    if let image = barPicture(figure, index), let size = image.size {
      return drawSmallImage(
        image, color, in: grid.centered(size, in: rect), reading: figure.direction)
    }
    let place = grid.centered(Size(width: 24, height: 24), in: rect)
    let isImage = item.title.hasSuffix(":")
    if let icon = Icon.named(
      isImage ? String(item.title.dropLast()) : item.title, reading: figure.direction)
    {
      draw(icon, color, in: place)
    } else if isImage {
      outline(place.outset(by: -2), color, width: theme.iconLineWidth, corner: 5)
    } else {
      line(item.title, barButtonFont(figure, index), color, in: rect.outset(by: 0.5), .center)
    }
  }
}
