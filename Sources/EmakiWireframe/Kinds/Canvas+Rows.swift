import EmakiLimits
import EmakiDrawing
import EmakiLayout

extension Canvas {
  /// The height of a sample row: UIKit's default.
  private static let sampleRow = 44.0
  /// Where samples end in a table that is higher than any screen.
  private static let mostSamples = 60

  /// Sample rows where nothing is known of a table's rows; with the scene's colours the lines alone that
  /// UIKit draws between rows to come, and in groups nothing.
  mutating func drawTableView(_ figure: DrawnView) {
    let showsText = !theme.usesSceneColors
    guard !figure.hasSubviews, figure.view.rows == nil, showsText || !figure.isGrouped else {
      return
    }
    let bounds = figure.bounds
    let color = barColor(at: bounds)
    var top = bounds.minY + figure.coveredTop
    var index = 0
    while top + Self.sampleRow <= bounds.maxY + 0.5, bounds.width > 60, index < Self.mostSamples {
      let row = Rect(x: bounds.minX, y: top, width: bounds.width, height: Self.sampleRow)
      if showsText { drawSampleText(index, in: row, color, figure) }
      if !figure.view.control.row.hidesSeparator { drawSeparator(row, figure) }
      top += Self.sampleRow
      index += 1
    }
  }

  /// UIKit's tertiary fill, which is stronger on dark backgrounds.
  private func veil(at rect: Rect) -> Color {
    let isOnDark = ground(at: rect).painted.luminance < 0.2
    return Color(rgb: 0x767680).multipliedAlpha(isOnDark ? 0.24 : 0.12)
  }

  /// A bar for the text of a sample row; neighbours have bars of other lengths.
  private mutating func drawSampleText(
    _ index: Int, in row: Rect, _ color: Color, _ figure: DrawnView
  ) {
    let share = [0.5, 0.38, 0.56, 0.44][index % 4]
    let bar = Rect(x: figure.contentStart, y: row.midY - 4, width: row.width * share, height: 8)
    fill(figure.mirrored(grid.snap(bar)), color, corner: 4)
  }

  /// Draws a stand-in for the content of a cell that only code fills: a bar in a row, but not in
  /// the scene's colours, and a tile.
  mutating func drawUnknownContent(_ figure: DrawnView) {
    let bounds = figure.bounds
    guard figure.fillsRow else {
      let color = theme.usesSceneColors ? veil(at: bounds) : placeholderColor(at: bounds)
      return fill(bounds, color, corner: 4)
    }
    guard !theme.usesSceneColors, bounds.width > 60, bounds.height >= 20 else { return }
    let index = Int(clamping: (bounds.midY / Self.sampleRow).rounded(.down))
    drawSampleText(abs(index), in: bounds, barColor(at: bounds), figure)
  }

  /// Draws sample tiles where a collection has no cells; with the scene's colours in UIKit's
  /// translucent fill grey, which is quiet on every background.
  mutating func drawCollectionView(_ figure: DrawnView) {
    guard !figure.hasSubviews else { return }
    let bounds = figure.bounds
    let gap = 10.0
    let columns = min(max(2, ((bounds.width - gap) / 110).rounded(.down)), 20)
    let side = (bounds.width - gap * (columns + 1)) / columns
    guard side > 20 else { return }
    var top = bounds.minY + figure.coveredTop + gap
    var rows = 0
    while top + side <= bounds.maxY, rows < Self.mostSamples {
      for column in 0..<Int(clamping: columns) {
        let left = bounds.minX + gap + Double(column) * (side + gap)
        let tile = grid.snap(Rect(x: left, y: top, width: side, height: side))
        let color = theme.usesSceneColors ? veil(at: tile) : placeholderColor(at: tile)
        fill(tile, color, corner: 4)
      }
      top += side + gap
      rows += 1
    }
  }

  /// Picture, title and accessory of a cell.
  ///
  /// The accessory is the control's style: `disclosureIndicator`, `checkmark`, `detailButton` or
  /// `detailDisclosureButton`.
  mutating func drawTableCell(_ figure: DrawnView) {
    let bounds = figure.bounds
    if figure.isSelected, figure.view.control.row.isInSidebar {
      let color = theme.usesSceneColors ? veil(at: bounds) : palette.surface
      fill(Self.selection(in: bounds), color, corner: Corner(RowGroup.cardRadius))
    } else if figure.isSelected, theme.usesSceneColors, figure.backgroundColor == nil {
      fill(bounds, RowGroup.highlight)
    }
    let right = drawAccessory(figure)
    let left = figure.showsPicture ? drawCellPicture(figure) : figure.contentStart
    guard let content = figure.view.text, !figure.string.isEmpty else { return }
    let room = Rect(
      minX: left, minY: bounds.minY, maxX: max(right, left), maxY: bounds.maxY)
    let color = ink(figure.own.textColor, .plain, of: figure, in: room)
    let alignment = content.alignment.resolved(figure.direction)
    line(figure.string, content.font, color, in: figure.mirrored(room), alignment)
  }

  /// The area that the selected or pressed row of a sidebar fills: 8 points from the sides of its
  /// list.
  static func selection(in row: Rect) -> Rect {
    row.inset(by: Insets(top: 0, left: 8, bottom: 0, right: 8))
  }

  /// The picture before the title, a square as high as the row allows; returns where the title starts.
  private mutating func drawCellPicture(_ figure: DrawnView) -> Double {
    let bounds = figure.bounds
    let side = figure.cellPictureSide
    let place = Rect(x: figure.contentStart, y: bounds.midY - side / 2, width: side, height: side)
    var picture = figure
    picture.bounds = grid.snap(figure.mirrored(place))
    picture.own.corner = .square
    drawImageView(picture)
    return place.maxX + DrawnView.gapBesideCellPicture
  }

  /// The line below a cell, over what is in it.
  mutating func drawCellSeparator(_ figure: DrawnView) {
    guard figure.view.kind == .tableCell, figure.view.role != .transparent,
      !figure.view.control.row.hidesSeparator, !figure.isSelected || theme.usesSceneColors
    else { return }
    drawSeparators(figure)
  }

  /// The line below a row; a grouped section has lines from edge to edge around it, a card has none.
  mutating func drawSeparators(_ figure: DrawnView) {
    let bounds = figure.bounds
    guard let group = figure.view.control.row.group else { return drawSeparator(bounds, figure) }
    if !group.isLast { drawSeparator(bounds, figure) }
    guard !group.isInset else { return }
    let height = hairline
    let color = separatorColor(figure)
    if group.isFirst {
      softLine(Rect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: height), color)
    }
    if group.isLast {
      let top = bounds.maxY - height
      softLine(Rect(x: bounds.minX, y: top, width: bounds.width, height: height), color)
    }
  }

  /// The colour that the scene gives to the lines of a row.
  private func separatorColor(_ figure: DrawnView) -> Color? {
    theme.usesSceneColors ? figure.view.control.row.separatorColor : nil
  }

  /// From where the text begins to the edge, unless the row says where.
  private mutating func drawSeparator(_ row: Rect, _ figure: DrawnView) {
    let insets = figure.view.control.row.separatorInsets
    let start =
      insets.map { row.minX + $0.left }
      ?? figure.contentStart + figure.separatorIndent
    let end = row.maxX - (insets?.right ?? 0)
    guard row.width > 32, start < end else { return }
    let line = Rect(minX: start, minY: row.maxY - hairline, maxX: end, maxY: row.maxY)
    softLine(figure.mirrored(line), separatorColor(figure))
  }

  /// Draws the marks at the end of a row; returns where the room for text ends.
  private mutating func drawAccessory(_ figure: DrawnView) -> Double {
    let chevron = Mark(icon: "chevron-forward", side: 16, voice: .quiet)
    let info = Mark(icon: "info", side: 20, voice: .interactive)
    let end = figure.contentEnd
    switch figure.view.control.accessory {
    case .disclosureIndicator: return draw(chevron, before: end, figure)
    case .checkmark:
      return draw(Mark(icon: "check", side: 20, voice: .interactive), before: end, figure)
    case .detailButton: return draw(info, before: end, figure)
    case .detailDisclosureButton:
      return draw(info, before: draw(chevron, before: end, figure) - 4, figure)
    case nil: return end
    }
  }

  /// One mark of an accessory.
  private struct Mark {
    var icon: String
    /// Points in a square.
    var side: Double
    var voice: InkRole
  }

  /// Draws a mark that ends shortly after `end`; returns where it begins.
  private mutating func draw(_ mark: Mark, before end: Double, _ figure: DrawnView) -> Double {
    let bounds = figure.bounds
    let side = mark.side
    let place = Rect(x: end - side + 4, y: bounds.minY, width: side, height: bounds.height)
    let rect = figure.mirrored(grid.centered(Size(width: side, height: side), in: place))
    if let icon = Icon.named(mark.icon, reading: figure.direction) {
      let color = ink(figure.own.tintColor, mark.voice, of: figure, in: rect)
      draw(icon, mark.voice == .quiet ? quietMark(at: rect) : color, in: rect)
    }
    return end - side
  }

  /// The colour of a quiet mark. On what is as grey as it, such as a pressed row, it is as much darker or
  /// lighter as UIKit's translucent `tertiaryLabel`.
  private func quietMark(at rect: Rect) -> Color {
    let under = ground(at: rect).painted
    guard palette.soft.contrast(with: under) < 1.25 else { return palette.soft }
    return under.mixed(with: palette.ink, share: 0.3)
  }
}

extension DrawnView {
  /// Whether it is a row of a sidebar that has a background for a while, as while a finger is on it:
  /// that is as round as one of what is selected. A background that the row always has fills it.
  var isLitInSidebar: Bool {
    view.control.row.isInSidebar && view.backgroundColor == nil && own.backgroundColor != nil
  }

  /// The height of a scroll view that bars cover at its top, in points; its content begins below.
  fileprivate var coveredTop: Double {
    max(own.contentInset.top, safeArea.top)
  }

  /// Where the text of a row begins, before it is mirrored for right-to-left.
  fileprivate var contentStart: Double {
    bounds.minX + (direction == .rightToLeft ? safeArea.right : safeArea.left) + rowMargin
  }

  /// Where the text and marks of a row end, before they are mirrored.
  fileprivate var contentEnd: Double {
    bounds.maxX - (direction == .rightToLeft ? safeArea.left : safeArea.right) - rowMargin
  }

  /// How large the picture before the title of a cell is, points: a symbol as large as its letters
  /// ask for, another picture as large as the row allows.
  fileprivate var cellPictureSide: Double {
    min(max(bounds.height - 12, 12), view.image?.isSymbol == true ? 28 : 60)
  }

  /// Points between the picture and the title of a cell.
  fileprivate static let gapBesideCellPicture = 12.0

  /// How far from the margin the line below a row begins: where its text does.
  fileprivate var separatorIndent: Double {
    let isBehindPicture = view.kind == .tableCell && showsPicture && !string.isEmpty
    return isBehindPicture
      ? cellPictureSide + Self.gapBesideCellPicture : view.control.row.separatorIndent
  }

  private var rowMargin: Double { view.rowMargin(width: bounds.width, safeArea: safeArea) }
}
