/// An unknown of a `Solver`.
///
/// Variables are unrestricted in sign and start at 0. They are only meaningful to the solver whose
/// `makeVariable()` made them, and to copies of that solver.
public struct Variable: Hashable, Sendable, BitwiseCopyable {
  /// Position in the order of creation, from 0.
  public let index: Int32

  init(_ index: Int32) {
    self.index = index
  }
}
