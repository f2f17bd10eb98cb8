import EmakiDrawing
import Testing

@Suite struct `Known font families` {
  /// Heights of one-line labels in saved files, on the grid of the scale.
  @Test(arguments: [
    ("Nunito Sans", 13.0, 2.0, 18.0), ("Quicksand", 15, 2, 19), ("Avenir Next", 32, 2, 44),
    ("Hiragino Sans", 12, 2, 12),
  ])
  func `lines are as high as the family asks for`(
    family: String, size: Double, scale: Double, height: Double
  ) {
    #expect(Font(family: family, size: size).lineHeight(scale: scale) == height)
  }

  @Test func `case and spaces of a name do not matter`() {
    #expect(Font(family: "nunitosans", size: 13).lineHeight(scale: 2) == 18)
    #expect(Font(family: "OPEN SANS", size: 10).widthOverInter != nil)
  }

  @Test func `an unknown family has the measures of the system font`() {
    let font = Font(family: "Nobody's Grotesque", size: 17)
    #expect(font.lineHeight(scale: 2) == Font.system(17).lineHeight(scale: 2))
    #expect(font.descent == Font.system(17).descent)
    #expect(font.widthOverInter == nil)
    #expect(Font.system(17).widthOverInter == nil)
  }

  /// Heights of lines in saved files, on two pixels a point.
  @Test(arguments: [(Font.Weight.regular, 15.0, 17.5), (.bold, 15, 18), (.light, 13, 15.5)])
  func `lines of Helvetica Neue are lower in the regular weight`(
    weight: Font.Weight, size: Double, height: Double
  ) {
    let font = Font(family: "Helvetica Neue", size: size, weight: weight)
    #expect(font.lineHeight(scale: 2) == height)
  }
}
