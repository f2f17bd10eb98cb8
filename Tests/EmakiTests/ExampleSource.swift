import Emaki
import EmakiDiagnostics
import EmakiDrawing
import EmakiSceneFile
import EmakiSceneFormat
import EmakiScenes
import Foundation

/// A scene in YAML that is also kept in Swift: an example, or a ready-made scene as it comes.
struct ExampleSource: Sendable {
  /// What the file is called: `login.yaml`.
  let name: String
  let text: String

  static let repository = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The ready-made scenes, then the examples.
  static let all: [ExampleSource] = {
    let folder = repository.appendingPathComponent("Examples")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let examples = names.filter { $0.hasSuffix(".yaml") }.sorted().compactMap { name in
      (try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)).map {
        ExampleSource(name: name, text: $0)
      }
    }
    return readyMade + examples
  }()

  static let readyMade = [
    "side-menu", "paging-menu", "tabs", "article-header", "popup", "structured-page",
    "image-editor", "card-flip", "accordion", "zoom",
  ].map { ExampleSource(name: "ready-made-\($0).yaml", text: "scene: \($0)\n") }

  /// The name of the structure, as `emaki expand --format swift` calls it.
  var type: String {
    name.dropLast(5).split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }
      .joined()
  }

  var options: SceneFileOptions {
    var options = SceneFileOptions()
    options.files = ExampleFolder()
    return options
  }

  /// As the reader reads it.
  var document: Diagnosed<SceneDocument> {
    SceneFileReader.read(text, file: name, options: options)
  }

  /// Written out in a form.
  func expanded(as form: SceneFileForm) -> String {
    SceneFileReader.expand([UInt8](text.utf8), file: name, options: options, as: form).value
  }
}

/// The folder of the examples.
private struct ExampleFolder: SceneFiles {
  let folder = ""

  func bytes(at path: String) throws(SceneFileProblem) -> [UInt8] {
    let file = ExampleSource.repository.appendingPathComponent("Examples/" + path)
    guard let data = try? Data(contentsOf: file) else {
      throw SceneFileProblem("there is no file \"\(path)\"")
    }
    return [UInt8](data)
  }

  func picture(at path: String) throws(SceneFileProblem) -> DisplayImage {
    throw SceneFileProblem("there is no picture \"\(path)\"")
  }

  func name(of path: String) -> String { path }
}
