// From the table of the format: EMAKI_RECORD=1 swift test --filter KeySourceTests
extension SceneWords {
  /// A timing curve.
  public struct Curve: ScenePhrase {
    /// As a value.
    public let sceneValue: SceneValue

    /// Makes it.
    public init(sceneValue: SceneValue) { self.sceneValue = sceneValue }

    /// As in a scene file.
    public static let linear: Self = "linear"

    /// As in a scene file.
    public static let easeIn: Self = "ease-in"

    /// As in a scene file.
    public static let easeOut: Self = "ease-out"

    /// As in a scene file.
    public static let easeInOut: Self = "ease-in-out"

    /// As in a scene file.
    public static let `default`: Self = "default"
  }
}
