extension PixelDifference {
  /// The smallest rectangle that holds the changed pixels outside of all boxes; `nil` where there
  /// are none, or where the positions of pixels are not known.
  public func changedBounds(outside boxes: [PixelRect]) -> PixelRect? {
    var bounds: PixelRect?
    let changed = ChangedRows(changedPixels, width: size.width)
    let boxes = boxes.sorted { $0.x < $1.x }
    for row in changed.rows {
      let across = boxes.filter { $0.y <= row.y && row.y < $0.y + $0.height }
      for span in changed.spans[row.first..<row.end] {
        Self.forEachPart(of: Int(span.first)..<Int(span.end), outside: across) { part in
          let rect = PixelRect(x: part.lowerBound, y: row.y, width: part.count, height: 1)
          bounds = bounds?.union(rect) ?? rect
        }
      }
    }
    return bounds
  }

  /// - Parameter boxes: sorted by their left edges.
  private static func forEachPart(
    of columns: Range<Int>, outside boxes: [PixelRect], visit: (Range<Int>) -> Void
  ) {
    var start = columns.lowerBound
    for box in boxes where box.x + box.width > start {
      guard box.x < columns.upperBound else { break }
      if box.x > start { visit(start..<box.x) }
      start = box.x + box.width
    }
    if start < columns.upperBound { visit(start..<columns.upperBound) }
  }
}
