package import EmakiDiagnostics
import EmakiFiles
package import EmakiInterfaceBuilder
import EmakiSceneFile
import EmakiSceneFormat
package import EmakiScenes

/// The storyboards in the folder of a scene file, for a running app.
package struct StoryboardsBeside: StoryboardSource {
  /// How a storyboard is read, and the pictures that come before those of its project.
  package typealias Reading = (
    options: InterfaceBuilderOptions, assets: (any NeighbouringFiles)?
  )

  private let file: String
  private let source: any FileSource
  private let reading: @Sendable (_ device: String?) throws(Diagnostic) -> Reading

  /// Makes it.
  ///
  /// - Parameters:
  ///   - file: the scene file.
  ///   - reading: how one for a device of a name, or for none, is read; throws what is wrong with it.
  package init(
    file: String, source: any FileSource,
    reading: @escaping @Sendable (_ device: String?) throws(Diagnostic) -> Reading
  ) {
    self.file = file
    self.source = source
    self.reading = reading
  }

  package func storyboard(at path: String, device: String?) -> Diagnosed<SceneDocument>? {
    let name = Folder.sibling(of: file, path)
    do {
      // By the rule of all that scene files name: no link leads out of their folder.
      let folder = try SceneFolder(of: file, root: nil, from: source)
      guard folder.isThere(path) else { return nil }
      let bytes = try folder.bytes(at: path)
      let reading = try reading(device)
      return try InterfaceBuilderReader(reading.options)
        .read(bytes, file: name, neighbours: source.files(beside: name), assets: reading.assets)
    } catch {
      return Diagnosed(SceneDocument(scenes: []), diagnostics: [Self.diagnostic(error)])
    }
  }

  private static func diagnostic(_ error: any Error) -> Diagnostic {
    switch error {
    case let error as InterfaceBuilderError: error.diagnostic
    case let error as Diagnostic: error
    case let problem as SceneFileProblem: Diagnostic(.error, problem.message)
    default: Diagnostic(.error, "\(error)")
    }
  }

  package func paths() -> [String] {
    source.files(beside: file).names(in: ".").filter(SceneFileName.isInterfaceBuilder)
  }
}
