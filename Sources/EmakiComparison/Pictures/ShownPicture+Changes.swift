public import EmakiFormats
import PixelDiff

extension ShownPicture {
  /// How this picture is shown differently from another, whatever the samples are.
  public func changes(
    from old: ShownPicture, ignoringColorSpace: Bool = false
  ) -> [String] {
    Self.changes(
      from: (old.colorSpace, old.orientation), to: (colorSpace, orientation),
      ignoringColorSpace: ignoringColorSpace)
  }

  /// A sentence for what the samples mean and one for how the picture is turned, where that differs.
  static func changes(
    from old: (colorSpace: PNGColorSpace, orientation: PictureOrientation),
    to new: (colorSpace: PNGColorSpace, orientation: PictureOrientation),
    ignoringColorSpace: Bool
  ) -> [String] {
    var words: [String] = []
    if !ignoringColorSpace, old.colorSpace != new.colorSpace {
      let change = MotionDifference.Change(expected: old.colorSpace, actual: new.colorSpace)
      words.append(change.words)
    }
    if old.orientation != new.orientation {
      words.append(
        "the Exif data say how the picture is to be turned: orientation "
          + "\(new.orientation.rawValue), expected \(old.orientation.rawValue)")
    }
    return words
  }
}
