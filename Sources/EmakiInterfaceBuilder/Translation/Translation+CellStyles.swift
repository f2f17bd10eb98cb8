internal import EmakiDrawing
internal import EmakiLayout

extension Translation {
  /// Lets the labels of UIKit's own cell styles take the room that the cell has: the file only keeps
  /// the frames that their texts had in another font and at another width.
  ///
  /// From right to left all of it is mirrored, whatever the alignment says that the file has for the
  /// other direction.
  ///
  /// What begins beside a picture or a title at the left keeps the same distance from the right edge
  /// as the first view has from the left one.
  func setBuiltInLabels(_ cell: inout View, _ element: XMLElement, in table: XMLElement?) {
    guard !isCanvas, let style = element["style"], style.hasPrefix("IBUITableViewCellStyle"),
      let content = element.child("tableViewCellContentView", key: "contentView"),
      let width = SavedFrame(content)?.size?.width ?? SavedFrame(element)?.size?.width
    else { return }
    let shares = BuiltInCellShares(style)
    let frames = content.child("subviews")?.children.compactMap { SavedFrame($0)?.rect } ?? []
    let saved = frames.map(\.minX).min() ?? 0
    let shift = marginGrowth(from: saved, cellWidth: width)
    let margin = saved + shift
    for view in ["imageView", "textLabel", "detailTextLabel"].compactMap({ element[$0] }) {
      cell.update(ViewID(view)) { view in
        view.frame.origin.x += shift
        view.autoresizing.insert(.followsDirection)
        if view.text?.alignment == .right { view.text?.alignment = .trailing }
      }
    }
    if let label = element["textLabel"], let share = shares.title {
      cell.update(ViewID(label)) { $0.stretch(in: width, share: share, margin: margin) }
      if element["imageView"] != nil {
        let start = cell.first(ViewID(label))?.frame.minX ?? margin
        cell.control.row.separatorIndent = max(0, start - margin)
      }
    }
    if let label = element["detailTextLabel"] {
      cell.update(ViewID(label)) {
        if shares.detail.lowerBound > 0 { $0.frame.origin.x -= 2 * shift }
        $0.stretch(in: width, share: shares.detail, margin: margin)
      }
    }
    growBuiltInLabels(&cell, element, in: table)
  }

  /// How much wider the margins of cells are on the screen than on the canvas, where a first view that
  /// begins at `saved` points was saved at the margin.
  private func marginGrowth(from saved: Double, cellWidth: Double) -> Double {
    func side(_ margins: CanvasMargins) -> Double {
      margins.cellContent(
        cellWidth: cellWidth, table: nil, isNarrowed: false, preserves: true
      ).left
    }
    let onCanvas = side(CanvasMargins(header: header))
    guard abs(saved - onCanvas) < 0.5 else { return 0 }
    return side(CanvasMargins(header: header, shownWidth: screenWidth)) - onCanvas
  }
}

/// The parts of a cell's width that the labels of one of UIKit's styles may take.
struct BuiltInCellShares {
  /// `nil` where the title keeps its frame.
  var title: ClosedRange<Double>? = 0...1
  var detail = 0.0...1

  init(_ style: String) {
    if style.hasSuffix("Value1") { (title, detail) = (0...0.7, 0.5...1) }
    // The title stands before a line that all rows share, the detail after it.
    if style.hasSuffix("Value2") { title = nil }
  }
}

extension View {
  /// Reaches from its left edge to a margin before the right edge, within a share of the width; in
  /// the second half of a cell as far before the right edge as it is.
  fileprivate mutating func stretch(
    in width: Double, share: ClosedRange<Double>, margin: Double
  ) {
    let isRight = share.lowerBound > 0
    let left = isRight ? share.lowerBound * width : frame.minX
    let end = width - (isRight ? max(0, width - frame.maxX) : margin)
    let right = min(end, share.upperBound * width)
    guard right > left else { return }
    placement = .autoresizing
    autoresizing = [.widthSizable, .followsDirection]
    if isRight { text?.alignment = .trailing }
    superviewSize = Size(width: width, height: superviewSize?.height ?? 44)
    frame = Rect(x: left, y: frame.minY, width: right - left, height: frame.height)
  }
}
