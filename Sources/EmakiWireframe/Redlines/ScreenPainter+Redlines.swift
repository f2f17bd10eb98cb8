import EmakiDrawing
import EmakiLayout

/// A redline drawing: what a designer hands over to those who build the screen.
extension ScreenPainter {
  /// Draws every view of the author's with its name and size, the distances that are stated, and
  /// margins and safe areas as hatching.
  ///
  /// - Returns: the facts that found no room, for the list beside the screen.
  mutating func drawRedlines() -> Legend {
    let screen = Rect(origin: .zero, size: snapshot.screen.size)
    let redlines = redlines()
    let stated = StatedDistances(snapshot, parts: measuredParts())
    var plan = RedlinePlan(
      redlines, placement(of: [], in: screen), marks: visibleText() + deviceMarks(screen),
      canvas: canvas, parents: parents(of: redlines))
    plan.place(stated.distances)
    for strip in hatched(stated.strips, screen) { canvas.hatch(strip) }
    drawOutlines(of: redlines, screen)
    for figure in plan.figures { canvas.draw(figure) }
    for (rect, label) in plan.chips { canvas.drawChip(label, in: rect) }
    for (rect, number) in plan.numbers { canvas.drawNumber(number, in: rect) }
    return plan.legend
  }

  /// The rectangles of the device's marks that are drawn over the screen.
  private func deviceMarks(_ screen: Rect) -> [Rect] {
    guard let decoration = options.decoration, showsStatusBar else { return [] }
    let marks = StatusMarks(
      decoration, in: screen, canvas.grid, reading: options.direction)
    let cutout = Self.cutout(decoration, decoration.cutout ?? .zero, in: screen)?.bounds
    let indicator = Rect(x: screen.midX - 80, y: screen.maxY - 16, width: 160, height: 16)
    return [marks?.time, marks?.signal, marks?.wifi, marks?.battery, cutout].compactMap { $0 }
      + (decoration.hasHomeIndicator ? [indicator] : [])
  }

  private mutating func drawOutlines(of redlines: [Redline], _ screen: Rect) {
    var outlines = EdgeSet(screen: screen)
    for redline in redlines where !redline.isText && !redline.isTurned {
      outlines.add(
        canvas.grid.snap(redline.rect), thickness: canvas.hairline, radius: redline.radius,
        covers: redline.covers)
    }
    canvas.drawDashed(outlines.edges)
  }

  /// The areas that the safe area takes from the screen, and the margins that are kept to; each
  /// area once.
  private func hatched(_ strips: [Rect], _ screen: Rect) -> [Rect] {
    let free = screen.inset(by: snapshot.screen.nodes.first?.safeArea ?? .zero)
    let sides = [
      Rect(minX: 0, minY: 0, maxX: screen.maxX, maxY: free.minY),
      Rect(minX: 0, minY: free.maxY, maxX: screen.maxX, maxY: screen.maxY),
      Rect(minX: 0, minY: free.minY, maxX: free.minX, maxY: free.maxY),
      Rect(minX: free.maxX, minY: free.minY, maxX: screen.maxX, maxY: free.maxY),
    ]
    return (sides + strips).filter { !$0.isEmpty }.reduce(into: []) { kept, strip in
      if !kept.contains(where: { $0.intersection(strip) != nil }) { kept.append(strip) }
    }
  }

  /// The views that the author wrote, the larger first: of rows those of the first that is seen.
  private func redlines() -> [Redline] {
    let rows = repeatedRows()
    var found: [Redline] = []
    for (index, node) in snapshot.screen.nodes.enumerated() {
      guard index > 0, !rows.contains(index), let part = seenPart(index), isAuthors(index)
      else { continue }
      let own = snapshot.presentations[index]
      let movement = options.movements[node.view.id]
      let isUnder = part == shown[index]?.rect
      found.append(
        Redline(
          index: index, rect: part,
          radius: isUnder ? max(own.cornerRadius, edgeRadii[part] ?? 0) : 0,
          name: node.view.authorsName, facts: Redline.facts(of: node.view, own, movement),
          isText: node.view.kind == .label, isTurned: isTurned(index),
          covers: canvas.grounds.covers(of: part, from: shown[index]?.groundCount ?? 0)))
    }
    let named = Set(found.filter { $0.name != nil }.map(\.rect))
    return found.filter { $0.name != nil || !named.contains($0.rect) }
      .sorted { ($1.rect.area, $0.index) < ($0.rect.area, $1.index) }
  }

  /// Whether somebody wrote a view, and it is more than a group without a name.
  private func isAuthors(_ index: Int) -> Bool {
    let view = snapshot.screen.nodes[index].view
    if case .part = view.origin { return false }
    if view.authorsName != nil { return true }
    switch view.kind {
    case .view, .stackView, .contentView, .containerView: return view.text != nil
    default: return true
    }
  }

  /// The visible part of a view, of which a label can tell something.
  private func seenPart(_ index: Int) -> Rect? {
    guard let seen = shown[index],
      let part = canvas.grounds.visiblePart(of: seen.rect, from: seen.groundCount),
      min(part.width, part.height) >= 1
    else { return nil }
    return part
  }

  /// The visible parts of the views that distances may be measured at: of those that someone wrote,
  /// that stand upright, and that are not cut.
  private func measuredParts() -> [Rect?] {
    let rows = repeatedRows()
    let rects = snapshot.screenRects()
    return shown.indices.map { index in
      if case .part = snapshot.screen.nodes[index].view.origin { return nil }
      guard !rows.contains(index), !isTurned(index), let part = seenPart(index) else { return nil }
      return part.outset(by: 1).covers(rects[index]) || part.area > 0.5 * rects[index].area
        ? rects[index] : nil
    }
  }

  /// The views in all rows of a table but the first that is seen whole.
  private func repeatedRows() -> Set<Int> {
    var first: [ViewID: ViewID] = [:]
    var rows: [(index: Int, table: ViewID, row: ViewID)] = []
    for (index, node) in snapshot.screen.nodes.enumerated() {
      guard let place = node.view.id.placeInRows else { continue }
      rows.append((index, place.table, place.row))
      if first[place.table] == nil, place.row == node.view.id, isMostlySeen(index) {
        first[place.table] = place.row
      }
    }
    return Set(rows.filter { first[$0.table] != $0.row }.map(\.index))
  }

  /// Of each view, those of the others that lie in it.
  private func parents(of redlines: [Redline]) -> [[Int]] {
    redlines.map { outer in
      let inside = outer.index + 1..<endOfSubtree(outer.index)
      return redlines.indices.filter { inside.contains(redlines[$0].index) }
    }
  }
}

extension Rect {
  /// In square points.
  var area: Double { width * height }
}

extension Canvas {
  /// Draws slanted lines over a strip.
  mutating func hatch(_ strip: Rect) {
    let strip = grid.snap(strip)
    var path = Path()
    let step = 6.0
    var start =
      (strip.minX - strip.height)
      - (strip.minX - strip.height).truncatingRemainder(dividingBy: step)
    while start < strip.maxX {
      let (from, to) = (max(start, strip.minX), min(start + strip.height, strip.maxX))
      if to - from > 0.5 {
        path.move(from, strip.maxY - (from - start))
        path.line(to, strip.maxY - (to - start))
      }
      start += step
    }
    let color = palette.measure.multipliedAlpha(0.28)
    items.append(.stroke(.path(path), Stroke(width: hairline), .color(color)))
  }

  /// Draws a line between two edges with the distance.
  mutating func draw(_ figure: RedlinePlan.Measurement) {
    let line = figure.line
    let isAcross = line.width > line.height
    let reach = 2.5
    fill(line, palette.measure)
    for end in isAcross ? [line.minX, line.maxX - hairline] : [line.minY, line.maxY - hairline] {
      fill(
        isAcross
          ? Rect(x: end, y: line.midY - reach, width: hairline, height: 2 * reach)
          : Rect(x: line.midX - reach, y: end, width: 2 * reach, height: hairline),
        palette.measure)
    }
    if figure.isOnLine { fill(figure.place, ground(at: figure.place).painted, corner: 2) }
    let color = palette.readable(palette.measure, on: ground(at: figure.place).painted)
    self.line(figure.text, RedlinePlan.font, color, in: figure.place.outset(by: -0.5), .center)
  }
}
