public import EmakiDrawing
public import EmakiLayout

/// Compares a screen with a picture from a design tool, view by view.
///
/// The drawn elements of each view are found again in the design by their edges: first about where,
/// then side by side, and letters by the box around their ink. Both pictures are measured in the
/// same way, so that errors of the measuring cancel out.
public struct DesignComparison {
  private let build: PicturePlanes
  private let design: PicturePlanes
  private let search: DisplacementSearch

  /// Prepares to compare.
  ///
  /// - Parameters:
  ///   - design: the picture from the design tool.
  ///   - screen: the screen, drawn at the same scale.
  ///   - scale: pixels a point of both.
  public init(design: PixelBuffer, screen: PixelBuffer, scale: Double) {
    self.design = PicturePlanes(design, scale: scale)
    build = PicturePlanes(screen, scale: scale)
    search = DisplacementSearch(build: EdgeMap(build), design: EdgeMap(self.design))
  }

  /// By how much each view that draws something is off, in the order of drawing.
  ///
  /// - Parameters:
  ///   - snapshot: the screen.
  ///   - list: the screen's picture, drawn with named views.
  public func scores(of snapshot: Snapshot, _ list: DisplayList) -> [DesignScore] {
    let elements = Dictionary(grouping: DesignElements(list).all, by: \.view)
    let rects = snapshot.screenRects()
    var displacements: [Int: Point] = [:]
    var latest = Point.zero
    var scores: [DesignScore] = []
    var finds = DesignFinds()
    for (index, node) in snapshot.screen.nodes.enumerated() {
      let around = node.parent.flatMap { displacements[$0] }
      displacements[index] = around
      guard let drawn = elements[node.view.id.rawValue] else { continue }
      var score = DesignScore(
        view: node.view.id, title: node.view.reportTitle, rect: rects[index])
      let likely = [Point.zero, around ?? .zero, latest]
      for element in drawn {
        guard let found = measure(element, likely: likely, in: &score) else { continue }
        finds.add(element, at: found, of: scores.count)
        if element.kind == .ink || !element.isPlain {
          // Antialiased edges reach a little further.
          score.explained += [found.outset(by: 2), element.rect.outset(by: 2)]
        }
        latest = Point(
          x: found.minX - element.rect.minX, y: found.minY - element.rect.minY)
        displacements[index] = latest
      }
      if score.isMissing || score.box != nil || score.text != nil || score.color != nil {
        scores.append(score)
      }
    }
    for taken in finds.takenByOthers {
      scores[taken.score].lose(taken.kind)
    }
    scores.judgeLetters()
    return scores
  }

  /// The boxes of areas that only the design shows, in points.
  ///
  /// - Parameters:
  ///   - scores: of all views.
  ///   - tolerance: the limits; a view that does not pass explains everything in its area.
  ///   - ignored: parts that are not compared, in points.
  public func unexplained(
    by scores: [DesignScore], tolerance: DesignTolerance, ignored: [Rect]
  ) -> [Rect] {
    let views = scores.flatMap { score in
      tolerance.accepts(score) ? score.explained : score.explained + [score.rect.outset(by: 2)]
    }
    return UnexplainedAreas(
      design: design, build: build, room: tolerance.points, explained: views + ignored
    ).areas()
  }

  /// Measures an element and says where it is in the design; `nil` where that cannot be known.
  private func measure(
    _ element: DesignElement, likely: [Point], in score: inout DesignScore
  ) -> Rect? {
    switch element.kind {
    case .box:
      guard isSeen(element) else {
        compareColor(of: element, at: element.rect, in: &score)
        return nil
      }
      guard let about = search.displacement(of: element, likely: likely),
        let (offset, found) = box(element.rect, about: about)
      else {
        score.isMissing = true
        return nil
      }
      score.box = offset
      compareColor(of: element, at: found, in: &score)
      return found
    case .ink:
      guard let own = ink(in: build, element, at: element.rect) else { return nil }
      guard let about = search.displacement(of: element, likely: likely),
        let other = ink(in: design, element, at: own.rect.offset(x: about.x, y: about.y)),
        other.rect.isLike(own.rect)
      else {
        score.isMissing = true
        return nil
      }
      score.text = DesignOffset(of: own.rect, from: other.rect)
      score.letters = LetterComparison(build: build, design: design)
        .letters(of: element, at: own.rect, found: other.rect)
      score.textColor = DesignColor(design: other.color.rounded, screen: own.color.rounded)
      return other.rect
    }
  }

  private func ink(
    in picture: PicturePlanes, _ element: DesignElement, at rect: Rect
  ) -> InkSearch.Found? {
    InkSearch(picture: picture).ink(
      in: rect.outset(by: 1), gap: element.gap, most: 2 * element.letterSize + rect.width / 4)
  }

  private func compareColor(of element: DesignElement, at rect: Rect, in score: inout DesignScore) {
    guard element.isPlain, let own = build.commonColor(in: element.rect.outset(by: -1)),
      let other = design.commonColor(in: rect.outset(by: -1)), own.share > 0.2, other.share > 0.2
    else { return }
    score.color = DesignColor(design: other.color.rounded, screen: own.color.rounded)
  }

  // MARK: Boxes

  /// Whether a box has a side that stands out.
  private func isSeen(_ element: DesignElement) -> Bool {
    sides(of: element.rect).contains { side in
      SideSearch(build: build, design: build)
        .distance(of: side, at: side.span, near: 0, within: 0.5) != nil
    }
  }

  private func sides(of rect: Rect) -> [SideSearch.Side] {
    let (across, down) = (Self.middle(rect.minX, rect.maxX), Self.middle(rect.minY, rect.maxY))
    return [
      SideSearch.Side(axis: .x, position: rect.minX, span: down),
      SideSearch.Side(axis: .x, position: rect.maxX, span: down),
      SideSearch.Side(axis: .y, position: rect.minY, span: across),
      SideSearch.Side(axis: .y, position: rect.maxY, span: across),
    ]
  }

  /// The quarter in the middle of a side, which even round shapes have almost straight.
  private static func middle(_ start: Double, _ end: Double) -> ClosedRange<Double> {
    let inset = (end - start) * 0.375
    return start + inset...end - inset
  }

  /// How the sides of a box are off, and where they are in the design; `nil` where none is found.
  /// Twice: the first pass tells where the sides lie the other way.
  private func box(_ rect: Rect, about: Point) -> (DesignOffset, Rect)? {
    let search = SideSearch(build: build, design: design)
    let all = sides(of: rect)
    // An element that reaches to the edge of the screen does so in the design.
    let (width, height) = (
      Double(build.width) / build.scale, Double(build.height) / build.scale
    )
    let isAtEdge = [
      rect.minX < 0.5, rect.maxX > width - 0.5, rect.minY < 0.5, rect.maxY > height - 0.5,
    ]
    var moved = rect.offset(x: about.x, y: about.y)
    var found: [Double?] = [nil, nil, nil, nil]
    for turn in 0..<2 {
      let now = sides(of: moved)
      for (index, side) in all.enumerated() {
        if isAtEdge[index] {
          found[index] = 0
          continue
        }
        let room = turn == 0 ? max(12, min(40, (index < 2 ? rect.width : rect.height) / 2)) : 4
        found[index] = search.distance(
          of: side, at: now[index].span, near: now[index].position - side.position, within: room)
      }
      moved = Rect(
        minX: rect.minX + (found[0] ?? found[1] ?? about.x),
        minY: rect.minY + (found[2] ?? found[3] ?? about.y),
        maxX: rect.maxX + (found[1] ?? found[0] ?? about.x),
        maxY: rect.maxY + (found[3] ?? found[2] ?? about.y))
      if moved.width < 1 || moved.height < 1 { moved = rect.offset(x: about.x, y: about.y) }
    }
    guard zip(found, isAtEdge).contains(where: { $0 != nil && !$1 }) else { return nil }
    var offset = DesignOffset()
    offset.x = (found[0] ?? found[1]).map { -$0 }
    offset.y = (found[2] ?? found[3]).map { -$0 }
    if let left = found[0], let right = found[1] { offset.width = left - right }
    if let top = found[2], let bottom = found[3] { offset.height = top - bottom }
    return (offset, moved)
  }
}

extension Rect {
  /// Whether letters or lines that fill it may be those that fill another one, set larger or smaller:
  /// what is more than twice or less than half as large is something else.
  fileprivate func isLike(_ other: Rect) -> Bool {
    func isLike(_ one: Double, _ other: Double) -> Bool {
      one <= 2 * other + 4 && other <= 2 * one + 4
    }
    return isLike(width, other.width) && isLike(height, other.height)
  }
}

extension DesignOffset {
  fileprivate init(of rect: Rect, from design: Rect) {
    x = rect.minX - design.minX
    y = rect.minY - design.minY
    width = rect.width - design.width
    height = rect.height - design.height
  }
}

extension [DesignScore] {
  /// Decides which letters are other ones for certain: where a text, or all texts together, are drawn with
  /// the design's font, letters that differ do not differ by their font.
  fileprivate mutating func judgeLetters() {
    var all = DesignLetters()
    for letters in compactMap(\.letters) { all.add(letters) }
    for index in indices {
      guard let letters = self[index].letters else { continue }
      let isOneFont = all.areOfOneFont || letters.areOfOneFont
      self[index].hasOtherLetters = isOneFont && letters.other > 0
    }
  }
}
