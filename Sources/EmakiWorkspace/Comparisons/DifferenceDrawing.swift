import EmakiCairo
package import EmakiComparison
import EmakiDrawing
import EmakiFiles
import EmakiFormats
import EmakiRendering
package import PixelDiff

/// Where and how differences are drawn.
package struct DifferenceDrawing: Sendable {
  package let path: String?
  package let isMask: Bool
  package let isOverlay: Bool
  /// The files that may be overwritten.
  package var outputs: OutputFiles?

  package init(path: String?, isMask: Bool, isOverlay: Bool, outputs: OutputFiles? = nil) {
    self.path = path
    self.isMask = isMask
    self.isOverlay = isOverlay
    self.outputs = outputs
  }

  /// Whether the path names one picture and not a folder of them.
  package var isFile: Bool { path?.hasSuffix(".png") ?? false }

  /// Why a difference has no picture.
  struct TooLarge: Error, CustomStringConvertible {
    let width: Int
    let height: Int

    var description: String {
      "the picture of the difference would have \(width) × \(height) px and is not drawn; "
        + "--diff-mask draws one as large as the pictures"
    }
  }

  /// Writes the picture of one difference, if any is wanted.
  ///
  /// - Throws: `TooLarge` where three pictures side by side would take too much.
  package func draw(
    _ difference: PixelDifference, _ pictures: PictureComparer.Pictures, named name: String,
    isSingle: Bool
  ) throws {
    guard let path else { return }
    let isNamed = isSingle && isFile
    let file = isNamed ? path : Folder.path(path, name)
    try outputs?.check(file)
    try Folder.make(Folder.parent(of: file))
    try AtomicFile.write(
      PNGEncoder().encode(picture(difference, pictures), metadata: .ofEmaki), to: file,
      isRegular: !isNamed)
  }

  private func picture(
    _ difference: PixelDifference, _ pictures: PictureComparer.Pictures
  ) throws -> PixelBuffer {
    if isMask { return DifferencePicture.mask(difference) }
    if isOverlay { return DifferencePicture.overlay(difference, expected: pictures.expected) }
    let (width, height) = (
      3 * difference.size.width + 2 * DifferencePicture.gutter, difference.size.height
    )
    // Titles can only be drawn over a picture of this size; the file may be as high as it likes.
    guard width <= ImageSurface.longestSide, width * height <= ImageSurface.mostPixels else {
      throw TooLarge(width: width, height: height)
    }
    let header = PanelHeader(
      titles: ["Expected", "Difference: \(difference.changed) px", "Actual"],
      panelWidth: difference.size.width, gutter: DifferencePicture.gutter)
    return try header.over(
      DifferencePicture.sideBySide(
        difference, expected: pictures.expected, actual: pictures.actual))
  }
}
