public import EmakiDiagnostics
public import EmakiScenes

/// Opens the storyboards and xibs that scene files name.
public protocol StoryboardSource: Sendable {
  /// Reads a storyboard or xib.
  ///
  /// - Parameters:
  ///   - path: from the scene file's folder, never out of it.
  ///   - device: the name of the device to read it for; `nil` leaves that to the source.
  /// - Returns: its scenes with diagnostics, with errors and no scenes where it cannot be read, or
  ///   `nil` where there is no such file.
  func storyboard(at path: String, device: String?) -> Diagnosed<SceneDocument>?

  /// The paths of all storyboards and xibs that could be meant, for hints.
  func paths() -> [String]
}

/// A source without storyboards.
public struct NoStoryboards: StoryboardSource {
  /// Makes one.
  public init() {}

  /// Always `nil`.
  public func storyboard(at path: String, device: String?) -> Diagnosed<SceneDocument>? { nil }

  /// Always empty.
  public func paths() -> [String] { [] }
}
