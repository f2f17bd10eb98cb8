internal import EmakiDrawing
internal import EmakiLayout
internal import EmakiXML

extension Translation {
  /// Lets the labels of UIKit's built-in cell styles take the room that the cell has: the file only
  /// keeps the frames that their texts had in another font and at another width.
  ///
  /// From right to left all of it is mirrored, whatever the alignment says that the file has for the
  /// other direction.
  ///
  /// A view that begins beside a picture or a title at the left keeps the same distance from the
  /// right edge as the first view has from the left one.
  func setBuiltInLabels(_ cell: inout View, _ element: XMLElement, in table: XMLElement?) {
    guard !isCanvas, let style = element["style"], style.hasPrefix("IBUITableViewCellStyle"),
      let content = element.child("tableViewCellContentView", key: "contentView"),
      let width = SavedFrame(content)?.size?.width ?? SavedFrame(element)?.size?.width
    else { return }
    let shares = BuiltInCellShares(style)
    let frames = content.child("subviews")?.children.compactMap { SavedFrame($0)?.rect } ?? []
    let saved = frames.map(\.minX).min() ?? 0
    let shift = marginGrowth(from: saved, cellWidth: width, in: table)
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
    if style.hasSuffix("Value1") { setDetailBeside(&cell, element, width: width) }
  }

  /// How much wider the margins of cells are on the screen than on the canvas, where a first view that
  /// begins at `saved` points was saved at the margin.
  private func marginGrowth(
    from saved: Double, cellWidth: Double, in table: XMLElement?
  ) -> Double {
    func side(_ margins: CanvasMargins) -> Double {
      margins.cellContent(
        cellWidth: cellWidth, table: table.flatMap(Self.measures), isNarrowed: false,
        preserves: true
      ).left
    }
    let onCanvas = side(CanvasMargins(header: header))
    guard abs(saved - onCanvas) < 0.5 else { return 0 }
    return side(CanvasMargins(header: header, shownWidth: screenWidth)) - onCanvas
  }
}

/// A title with its detail at the other side of the row.
extension Translation {
  /// Shares the width of a row by what its texts ask for: a title that is too long for its row leaves
  /// the detail what it needs, but no more than three tenths; beyond these the detail yields.
  private func setDetailBeside(_ cell: inout View, _ element: XMLElement, width: Double) {
    guard let index = cell.subviews.firstIndex(where: { $0.kind == .contentView }),
      let title = element["textLabel"].map({ ViewID($0) }),
      let detail = element["detailTextLabel"].map({ ViewID($0) }),
      let left = cell.first(title)?.frame, let right = cell.first(detail)?.frame
    else { return }
    let host = cell.subviews[index].id
    cell.update(title) { $0.placement = .constraints }
    cell.update(detail) { view in
      view.placement = .constraints
      view.hugging.horizontal = Self.detailHugging
      view.compressionResistance.horizontal = Priority(749)
    }
    cell.subviews[index].constraints +=
      Self.lines(of: [(title, left), (detail, right)], in: host) + [
        Constraint(
          Anchor(title, .leading), .equal, Anchor(host, .leading), constant: left.minX),
        Constraint(
          Anchor(detail, .trailing), .equal, Anchor(host, .trailing),
          constant: right.maxX - width),
        Constraint(
          Anchor(title, .trailing), .lessThanOrEqual, Anchor(detail, .leading),
          constant: -Self.gapBeforeDetail),
        Constraint(
          Anchor(detail, .width), .greaterThanOrEqual, Anchor(host, .width),
          multiplier: Self.leastDetail, priority: Self.detailShare),
      ]
  }

  /// Labels that keep their height and their distance from the top.
  private static func lines(of labels: [(ViewID, Rect)], in host: ViewID) -> [Constraint] {
    labels.flatMap { label, frame in
      [
        Constraint(Anchor(label, .top), .equal, Anchor(host, .top), constant: frame.minY),
        Constraint(Anchor(label, .height), .equal, constant: frame.height),
      ]
    }
  }

  /// Between title and detail, points.
  private static let gapBeforeDetail = 6.0
  /// The part of the row that a long detail keeps beside a long title.
  private static let leastDetail = 0.3
  /// Weaker than a detail's hugging, stronger than a title's compression resistance.
  private static let detailShare = Priority(755)
  /// So that a short detail does not take its share.
  private static let detailHugging = Priority(760)
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
