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

/// How a table groups its rows, by UIKit's names.
public enum TableStyle: String, Sendable, Hashable, CaseIterable {
  /// Sections follow one another.
  case plain
  /// Sections stand on a ground.
  case grouped
  /// Sections are cards on a ground.
  case insetGrouped
  /// The list of a sidebar: rows without lines on a ground; the selected one is round.
  case sidebar
  /// The same without the ground.
  case sidebarPlain = "sidebar-plain"

  /// Whether the sections stand apart on a ground.
  public var isGrouped: Bool { self == .grouped || self == .insetGrouped }
  /// Whether it is the list of a sidebar.
  public var isSidebar: Bool { self == .sidebar || self == .sidebarPlain }
  /// Whether the rows stand on a ground.
  public var hasGround: Bool { isGrouped || self == .sidebar }
}

/// How large an activity indicator is, by UIKit's names.
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

/// How a date picker shows its date, by UIKit's names.
public enum DateStyle: String, Sendable, Hashable, CaseIterable {
  /// Wheels.
  case wheels
  /// Small fields.
  case compact
  /// A calendar.
  case inline
}

/// How bright a visual effect is, whatever the appearance.
public enum EffectStyle: String, Sendable, Hashable, CaseIterable {
  /// Light.
  case light
  /// Dark.
  case dark

  /// What of UIKit's names for effects shows, such as `systemMaterialDark`; `nil` where none does.
  public init?(effect name: String) {
    let name = name.lowercased()
    guard let style = [EffectStyle.dark, .light].first(where: { name.contains($0.rawValue) })
    else { return nil }
    self = style
  }
}
