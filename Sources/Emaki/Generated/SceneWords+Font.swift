// From the table of the format: EMAKI_RECORD=1 swift test --filter KeySourceTests
extension SceneWords {
  /// A font: `17`, `"17 bold"`, or a text style.
  public struct Font: ScenePhrase {
    /// As a value.
    public let sceneValue: SceneValue

    /// Makes it.
    public init(sceneValue: SceneValue) { self.sceneValue = sceneValue }

    /// As in a scene file.
    public static let largeTitle: Self = "largeTitle"

    /// As in a scene file.
    public static let title1: Self = "title1"

    /// As in a scene file.
    public static let title2: Self = "title2"

    /// As in a scene file.
    public static let title3: Self = "title3"

    /// As in a scene file.
    public static let headline: Self = "headline"

    /// As in a scene file.
    public static let body: Self = "body"

    /// As in a scene file.
    public static let callout: Self = "callout"

    /// As in a scene file.
    public static let subhead: Self = "subhead"

    /// As in a scene file.
    public static let footnote: Self = "footnote"

    /// As in a scene file.
    public static let caption1: Self = "caption1"

    /// As in a scene file.
    public static let caption2: Self = "caption2"
  }
}
