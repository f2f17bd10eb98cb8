import EmakiDrawing

/// How much wider than by its letters a family is set at each size.
enum FamilyTracking {
  /// Thousandths of an em after each letter, by size in points.
  ///
  /// The system font before iOS 9 was Helvetica Neue, set wider when small and closer when large.
  /// Fitted to 20 texts that Xcode 6 saved in two projects.
  private static let helveticaSystem = SizeTable(rows: [
    (12, 18), (14, 14.5), (15, 9), (16, 7), (17, 2.25), (18, -1), (24, -12.5),
  ])

  /// The space that is added after each letter, in ems.
  static func tracking(_ font: Font) -> Double {
    font.isHelveticaSystem ? helveticaSystem.value(at: font.size) / 1000 : 0
  }
}
