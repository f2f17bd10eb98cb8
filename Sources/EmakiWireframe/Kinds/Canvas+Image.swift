import EmakiDrawing
import EmakiLayout

extension Canvas {
  /// The picture where it is known, else a crossed box; in the scene's colours a view that awaits
  /// its picture is a plain fill.
  mutating func drawImageView(_ figure: DrawnView) {
    let bounds = figure.bounds
    if skeleton != nil { return drawBlock(bounds, corner: figure.own.corner) }
    let image = figure.view.image
    if let image, let icon = symbol(image, figure.direction) {
      let color = ink(figure.own.tintColor, .interactive, of: figure, in: bounds)
      draw(icon, color, in: iconRect(image.size, figure.view.contentMode, in: bounds))
      return
    }
    if let image, let picture = picture(of: image) {
      let tint = ink(figure.own.tintColor, .interactive, of: figure, in: bounds)
      drawPicture(shown(picture, image, tint), size: image.size, figure)
      return
    }
    let corner = figure.own.corner
    let place = !corner.isSquare || figure.isZoomed ? bounds : pictureRect(figure)
    // UIKit's systemGray under light text, in its accessible form.
    let (ground, line) =
      figure.bearsLightText
      ? (Color(rgb: 0x6C6C70), Color(rgb: 0x8E8E93)) : (palette.fill, palette.soft)
    if image == nil, theme.usesSceneColors {
      if figure.backgroundColor == nil { fill(place, ground, corner: corner) }
      return
    }
    // The view's background is seen behind the mark, as it will be behind the picture.
    if theme.usesSceneColors, let own = figure.backgroundColor, !own.isClear {
      let mark = own.luminance > 0.5 ? Color.black : .white
      return markMissing(figure, in: place, mark.multipliedAlpha(0.35))
    }
    fill(place, ground, corner: corner)
    addGround(place, painted: ground, given: nil)
    markMissing(figure, in: place, line)
  }

  /// The mark of a picture that is not at hand.
  private mutating func markMissing(_ figure: DrawnView, in place: Rect, _ line: Color) {
    let corner = figure.own.corner
    if figure.isZoomed {
      landscape(place, line)
    } else {
      cross(place, line, corner: corner)
    }
    if corner.isSquare { softEdges(place) } else { outline(place, line, corner: corner) }
  }

  /// Where a picture that is not at hand would be seen; the bounds where its size is not known.
  private func pictureRect(_ figure: DrawnView) -> Rect {
    guard let size = figure.view.image?.size, !size.isEmpty else { return figure.bounds }
    let place = grid.snap(figure.view.contentMode.destination(of: size, in: figure.bounds))
    return place.intersection(figure.bounds) ?? figure.bounds
  }

  /// Sun and mountains, for a picture that is zoomed: a cross looks alike at every zoom.
  private mutating func landscape(_ bounds: Rect, _ color: Color) {
    func point(_ x: Double, _ y: Double) -> Point {
      Point(x: bounds.minX + x * bounds.width, y: bounds.minY + y * bounds.height)
    }
    var ridge = Path()
    ridge.move(bounds.minX, point(0, 0.76).y)
    for peak in [point(0.3, 0.4), point(0.5, 0.68), point(0.68, 0.52), point(1, 0.84)] {
      ridge.line(peak.x, peak.y)
    }
    stroke(ridge, color, width: hairline)
    let (sun, radius) = (point(0.64, 0.24), 0.09 * min(bounds.width, bounds.height))
    outlineEllipse(
      Rect(x: sun.x - radius, y: sun.y - radius, width: 2 * radius, height: 2 * radius), color)
  }

  /// A thin border; where another line touches it, or at the edge of the screen, that line is enough.
  private mutating func softEdges(_ bounds: Rect) {
    guard bounds.width > 3 * hairline, bounds.height > 3 * hairline else { return }
    for side in sides(of: bounds, width: hairline) where !isAtScreenEdge(side) { softLine(side) }
  }

  /// One of the named icons in the tint colour.
  mutating func drawIconView(_ figure: DrawnView) {
    if skeleton != nil { return drawBlock(figure.bounds, corner: figure.own.corner) }
    let name = figure.view.image?.name ?? figure.string
    let given = figure.own.textColor ?? figure.own.tintColor
    // As the symbol in a `UIImageView`, one has the tint colour; in a sketch it is no control.
    let isPlain = figure.tint == nil && given == nil && !theme.usesSceneColors
    let voice: InkRole = isPlain ? .plain : .interactive
    let color = ink(given, voice, of: figure, in: figure.bounds)
    if let image = figure.view.image, let own = picture(of: image) {
      return draw(
        own.tinted(color), in: iconRect(image.size, figure.view.contentMode, in: figure.bounds))
    }
    guard let icon = Icon.named(name, reading: figure.direction) else {
      outline(
        figure.bounds, color, width: theme.iconLineWidth, corner: Corner(figure.bounds.width / 4))
      return
    }
    draw(
      icon, color, in: iconRect(figure.view.image?.size, figure.view.contentMode, in: figure.bounds)
    )
  }

  private func symbol(_ image: ImageContent, _ direction: LayoutDirection) -> Icon? {
    guard image.isSymbol, image.picture == nil else { return nil }
    return Icon.named(image.name, reading: direction) ?? .named("image")
  }

  /// Icons keep their proportions in every content mode that would stretch them.
  private func iconRect(_ size: Size?, _ mode: ContentMode, in bounds: Rect) -> Rect {
    let side = size ?? Size(width: 24, height: 24)
    let keeps: ContentMode =
      switch mode {
      case .scaleToFill, .redraw, .scaleAspectFill: .scaleAspectFit
      default: mode
      }
    return grid.snap(keeps.destination(of: side, in: bounds))
  }

  /// The known picture of an image, where the theme draws it: icons are drawn in every theme.
  func picture(of image: ImageContent) -> DisplayImage? {
    theme.drawsPictures || image.isSymbol ? image.picture : nil
  }

  /// A picture as it is shown: a template in the tint, another in the palette's tones in a sketch.
  func shown(_ picture: DisplayImage, _ image: ImageContent, _ tint: Color) -> DisplayImage {
    if image.isTemplate { return picture.tinted(tint) }
    return theme.usesSceneColors ? picture : tonedPictures.picture(picture, in: theme.palette)
  }

  private mutating func drawPicture(_ picture: DisplayImage, size: Size?, _ figure: DrawnView) {
    let place = figure.view.contentMode.destination(of: size ?? picture.size, in: figure.bounds)
    guard !place.isEmpty else { return }
    if figure.view.clipsToBounds, !figure.own.corner.isSquare {
      let clip = Self.box(figure.bounds, corner: figure.own.corner)
      let opened = open(DisplayGroup(clip: clip))
      draw(picture, in: place, cutTo: figure.bounds)
      close(opened)
    } else {
      draw(picture, in: place, cutTo: figure.view.clipsToBounds ? figure.bounds : nil)
    }
  }

  /// Stretches a picture over a rectangle; only the part inside `limit` is drawn.
  mutating func draw(_ picture: DisplayImage, in place: Rect, cutTo limit: Rect? = nil) {
    if let vector = picture.vector {
      items += [vector.item(in: grid.snap(place), cutTo: limit)].compactMap(\.self)
      return
    }
    guard let seen = limit.map({ place.intersection($0) }) ?? place else { return }
    let destination = grid.snap(seen)
    guard !destination.isEmpty else { return }
    let xScale = Double(picture.pixels.width) / place.width
    let yScale = Double(picture.pixels.height) / place.height
    let source = Rect(
      x: (seen.minX - place.minX) * xScale, y: (seen.minY - place.minY) * yScale,
      width: seen.width * xScale, height: seen.height * yScale)
    items.append(.image(picture, source: source, destination: destination))
  }
}
