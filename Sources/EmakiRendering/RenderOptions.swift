public import EmakiLayout
public import EmakiWireframe

/// How a scene becomes pictures.
public struct RenderOptions: Sendable, Hashable {
  /// The device whose screen the scene fills.
  public var device = Device.standard
  /// How the device is held.
  public var orientation = Orientation.portrait
  /// The reading direction.
  public var direction = LayoutDirection.leftToRight
  /// Colours and decoration.
  public var theme = Theme.wireframe
  /// Pixels a point, for PNG.
  public var scale = 2.0
  /// Whether the device's outline is drawn around the screen.
  public var showsBezel = false
  /// Whether status bar and home indicator are drawn; `nil` does as the theme does.
  public var showsStatusBar: Bool?
  /// Whether only one moment is drawn: a blueprint is then a redline drawing, with a list beside the
  /// screen where it needs one, which frames of a motion have no room for.
  public var isStill = false
  /// Whether a translucent dot is drawn where a finger touches the screen.
  public var showsFingers = true

  /// Makes options: an iPhone 16 upright, the wireframe theme, two pixels a point.
  public init() {}

  /// The surroundings that the device gives a scene.
  public var environment: LayoutEnvironment {
    device.environment(orientation: orientation, direction: direction)
  }
}
