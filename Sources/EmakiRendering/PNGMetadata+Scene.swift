public import EmakiCairo
public import EmakiFormats
public import EmakiScenes

extension PNGMetadata {
  /// The metadata of a picture: its density, the fonts that it was drawn with, and where its views
  /// are.
  ///
  /// - Parameters:
  ///   - fonts: none are said where there is no text.
  ///   - layout: `nil` says nothing of views.
  public init(scale: Double, fonts: [FontRecord], layout: LayoutRecord? = nil) {
    self.init(isSRGB: true, pixelsPerMetre: Self.pixelsPerMetre(scale: scale))
    if !fonts.isEmpty {
      let lines = fonts.map { "\($0.name) \($0.hash)" }
      texts.append(PNGText(keyword: PNGText.fontsKeyword, text: lines.joined(separator: "\n")))
    }
    if let layout { append(layout.text, keyword: PNGText.layoutKeyword) }
  }

  /// The same for a moving picture.
  public init(scale: Double, fonts: [FontRecord], motion: MotionRecord?) {
    self.init(scale: scale, fonts: fonts)
    if let motion { append(motion.text, keyword: PNGText.motionKeyword) }
  }

  private mutating func append(_ text: String, keyword: String) {
    texts.append(PNGText(keyword: keyword, text: text, isCompressed: true))
  }
}
