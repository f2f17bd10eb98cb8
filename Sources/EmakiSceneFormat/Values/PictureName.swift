package import EmakiDrawing

/// Names of pictures: those with the extension of a picture are files, others stand for themselves.
package enum PictureName {
  package static func isFile(_ name: String) -> Bool {
    let lower = name.lowercased()
    return DisplayImage.fileEndings.contains { lower.hasSuffix($0) && lower.count > $0.count }
  }

  /// Whether a name is that of a file in a format that is not read.
  static func isUnreadable(_ name: String) -> Bool {
    let lower = name.lowercased()
    return [".gif", ".heic", ".pdf", ".tiff", ".bmp", ".avif"]
      .contains { lower.hasSuffix($0) && lower.count > $0.count }
  }

  /// The size in points: as many as pixels or units, or fewer where the name ends with `@2x` or `@3x`.
  package static func size(of picture: DisplayImage, named name: String) -> Size {
    let scale = scale(of: name)
    return Size(width: picture.size.width / scale, height: picture.size.height / scale)
  }

  private static func scale(of name: String) -> Double {
    let stem = name.lastIndex(of: ".").map { name[..<$0] } ?? name[...]
    return stem.hasSuffix("@2x") ? 2 : stem.hasSuffix("@3x") ? 3 : 1
  }
}
