import EmakiFiles
import EmakiLimits
import EmakiSceneFile

/// Tells by their names from which files scenes are read.
package enum SceneFileName {
  /// Whether scenes may be read from a file of this name.
  package static func isScene(_ path: String) -> Bool {
    // Without an array, whose type would be made up at every start of the program.
    path.hasSuffix(".yaml") || path.hasSuffix(".yml") || path.hasSuffix(".json")
      || isInterfaceBuilder(path)
  }

  /// Whether it is the name of a file of Interface Builder.
  package static func isInterfaceBuilder(_ path: String) -> Bool {
    path.hasSuffix(".storyboard") || path.hasSuffix(".xib")
  }

  /// Whether there are scenes in a file, by its name and, where that leaves it open, by what it says;
  /// never in a pipe or device.
  package static func hasScenes(at path: String) -> Bool {
    guard isScene(path), AtomicFile.isRegular(path) else { return false }
    if isInterfaceBuilder(path) { return true }
    guard let bytes = try? AtomicFile.read(path, limit: InputLimit.inputBytes.most)
    else {
      return true
    }
    return SceneFileReader.isScene(bytes)
  }
}
