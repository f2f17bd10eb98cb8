internal import EmakiDrawing
internal import EmakiLayout

extension Translation {
  /// Lets the labels of UIKit's own cell styles take the room that the cell has: the file only keeps
  /// the frames that their texts had in another font and at another width.
  func setBuiltInLabels(_ cell: inout View, _ element: XMLElement) {
    guard !isCanvas, let style = element["style"], style.hasPrefix("IBUITableViewCellStyle"),
      let content = element.child("tableViewCellContentView", key: "contentView"),
      let width = SavedFrame(content)?.size?.width ?? SavedFrame(element)?.size?.width
    else { return }
    let isValue = style.hasSuffix("Value1")
    if let label = element["textLabel"] {
      cell.update(ViewID(label)) { $0.stretch(in: width, share: isValue ? 0...0.7 : 0...1) }
    }
    if let label = element["detailTextLabel"] {
      cell.update(ViewID(label)) { $0.stretch(in: width, share: isValue ? 0.5...1 : 0...1) }
    }
  }
}

extension View {
  /// Reaches from its left edge, or further left, to as far before the right edge as that is from
  /// the left one, within a share of the width.
  fileprivate mutating func stretch(in width: Double, share: ClosedRange<Double>) {
    let margin = share.lowerBound > 0 ? max(0, width - frame.maxX) : frame.minX
    let left = max(margin, share.lowerBound * width)
    let right = min(width - margin, share.upperBound * width)
    guard right > left else { return }
    placement = .autoresizing
    autoresizing = [.widthSizable]
    if share.lowerBound > 0 { text?.alignment = .right }
    superviewSize = Size(width: width, height: superviewSize?.height ?? 44)
    frame = Rect(x: left, y: frame.minY, width: right - left, height: frame.height)
  }
}
