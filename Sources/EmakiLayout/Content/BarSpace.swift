/// A space among the items of a bar.
public enum BarSpace: Sendable, Hashable {
  /// So many points.
  case fixed(Double)
  /// An equal share of the room that the items leave.
  case flexible
}
