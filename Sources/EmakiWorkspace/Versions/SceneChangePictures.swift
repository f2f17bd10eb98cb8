import EmakiComparison
import EmakiDrawing
import EmakiFiles
import EmakiFormats
import EmakiRendering
import PixelDiff

/// The pictures of a changed scene, at the moment that shows the change.
struct SceneChangePictures {
  let before: PixelBuffer?
  let after: PixelBuffer?
  /// `nil` where one is missing or both look the same.
  let difference: PixelDifference?
  /// Where the changed views are.
  let marks: [ViewMark]

  init(_ change: SceneChange) throws {
    let (old, new) = (change.pair.before, change.pair.after)
    before = try old?.pixels(at: change.moment)
    after = try new?.pixels(at: change.moment)
    guard let before, let after, let old, let new else {
      (difference, marks) = (nil, [])
      return
    }
    let found = PixelComparison(area: .share(1), window: nil)
      .compare(expected: before, actual: after)
    difference = found.changed > 0 || found.expectedSize != found.actualSize ? found : nil
    marks = ViewMark.all(
      of: change.views, old.plan.renderer.picture(at: change.moment).layout,
      new.plan.renderer.picture(at: change.moment).layout)
  }

  /// Writes the scene before, after, and the difference between, as PNG files.
  func write(into folder: String, named name: String, _ outputs: OutputFiles) throws {
    try Folder.make(folder)
    func write(_ picture: PixelBuffer, _ suffix: String) throws {
      let path = Folder.path(folder, "\(name)-\(suffix).png")
      try outputs.check(path)
      let file = try PNGEncoder().encode(picture, metadata: .ofEmaki)
      try AtomicFile.write(file, to: path, isRegular: true)
    }
    for (picture, suffix) in [(before, "before"), (after, "after")] {
      guard let picture else { continue }
      try write(picture, suffix)
    }
    guard let before, let after else { return }
    let difference =
      difference ?? PixelComparison.exact.compare(expected: before, actual: after)
    let drawn = DifferencePicture.sideBySide(difference, expected: before, actual: after)
    try write(drawn, "difference")
  }
}
