package import EmakiDrawing
package import EmakiLayout

/// How much room a scene has: what values depend on that are given for several devices.
///
/// The class of a width and how the device is held are independent for those who only check values.
package struct SceneRoom: Sendable, Hashable {
  package let size: Size
  package var widthClass: SizeClass
  package var orientation: Orientation
  /// Whether it is on a tablet.
  package let isPad: Bool
  /// Whether the device has a home button, and nothing at the bottom of its screen.
  package let hasHomeButton: Bool

  package init(on device: Device, _ orientation: Orientation) {
    size = device.size(orientation)
    widthClass = device.widthClass(orientation)
    self.orientation = orientation
    isPad = device.idiom == .pad
    hasHomeButton = device.safeArea(.portrait).bottom == 0
  }

  /// The room for which the other values of some pairs are chosen.
  package func flipping(_ pairs: Set<TraitPair>) -> SceneRoom {
    var room = self
    if pairs.contains(.widthClass) {
      room.widthClass = widthClass == .compact ? .regular : .compact
    }
    if pairs.contains(.orientation) {
      room.orientation = orientation == .portrait ? .landscape : .portrait
    }
    return room
  }
}
