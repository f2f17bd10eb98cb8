public import EmakiFiles

extension FileContents {
  /// Opens a PNG file; a pipe or device is read only as far as it can be one.
  ///
  /// - Parameter isRegular: whether a pipe or device is an error, as it is where no user named it.
  public convenience init(picture path: String, isRegular: Bool = false) throws(FileError) {
    // Eight bytes for each pixel of the largest picture: more are none.
    try self.init(
      path, isRegular: isRegular, startingWith: PNGChunks.signature,
      limit: 8 * PNGDecoder().maxPixels)
  }
}
