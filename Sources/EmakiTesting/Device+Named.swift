public import EmakiLayout

extension Device {
  /// A small screen with a home button: 375 × 667 points.
  public static let iPhoneSE = known("iPhone SE")
  /// The first screen with a notch: 375 × 812 points.
  public static let iPhoneX = known("iPhone X")
  /// 390 × 844 points.
  public static let iPhone14 = known("iPhone 14")
  /// The standard screen, with an island: 393 × 852 points.
  public static let iPhone16 = known("iPhone 16")
  /// With an island: 402 × 874 points.
  public static let iPhone16Pro = known("iPhone 16 Pro")
  /// The largest phone: 440 × 956 points.
  public static let iPhone16ProMax = known("iPhone 16 Pro Max")
  /// With a home button: 768 × 1024 points.
  public static let iPad = known("iPad")
  /// The largest tablet: 1024 × 1366 points.
  public static let iPadPro12_9 = known("iPad Pro 12.9\"")

  private static func known(_ name: String) -> Device {
    guard let device = named(name) else { preconditionFailure("there is no \(name)") }
    return device
  }
}
