import EmakiComparison
import EmakiDrawing
import EmakiReel
import EmakiRendering
import PixelDiff

/// Where and how differences are drawn.
struct DifferenceDrawing: Sendable {
  let path: String?
  let isMask: Bool
  let isOverlay: Bool

  /// Whether the path names one picture and not a folder of them.
  var isFile: Bool { path?.hasSuffix(".png") ?? false }

  /// Writes the picture of one difference, if any is wanted.
  func draw(
    _ difference: PixelDifference, _ pictures: PictureComparer.Pictures, named name: String,
    isSingle: Bool
  ) throws {
    guard let path else { return }
    let file = isSingle && isFile ? path : Folder.path(path, name)
    try Folder.make(Folder.parent(of: file))
    try AtomicFile.write(PNGEncoder().encode(picture(difference, pictures)), to: file)
  }

  private func picture(
    _ difference: PixelDifference, _ pictures: PictureComparer.Pictures
  ) throws -> PixelBuffer {
    if isMask { return DifferencePicture.mask(difference) }
    if isOverlay { return DifferencePicture.overlay(difference, expected: pictures.expected) }
    let header = PanelHeader(
      titles: ["Expected", "Difference: \(difference.changed) px", "Actual"],
      panelWidth: difference.size.width, gutter: DifferencePicture.gutter)
    return try header.over(
      DifferencePicture.sideBySide(
        difference, expected: pictures.expected, actual: pictures.actual))
  }
}
