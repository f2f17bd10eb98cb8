package import EmakiInterfaceBuilder
package import EmakiLayout
public import EmakiSceneFile

extension SceneFileOptions {
  /// Reads a scene with the files beside it: its pictures, icons, data, imports and storyboards.
  ///
  /// Nothing outside of the file's folder is opened, and no link out of it.
  ///
  /// - Parameter path: the scene file, or the Swift file of a screen.
  public init(beside path: String) {
    self.init(beside: path, from: WorkTree())
  }

  /// The same with the files of a source.
  package init(beside path: String, from source: any FileSource) {
    self.init()
    if let folder = try? SceneFolder(of: path, root: nil, from: source) { files = folder }
    storyboards = StoryboardsBeside(file: path, source: source) { device in
      let device = device.flatMap(Device.named) ?? .standard
      return (InterfaceBuilderOptions(.device(RunningDevice(device, .portrait))), nil)
    }
  }
}

extension RunningDevice {
  /// The device as it is held.
  package init(_ device: Device, _ orientation: Orientation) {
    self.init(
      name: device.name, size: device.size(orientation), scale: device.scale,
      safeArea: device.safeArea(orientation), isPad: device.idiom == .pad)
  }
}
