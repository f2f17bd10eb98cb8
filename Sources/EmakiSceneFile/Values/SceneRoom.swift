import EmakiDrawing
import EmakiLayout

/// How much room a scene has: what values depend on that are given for several devices.
struct SceneRoom: Sendable, Hashable {
  let size: Size
  let widthClass: SizeClass
  let orientation: Orientation

  init(on device: Device, _ orientation: Orientation) {
    size = device.size(orientation)
    widthClass = device.widthClass(orientation)
    self.orientation = orientation
  }

  /// The room of a scene: on the device that is asked for, else on its own.
  init(of scene: SourceNode, _ options: SceneFileOptions) {
    let own = scene["device"]?.text.flatMap(Device.named)
    self.init(on: options.device ?? own ?? .standard, options.orientation)
  }
}
