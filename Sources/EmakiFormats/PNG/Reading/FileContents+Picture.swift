public import EmakiFiles

extension FileContents {
  /// Opens a PNG file; a pipe or device is read only as far as it can be one.
  public convenience init(picture path: String) throws(FileError) {
    // Eight bytes for each pixel of the largest picture: more are none.
    try self.init(
      path, isRegular: false, startingWith: PNGChunks.signature, limit: 8 * PNGDecoder().maxPixels)
  }
}
