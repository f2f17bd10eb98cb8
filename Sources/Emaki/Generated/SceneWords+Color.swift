// From the table of the format: EMAKI_RECORD=1 swift test --filter KeySourceTests
extension SceneWords {
  /// A colour: `"#FF8800"`, or one of these.
  public struct Color: ScenePhrase {
    /// As a value.
    public let sceneValue: SceneValue

    /// Makes it.
    public init(sceneValue: SceneValue) { self.sceneValue = sceneValue }

    /// As in a scene file.
    public static let clear: Self = "clear"

    /// As in a scene file.
    public static let transparent: Self = "transparent"

    /// As in a scene file.
    public static let black: Self = "black"

    /// As in a scene file.
    public static let white: Self = "white"

    /// As in a scene file.
    public static let gray: Self = "gray"

    /// As in a scene file.
    public static let grey: Self = "grey"

    /// As in a scene file.
    public static let silver: Self = "silver"

    /// As in a scene file.
    public static let lightGray: Self = "lightGray"

    /// As in a scene file.
    public static let lightGrey: Self = "lightGrey"

    /// As in a scene file.
    public static let darkGray: Self = "darkGray"

    /// As in a scene file.
    public static let darkGrey: Self = "darkGrey"

    /// As in a scene file.
    public static let red: Self = "red"

    /// As in a scene file.
    public static let maroon: Self = "maroon"

    /// As in a scene file.
    public static let green: Self = "green"

    /// As in a scene file.
    public static let lime: Self = "lime"

    /// As in a scene file.
    public static let olive: Self = "olive"

    /// As in a scene file.
    public static let blue: Self = "blue"

    /// As in a scene file.
    public static let navy: Self = "navy"

    /// As in a scene file.
    public static let aqua: Self = "aqua"

    /// As in a scene file.
    public static let cyan: Self = "cyan"

    /// As in a scene file.
    public static let teal: Self = "teal"

    /// As in a scene file.
    public static let fuchsia: Self = "fuchsia"

    /// As in a scene file.
    public static let magenta: Self = "magenta"

    /// As in a scene file.
    public static let purple: Self = "purple"

    /// As in a scene file.
    public static let yellow: Self = "yellow"

    /// As in a scene file.
    public static let orange: Self = "orange"

    /// As in a scene file.
    public static let brown: Self = "brown"

    /// As in a scene file.
    public static let pink: Self = "pink"

    /// As in a scene file.
    public static let gold: Self = "gold"

    /// As in a scene file.
    public static let indigo: Self = "indigo"

    /// As in a scene file.
    public static let violet: Self = "violet"

    /// As in a scene file.
    public static let beige: Self = "beige"

    /// As in a scene file.
    public static let ivory: Self = "ivory"

    /// As in a scene file.
    public static let systemRed: Self = "systemRed"

    /// As in a scene file.
    public static let systemOrange: Self = "systemOrange"

    /// As in a scene file.
    public static let systemYellow: Self = "systemYellow"

    /// As in a scene file.
    public static let systemGreen: Self = "systemGreen"

    /// As in a scene file.
    public static let systemMint: Self = "systemMint"

    /// As in a scene file.
    public static let systemTeal: Self = "systemTeal"

    /// As in a scene file.
    public static let systemCyan: Self = "systemCyan"

    /// As in a scene file.
    public static let systemBlue: Self = "systemBlue"

    /// As in a scene file.
    public static let systemIndigo: Self = "systemIndigo"

    /// As in a scene file.
    public static let systemPurple: Self = "systemPurple"

    /// As in a scene file.
    public static let systemPink: Self = "systemPink"

    /// As in a scene file.
    public static let systemBrown: Self = "systemBrown"

    /// As in a scene file.
    public static let systemGray: Self = "systemGray"

    /// As in a scene file.
    public static let systemGray2: Self = "systemGray2"

    /// As in a scene file.
    public static let systemGray3: Self = "systemGray3"

    /// As in a scene file.
    public static let systemGray4: Self = "systemGray4"

    /// As in a scene file.
    public static let systemGray5: Self = "systemGray5"

    /// As in a scene file.
    public static let systemGray6: Self = "systemGray6"

    /// As in a scene file.
    public static let systemBackground: Self = "systemBackground"

    /// As in a scene file.
    public static let secondarySystemBackground: Self = "secondarySystemBackground"

    /// As in a scene file.
    public static let tertiarySystemBackground: Self = "tertiarySystemBackground"

    /// As in a scene file.
    public static let systemGroupedBackground: Self = "systemGroupedBackground"

    /// As in a scene file.
    public static let secondarySystemGroupedBackground: Self = "secondarySystemGroupedBackground"

    /// As in a scene file.
    public static let tertiarySystemGroupedBackground: Self = "tertiarySystemGroupedBackground"

    /// As in a scene file.
    public static let label: Self = "label"

    /// As in a scene file.
    public static let opaqueSeparator: Self = "opaqueSeparator"

    /// As in a scene file.
    public static let link: Self = "link"

    /// As in a scene file.
    public static let secondaryLabel: Self = "secondaryLabel"

    /// As in a scene file.
    public static let tertiaryLabel: Self = "tertiaryLabel"

    /// As in a scene file.
    public static let placeholderText: Self = "placeholderText"

    /// As in a scene file.
    public static let separator: Self = "separator"

    /// As in a scene file.
    public static let systemFill: Self = "systemFill"
  }
}
