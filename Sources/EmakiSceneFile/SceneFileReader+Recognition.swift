public import EmakiSceneFormat

extension SceneFileReader {
  /// What bytes are in a folder of scenes; what is no UTF-8 counts as a scene, so that it is told.
  public static func content(of bytes: [UInt8]) -> SceneFileContent {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      return SceneFileContent(kind: .scene)
    }
    return SceneText(text, file: "").content
  }
}
