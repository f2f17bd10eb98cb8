/// Tells by their names from which files scenes are read; capitals do not count.
package enum SceneFileName {
  /// Whether scenes may be read from a file of this name.
  package static func isScene(_ path: String) -> Bool {
    // Without an array, whose type would be made up at every start of the program.
    ends(path, in: ".yaml") || ends(path, in: ".yml") || ends(path, in: ".json")
      || isInterfaceBuilder(path)
  }

  /// Whether it is the name of a file of Interface Builder.
  package static func isInterfaceBuilder(_ path: String) -> Bool {
    ends(path, in: ".storyboard") || ends(path, in: ".xib")
  }

  /// - Parameter ending: in small letters.
  private static func ends(_ path: String, in ending: String) -> Bool {
    if path.hasSuffix(ending) { return true }
    let count = ending.utf8.count
    return path.utf8.count >= count
      && path.utf8.suffix(count).elementsEqual(ending.utf8) { $0 | 0x20 == $1 }
  }
}
