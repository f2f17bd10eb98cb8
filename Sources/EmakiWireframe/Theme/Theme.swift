import EmakiDrawing

/// How a picture looks: its colours, its lines, and what is left out or added.
public struct Theme: Sendable, Hashable {
  /// The name by which the command line and scene files choose the theme.
  public var name: String
  /// The colours.
  public var palette: Palette
  /// Thickness of edges, borders and separators, points.
  public var lineWidth = 1.0
  /// Thickness of the device's outline, points.
  public var deviceLineWidth = 2.0
  /// Thickness of an icon's strokes at its natural size of 24 points.
  public var iconLineWidth = 1.5
  /// Whether colours are drawn as the scene gives them, not mapped to the palette; roles then count
  /// only where no colour is given.
  public var usesSceneColors = false
  /// Whether text is drawn as rounded bars, so that no font is needed.
  public var drawsTextAsBars = false
  /// Whether pictures are drawn where they are known; otherwise a crossed box stands for them.
  public var drawsPictures = true
  /// Whether views that matter get a dashed outline and a label.
  public var isAnnotated = false
  /// Whether status bar and home indicator are drawn where nobody says so.
  public var showsStatusBar = true

  /// Makes a theme that maps colours to a palette and draws text as text.
  public init(name: String, palette: Palette) {
    self.name = name
    self.palette = palette
  }

  /// All themes, the default first.
  public static let all: [Theme] = [.wireframe, .blueprint, .color, .greek]

  /// The theme of this name, or `nil`.
  public static func named(_ name: String) -> Theme? {
    all.first { $0.name == name }
  }
}
