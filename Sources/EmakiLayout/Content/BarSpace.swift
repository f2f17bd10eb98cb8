/// A space among the items of a bar.
public enum BarSpace: Sendable, Hashable {
  /// So many points.
  case fixed(Double)
  /// An equal share of what the items leave.
  case flexible
}
