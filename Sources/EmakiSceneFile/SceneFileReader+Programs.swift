package import EmakiDiagnostics
package import EmakiSceneFormat
package import EmakiScenes

extension SceneFileReader {
  /// Reads a scene that a program made, as if it stood in a file.
  ///
  /// - Parameters:
  ///   - name: the scene's name, as of a file.
  ///   - sources: the program's files, which the locations of values count from 1.
  package static func read(
    _ root: SourceNode, name: String, sources: [String],
    options: SceneFileOptions = SceneFileOptions()
  ) -> Diagnosed<SceneDocument> {
    let log = DiagnosticLog(SourceText("", file: name))
    let builder = DocumentBuilder(log: log, options: options, sources: sources)
    return Diagnosed(builder.document(root), diagnostics: log.diagnostics)
  }

  /// The text of a scene file with the values that a program made.
  package static func text(of root: SourceNode) -> String { SceneFileWriter.text(of: root) }

  /// A number as scene files write it: without a needless `.0`.
  package static func text(of number: Double) -> String { NumberText.text(of: number) }
}
