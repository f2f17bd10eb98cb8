import EmakiDrawing

/// A text with the room that it needs and has.
struct SeenText {
  let view: ViewID
  /// The index of its view.
  let index: Int
  let parent: Int?
  /// Whether it is all that its view shows.
  let isLabel: Bool
  let string: String
  /// The size that the text needs, in whole points.
  let needs: Size
  let has: Size
  let isCut: Bool
  /// Whether it has several lines.
  var hasLines = false
  /// Where the letters are, in the superview's coordinates; of segments all in the middle.
  let box: Rect

  /// The length that layout may have lost when it moved both sides to whole pixels, in points.
  private static let slack = 0.5

  /// The texts of a view: one, or the titles of its segments.
  static func all(
    of node: LaidOutScreen.Node, _ own: Presentation, at index: Int, measurer: any TextMeasuring
  ) -> [SeenText] {
    guard node.view.role != .bars, node.view.kind == .label || !own.frame.isEmpty else { return [] }
    let line = { SeenText($0, $1, room: $2, of: node, own, at: index, measurer) }
    switch node.view.kind {
    case .label:
      return SeenText(node, own, at: index, measurer: measurer).map { [$0] } ?? []
    case .segmentedControl:
      let titles = node.view.control.items.map(\.title)
      let room = own.frame.width / Double(max(1, titles.count)) - 2 * segmentMargin
      return titles.enumerated().map { place, title in
        line(title, .system(13, own.selectedIndex == place ? .semibold : .regular), room)
      }
    case .button, .textField:
      guard let content = node.view.text, content.numberOfLines == 1, content.spans.isEmpty,
        let string = own.text, !node.view.control.field.isSecure
      else { return [] }
      return [line(string, content.font, own.frame.width - node.view.widthBesideText)]
    default: return []
    }
  }

  /// Margin of segments on both sides of their titles, in points.
  private static let segmentMargin = 4.0

  /// One line in a control.
  private init(
    _ string: String, _ font: Font, room: Double, of node: LaidOutScreen.Node,
    _ own: Presentation, at index: Int, _ measurer: any TextMeasuring
  ) {
    let width = measurer.lines(of: TextRequest(string, font: font)).first?.width ?? 0
    let height = font.exactLineHeight.rounded(.up)
    needs = Size(width: width.rounded(.up), height: height)
    has = Size(width: max(0, (room * 2).rounded(.down) / 2), height: height)
    // A text without letters to cut needs no room.
    isCut = width > 0 && width > room + Self.slack
    (self.string, self.index, view, parent) = (string, index, node.view.id, node.parent)
    isLabel = false
    let seen = Size(width: min(width, own.frame.width), height: height)
    box = Self.box(seen, node.view.kind == .textField ? .natural : .center, in: own.frame)
  }

  private init?(
    _ node: LaidOutScreen.Node, _ own: Presentation, at index: Int, measurer: any TextMeasuring
  ) {
    guard var content = node.view.text, let string = own.text, !string.isEmpty else { return nil }
    if content.numberOfLines != 1 {
      content.font.size *= content.shrinkage(of: string, in: own.frame.size, measurer: measurer)
    }
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
      // Of one line only what is above and below the letters can be missed.
      || content.font.size > has.height + 2 * Self.slack
    box = Self.box(size, content.alignment, in: own.frame)
    (self.string, self.index, view, parent) = (string, index, node.view.id, node.parent)
    isLabel = true
    hasLines = count > 1
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
      case .right, .trailing: frame.maxX - seen.width
      case .natural, .left, .justified: frame.minX
      }
    return Rect(x: x, y: frame.midY - seen.height / 2, width: seen.width, height: seen.height)
  }
}

extension View {
  /// Width that a button's image, or the sides of a field, take, in points.
  fileprivate var widthBesideText: Double {
    if kind == .textField {
      return control.field.border == .borderless || control.row.group != nil ? 0 : 14
    }
    guard let image, !control.button.isStacked else { return 0 }
    if let size = image.size, !size.isEmpty { return size.width }
    return ImageContent.symbolSize(besideTitleIn: text?.font ?? .system(15)).width
  }
}
