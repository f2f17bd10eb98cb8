public import EmakiLayout
public import EmakiSceneFormat

/// The options with which a scene file is read, besides its text.
public struct SceneFileOptions: Sendable {
  /// The files that it may name; by default none.
  public var files: any SceneFiles = NoSceneFiles()
  /// Opens the storyboards that it may name; by default there are none.
  public var storyboards: any StoryboardSource = NoStoryboards()
  /// The user's settings on the device.
  public var traits = SceneTraits()
  /// The device that values for small and large screens are chosen for; `nil` for the device of
  /// each scene.
  public var device: Device?
  /// Its orientation; `nil` for that of each scene, else portrait.
  public var orientation: Orientation?

  /// Makes options: no files, light, letters of the usual size, on the device of each scene.
  public init() {}
}
