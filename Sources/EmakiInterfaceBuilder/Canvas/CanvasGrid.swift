internal import EmakiDrawing
internal import EmakiLayout
internal import EmakiXML

/// The pixels to which Interface Builder rounded frames and lines of text.
///
/// All figures are read off saved frames.
struct CanvasGrid {
  let header: DocumentHeader

  /// Pixels a point. Files of Xcode 7 and earlier are laid out to whole points.
  var scale: Double { header.device?.scale ?? (header.isBeforeDevices ? 1 : 2) }

  /// Pixels a point up to which lines of text are rounded, where it is not `scale`.
  ///
  /// In xibs from Xcode 6.1 on a line of 17 pt takes 20.5 pt also where frames are whole points; in
  /// storyboards it takes 21.
  var textScale: Double? {
    guard header.isBeforeDevices, !header.isStoryboard else { return nil }
    return header.habits.lineScaleOfXibs
  }

  /// Whether labels of one line that their constraints position take whole points both ways.
  ///
  /// Xcode 8 to 11 measured them apart from the device, but not those of stack views and table
  /// cells: of 63 labels that tell the two apart, on screens of two and of three pixels a point, 58
  /// were saved so. Nor those of scroll views, two labels, and those whose height must not be more
  /// than that of their line, three. Files that name no device hold half points: seven labels of
  /// four files.
  var hasWholePointLabels: Bool { header.device != nil && header.habits.hasWholePointLabels }

  /// Whether those of table cells took whole points too.
  ///
  /// On the canvas of an iPhone XR all did that tell the two apart, 16 labels of 2 projects; on that of
  /// an iPhone 8 as many did as did not.
  var hasWholePointCells: Bool { header.device?.identifier == "retina6_1" }

  /// The height of a navigation bar that is a view.
  var navigationBarHeight: Double {
    header.device?.isPad == true
      ? header.habits.padBarHeight : header.habits.navigationBarHeight
  }

  /// The height of a toolbar that is a view.
  var toolbarHeight: Double {
    header.device?.shape == .notchedPhone ? header.habits.notchToolbarHeight : 44
  }

  /// The height that a label of one line of 17 pt outside of stack views has from the library, where
  /// that is not the height of its line.
  ///
  /// Canvases of devices keep it, while widths follow the text: 636 labels of 776 in plain views and
  /// cells of 50 projects. In stack views they hold their line, and so do labels with a text style, six
  /// of eight.
  func freshLabelHeight(of text: TextContent, in label: XMLElement) -> Double? {
    let description = label.child("fontDescription", key: "fontDescription")
    guard !text.string.isEmpty, text.spans.isEmpty, description?["style"] == nil else { return nil }
    return freshLineHeight(of: text.font)
  }

  /// The height of such a line in a font, points; `nil` where it is that of the letters.
  func freshLineHeight(of font: Font) -> Double? {
    header.device != nil && font.size == 17 && font.family == nil ? 21 : nil
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
