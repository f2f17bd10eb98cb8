internal import EmakiDrawing

/// The sizes of the system's symbols in text.
enum SymbolSizes {
  /// A symbol's size at a point size, from the size that `<resources>` writes.
  ///
  /// There the longer side of every symbol is 128, up to Xcode 11.3 64: 128 × 113 for one that takes
  /// 18.7 × 16.3 beside 17 pt text, as large as at 117 pt. The estimate is good to a point or two.
  /// Those in a circle are larger: of 128 × 123 three projects have 20 × 19. One that `<resources>`
  /// does not list, as in files that programs write, is taken for a square.
  static func size(of name: String, written: Size?, pointSize: Double) -> Size {
    let written = written ?? Size(width: 128, height: 128)
    let longest = max(written.width, written.height)
    let side = name.split(separator: ".").contains("circle") ? 20.0 / 17 : 128.0 / 117
    let factor = longest > 0 ? pointSize * side / longest : 0
    return Size(
      width: (written.width * factor * 3).rounded() / 3,
      height: (written.height * factor * 3).rounded() / 3)
  }
}
