extension PNGText {
  /// The keyword of the fonts that a picture was drawn with: a name and a hash on each line.
  public static let fontsKeyword = "Emaki fonts"
  /// The keyword of the positions of a picture's views.
  public static let layoutKeyword = "Emaki layout"
  /// The keyword of the positions of a motion's views in every frame.
  public static let motionKeyword = "Emaki motion"
}

extension PNGMetadata {
  /// The metadata of a picture that holds no screen: that Emaki wrote it.
  public static let ofEmaki = PNGMetadata(texts: [PNGText(keyword: "Software", text: "Emaki")])

  /// The text of a keyword, or `nil`.
  public subscript(keyword: String) -> String? {
    texts.first { $0.keyword == keyword }?.text
  }
}
