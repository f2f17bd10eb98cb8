public import EmakiDrawing

extension Snapshot {
  /// The labels that are seen and whose text does not fit, or lies over that of another label with
  /// the same superview; in drawing order.
  ///
  /// A text may reach out of its view by half a point: layout moves sides to whole pixels.
  public func textFindings(measurer: any TextMeasuring) -> [TextFinding] {
    let texts = seenTexts(measurer: measurer)
    let cut = texts.filter(\.isCut).map {
      TextFinding.cut($0.view, text: $0.string, needs: $0.needs, has: $0.has)
    }
    return cut + Self.overlaps(among: texts)
  }

  /// Texts that share less than this, in points, only touch.
  private static let touch = 1.0

  private static func overlaps(among texts: [SeenText]) -> [TextFinding] {
    texts.indices.flatMap { index in
      texts[..<index].compactMap { other -> TextFinding? in
        guard other.parent == texts[index].parent,
          let shared = other.box.intersection(texts[index].box),
          shared.width > touch, shared.height > touch
        else { return nil }
        return .overlap(other.view, texts[index].view)
      }
    }
  }

  private func seenTexts(measurer: any TextMeasuring) -> [SeenText] {
    let rects = screenRects()
    let bounds = Rect(origin: .zero, size: screen.size)
    var alphas: [Double] = []
    var texts: [SeenText] = []
    for (index, node) in screen.nodes.enumerated() {
      let own = presentations[index]
      let outer = node.parent.map { alphas[$0] } ?? 1
      alphas.append(own.isHidden ? 0 : outer * own.alpha)
      // What is more than half faded is on its way in or out.
      guard alphas[index] > 0.5, rects[index].isFinite, rects[index].intersection(bounds) != nil
      else { continue }
      SeenText(node, own, measurer: measurer).map { texts.append($0) }
    }
    return texts
  }
}

/// A label's text with the room that it needs and has.
private struct SeenText {
  let view: ViewID
  let parent: Int?
  let string: String
  /// In whole points.
  let needs: Size
  let has: Size
  let isCut: Bool
  /// Where the letters are, in the superview's coordinates.
  let box: Rect

  /// What layout may have taken from a length when it moved both sides to whole pixels, in points.
  private static let slack = 0.5

  init?(_ node: LaidOutScreen.Node, _ own: Presentation, measurer: any TextMeasuring) {
    guard node.view.kind == .label, node.view.role != .bars, let content = node.view.text,
      let string = own.text, !string.isEmpty, !own.frame.isEmpty
    else { return nil }
    var (size, count) = Self.extent(of: string, content, width: own.frame.width, measurer)
    if content.numberOfLines == 1, size.width > own.frame.width {
      size.width = max(own.frame.width, size.width * content.smallestScale)
    }
    let (width, height) = (size.width, size.height)
    let most = content.numberOfLines == 0 ? .max : content.numberOfLines
    has = own.frame.size
    needs = Size(width: width.rounded(.up), height: height.rounded(.up))
    isCut =
      width > has.width + Self.slack || count > most
      || (count > 1 && height > has.height + 2 * Self.slack)
    box = Self.box(size, content.alignment, in: own.frame)
    view = node.view.id
    parent = node.parent
    self.string = string
  }

  /// How much room the text takes without an end, and in how many lines.
  private static func extent(
    of string: String, _ content: TextContent, width: Double, _ measurer: any TextMeasuring
  ) -> (Size, lines: Int) {
    if string == content.string, var styled = content.styled(width: width + slack, maximumLines: 0)
    {
      styled.lineBreak = .wordWrap
      if content.numberOfLines == 1 { styled.width = nil }
      let lines = styled.lines(measurer)
      return (Size(width: lines.width, height: lines.height), lines.count)
    }
    let lines = Self.lines(of: string, content, width: width, measurer)
    let pitch = content.font.exactLineHeight + content.lineSpacing
    let widest = lines.reduce(0) { max($0, $1.width) }
    let height = Double(lines.count) * pitch - content.lineSpacing
    return (Size(width: widest, height: height), lines.count)
  }

  /// The lines without an end: of one line all of it, else as many as the width asks for.
  private static func lines(
    of string: String, _ content: TextContent, width: Double, _ measurer: any TextMeasuring
  ) -> [TextLine] {
    guard content.numberOfLines != 1 else {
      return measurer.lines(of: TextRequest(string, font: content.font))
    }
    var request = TextRequest(
      string, font: content.font, width: width + slack, maximumLines: 0, lineBreak: .wordWrap)
    request.avoidsLoneWord = content.avoidsLoneWord
    return measurer.lines(of: request)
  }

  private static func box(
    _ size: Size, _ alignment: TextContent.Alignment, in frame: Rect
  ) -> Rect {
    let seen = Size(width: min(size.width, frame.width), height: min(size.height, frame.height))
    let x: Double =
      switch alignment {
      case .center: frame.midX - seen.width / 2
      case .right: frame.maxX - seen.width
      case .natural, .left, .justified: frame.minX
      }
    return Rect(x: x, y: frame.midY - seen.height / 2, width: seen.width, height: seen.height)
  }
}
