public import EmakiDrawing

extension TextContent {
  /// How small the letters are drawn, over their size, so that the text fits into a room: 1 where
  /// they keep their size, and never less than `smallestScale`.
  ///
  /// One line shrinks to the room's width. Several lines, as in UIKit, shrink until no more of them
  /// are needed than are allowed, and all of these fit into the room's height.
  public func shrinkage(
    of string: String, in room: Size, measurer: any TextMeasuring
  ) -> Double {
    guard smallestScale < 1, spans.isEmpty, !string.isEmpty else { return 1 }
    return numberOfLines == 1
      ? scale(ofLine: string, width: room.width, measurer)
      : scale(ofLines: string, in: room, measurer)
  }

  /// Small letters stand further apart than large ones, so that a line is not narrower by as much
  /// as its font is smaller, and shrinks again.
  private func scale(
    ofLine string: String, width: Double, _ measurer: any TextMeasuring
  ) -> Double {
    var scale = 1.0
    var font = font
    while scale > smallestScale {
      let own = measurer.lines(of: TextRequest(string, font: font)).first?.width ?? 0
      guard own > width + Self.slack else { break }
      scale = max(smallestScale, scale * width / own)
      font.size = self.font.size * scale
    }
    return scale
  }

  /// Halves what is between a scale that fits and one that does not, until they are 1/256 apart.
  private func scale(
    ofLines string: String, in room: Size, _ measurer: any TextMeasuring
  ) -> Double {
    if fits(string, at: 1, in: room, measurer) { return 1 }
    var (low, high) = (smallestScale, 1.0)
    while high - low > 1.0 / 256 {
      let middle = (low + high) / 2
      if fits(string, at: middle, in: room, measurer) { low = middle } else { high = middle }
    }
    return low
  }

  private func fits(
    _ string: String, at scale: Double, in room: Size, _ measurer: any TextMeasuring
  ) -> Bool {
    var font = font
    font.size *= scale
    var request = TextRequest(
      string, font: font, width: room.width + Self.slack, maximumLines: 0, lineBreak: .wordWrap)
    request.avoidsLoneWord = avoidsLoneWord
    let count = measurer.lines(of: request).count
    let height = Double(count) * (font.exactLineHeight + lineSpacing) - lineSpacing
    return height <= room.height + Self.slack && (numberOfLines == 0 || count <= numberOfLines)
  }

  /// The length that layout may have lost when it moved both sides to whole pixels, in points.
  private static let slack = 0.5
}
