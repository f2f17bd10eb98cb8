import EmakiDrawing
import EmakiSceneFile
import EmakiSceneFormat
import Foundation
import Synchronization

/// Files for scenes to name, by their paths below the root; pictures are files that hold two
/// numbers, their size in pixels; drawings hold their side, and words for what they lack.
struct MemoryFiles: SceneFiles {
  var files: [String: String]
  var folder = ""

  static func options(
    _ files: [String: String], folder: String = "", traits: SceneTraits = SceneTraits()
  ) -> SceneFileOptions {
    var options = SceneFileOptions()
    options.files = MemoryFiles(files: files, folder: folder)
    options.traits = traits
    return options
  }

  func bytes(at path: String) throws(SceneFileProblem) -> [UInt8] {
    guard let text = files[path] else { throw .absent(path) }
    return Array(text.utf8)
  }

  func picture(at path: String) throws(SceneFileProblem) -> DisplayImage {
    let text = String(decoding: try bytes(at: path), as: UTF8.self)
    let numbers = text.split(separator: " ").compactMap { Int($0) }
    if path.hasSuffix(".svg"), let side = numbers.first {
      let size = Size(width: Double(side), height: Double(side))
      let missing = text.split(separator: " ").dropFirst().map(String.init)
      return DisplayImage(
        name: path, vector: VectorImage(size: size, parts: [], leftOut: missing))
    }
    guard numbers.count == 2 else { throw SceneFileProblem("\"\(path)\" cannot be drawn") }
    return DisplayImage(name: path, pixels: PixelBuffer(width: numbers[0], height: numbers[1]))
  }

  func name(of path: String) -> String { path }
}

/// The files of the examples.
struct ExampleFiles: SceneFiles {
  let folder = ""

  static var options: SceneFileOptions {
    var options = SceneFileOptions()
    options.files = ExampleFiles()
    return options
  }

  func bytes(at path: String) throws(SceneFileProblem) -> [UInt8] {
    guard let data = try? Data(contentsOf: Reading.examples.appendingPathComponent(path)) else {
      throw SceneFileProblem("there is no file \"\(path)\"")
    }
    return [UInt8](data)
  }

  /// Of no particular size: the pictures of examples say theirs.
  func picture(at path: String) throws(SceneFileProblem) -> DisplayImage {
    _ = try bytes(at: path)
    return DisplayImage(name: path, pixels: PixelBuffer(width: 1, height: 1))
  }

  func name(of path: String) -> String { path }
}

/// Counts how often it is asked.
final class CountingFiles: SceneFiles {
  let folder = ""
  private let asked = Mutex(0)

  var count: Int { asked.withLock { $0 } }

  func bytes(at path: String) throws(SceneFileProblem) -> [UInt8] { [] }

  func picture(at path: String) throws(SceneFileProblem) -> DisplayImage {
    asked.withLock { $0 += 1 }
    return DisplayImage(name: path, pixels: PixelBuffer(width: 1, height: 1))
  }

  func name(of path: String) -> String { path }
}
