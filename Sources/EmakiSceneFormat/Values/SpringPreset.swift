/// SwiftUI's springs by name, each with a perceived duration of 0.5 s where no other is given (Apple's
/// documentation of `Spring`, and its talk on springs of 2023).
package enum SpringPreset: String, CaseIterable {
  case smooth, snappy, bouncy

  /// How far it overshoots, as `Spring.bounce`.
  package var bounce: Double {
    switch self {
    case .smooth: 0
    case .snappy: 0.15
    case .bouncy: 0.3
    }
  }
}
