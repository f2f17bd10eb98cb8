import EmakiDrawing
import EmakiLayout

extension Canvas {
  /// Image and title on the sides of one another that the button says; the image is above the title
  /// where the style is `imageTop`.
  ///
  /// A button without both draws nothing: it may lie over a whole screen to catch touches.
  mutating func drawButton(_ figure: DrawnView) {
    drawButtonEdge(figure)
    drawGroundPicture(figure)
    let color = buttonInk(figure)
    let font = figure.view.text?.font ?? .system(15)
    if figure.isCloseButton { return drawCloseButton(figure) }
    guard let image = figure.view.image ?? (figure.string.isEmpty ? figure.view.ownMark : nil)
    else {
      if !figure.string.isEmpty {
        let room = figure.buttonRoom(around: titleSize(of: figure, font).height)
        let title = figure.wrappingTitleRoom(in: figure.titleRoom(in: room))
        drawTitle(of: figure, color, in: title, figure.titleSide)
      }
      return
    }
    let face = ButtonFace(
      image: image, size: imageSize(image, font: font), title: titleSize(of: figure, font),
      color: color)
    let room = figure.buttonRoom(around: height(of: face, figure))
    if figure.string.isEmpty {
      drawSmallImage(
        image, color, in: imagePlace(face.size, of: figure, in: room),
        reading: figure.direction)
    } else if imageSide(of: figure).isStacked {
      drawStacked(face, figure, in: room)
    } else {
      drawInRow(face, figure, in: room)
    }
  }

  /// The image, title and colour that a button shows.
  private struct ButtonFace {
    let image: ImageContent
    let size: Size
    let title: Size
    let color: Color
  }

  private func imageSide(of figure: DrawnView) -> ButtonContent.ImageSide {
    let button = figure.view.control.button
    return button.style == .imageTop ? .top : button.imageSide
  }

  /// The title's text with its parts, if they do not all look alike.
  private func styledTitle(of figure: DrawnView) -> TextContent? {
    guard let content = figure.view.text, content.string == figure.string,
      !content.spans.isEmpty
    else { return nil }
    return content
  }

  /// How much room the title takes on as few lines as it can.
  private func titleSize(of figure: DrawnView, _ font: Font) -> Size {
    if let width = figure.wrappingTitleWidth, let text = figure.view.text, text.spans.isEmpty {
      let request = TextRequest(
        figure.string, font: font, width: width + TextBlock.lostToGrid,
        maximumLines: text.numberOfLines, lineBreak: text.lineBreak)
      let lines = measurer.lines(of: request)
      return Size(
        width: lines.reduce(0) { max($0, $1.width + $1.trailingSpace) },
        height: max(
          font.lineHeight(scale: grid.scale), Double(lines.count) * font.exactLineHeight))
    }
    if let styled = styledTitle(of: figure)?.styled(width: nil, maximumLines: 0) {
      let lines = styled.lines(measurer)
      return Size(width: lines.width, height: lines.height)
    }
    let lengths = lineLengths(of: figure.string, font)
    return Size(
      width: lengths.text + lengths.space, height: font.lineHeight(scale: grid.scale))
  }

  /// How wide a title is, and the spaces at its end, which count as its other characters in UIKit's
  /// buttons.
  private func lineLengths(of title: String, _ font: Font) -> (text: Double, space: Double) {
    let line = measurer.lines(of: TextRequest(title, font: font)).first
    return (line?.width ?? 0, line?.trailingSpace ?? 0)
  }

  /// A title of one line, or of several where the text asks for them.
  private mutating func drawTitle(
    of figure: DrawnView, _ color: Color, in rect: Rect, _ alignment: LineAlignment
  ) {
    guard var content = styledTitle(of: figure) ?? figure.view.text,
      content.numberOfLines != 1 || !content.spans.isEmpty
    else {
      let text = figure.view.text ?? TextContent("", font: .system(15))
      var place = rect
      place.size.width -= lineLengths(of: figure.string, text.font).space
      line(figure.string, text.font, color, in: place, alignment, cut: text.lineBreak.ofOneLine)
      return
    }
    content.alignment = alignment == .left ? .left : alignment == .right ? .right : .center
    if content.string.contains(where: \.isNewline) { content.numberOfLines = 0 }
    content.recolor { span in
      span.color.map { ink($0, .interactive, of: figure, in: figure.bounds) }
    }
    var block = TextBlock(content, color, of: figure)
    (block.width, block.height) = (rect.width + TextBlock.lostToGrid, rect.height)
    draw(block, in: rect)
  }

  /// How much of a button's height its title and picture take.
  private func height(of face: ButtonFace, _ figure: DrawnView) -> Double {
    if figure.string.isEmpty { return face.size.height }
    guard imageSide(of: figure).isStacked else { return max(face.size.height, face.title.height) }
    return face.size.height + stackedGap(figure) + face.title.height
  }

  private func stackedGap(_ figure: DrawnView) -> Double { figure.view.imagePadding ?? 5 }

  private mutating func drawStacked(_ face: ButtonFace, _ figure: DrawnView, in room: Rect) {
    let bounds = Rect(
      x: figure.bounds.minX, y: room.minY, width: figure.bounds.width, height: room.height)
    let gap = stackedGap(figure)
    let isTop = imageSide(of: figure) == .top
    let (image, title) = (face.size.height, face.title.height)
    let top = grid.snap(bounds.midY - (image + gap + title) / 2)
    let place = Rect(
      x: bounds.minX, y: isTop ? top : top + title + gap, width: bounds.width, height: image)
    let centered = grid.centered(face.size, in: place)
    drawSmallImage(
      face.image, face.color, in: centered.moved(by: figure.imageShift), reading: figure.direction)
    let text = Rect(
      x: bounds.minX, y: isTop ? place.maxY + gap : top, width: bounds.width, height: title)
    drawTitle(of: figure, face.color, in: text.moved(by: figure.titleShift), .center)
  }

  private mutating func drawInRow(_ face: ButtonFace, _ figure: DrawnView, in bounds: Rect) {
    let insets = figure.view.control.button.titleInsets
    let size = figure.fittedImage(face.size, in: figure.bounds)
    let room = max(0, bounds.width - size.width - insets.horizontal)
    let titleWidth = min(face.title.width, room)
    let gap = min(figure.view.imagePadding ?? 0, room - titleWidth)
    let left = grid.snap(figure.start(size.width + gap + titleWidth, in: bounds))
    let isTrailing = imageSide(of: figure) == .trailing
    let place = Rect(
      x: isTrailing ? left + titleWidth + gap : left, y: bounds.minY, width: size.width,
      height: bounds.height)
    let text = isTrailing ? left : place.maxX + gap
    let title = Rect(
      minX: text, minY: bounds.minY,
      maxX: min(bounds.maxX - min(0, insets.horizontal), text + titleWidth + 0.5),
      maxY: bounds.maxY)
    let image = figure.mirrored(grid.centered(size, in: place))
    drawSmallImage(
      face.image, face.color, in: image.moved(by: figure.imageShift), reading: figure.direction)
    let isMirrored = figure.direction == .rightToLeft
    drawTitle(
      of: figure, face.color, in: figure.mirrored(title).moved(by: figure.titleShift),
      isMirrored ? .right : .left)
  }

  /// The size of a button's image, in points: that of the image, or that of a symbol beside the
  /// title.
  private func imageSize(_ image: ImageContent, font: Font) -> Size {
    if let size = image.size, !size.isEmpty { return size }
    return ImageContent.symbolSize(besideTitleIn: font)
  }

  /// A known picture as picture, a symbol as icon, anything else as a small rounded box.
  mutating func drawSmallImage(
    _ image: ImageContent, _ color: Color, in rect: Rect, reading direction: LayoutDirection
  ) {
    guard !rect.isEmpty else { return }
    if skeleton != nil { return drawBlock(rect, corner: .square) }
    if let picture = picture(of: image) {
      draw(shown(picture, image, color), in: rect)
    } else if let icon = Icon.named(image.name, reading: direction) {
      draw(icon, color, in: rect)
    } else {
      let corner = Corner(min(5, min(rect.width, rect.height) / 4))
      if min(rect.width, rect.height) > 32 {
        fill(rect, palette.fill, corner: corner)
        cross(rect, palette.soft, corner: corner)
      }
      outline(rect, color, width: theme.iconLineWidth, corner: corner)
    }
  }
}

extension TextRequest.LineBreak {
  /// Where a title of one line that is too long gets its ellipsis.
  fileprivate var ofOneLine: Self {
    switch self {
    case .truncateHead, .truncateMiddle: self
    case .truncateTail, .wordWrap, .characterWrap, .clip: .truncateTail
    }
  }
}
