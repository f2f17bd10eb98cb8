public import EmakiLayout

/// The names of views and constraints of a scene besides their ids: outlets, user labels,
/// restoration ids and identifiers of a storyboard.
public struct ObjectNames: Sendable, Hashable {
  /// The views of each name, in drawing order; several where a name is not unique.
  public var views: [String: [ViewID]] = [:]
  /// The `Constraint.identifier`s of each name, in the order of their owners.
  public var constraints: [String: [String]] = [:]

  /// Makes an empty table.
  public init() {}
}
