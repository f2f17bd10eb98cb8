/// The name of a constraint inside a `Solver`, valid until the constraint is removed.
///
/// Identifiers are handed out in the order of adding and never used twice.
public struct ConstraintID: Hashable, Comparable, Sendable, BitwiseCopyable {
  let slot: Int32
  let serial: Int32

  /// Orders by the time of adding.
  public static func < (left: ConstraintID, right: ConstraintID) -> Bool {
    left.serial < right.serial
  }
}
