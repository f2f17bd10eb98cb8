public import EmakiDrawing

/// A phone or tablet: what surrounds a full-screen root view on it.
public struct Device: Sendable, Hashable {
  /// Phone or tablet.
  public enum Idiom: String, Sendable, Hashable {
    /// An iPhone.
    case phone
    /// An iPad.
    case pad
  }

  /// The front of the device beside the screen: button, notch or island.
  public enum Front: String, Sendable, Hashable {
    /// A round button under the screen, no rounded corners.
    case homeButton
    /// A notch at the top, a home indicator at the bottom.
    case notch
    /// An island at the top, a home indicator at the bottom.
    case dynamicIsland
    /// A home indicator alone.
    case plain
  }

  /// Names of the models of this size; the first is the one shown.
  public private(set) var names: [String]
  /// The `id` of `<device>` in Interface Builder's files; empty where none is known.
  public let interfaceBuilderID: String
  /// Phone or tablet.
  public let idiom: Idiom
  /// The screen held upright, in points.
  public let portraitSize: Size
  /// Pixels a point.
  public let scale: Double
  /// Notch or button.
  public let front: Front
  /// The radius of the screen's corners, in points; 0 with a home button.
  public let cornerRadius: Double
  /// Insets covered by status bar and home indicator in a running app, held upright.
  public let portraitSafeArea: Insets
  /// The same on the side.
  public let landscapeSafeArea: Insets
  /// Whether the width is regular on the side.
  let isWideOnItsSide: Bool

  /// The name of the device, such as `iPhone X`.
  public var name: String { names.first ?? interfaceBuilderID }

  /// The same device under another of its names, which is shown then.
  func called(_ name: String) -> Device {
    var device = self
    device.names = [name] + names.filter { $0 != name }
    return device
  }

  /// The name for the command line, such as `iphone-x`.
  public var identifier: String { Device.kebab(name) }

  /// All names for the command line, such as `iphone-x`, `iphone-xs`, `iphone-11-pro`.
  public var identifiers: [String] { names.map(Device.kebab) }

  /// The size of the notch or island, in points; `nil` where there is none.
  ///
  /// The notch became narrower with iPhone 13. Source: published templates, not measured.
  public var cutout: Size? {
    switch front {
    case .homeButton, .plain: return nil
    case .dynamicIsland: return Size(width: 126, height: 37)
    case .notch:
      let isWide = ["X", "11", "12"].contains { name.contains($0) }
      return isWide ? Size(width: 209, height: 30) : Size(width: 162, height: 33)
    }
  }

  /// Whether there is a bar for swiping home at the bottom of the screen.
  public var hasHomeIndicator: Bool { front != .homeButton }

  /// The screen in points.
  public func size(_ orientation: Orientation) -> Size {
    orientation == .portrait
      ? portraitSize : Size(width: portraitSize.height, height: portraitSize.width)
  }

  /// Insets covered by status bar and home indicator in a running app, in points.
  public func safeArea(_ orientation: Orientation) -> Insets {
    orientation == .portrait ? portraitSafeArea : landscapeSafeArea
  }

  /// The size class of the width.
  public func widthClass(_ orientation: Orientation) -> SizeClass {
    if idiom == .pad { return .regular }
    return orientation == .landscape && isWideOnItsSide ? .regular : .compact
  }

  /// The size class of the height.
  public func heightClass(_ orientation: Orientation) -> SizeClass {
    idiom == .pad || orientation == .portrait ? .regular : .compact
  }

  /// The surroundings of a root view that fills the screen.
  public func environment(
    orientation: Orientation = .portrait, direction: LayoutDirection = .leftToRight
  ) -> LayoutEnvironment {
    var environment = LayoutEnvironment(
      size: size(orientation), scale: scale, safeArea: safeArea(orientation),
      direction: direction)
    environment.bars = barHeights(orientation)
    environment.heightClass = heightClass(orientation)
    environment.isRunning = true
    return environment
  }

  /// Lower-case words joined by hyphens.
  static func kebab(_ name: String) -> String {
    // The names are ASCII, whose bytes need no look into Unicode's tables.
    name.lowercased().utf8.split { !($0 >= 0x61 && $0 <= 0x7A || $0 >= 0x30 && $0 <= 0x39) }
      .map { String(Substring($0)) }.joined(separator: "-")
  }
}

/// The room along an axis, in UIKit's two steps.
public enum SizeClass: String, Sendable, Hashable, CaseIterable {
  /// Little: a phone's width held upright.
  case compact
  /// Much: a tablet.
  case regular
}
