public import EmakiSceneFormat

extension SceneFileReader {
  /// The role of bytes in a folder of scenes; bytes that are no UTF-8 count as a scene, so that
  /// they are reported.
  public static func content(of bytes: [UInt8]) -> SceneFileContent {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      return SceneFileContent(kind: .scene)
    }
    return SceneText(text, file: "").content
  }

  /// Whether the bytes of a file may hold pairs of values, one for light and one for dark or the like.
  /// Without them it names the same files whatever the device and its settings are.
  package static func mayDependOnSetting(_ bytes: [UInt8]) -> Bool {
    let words = TraitPair.allCases.flatMap(\.names) + ["\\"]
    return words.contains { bytes.firstRange(of: Array($0.utf8)) != nil }
  }
}
