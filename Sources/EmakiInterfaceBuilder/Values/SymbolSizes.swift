internal import EmakiDrawing

/// The sizes of the system's symbols in text.
enum SymbolSizes {
  /// A symbol's size at a point size, from the size that `<resources>` writes.
  ///
  /// There the longer side of every symbol is 128, up to Xcode 11.3 64: 128 × 113 for one that takes
  /// 18.7 × 16.3 beside 17 pt text, as large as at 117 pt. The estimate is good to a point or two.
  static func size(written: Size, pointSize: Double) -> Size {
    let longest = max(written.width, written.height)
    let factor = longest > 0 ? pointSize / 117 * 128 / longest : 0
    return Size(
      width: (written.width * factor * 3).rounded() / 3,
      height: (written.height * factor * 3).rounded() / 3)
  }
}
