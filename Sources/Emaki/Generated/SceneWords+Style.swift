// From the table of the format: EMAKI_RECORD=1 swift test --filter KeySourceTests
extension SceneWords {
  /// A kind's own style.
  public struct Style: ScenePhrase {
    /// As a value.
    public let sceneValue: SceneValue

    /// Makes it.
    public init(sceneValue: SceneValue) { self.sceneValue = sceneValue }

    /// As in a scene file.
    public static let plain: Self = "plain"

    /// As in a scene file.
    public static let grouped: Self = "grouped"

    /// As in a scene file.
    public static let insetGrouped: Self = "insetGrouped"

    /// As in a scene file.
    public static let sidebar: Self = "sidebar"

    /// As in a scene file.
    public static let sidebarPlain: Self = "sidebar-plain"

    /// As in a scene file.
    public static let none: Self = "none"

    /// As in a scene file.
    public static let disclosureIndicator: Self = "disclosureIndicator"

    /// As in a scene file.
    public static let checkmark: Self = "checkmark"

    /// As in a scene file.
    public static let detailButton: Self = "detailButton"

    /// As in a scene file.
    public static let detailDisclosureButton: Self = "detailDisclosureButton"

    /// As in a scene file.
    public static let filled: Self = "filled"

    /// As in a scene file.
    public static let tinted: Self = "tinted"

    /// As in a scene file.
    public static let gray: Self = "gray"

    /// As in a scene file.
    public static let bordered: Self = "bordered"

    /// As in a scene file.
    public static let borderedTinted: Self = "borderedTinted"

    /// As in a scene file.
    public static let borderedProminent: Self = "borderedProminent"

    /// As in a scene file.
    public static let borderless: Self = "borderless"

    /// As in a scene file.
    public static let glass: Self = "glass"

    /// As in a scene file.
    public static let clearGlass: Self = "clearGlass"

    /// As in a scene file.
    public static let prominentGlass: Self = "prominentGlass"

    /// As in a scene file.
    public static let imageTop: Self = "imageTop"

    /// As in a scene file.
    public static let contactAdd: Self = "contactAdd"

    /// As in a scene file.
    public static let close: Self = "close"

    /// As in a scene file.
    public static let infoLight: Self = "infoLight"

    /// As in a scene file.
    public static let infoDark: Self = "infoDark"

    /// As in a scene file.
    public static let detailDisclosure: Self = "detailDisclosure"

    /// As in a scene file.
    public static let plainConfigured: Self = "plainConfigured"

    /// As in a scene file.
    public static let roundedRect: Self = "roundedRect"

    /// As in a scene file.
    public static let system: Self = "system"

    /// As in a scene file.
    public static let custom: Self = "custom"

    /// As in a scene file.
    public static let line: Self = "line"

    /// As in a scene file.
    public static let bezel: Self = "bezel"

    /// As in a scene file.
    public static let medium: Self = "medium"

    /// As in a scene file.
    public static let large: Self = "large"

    /// As in a scene file.
    public static let whiteLarge: Self = "whiteLarge"

    /// As in a scene file.
    public static let wheels: Self = "wheels"

    /// As in a scene file.
    public static let compact: Self = "compact"

    /// As in a scene file.
    public static let inline: Self = "inline"

    /// As in a scene file.
    public static let apportioned: Self = "apportioned"

    /// As in a scene file.
    public static let back: Self = "back"

    /// As in a scene file.
    public static let light: Self = "light"

    /// As in a scene file.
    public static let dark: Self = "dark"
  }
}
