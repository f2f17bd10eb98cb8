/// A script beyond Latin, Greek, Cyrillic and East Asian, named as in Noto's file names.
enum OtherScript: String, CaseIterable, Sendable {
  case arabic = "Arabic"
  case armenian = "Armenian"
  case bengali = "Bengali"
  case devanagari = "Devanagari"
  case georgian = "Georgian"
  case gujarati = "Gujarati"
  case hebrew = "Hebrew"
  case khmer = "Khmer"
  case lao = "Lao"
  case math = "Math"
  case symbols = "Symbols"
  case symbols2 = "Symbols2"
  case tamil = "Tamil"
  case telugu = "Telugu"
  case thai = "Thai"

  /// The scripts whose font may have a character; none for those outside Unicode's blocks below.
  static func candidates(for scalar: Unicode.Scalar) -> [OtherScript] {
    switch scalar.value {
    case 0x0530...0x058F: [.armenian]
    case 0x0590...0x05FF: [.hebrew]
    case 0x0600...0x06FF, 0x0750...0x077F, 0xFB50...0xFDFF, 0xFE70...0xFEFF: [.arabic]
    case 0x0900...0x097F: [.devanagari]
    case 0x0980...0x09FF: [.bengali]
    case 0x0A80...0x0AFF: [.gujarati]
    case 0x0B80...0x0BFF: [.tamil]
    case 0x0C00...0x0C7F: [.telugu]
    case 0x0E00...0x0E7F: [.thai]
    case 0x0E80...0x0EFF: [.lao]
    case 0x10A0...0x10FF: [.georgian]
    case 0x1780...0x17FF: [.khmer]
    case 0x2000...0x2BFF, 0x1F000...0x1F0FF, 0x1F500...0x1F8FF: [.symbols, .symbols2, .math]
    case 0x1D400...0x1D7FF: [.math]
    default: []
    }
  }
}

extension Unicode.Scalar {
  /// The Debian package whose fonts have the character, as far as its block shows it.
  var fontPackage: String {
    switch value {
    case 0x1F1E6...0x1F1FF, 0x1F300...0x1FAFF: "fonts-noto-color-emoji"
    case 0x1100...0x11FF, 0x2E80...0xA4CF, 0xAC00...0xD7FF, 0xF900...0xFAFF, 0xFE30...0xFE4F,
      0xFF00...0xFFEF, 0x20000...0x3FFFF:
      "fonts-noto-cjk"
    case 0..<0x0530: "fonts-inter"
    default: properties.isEmojiPresentation ? "fonts-noto-color-emoji" : "fonts-noto-core"
    }
  }

  /// Whether the character draws nothing by itself, so that no font needs to have it.
  var needsNoGlyph: Bool {
    properties.isDefaultIgnorableCodePoint || properties.generalCategory == .control
  }
}
