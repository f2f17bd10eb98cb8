internal import EmakiDrawing
internal import EmakiLayout

/// The pixels to which Interface Builder rounded frames and lines of text.
///
/// All figures are read off saved frames.
struct CanvasGrid {
  let header: DocumentHeader

  /// Pixels a point. Files of Xcode 7 and earlier are laid out to whole points.
  var scale: Double { header.device?.scale ?? (header.isBeforeDevices ? 1 : 2) }

  /// Pixels a point up to which lines of text are rounded, where it is not `scale`.
  ///
  /// From Xcode 6.1 a line of 17 pt takes 20.5 pt also where frames are whole points. On the first
  /// phones with three pixels a point files hold 20⅓ as often as 21, which is what it takes with
  /// one; 20⅔, with one and a half, is a pixel off either.
  var textScale: Double? {
    if header.isBeforeDevices { return header.era < .halfPointLines ? nil : 2 }
    return header.device?.isEarlyThreefold == true ? 1.5 : nil
  }

  /// The height of a label outside of stack views that is as a fresh one from the library, with one
  /// line of 17 pt, where that is not the height of its line.
  ///
  /// On phones with three pixels a point files keep the 21 pt of the library for it four times out
  /// of five, and else hold 20⅓.
  func freshLabelHeight(of text: TextContent) -> Double? {
    guard scale == 3, textScale == nil, text.numberOfLines == 1, !text.string.isEmpty,
      text.spans.isEmpty, text.font.size == 17, text.font.family == nil
    else { return nil }
    return 21
  }

  /// Where frames are whole points, files round a horizontal edge at half a point up as often as
  /// down; left there it is never a whole point off. Vertical edges all go to the right.
  var keepsHalfPixels: Bool { scale == 1 }

  /// The height that a line had before its frame was rounded to whole points.
  func lineHeight(saved height: Double, of font: Font) -> Double {
    guard scale == 1, let textScale else { return height }
    let line = font.lineHeight(scale: textScale)
    return (line + 0.5).rounded(.down) == height ? line : height
  }
}
