/// Where sizes and insets come from that a reader of files gave, in words; only for explanations, so that
/// all are equal: a size is the same wherever it comes from.
public struct LayoutOrigins: Sendable, Hashable {
  /// The natural width; `nil` measures the content.
  public var width: String?
  /// The natural height.
  public var height: String?
  /// The layout margins.
  public var margins: String?
  /// The safe area of a root.
  public var safeArea: String?

  /// Makes origins of which nothing is known.
  public init() {}

  /// Always true.
  public static func == (a: LayoutOrigins, b: LayoutOrigins) -> Bool { true }

  /// Adds nothing.
  public func hash(into hasher: inout Hasher) {}
}
