import EmakiDrawing

extension Canvas {
  /// A side of a view in a colour of lines, unless the next view has one as long there already;
  /// over a soft line that it would touch.
  mutating func edgeLine(_ rect: Rect, _ color: Color) {
    let place = screenRect(rect)
    guard !isDoubled(place, among: edgeLines) else { return }
    edgeLines.append(SeenPart(rect: place, groundCount: grounds.count))
    for part in edgeParts(besideSoftLine(rect), color) { fill(part.rect, part.color) }
  }

  /// A rectangle with holes: they run the other way round, so that the winding is zero in them.
  static func shape(_ rect: Rect, without holes: [Rect]) -> Shape {
    guard !holes.isEmpty else { return .rect(rect) }
    var path = Path()
    path.move(rect.minX, rect.minY)
    path.line(rect.maxX, rect.minY)
    path.line(rect.maxX, rect.maxY)
    path.line(rect.minX, rect.maxY)
    path.close()
    for hole in holes {
      path.move(hole.minX, hole.minY)
      path.line(hole.minX, hole.maxY)
      path.line(hole.maxX, hole.maxY)
      path.line(hole.maxX, hole.minY)
      path.close()
    }
    return .path(path)
  }

  /// The position of the soft line beside a side, if there is one for most of its length, else that
  /// of the side: two lines side by side look like one that is drawn badly.
  private func besideSoftLine(_ side: Rect) -> Rect {
    guard toScreen == nil else { return side }
    let isUpright = side.height > side.width
    for soft in softLines where !grounds.hides(soft.rect.center, from: soft.groundCount) {
      guard (soft.rect.height > soft.rect.width) == isUpright else { continue }
      let shift = isUpright ? soft.rect.minX - side.minX : soft.rect.minY - side.minY
      let moved = side.offset(x: isUpright ? shift : 0, y: isUpright ? 0 : shift)
      guard abs(shift) > 0.1, abs(shift) < hairline + 0.1,
        let shared = moved.intersection(soft.rect),
        max(shared.width, shared.height) > 0.6 * max(side.width, side.height)
      else { continue }
      return moved
    }
    return side
  }

  /// A side in one piece, or in several where it would be lost between two backgrounds of its
  /// colour.
  private func edgeParts(_ side: Rect, _ line: Color) -> [(rect: Rect, color: Color)] {
    guard toScreen == nil else { return [(side, line)] }
    let isUpright = side.height > side.width
    var parts: [(rect: Rect, color: Color)] = []
    for part in side.parts(at: grounds.borders(along: side)) {
      let color = edgeColor(of: part, line, isUpright: isUpright)
      if let last = parts.last, last.color == color {
        parts[parts.count - 1].rect = last.rect.union(part)
      } else {
        parts.append((part, color))
      }
    }
    return parts
  }

  /// The colour, or that of quiet text where the backgrounds at both sides are like it.
  private func edgeColor(of part: Rect, _ line: Color, isUpright: Bool) -> Color {
    let away = isUpright ? Point(x: 2, y: 0) : Point(x: 0, y: 2)
    let isLost = [part.center - away, part.center + away].allSatisfy {
      line.contrast(with: grounds.area(at: $0).painted) < 1.3
    }
    return isLost ? palette.quiet : line
  }
}
