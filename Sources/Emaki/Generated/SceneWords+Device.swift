// From the table of the format: EMAKI_RECORD=1 swift test --filter KeySourceTests
extension SceneWords {
  /// A device, such as `"iPhone X"`.
  public struct Device: ScenePhrase {
    /// As a value.
    public let sceneValue: SceneValue

    /// Makes it.
    public init(sceneValue: SceneValue) { self.sceneValue = sceneValue }

    /// As in a scene file.
    public static let iPhone4s: Self = "iPhone 4s"

    /// As in a scene file.
    public static let iPhone5: Self = "iPhone 5"

    /// As in a scene file.
    public static let iPhone5s: Self = "iPhone 5s"

    /// As in a scene file.
    public static let iPhone8: Self = "iPhone 8"

    /// As in a scene file.
    public static let iPhoneSE: Self = "iPhone SE"

    /// As in a scene file.
    public static let iPhone6: Self = "iPhone 6"

    /// As in a scene file.
    public static let iPhone6s: Self = "iPhone 6s"

    /// As in a scene file.
    public static let iPhone7: Self = "iPhone 7"

    /// As in a scene file.
    public static let iPhone8Plus: Self = "iPhone 8 Plus"

    /// As in a scene file.
    public static let iPhone6Plus: Self = "iPhone 6 Plus"

    /// As in a scene file.
    public static let iPhone6sPlus: Self = "iPhone 6s Plus"

    /// As in a scene file.
    public static let iPhone7Plus: Self = "iPhone 7 Plus"

    /// As in a scene file.
    public static let iPhoneX: Self = "iPhone X"

    /// As in a scene file.
    public static let iPhoneXS: Self = "iPhone XS"

    /// As in a scene file.
    public static let iPhone11Pro: Self = "iPhone 11 Pro"

    /// As in a scene file.
    public static let iPhone12Mini: Self = "iPhone 12 mini"

    /// As in a scene file.
    public static let iPhone13Mini: Self = "iPhone 13 mini"

    /// As in a scene file.
    public static let iPhoneXR: Self = "iPhone XR"

    /// As in a scene file.
    public static let iPhone11: Self = "iPhone 11"

    /// As in a scene file.
    public static let iPhoneXSMax: Self = "iPhone XS Max"

    /// As in a scene file.
    public static let iPhone11ProMax: Self = "iPhone 11 Pro Max"

    /// As in a scene file.
    public static let iPhone12: Self = "iPhone 12"

    /// As in a scene file.
    public static let iPhone12Pro: Self = "iPhone 12 Pro"

    /// As in a scene file.
    public static let iPhone13: Self = "iPhone 13"

    /// As in a scene file.
    public static let iPhone13Pro: Self = "iPhone 13 Pro"

    /// As in a scene file.
    public static let iPhone14: Self = "iPhone 14"

    /// As in a scene file.
    public static let iPhone16e: Self = "iPhone 16e"

    /// As in a scene file.
    public static let iPhone12ProMax: Self = "iPhone 12 Pro Max"

    /// As in a scene file.
    public static let iPhone13ProMax: Self = "iPhone 13 Pro Max"

    /// As in a scene file.
    public static let iPhone14Plus: Self = "iPhone 14 Plus"

    /// As in a scene file.
    public static let iPhone14Pro: Self = "iPhone 14 Pro"

    /// As in a scene file.
    public static let iPhone15: Self = "iPhone 15"

    /// As in a scene file.
    public static let iPhone15Pro: Self = "iPhone 15 Pro"

    /// As in a scene file.
    public static let iPhone16: Self = "iPhone 16"

    /// As in a scene file.
    public static let iPhone14ProMax: Self = "iPhone 14 Pro Max"

    /// As in a scene file.
    public static let iPhone15Plus: Self = "iPhone 15 Plus"

    /// As in a scene file.
    public static let iPhone15ProMax: Self = "iPhone 15 Pro Max"

    /// As in a scene file.
    public static let iPhone16Plus: Self = "iPhone 16 Plus"

    /// As in a scene file.
    public static let iPhone16Pro: Self = "iPhone 16 Pro"

    /// As in a scene file.
    public static let iPhone17: Self = "iPhone 17"

    /// As in a scene file.
    public static let iPhone17Pro: Self = "iPhone 17 Pro"

    /// As in a scene file.
    public static let iPhone16ProMax: Self = "iPhone 16 Pro Max"

    /// As in a scene file.
    public static let iPhone17ProMax: Self = "iPhone 17 Pro Max"

    /// As in a scene file.
    public static let iPhoneAir: Self = "iPhone Air"

    /// As in a scene file.
    public static let iPad: Self = "iPad"

    /// As in a scene file.
    public static let iPadMini: Self = "iPad mini"

    /// As in a scene file.
    public static let iPadAir: Self = "iPad Air"
  }
}
