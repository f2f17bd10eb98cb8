import EmakiDrawing
import EmakiLayout

/// How much room a scene has: what values depend on that are given for several devices.
///
/// The class of a width and how the device is held are independent for those who only check values.
struct SceneRoom: Sendable, Hashable {
  let size: Size
  var widthClass: SizeClass
  var orientation: Orientation
  /// Whether it is on a tablet.
  let isPad: Bool
  /// Whether the device has a home button, and nothing at the bottom of its screen.
  let hasHomeButton: Bool

  init(on device: Device, _ orientation: Orientation) {
    size = device.size(orientation)
    widthClass = device.widthClass(orientation)
    self.orientation = orientation
    isPad = device.idiom == .pad
    hasHomeButton = device.safeArea(.portrait).bottom == 0
  }

  /// The room for which the other values of some pairs are chosen.
  func flipping(_ pairs: Set<TraitPair>) -> SceneRoom {
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
