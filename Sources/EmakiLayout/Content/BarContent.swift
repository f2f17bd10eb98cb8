/// The properties of a navigation bar or toolbar besides its items and its title.
public struct BarContent: Sendable, Hashable {
  /// The number of items on the leading side of a navigation bar, at least one.
  public var leadingCount = 1
  /// Whether spaces part the items of a toolbar; otherwise they stand at equal distances.
  public var hasSpaces = false
  /// The text over the title of a navigation bar.
  public var prompt: String?
  /// The text of a navigation bar's back button beside its chevron, empty for the chevron alone;
  /// `nil` for no back button.
  public var backTitle: String?
  /// The view or picture in the bar's middle instead of a title.
  public var title: BarTitle?
  /// Whether the title of a navigation bar is large.
  public var isLarge = false

  /// Makes a bar with default values.
  public init() {}
}
