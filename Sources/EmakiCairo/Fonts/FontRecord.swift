/// A font that pictures were drawn with, for their metadata.
public struct FontRecord: Sendable, Hashable {
  /// The full name that the font gives itself, such as "Inter Semi Bold".
  public var name: String
  /// 64 bits in hexadecimal that differ between versions of the font.
  ///
  /// Taken over the font's table directory, which holds a checksum of every table, so that a font
  /// of 20 MB need not be read whole.
  public var hash: String

  /// Makes a record.
  public init(name: String, hash: String) {
    self.name = name
    self.hash = hash
  }
}
