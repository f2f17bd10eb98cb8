/// The box of a text field, by UIKit's names.
public enum FieldBorder: String, Sendable, Hashable, CaseIterable {
  /// A box with round corners.
  case roundedRect
  /// No box.
  case borderless = "none"
  /// A thin box.
  case line
  /// A box with depth.
  case bezel
}

/// The grouping of a table's rows, by UIKit's names.
public enum TableStyle: String, Sendable, Hashable, CaseIterable {
  /// Sections follow one another.
  case plain
  /// Sections stand on a background.
  case grouped
  /// Sections are cards on a background.
  case insetGrouped
  /// The list of a sidebar: rows without lines on a background; the selected one is round.
  case sidebar
  /// The same without the background.
  case sidebarPlain = "sidebar-plain"

  /// Whether the sections stand apart on a background.
  public var isGrouped: Bool { self == .grouped || self == .insetGrouped }
  /// Whether it is the list of a sidebar.
  public var isSidebar: Bool { self == .sidebar || self == .sidebarPlain }
  /// Whether the rows stand on a background.
  public var hasGround: Bool { isGrouped || self == .sidebar }
}

/// The size of an activity indicator, by UIKit's names.
public enum ActivityStyle: String, Sendable, Hashable, CaseIterable {
  /// 20 points.
  case medium
  /// 37 points.
  case large
  /// The same.
  case whiteLarge

  /// Whether it is the larger one.
  public var isLarge: Bool { self != .medium }
}

/// The style of a date picker, by UIKit's names.
public enum DateStyle: String, Sendable, Hashable, CaseIterable {
  /// Wheels.
  case wheels
  /// Small fields.
  case compact
  /// A calendar.
  case inline
}

/// The brightness of a visual effect, whatever the appearance.
public enum EffectStyle: String, Sendable, Hashable, CaseIterable {
  /// Light.
  case light
  /// Dark.
  case dark

  /// The style that UIKit's name for an effect stands for, such as `systemMaterialDark`; `nil`
  /// where none does.
  public init?(effect name: String) {
    let name = name.lowercased()
    guard let style = [EffectStyle.dark, .light].first(where: { name.contains($0.rawValue) })
    else { return nil }
    self = style
  }
}
