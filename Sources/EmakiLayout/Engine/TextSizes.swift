public import EmakiDrawing

/// The natural sizes of kinds that hold text.
struct TextSizes {
  let view: View
  let scale: Double
  let measurer: any TextMeasuring

  init(_ view: View, _ scale: Double, _ measurer: any TextMeasuring) {
    self.view = view
    self.scale = view.text?.isInWholePoints == true ? 1 : scale
    self.measurer = measurer
  }

  private var string: String { view.text?.string ?? "" }
  private var font: Font { NaturalSizes.font(of: view) ?? .system(17) }
  private var lineHeight: Double { font.lineHeight(scale: scale) }

  /// Up to the next pixel; what exceeds a pixel by less than a thousandth is arithmetic.
  private func roundedUp(_ length: Double) -> Double {
    (length * scale - 0.001).rounded(.up) / scale
  }

  private func size(of text: String, width: Double?, lines most: Int) -> Size {
    guard !text.isEmpty else { return .zero }
    if let styled = view.text?.styled(width: width, maximumLines: most) { return size(of: styled) }
    let stretch = stretch(of: text)
    var request = TextRequest(
      text, font: font, width: width.map { $0 / stretch }, maximumLines: most,
      lineBreak: view.text?.lineBreak ?? .truncateTail)
    request.avoidsLoneWord = view.text?.avoidsLoneWord ?? false
    let lines = measurer.lines(of: request)
    let widest = lines.reduce(0) { max($0, $1.width + $1.trailingSpace) } * stretch
    return Size(
      width: roundedUp(min(widest, width ?? .infinity)), height: height(lines: Double(lines.count)))
  }

  private func size(of text: StyledText) -> Size {
    let lines = text.lines(measurer)
    return Size(
      width: roundedUp(min(lines.width, text.width ?? .infinity)),
      height: (lines.height * scale - 0.001).rounded(.up) / scale)
  }

  /// How much wider the text is than its font makes it, where its width is known.
  private func stretch(of text: String) -> Double {
    guard let known = view.text?.knownWidth, known > 0 else { return 1 }
    let lines = measurer.lines(of: TextRequest(text, font: font, maximumLines: 0))
    let own = lines.reduce(0) { max($0, $1.width + $1.trailingSpace) }
    return own > 0 ? known / own : 1
  }

  /// The height of several lines is rounded once, not line by line: three lines at 17 pt are
  /// 61 pt high, not 61.5, as in all saved labels that tell the two apart.
  private func height(lines count: Double) -> Double {
    let spacing = max(0, count - 1) * (view.text?.lineSpacing ?? 0)
    let height = count * font.exactLineHeight + spacing + (view.text?.leading ?? 0)
    return (height * scale).rounded(.up) / scale
  }

  /// Whether lines break where the layout says.
  static func wraps(_ view: View) -> Bool {
    switch view.kind {
    case .label:
      guard let text = view.text, !text.string.isEmpty else { return false }
      return text.numberOfLines != 1 && text.preferredMaxLayoutWidth == nil
    case .textView: return view.scroll?.isScrollEnabled == false
    case .button: return view.titleWraps
    default: return false
    }
  }

  /// Whether the view would rather take another line than its natural width; a button keeps its
  /// width.
  static func yieldsWidth(_ view: View) -> Bool { view.kind != .button && wraps(view) }

  func label(wrapWidth: Double?) -> NaturalSizes.Extent {
    let most = view.text?.numberOfLines ?? 1
    // A single line is not cut when it is measured: its natural width is what it needs.
    let width = most == 1 ? nil : view.text?.preferredMaxLayoutWidth ?? wrapWidth
    let mark = view.labelMark
    let text = size(of: string, width: width.map { max(0, $0 - mark.width) }, lines: most)
    return NaturalSizes.Extent(
      Size(width: text.width + mark.width, height: max(text.height, mark.height)))
  }

  /// Title and picture, but at least as large as the picture below them.
  ///
  /// - Parameter wrapWidth: the width of the whole button at which a title breaks that may.
  func button(wrapWidth: Double? = nil) -> NaturalSizes.Extent {
    let content = buttonContent(wrapWidth: wrapWidth)
    guard let ground = view.control.button.backgroundImage?.size else { return content }
    if string.isEmpty, view.image == nil { return NaturalSizes.Extent(ground) }
    return NaturalSizes.Extent(
      width: max(content.width ?? 0, ground.width),
      height: max(content.height ?? 0, ground.height))
  }

  /// The title and picture beside one another, 6 pt above and below, at least 30 pt wide.
  ///
  /// Where the room around is given, it is kept instead. Without a title a button is as high as its
  /// picture, but at least a line. Both lengths are whole points.
  private func buttonContent(wrapWidth: Double?) -> NaturalSizes.Extent {
    let style = view.control.button.style
    if style?.isConfigured == true { return configuredButton(wrapWidth: wrapWidth) }
    // A subtitle takes a separate line.
    let title = size(of: string, width: nil, lines: isSpanned ? 0 : 1)
    let image = view.image?.size
    if style?.mark != nil { return NaturalSizes.Extent(Self.mark) }
    if style == .close, image == nil, string.isEmpty {
      return NaturalSizes.Extent(Self.closeButton)
    }
    let insets = view.control.button.contentInsets
    let gap = image == nil || string.isEmpty ? 0 : view.imagePadding ?? 0
    if let image, !string.isEmpty, style == .imageTop {
      return stackedButton(title, image)
    }
    let width = title.width + (image?.width ?? 0) + gap + (insets?.horizontal ?? 0)
    if string.isEmpty, let image {
      let height = max(image.height, lineHeight.rounded(.up)) + (insets?.vertical ?? 0)
      return NaturalSizes.Extent(width: width, height: height)
    }
    let content = max(
      titleHeight(title) + (insets?.vertical ?? 12), (image?.height ?? 0) + (insets?.vertical ?? 0))
    return NaturalSizes.Extent(
      width: (insets == nil ? max(30, width) : width).rounded(.up), height: content.rounded(.up))
  }

  /// The picture above the title, 6 pt above and below both.
  private func stackedButton(_ title: Size, _ image: Size) -> NaturalSizes.Extent {
    let gap = view.imagePadding ?? 0
    return NaturalSizes.Extent(
      width: max(30, title.width, image.width).rounded(.up),
      height: (titleHeight(title) + gap + image.height + 12).rounded(.up))
  }

  /// A mark that a style brings along.
  private static let mark = Size(width: 25, height: 24)
  /// The disc of UIKit's button that closes something.
  private static let closeButton = Size(width: 30, height: 30)

  /// A button with a configuration keeps 12 pt beside and 7 pt above and below its title and
  /// picture, or the room that it is given, and nothing else where it has neither.
  private func configuredButton(wrapWidth: Double?) -> NaturalSizes.Extent {
    let insets = view.buttonInsets
    let room = wrapWidth.map { max(0, $0 - insets.horizontal - view.roomBesideTitle) }
    let title = configuredTitle(in: room)
    guard let image = view.buttonImageSize else {
      return NaturalSizes.Extent(
        width: title.width + insets.horizontal,
        height: (string.isEmpty && view.image == nil ? 0 : titleHeight(title)) + insets.vertical)
    }
    if view.control.button.imageSide.isStacked {
      let gap = string.isEmpty ? 0 : view.imagePadding ?? 8
      return NaturalSizes.Extent(
        width: max(title.width, image.width) + insets.horizontal,
        height: title.height + gap + image.height + insets.vertical)
    }
    return NaturalSizes.Extent(
      width: title.width + view.roomBesideTitle + insets.horizontal,
      height: max(titleHeight(title), image.height) + insets.vertical)
  }

  /// As wide as on one line, which it asks for, and as high as on the lines that it has.
  private func configuredTitle(in room: Double?) -> Size {
    let title = size(of: string, width: nil, lines: isSpanned ? 0 : 1)
    guard view.titleWraps, let room, room < title.width else { return title }
    let most = view.text?.numberOfLines ?? 1
    return Size(width: title.width, height: size(of: string, width: room, lines: most).height)
  }

  /// A line, or what letters of several looks ask for.
  private func titleHeight(_ title: Size) -> Double {
    isSpanned ? title.height : max(title.height, lineHeight)
  }

  private var isSpanned: Bool { view.text?.spans.isEmpty == false }

  /// Points by which a line that is edited is higher than one that is read, both rounded up to the
  /// pixel: at two pixels a point 18.5 for 14, 19.5 for 15 and 21 for 16 points of the system font,
  /// at three 13⅔ for 10, 16 for 12, 18⅔ for 14, 22 for 17 and 23⅓ for 18.
  private static let roomForEditing = 1.5

  /// A line of text; with a border, 7 pt beside it, 5 pt above and below, and a height of at least
  /// 34 pt: 50 pt of the system font take 69⅔.
  func textField() -> NaturalSizes.Extent {
    let text =
      secureText?.width ?? size(of: string, width: nil, lines: 1).width
    guard view.control.field.border != .borderless else {
      return NaturalSizes.Extent(
        width: text, height: lineHeight + roundedUp(Self.roomForEditing))
    }
    return NaturalSizes.Extent(
      width: text + 14, height: max(34, roundedUp(font.exactLineHeight + 10)))
  }

  private var secureText: SecureText? {
    guard view.control.field.isSecure, let text = view.text, !text.isPlaceholder else { return nil }
    return SecureText(string, font: text.font)
  }

  /// The text with 5 pt beside it and 8 pt above and below.
  func textView(wrapWidth: Double?) -> NaturalSizes.Extent {
    let text = size(of: string, width: wrapWidth.map { max(0, $0 - 10) }, lines: 0)
    let height = text.height > 0 ? text.height : lineHeight
    // Unlike a label's, its last line has the room below that the others have.
    let below = isSpanned ? 0 : view.text?.lineSpacing ?? 0
    let whole = ((height + below) * scale).rounded() / scale
    return NaturalSizes.Extent(width: text.width + 10, height: whole + 16)
  }

  /// Segments with lines of 1 pt between them; each title is a whole number of points wide and has
  /// 9 pt on either side. The segments are equally wide unless their style is `apportioned`.
  func segments() -> Double {
    let widths = view.segmentWidths(measurer)
    let lines = Double(max(0, widths.count - 1))
    if view.control.segments.isApportioned { return widths.reduce(lines, +) }
    return (widths.max() ?? 0) * Double(widths.count) + lines
  }
}

extension View {
  /// The width that each segment would like to have, in points.
  public func segmentWidths(_ measurer: any TextMeasuring) -> [Double] {
    let font = text?.font ?? Font.system(13, .medium)
    let room = control.segments.room
    return control.items.map { item in
      if let image = item.image {
        let size = image.size ?? ImageContent.symbolSize(besideTitleIn: font)
        return size.width.rounded(.up) + room
      }
      let line = measurer.lines(of: TextRequest(item.title, font: font)).first
      return ((line?.width ?? 0) - 0.001).rounded(.up) + room
    }
  }
}

extension View {
  /// The room that a label's icon takes before the text, with the gap between them; zero without.
  public var labelMark: Size {
    guard let size = image?.size, text?.string.isEmpty == false else { return .zero }
    return Size(width: size.width + (imagePadding ?? 0), height: size.height)
  }
}
