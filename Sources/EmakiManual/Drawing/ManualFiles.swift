import EmakiDiagnostics
import EmakiDrawing
import EmakiInterfaceBuilder
import EmakiLayout
import EmakiSceneFile
import EmakiSceneFormat
import EmakiScenes
import EmakiXML

/// The files that the manual's scenes name; they are part of the program.
struct ManualFiles: SceneFiles, StoryboardSource {
  let folder = ""

  func bytes(at path: String) throws(SceneFileProblem) -> [UInt8] {
    guard let file = ManualResource.files[path] else {
      throw .absent(path)
    }
    return file
  }

  func picture(at path: String) throws(SceneFileProblem) -> DisplayImage {
    let bytes = try bytes(at: path)
    guard let image = try? SVGFile(bytes).image else {
      throw SceneFileProblem("\"\(path)\" cannot be drawn")
    }
    return DisplayImage(name: path, vector: image)
  }

  func name(of path: String) -> String { path }

  func storyboard(at path: String, device: String?) -> Diagnosed<SceneDocument>? {
    guard let file = ManualResource.files[path] else { return nil }
    let device = device.flatMap(Device.named) ?? .standard
    let running = RunningDevice(
      name: device.name, size: device.portraitSize, scale: device.scale,
      safeArea: device.portraitSafeArea, isPad: device.idiom == .pad)
    do {
      return try InterfaceBuilderReader(InterfaceBuilderOptions(.device(running)))
        .read(file, file: path)
    } catch {
      return Diagnosed(SceneDocument(scenes: []), diagnostics: [error.diagnostic])
    }
  }

  func paths() -> [String] { Array(ManualResource.files.keys.sorted()) }
}
