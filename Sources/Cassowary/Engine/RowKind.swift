/// The cost of a row of the kernel when its error is not 0.
enum RowKind: UInt8, BitwiseCopyable {
  /// Nothing: a free slot, or a row on its way out.
  case ghost
  /// Required to be 0.
  case requiredEqual
  /// Required not to be above 0.
  case requiredAtMost
  /// The absolute error, at the row's level.
  case softEqual
  /// The error above 0, at the row's level.
  case softAtMost

  var isRequired: Bool { self == .requiredEqual || self == .requiredAtMost }
  var isEqual: Bool { self == .requiredEqual || self == .softEqual }
}
