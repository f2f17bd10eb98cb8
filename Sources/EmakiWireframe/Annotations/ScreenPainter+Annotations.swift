import EmakiDrawing
import EmakiLayout

extension ScreenPainter {
  /// Draws dashed outlines and labels of the views that matter.
  mutating func annotate() {
    let screen = Rect(origin: .zero, size: snapshot.screen.size)
    let annotations = annotations()
    let chips = chips(for: annotations, in: screen)
    var outlines = EdgeSet(screen: screen)
    for (annotation, chip) in zip(annotations, chips)
    where (chip != nil && !annotation.isTurned) || annotation.isOutlinedAlone {
      outlines.add(
        canvas.grid.snap(annotation.rect), thickness: canvas.hairline, radius: annotation.radius,
        covers: annotation.covers)
    }
    canvas.drawDashed(outlines.edges)
    for chip in chips { chip.map { canvas.drawChip($0.label, in: $0.rect) } }
  }

  /// The placement of the labels of these views, with the obstacles that they must not cover.
  func placement(of annotations: [Annotation], in screen: Rect) -> ChipPlacement {
    let text = visibleText()
    let room = Insets(top: 0, left: -Self.gap, bottom: 0, right: -Self.gap)
    return ChipPlacement(
      screen: screen, ledges: annotations.map(\.rect),
      obstacles: text + deviceObstacles(in: screen) + options.touches.map(Self.dot(at:)),
      margins: text.map { $0.inset(by: room) })
  }

  /// Positions for the labels, `nil` where there is none.
  ///
  /// First every view may have the position that is reserved for it in all of the motion, or else
  /// its corner, the most important first; then the others look for a position inside, with a
  /// shorter label where the long one has none, and last for one outside.
  private func chips(
    for annotations: [Annotation], in screen: Rect
  ) -> [(rect: Rect, label: String)?] {
    var placement = placement(of: annotations, in: screen)
    var chips = [(rect: Rect, label: String)?](repeating: nil, count: annotations.count)
    for (index, annotation) in annotations.enumerated() {
      guard let offset = options.labelPlaces[annotation.id], let label = annotation.labels.first,
        let rect = placement.tight.place(
          canvas.chipSize(label), at: offset, in: annotation.rect, besides: annotation.covers)
      else { continue }
      chips[index] = (rect, label)
      placement.obstacles.append(rect.outset(by: 2))
    }
    for inCorner in [true, false] {
      for (index, annotation) in annotations.enumerated() where chips[index] == nil {
        chips[index] = chip(for: annotation, placement, inCorner: inCorner)
        chips[index].map { placement.obstacles.append($0.rect.outset(by: 2)) }
      }
    }
    return chips
  }

  /// Between a text and a label beside it, points.
  private static let gap = 3.0

  private func chip(
    for annotation: Annotation, _ placement: ChipPlacement, inCorner: Bool
  ) -> (rect: Rect, label: String)? {
    let view = annotation.rect
    var placement = placement
    placement.obstacles += annotation.covers
    let sizes = annotation.labels.map { (label: $0, size: canvas.chipSize($0)) }
    if inCorner {
      return sizes.first.flatMap { first in
        placement.corner(first.size, of: view).map { ($0, first.label) }
      }
    }
    for placement in [placement, placement.tight] {
      for (label, size) in sizes {
        if let place = placement.placeInside(size, view) { return (place, label) }
      }
    }
    // Right where a text that scrolls away is cut a label would seem to cover it.
    let gap = annotation.isText ? Self.gap : 0
    for (label, size) in sizes {
      if let place = placement.tight.placeOutside(size, view, gap: gap) { return (place, label) }
    }
    return nil
  }

  /// The views to point out, the most important first; of views with one outline only the first.
  func annotations() -> [Annotation] {
    var found: [(annotation: Annotation, index: Int)] = []
    var cellParents: Set<Int> = []
    let screen = Rect(origin: .zero, size: snapshot.screen.size)
    for (index, node) in snapshot.screen.nodes.enumerated() {
      guard let seen = shown[index], let parent = node.parent else { continue }
      let isCell = node.view.kind == .tableCell || node.view.kind == .collectionCell
      // Rows that are all but scrolled away say little.
      let isFirst =
        isCell && isMostlySeen(index) && cellParents.insert(parent).inserted
      let isMoving = isSeenMoving(node.view.id)
      let matters = Annotation.importance(of: node.view, isMoving: isMoving, isFirstCell: isFirst)
      guard let matters,
        let part = canvas.grounds.visiblePart(of: seen.rect, from: seen.groundCount),
        part.width >= 12, part.height >= 12,
        isMoving || matters >= 80 || part.intersection(screen) != screen
      else { continue }
      let own = snapshot.presentations[index]
      let movement = isMoving ? options.movements[node.view.id] ?? .guessed(own) : nil
      let labels = Annotation.labels(of: node.view, own, movement)
      let annotation = Annotation(
        id: node.view.id, rect: part,
        radius: part == seen.rect ? max(own.cornerRadius, edgeRadii[part] ?? 0) : 0,
        labels: labels, importance: matters, isText: node.view.kind == .label,
        isTurned: isTurned(index), covers: canvas.grounds.covers(of: part, from: seen.groundCount))
      found.append((annotation, index))
    }
    found.sort { ($1.annotation.importance, $0.index) < ($0.annotation.importance, $1.index) }
    var taken: Set<Rect> = []
    let different = found.map(\.annotation).filter { taken.insert($0.rect).inserted }
    // Small views are pointed out only where there is little else to say.
    return different.enumerated().filter { $0 < 12 && ($1.importance > 20 || $0 < 8) }.map(
      \.element)
  }

  /// Whether a view, or one that it lies in, is turned out of the plane.
  func isTurned(_ index: Int) -> Bool {
    var next: Int? = index
    while let index = next {
      let transform = snapshot.presentations[index].transform
      if transform.rotationX != 0 || transform.rotationY != 0 { return true }
      next = snapshot.screen.nodes[index].parent
    }
    return false
  }

  /// Whether at least half of a view's height is seen.
  func isMostlySeen(_ index: Int) -> Bool {
    guard let seen = shown[index],
      let part = canvas.grounds.visiblePart(of: seen.rect, from: seen.groundCount)
    else { return false }
    return 2 * part.height >= snapshot.presentations[index].frame.height
  }

  /// Whether a view moves in its superview; where nobody says how views move, all that may.
  private func isSeenMoving(_ id: ViewID) -> Bool {
    options.movements.isEmpty ? moves(id) : options.movements[id] != nil
  }

  /// Where text and icons can be read, and marks with a point around them, which have the colour of
  /// labels: not where something was painted over them later.
  func visibleText() -> [Rect] {
    (canvas.seenText ?? []).compactMap(visible)
      + canvas.seenMarks.compactMap { visible($0)?.outset(by: 1) }
  }

  /// The part that nothing was painted over later.
  func visible(_ part: Canvas.SeenPart) -> Rect? {
    canvas.grounds.visiblePart(of: part.rect, from: part.groundCount)
  }

  /// Status bar, home indicator and the round corners.
  private func deviceObstacles(in screen: Rect) -> [Rect] {
    guard let decoration = options.decoration else { return [] }
    let top = decoration.safeArea.top
    var obstacles: [Rect] = []
    if showsStatusBar {
      obstacles.append(Rect(x: 0, y: 0, width: screen.width, height: top))
      if decoration.hasHomeIndicator {
        obstacles.append(Rect(x: 0, y: screen.maxY - 16, width: screen.width, height: 16))
      }
    }
    let corner = options.showsBezel ? decoration.cornerRadius * 0.5 : 0
    guard corner > 0 else { return obstacles }
    for x in [0, screen.maxX - corner] {
      obstacles.append(Rect(x: x, y: 0, width: corner, height: corner))
      obstacles.append(Rect(x: x, y: screen.maxY - corner, width: corner, height: corner))
    }
    return obstacles
  }
}
