import EmakiSceneFormat
import EmakiScenes

/// The controllers of a scene by name, and what is known of them.
struct ControllerIndex {
  /// A controller that was made.
  struct Made {
    let id: String
    let className: String?
  }

  /// What was made, in that order: the scene's own controller first.
  var made: [Made] = []
  /// What they are called besides their ids: in a storyboard by identifier, class and title.
  var names: [String: [String]] = [:]
  /// Their tabs and pages, by their ids.
  var choices: [String: Choices] = [:]
  /// The names by which segues are performed.
  var segues: [String] = []
  /// By which the scene's own controller can be called, too.
  var sceneID: String?
  /// Those that are columns where there is more room.
  var columnsWithoutRoom: Set<String> = []
  /// What is in these, and in columns without a name.
  var hiddenColumns: [SourceNode] = []
  /// The definitions that nothing embeds.
  var unembedded: [String] = []
  /// What they say of the bars of others.
  var barKeys = IdleBarKeys()
}
