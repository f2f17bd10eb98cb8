public import EmakiCairo
public import EmakiDrawing
import EmakiFormats

/// Titles over pictures that stand side by side.
public struct PanelHeader: Sendable {
  /// From left to right.
  public var titles: [String]
  /// Pixels from the left edge of a picture to its right one.
  public var panelWidth: Int
  /// Pixels between pictures.
  public var gutter: Int

  /// Makes a header.
  public init(titles: [String], panelWidth: Int, gutter: Int) {
    self.titles = titles
    self.panelWidth = panelWidth
    self.gutter = gutter
  }

  /// The pictures with their titles above; `body` is as wide as the header.
  public func over(_ body: PixelBuffer, fonts: FontBook = FontBook()) throws -> PixelBuffer {
    let strip = try pixels(width: body.width, fonts)
    return PixelBuffer(
      width: body.width, height: strip.height + body.height, bytes: strip.bytes + body.bytes)
  }

  /// Letters that can be read where the whole picture is shown smaller.
  private var fontSize: Double { min(max(Double(panelWidth) / 40, 12), 48).rounded() }

  private func pixels(width: Int, _ fonts: FontBook) throws -> PixelBuffer {
    let height = 2 * fontSize
    let font = Font.system(fontSize, .semibold)
    let measurer = PangoTextMeasurer(fonts: fonts)
    let items = titles.enumerated().flatMap { index, title -> [DisplayItem] in
      let left = Double(index * (panelWidth + gutter)) + fontSize / 2
      let request = TextRequest(
        title, font: font, width: max(Double(panelWidth) - fontSize, 1), maximumLines: 1,
        lineBreak: .truncateTail)
      return measurer.lines(of: request).map { line in
        .text(
          TextRun(
            text: line.text, font: font, color: .white,
            origin: Point(x: left, y: 1.36 * fontSize), width: line.width))
      }
    }
    let list = DisplayList(
      size: Size(width: Double(width), height: height), background: Color(rgb: 0x404040),
      items: items)
    return try Painter(fonts: fonts).image(of: list, scale: 1).pixels
  }
}
