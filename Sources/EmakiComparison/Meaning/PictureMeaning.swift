public import EmakiFormats
public import EmakiScenes

/// The metadata of a picture: its fonts and its views.
public struct PictureMeaning: Sendable, Hashable {
  /// A line for each font that it was drawn with; `nil` where it does not say.
  public var fonts: [String]?
  /// Where its views are; `nil` where it does not say.
  public var layout: LayoutRecord?
  /// Whether it says something of its views that makes no sense.
  public var isUnreadable = false

  /// Makes the metadata of a picture that was not written yet.
  public init(fonts: [String]? = nil, layout: LayoutRecord? = nil) {
    self.fonts = fonts
    self.layout = layout
  }

  /// Reads the texts of a PNG file.
  public init(_ metadata: PNGMetadata) {
    fonts = metadata[PNGText.fontsKeyword].map { text in
      text.split(separator: "\n").map(String.init)
    }
    guard let text = metadata[PNGText.layoutKeyword] else { return }
    layout = LayoutRecord(text: text)
    isUnreadable = layout == nil
  }
}

/// The differences between two pictures by their metadata.
public struct MeaningDifference: Sendable, Hashable {
  /// Fonts that only the expected picture was drawn with.
  public var missingFonts: [String] = []
  /// Fonts that only the actual picture was drawn with.
  public var addedFonts: [String] = []
  /// The most important first.
  public var views: [ViewDifference] = []
  /// Where those of them are seen that are seen.
  public var marks: [ViewMark] = []
  /// The differences beside the views: motions, states, links.
  public var others: [String] = []
  /// Further notes for people.
  public var notes: [String] = []

  /// No difference.
  public init() {}

  /// The difference of two pictures, as far as both speak.
  public init(_ expected: PictureMeaning, _ actual: PictureMeaning) {
    if let old = expected.layout, let new = actual.layout {
      let difference = LayoutDifference(old, new)
      views = difference.views
      marks = ViewMark.all(of: views, old, new)
      compareFonts(expected, actual, otherTexts: difference.hasOtherTexts)
    } else {
      compareFonts(expected, actual, otherTexts: false)
    }
    for (side, meaning) in [("expected", expected), ("actual", actual)] where meaning.isUnreadable {
      notes.append("what the \(side) picture says of its views is not readable")
    }
  }

  /// How many views are listed at most.
  private static let limit = 20

  /// Fonts explain a difference where one face is another file, or where some replaced others
  /// although the pictures have the same texts. Other texts may need other faces.
  private mutating func compareFonts(
    _ expected: PictureMeaning, _ actual: PictureMeaning, otherTexts: Bool
  ) {
    guard let old = expected.fonts, let new = actual.fonts else { return }
    missingFonts = old.filter { !new.contains($0) }
    addedFonts = new.filter { !old.contains($0) }
    if !otherTexts, !missingFonts.isEmpty, !addedFonts.isEmpty { return }
    let faces = Set(missingFonts.map(Self.face)).intersection(addedFonts.map(Self.face))
    missingFonts.removeAll { !faces.contains(Self.face($0)) }
    addedFonts.removeAll { !faces.contains(Self.face($0)) }
  }

  /// The name of a face without the hash of its file.
  private static func face(_ font: String) -> Substring {
    font.lastIndex(of: " ").map { font[..<$0] } ?? font[...]
  }

  /// One sentence a line: fonts last, where they may explain the rest.
  public var lines: [String] { lines(atMost: Self.limit) }

  /// One sentence a line, for so many views.
  func lines(atMost limit: Int) -> [String] {
    notes + viewLines(atMost: limit) + others + fontLines
  }

  private func viewLines(atMost limit: Int) -> [String] {
    var lines = views.prefix(limit).map(\.description)
    if views.count > limit { lines.append("and \(views.count - limit) more views") }
    return lines
  }

  /// The fonts, where they may explain the rest.
  var fontLines: [String] {
    if missingFonts.isEmpty, addedFonts.isEmpty { return [] }
    return ["drawn with other fonts, so texts may differ everywhere:"]
      + missingFonts.map { "  expected \($0)" } + addedFonts.map { "  actual \($0)" }
  }
}
