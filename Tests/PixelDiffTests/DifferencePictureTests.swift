import EmakiDrawing
import PixelDiff
import Testing

struct DifferencePictureTests {
  private let expected = PixelBuffer(width: 6, height: 4, fill: .black)
  private let actual: PixelBuffer
  private let difference: PixelDifference

  init() {
    var actual = PixelBuffer(width: 5, height: 4, fill: .black)
    actual[1, 2] = .white
    self.actual = actual
    difference = PixelComparison(ignored: [PixelRect(x: 0, y: 0, width: 1, height: 1)])
      .compare(expected: expected, actual: actual)
  }

  @Test func `the mask shows the changed pixels alone`() {
    let mask = DifferencePicture.mask(difference)
    #expect(mask.width == 6 && mask.height == 4)
    #expect(mask[1, 2] == DifferencePicture.changedColor)
    #expect(mask[5, 3] == DifferencePicture.changedColor)
    #expect(mask[0, 0] == DifferencePicture.ignoredColor)
    #expect(mask[2, 2] == .clear)
  }

  @Test func `the overlay keeps a tenth of the contrast`() {
    let overlay = DifferencePicture.overlay(difference, expected: expected)
    #expect(overlay[1, 2] == DifferencePicture.changedColor)
    #expect(overlay[2, 2] == Color(rgb: 0xE6E6E6))
  }

  @Test func `three pictures stand side by side`() {
    let panels = DifferencePicture.sideBySide(difference, expected: expected, actual: actual)
    #expect(panels.width == 3 * 6 + 2 * DifferencePicture.gutter && panels.height == 4)
    let step = 6 + DifferencePicture.gutter
    #expect(panels[1, 2] == .black)
    #expect(panels[6, 2] == DifferencePicture.gutterColor)
    #expect(panels[step + 1, 2] == DifferencePicture.changedColor)
    #expect(panels[2 * step + 1, 2] == .white)
    // What the smaller picture does not have is clear.
    #expect(panels[2 * step + 5, 2] == .clear)
  }
}
