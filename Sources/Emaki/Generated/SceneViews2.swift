// From the table of the format: EMAKI_RECORD=1 swift test --filter KeySourceTests
extension SceneViews {
  /// The kind `mapView`.
  public struct MapView: ContainerElement {
    /// The word for it.
    public static let kind = "mapView"
    /// What was said of it.
    public var entries: SceneEntries
    /// Makes it.
    public init(entries: SceneEntries) { self.entries = entries }
  }

  /// The kind `keyboard`.
  public struct Keyboard: ContainerElement {
    /// The word for it.
    public static let kind = "keyboard"
    /// What was said of it.
    public var entries: SceneEntries
    /// Makes it.
    public init(entries: SceneEntries) { self.entries = entries }
  }

  /// The kind `glView`.
  public struct GlView: ContainerElement {
    /// The word for it.
    public static let kind = "glView"
    /// What was said of it.
    public var entries: SceneEntries
    /// Makes it.
    public init(entries: SceneEntries) { self.entries = entries }
  }

  /// The kind `custom`.
  public struct Custom: ContainerElement {
    /// The word for it.
    public static let kind = "custom"
    /// What was said of it.
    public var entries: SceneEntries
    /// Makes it.
    public init(entries: SceneEntries) { self.entries = entries }
  }

  /// The kind `row`.
  public struct Row: ContainerElement {
    /// The word for it.
    public static let kind = "row"
    /// What was said of it.
    public var entries: SceneEntries
    /// Makes it.
    public init(entries: SceneEntries) { self.entries = entries }
  }

  /// The kind `column`.
  public struct Column: ContainerElement {
    /// The word for it.
    public static let kind = "column"
    /// What was said of it.
    public var entries: SceneEntries
    /// Makes it.
    public init(entries: SceneEntries) { self.entries = entries }
  }
}
