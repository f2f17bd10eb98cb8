import FoundationEssentials

/// Text for a page that unpacks it with `DecompressionStream("deflate")`.
public enum PackedText {
  /// The text as a zlib stream (RFC 1950), in Base64: the same bytes for the same text.
  public static func base64(_ text: String) -> String {
    Data(ByteCompressor().compressed(Array(text.utf8))).base64EncodedString()
  }
}
