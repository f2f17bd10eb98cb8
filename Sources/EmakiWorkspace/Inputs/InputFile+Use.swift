import EmakiSceneFile
import EmakiSceneFormat

extension InputFile {
  /// Refuses options of which no input of its kind can make anything.
  package func checkUse(of screen: ScreenSettings) throws(Failure) {
    if isInterfaceBuilder {
      try OptionUse([("--root", screen.root != nil)]).refuse(
        "for scene files, which name others; \(name) is a storyboard")
    } else if !readsStoryboards {
      try screen.forStoryboards.refuse("for storyboards, and \(name) reads none")
    }
  }

  /// Whether it is a storyboard, or shows scenes of one.
  package var readsStoryboards: Bool {
    isInterfaceBuilder || SceneFileReader.content(of: bytes).readsStoryboards
  }
}
