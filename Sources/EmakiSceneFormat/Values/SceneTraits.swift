public import EmakiDrawing

/// The user's settings on a device: they decide colours and letters.
public struct SceneTraits: Sendable, Hashable {
  /// Light or dark.
  public var appearance: Appearance
  /// How large the text styles are.
  public var textSize: TextSize

  /// Makes traits; by default light, with letters of the usual size.
  public init(appearance: Appearance = .light, textSize: TextSize = .large) {
    self.appearance = appearance
    self.textSize = textSize
  }
}

/// Light or dark; system colours and pairs of colours follow it.
public enum Appearance: String, Sendable, Hashable, CaseIterable {
  /// Dark text on light backgrounds.
  case light
  /// Light text on dark backgrounds.
  case dark
}
