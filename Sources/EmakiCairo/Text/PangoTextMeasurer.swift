public import EmakiDrawing
internal import EmakiThreads

/// Measures text with the fonts that draw it.
///
/// Words, and the rules of Japanese line ends, come from Unicode's line breaking algorithm. The
/// width of a line counts kerning, and is fitted to the iOS system font where that is asked for.
public final class PangoTextMeasurer: TextMeasuring {
  private let fonts: FontBook
  private let known = SharedCache<TextRequest, [TextLine]>(limit: 8192)

  /// Makes a measurer; give the same fonts to the painter.
  public init(fonts: FontBook) {
    self.fonts = fonts
  }

  /// See `TextMeasuring`. A text that is cut in a truncating mode ends its last line in an ellipsis
  /// also where a line feed, not the width, is the cause, as labels on iOS do.
  public func lines(of request: TextRequest) -> [TextLine] {
    known.value(of: request) { TextBreaker(request: request, fonts: fonts).lines() }
  }
}
