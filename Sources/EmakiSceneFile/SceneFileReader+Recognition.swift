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
}
