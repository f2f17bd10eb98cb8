import Foundation

/// The output of `inspect --format json`, as far as tests read it.
struct InspectOutput: Decodable {
  struct Device: Decodable {
    let name: String
    let width: Double
    let height: Double
    let scale: Double
  }

  struct Scene: Decodable {
    let id: String
    /// Where it is another than that of the first scene.
    let device: Device?
    let steps: [Step]
  }

  struct Step: Decodable {
    let index: Int
    let time: Double
    let views: [View]

    func view(_ id: String) -> View? { views.first { $0.id == id } }
  }

  struct View: Decodable {
    let id: String
    let name: String?
    let parent: String?
    let kind: String
    let frame: [Double]
    let rect: [Double]
    let alpha: Double
    let hidden: Bool
    let enabled: Bool
    let text: String?
    let selected: Int?
    let contentOffset: [Double]?
    let contentSize: [Double]?
    let transform: Transform?
  }

  struct Transform: Decodable {
    let translation: [Double]?
    let scale: [Double]?
    let rotation: Double?
  }

  struct Diagnostic: Decodable {
    let severity: String
    let message: String
  }

  let input: String
  let device: Device
  let scenes: [Scene]
  let diagnostics: [Diagnostic]

  /// Runs `inspect` and decodes what it prints.
  static func of(_ file: String, _ arguments: [String]) throws -> InspectOutput {
    let isScene = file.hasSuffix(".yaml")
    let scene = isScene ? try String(contentsOfFile: file, encoding: .utf8) : "device:"
    let device = Program.device(of: scene, arguments)
    let result = try Program.run(
      ["inspect", file, "--format", "json", "--parts"] + device + arguments)
    return try JSONDecoder().decode(InspectOutput.self, from: result.output)
  }
}
