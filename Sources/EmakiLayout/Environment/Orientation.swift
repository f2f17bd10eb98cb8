/// The orientation of a device.
public enum Orientation: String, Sendable, Hashable, CaseIterable {
  /// Upright.
  case portrait
  /// On its side.
  case landscape
}
