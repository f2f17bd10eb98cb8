import EmakiFormats

/// Digests of texts.
enum SHA256Text {
  static func hexadecimal(_ text: String) -> String {
    var hash = SHA256()
    hash.add(Array(text.utf8))
    return hash.hexadecimal
  }
}
