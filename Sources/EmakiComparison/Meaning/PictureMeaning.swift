public import EmakiReel
public import EmakiScenes

/// What a picture says of itself besides its pixels.
public struct PictureMeaning: Sendable, Hashable {
  /// A line for each font that it was drawn with; `nil` where it does not say.
  public var fonts: [String]?
  /// Where its views are; `nil` where it does not say.
  public var layout: LayoutRecord?
  /// Whether it says something of its views that makes no sense.
  public var isUnreadable = false

  /// What a picture says that was not written yet.
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

/// How two pictures differ by their own words.
public struct MeaningDifference: Sendable, Hashable {
  /// Fonts that only the expected picture was drawn with.
  public var missingFonts: [String] = []
  /// Fonts that only the actual picture was drawn with.
  public var addedFonts: [String] = []
  /// The most important first.
  public var views: [ViewDifference] = []
  /// What else people should know.
  public var notes: [String] = []

  /// No difference.
  public init() {}

  /// The difference of two pictures, as far as both speak.
  public init(_ expected: PictureMeaning, _ actual: PictureMeaning) {
    if let old = expected.fonts, let new = actual.fonts {
      missingFonts = old.filter { !new.contains($0) }
      addedFonts = new.filter { !old.contains($0) }
    }
    if let old = expected.layout, let new = actual.layout {
      views = LayoutDifference(old, new).views
    }
    for (side, meaning) in [("expected", expected), ("actual", actual)] where meaning.isUnreadable {
      notes.append("what the \(side) picture says of its views is not readable")
    }
  }

  /// How many views are told at most.
  private static let limit = 20

  /// One sentence a line: other fonts first, since they explain the rest.
  public var lines: [String] {
    var lines = fontLines + notes
    lines += views.prefix(Self.limit).map(\.description)
    if views.count > Self.limit { lines.append("and \(views.count - Self.limit) more views") }
    return lines
  }

  private var fontLines: [String] {
    if missingFonts.isEmpty, addedFonts.isEmpty { return [] }
    return ["drawn with other fonts, so texts may differ everywhere:"]
      + missingFonts.map { "  expected \($0)" } + addedFonts.map { "  actual \($0)" }
  }
}
