public import EmakiDiagnostics
public import EmakiSceneFile
import EmakiSceneFormat

/// The language that a scene file is written out in.
public enum SceneFileForm: String, Sendable, CaseIterable {
  /// A scene file.
  case yaml
  /// A structure of this module.
  case swift
}

extension SceneFileReader {
  /// Writes a scene file out, as `expand(_:file:options:)` does, in the language of `form`.
  public static func expand(
    _ bytes: [UInt8], file: String, options: SceneFileOptions = SceneFileOptions(),
    as form: SceneFileForm
  ) -> Diagnosed<String> {
    switch form {
    case .yaml: expand(bytes, file: file, options: options)
    case .swift:
      expand(bytes, file: file, options: options) { SwiftWriter.text(of: $0, file: $1) }
    }
  }
}
