import EmakiDrawing
import EmakiLayout

extension Canvas {
  /// Image and title side by side, or the image above the title where the style says `imageTop`.
  ///
  /// A button without both draws nothing: it may lie over a whole screen to catch touches.
  mutating func drawButton(_ figure: Figure) {
    drawButtonEdge(figure)
    let color = buttonInk(figure)
    let title = figure.string
    guard let image = figure.view.image ?? (title.isEmpty ? figure.view.ownMark : nil) else {
      if !title.isEmpty { drawTitle(of: figure, color) }
      return
    }
    let font = figure.view.text?.font ?? .system(15)
    let face = ButtonFace(
      image: image, size: imageSize(image, font: font), title: title, font: font, color: color)
    if title.isEmpty {
      let size = fitted(face.size, in: figure.bounds.size)
      drawSmallImage(image, color, in: grid.centered(size, in: figure.bounds))
    } else if figure.view.control.style == "imageTop" {
      drawStacked(face, in: figure.bounds)
    } else {
      drawInRow(face, figure)
    }
  }

  /// What a button shows.
  private struct ButtonFace {
    let image: ImageContent
    let size: Size
    let title: String
    let font: Font
    let color: Color
  }

  /// A title of one line, or of several where the text asks for them.
  private mutating func drawTitle(of figure: Figure, _ color: Color) {
    guard var content = figure.view.text, content.numberOfLines != 1 else {
      let font = figure.view.text?.font ?? .system(15)
      line(figure.string, font, color, in: figure.bounds, .center)
      return
    }
    if content.alignment == .natural { content.alignment = .center }
    draw(TextBlock(content, color, of: figure), in: figure.bounds)
  }

  private mutating func drawStacked(_ face: ButtonFace, in bounds: Rect) {
    let lineHeight = face.font.lineHeight(scale: grid.scale)
    let gap = 5.0
    let top = grid.snap(bounds.midY - (face.size.height + gap + lineHeight) / 2)
    let place = Rect(x: bounds.minX, y: top, width: bounds.width, height: face.size.height)
    drawSmallImage(face.image, face.color, in: grid.centered(face.size, in: place))
    let title = Rect(
      x: bounds.minX, y: place.maxY + gap, width: bounds.width, height: lineHeight)
    line(face.title, face.font, face.color, in: title, .center)
  }

  private mutating func drawInRow(_ face: ButtonFace, _ figure: Figure) {
    let bounds = figure.bounds
    let room = max(0, bounds.width - face.size.width)
    let titleWidth = min(width(of: face.title, face.font), room)
    let gap = min(4, room - titleWidth)
    let left = grid.snap(bounds.midX - (face.size.width + gap + titleWidth) / 2)
    let place = Rect(x: left, y: bounds.minY, width: face.size.width, height: bounds.height)
    let title = Rect(
      minX: place.maxX + gap, minY: bounds.minY,
      maxX: min(bounds.maxX, place.maxX + gap + titleWidth + 0.5), maxY: bounds.maxY)
    let image = figure.mirrored(grid.centered(face.size, in: place))
    drawSmallImage(face.image, face.color, in: image)
    let isMirrored = figure.direction == .rightToLeft
    line(
      face.title, face.font, face.color, in: figure.mirrored(title), isMirrored ? .right : .left)
  }

  /// How large a button's image is: its own size, or that of a symbol beside the title.
  private func imageSize(_ image: ImageContent, font: Font) -> Size {
    if let size = image.size, !size.isEmpty { return size }
    let side = max(20, (font.size * 1.3).rounded())
    return Size(width: side, height: side)
  }

  private func fitted(_ size: Size, in room: Size) -> Size {
    let factor = min(1, room.width / size.width, room.height / size.height)
    return Size(width: size.width * factor, height: size.height * factor)
  }

  /// A symbol as icon, a known picture as picture, anything else as a small rounded box.
  mutating func drawSmallImage(_ image: ImageContent, _ color: Color, in rect: Rect) {
    guard !rect.isEmpty else { return }
    if let icon = Icon.named(image.name) {
      draw(icon, color, in: rect)
    } else if theme.drawsPictures, let picture = image.picture {
      draw(image.isTemplate ? picture.tinted(color) : picture, in: rect)
    } else {
      let radius = min(5, min(rect.width, rect.height) / 4)
      if min(rect.width, rect.height) > 32 {
        fill(rect, palette.fill, radius: radius)
        cross(rect, palette.soft, radius: radius)
      }
      outline(rect, color, width: theme.iconLineWidth, radius: radius)
    }
  }
}
