/// What a navigation bar or toolbar has beside its items and its title.
public struct BarContent: Sendable, Hashable {
  /// How many of the items stand on the leading side of a navigation bar, at least one.
  public var leadingCount = 1
  /// Whether spaces part the items of a toolbar; otherwise they stand at equal distances.
  public var hasSpaces = false
  /// What stands over the title of a navigation bar.
  public var prompt: String?
  /// What the back button of a navigation bar says beside its chevron, empty for the chevron alone;
  /// `nil` for no back button.
  public var backTitle: String?
  /// What the bar shows in its middle instead of a title.
  public var title: BarTitle?
  /// Whether the title of a navigation bar is large.
  public var isLarge = false

  /// Makes a bar of which nothing is said.
  public init() {}
}
