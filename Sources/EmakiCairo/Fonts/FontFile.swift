import EmakiDrawing

/// The location of one face: a file, and the face's index in the file if that is a collection.
struct FontFile: Hashable, Sendable {
  var path: String
  var index: Int = 0
}

extension Font.Weight {
  /// How Inter's files call the weight.
  fileprivate var interName: String {
    switch self {
    case .ultraLight: "Thin"
    case .thin: "ExtraLight"
    case .light: "Light"
    case .regular: "Regular"
    case .medium: "Medium"
    case .semibold: "SemiBold"
    case .bold: "Bold"
    case .heavy: "ExtraBold"
    case .black: "Black"
    }
  }
}

/// The folders where Debian's font packages put the files that Emaki draws with.
struct SystemFontFiles: Sendable {
  /// `/usr/share/fonts`, or another root in tests.
  var root: String

  var interFolder: String { "\(root)/opentype/inter/" }

  /// Inter in one style, from the package fonts-inter.
  func inter(_ weight: Font.Weight, isItalic: Bool) -> FontFile {
    let style =
      switch (weight, isItalic) {
      case (.regular, true): "Italic"
      default: weight.interName + (isItalic ? "Italic" : "")
      }
    return FontFile(path: "\(interFolder)Inter-\(style).otf")
  }

  /// Noto Sans CJK JP, from the package fonts-noto-cjk; the Japanese face comes first in its file.
  func japanese(_ weight: Font.Weight) -> FontFile {
    let style = weight >= .semibold ? "Bold" : "Regular"
    return FontFile(path: "\(root)/opentype/noto/NotoSansCJK-\(style).ttc")
  }

  /// Noto Color Emoji, from the package fonts-noto-color-emoji.
  var emoji: FontFile { FontFile(path: "\(root)/truetype/noto/NotoColorEmoji.ttf") }

  /// The Noto font of another script, from the package fonts-noto-core.
  func other(_ script: OtherScript, _ weight: Font.Weight) -> FontFile {
    let style = weight >= .semibold ? "Bold" : "Regular"
    return FontFile(path: "\(root)/truetype/noto/NotoSans\(script.rawValue)-\(style).ttf")
  }
}
