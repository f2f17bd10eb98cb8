import EmakiDiagnostics
import EmakiInterfaceBuilder
import EmakiSceneFile
import EmakiScenes

/// The storyboards in the folder of a scene file, for a running app.
struct StoryboardsBeside: StoryboardSource {
  /// The scene file.
  let file: String
  let source: any FileSource
  let screen: ScreenOptions

  func storyboard(at path: String, device: String?) -> Diagnosed<SceneDocument>? {
    let name = Folder.sibling(of: file, path)
    do {
      // By the rule of all that scene files name: no link leads out of their folder.
      let folder = try SceneFolder(of: file, root: nil, from: source)
      guard folder.isThere(path) else { return nil }
      let bytes = try folder.bytes(at: path)
      let options = screen.interfaceBuilderOptions(
        .device(try screen.runningDevice(fileDevice: device)))
      return try InterfaceBuilderReader(options)
        .read(
          bytes, file: name, neighbours: source.files(beside: name),
          assets: screen.assetFiles(from: source))
    } catch let problem as SceneFileProblem {
      return Diagnosed(
        SceneDocument(scenes: []), diagnostics: [Diagnostic(.error, problem.message)])
    } catch let error as InterfaceBuilderError {
      return Diagnosed(SceneDocument(scenes: []), diagnostics: [error.diagnostic])
    } catch {
      return Diagnosed(
        SceneDocument(scenes: []), diagnostics: (error as? Failure)?.diagnostics ?? [])
    }
  }

  func paths() -> [String] {
    source.files(beside: file).names(in: ".").filter(SceneFileName.isInterfaceBuilder)
  }
}
