public import EmakiLayout
public import EmakiSceneFormat

/// What a scene file is read with, besides its text.
public struct SceneFileOptions: Sendable {
  /// The files that it may name; by default none.
  public var files: any SceneFiles = NoSceneFiles()
  /// Opens the storyboards that it may name; by default there are none.
  public var storyboards: any StoryboardSource = NoStoryboards()
  /// What the user has set on the device.
  public var traits = SceneTraits()
  /// The device that values for small and large screens are chosen for; `nil` for each scene's own.
  public var device: Device?
  /// Its orientation; `nil` for that of each scene, else portrait.
  public var orientation: Orientation?

  /// Makes options: no files, light, letters of the usual size, on the device of each scene.
  public init() {}
}
