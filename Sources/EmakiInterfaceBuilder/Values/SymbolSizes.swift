internal import EmakiDrawing

/// The sizes of the system's symbols in text.
enum SymbolSizes {
  /// A symbol's size at a point size, from the size that `<resources>` writes.
  ///
  /// There symbols are written as large as at 117 pt or so: 128 × 113 for one that takes
  /// 18.7 × 16.3 beside 17 pt text. The estimate is good to a point or two.
  static func size(written: Size, pointSize: Double) -> Size {
    let factor = pointSize / 117
    return Size(
      width: (written.width * factor * 3).rounded() / 3,
      height: (written.height * factor * 3).rounded() / 3)
  }
}
