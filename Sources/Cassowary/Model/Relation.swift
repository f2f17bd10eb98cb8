/// How the expression of a constraint relates to 0.
public enum Relation: Hashable, Sendable, BitwiseCopyable {
  case equal
  case lessThanOrEqual
  case greaterThanOrEqual
}
