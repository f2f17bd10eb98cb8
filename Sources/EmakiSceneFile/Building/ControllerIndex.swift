import EmakiSceneFormat
import EmakiScenes

/// The controllers of a scene by name, and what is known of them.
struct ControllerIndex {
  /// A controller that was made.
  struct Made {
    let id: String
    let className: String?
  }

  /// The controllers made, in that order: the scene's root controller first.
  var made: [Made] = []
  /// Their names besides their ids: in a storyboard by identifier, class and title.
  var names: [String: [String]] = [:]
  /// Their tabs and pages, by their ids.
  var choices: [String: Choices] = [:]
  /// The names by which segues are performed.
  var segues: [String] = []
  /// The scene's id, by which its root controller can be named, too.
  var sceneID: String?
  /// Those that are columns where there is more room.
  var columnsWithoutRoom: Set<String> = []
  /// The definitions of these, and of columns without a name.
  var hiddenColumns: [SourceNode] = []
  /// The definitions that nothing embeds.
  var unembedded: [String] = []
  /// Their keys for the bars of others.
  var barKeys = IdleBarKeys()
}
