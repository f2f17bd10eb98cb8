public import EmakiDiagnostics
public import EmakiSceneFile
import EmakiSceneFormat
public import EmakiScenes
import EmakiWorkspace

/// A screen with its views, constraints, states and motions, written in Swift.
///
///     import Emaki
///
///     struct Login: Screen {
///       let title: Name = "title", go: Name = "go", appear: Name = "appear"
///
///       var body: Content {
///         Scene("Login", device: .iPhone16)
///         Label("Welcome", id: title).font(.largeTitle)
///         Button("Continue", id: go).pin(horizontal: 24, bottom: 16, to: "safeArea")
///         title.centerX == superview.centerX
///         title.top == superview.safeArea.top + 48
///         Motion(appear) { title(alpha: 0); Animate(duration: 0.4) { title(alpha: 1) } }
///       }
///     }
///
/// The names of views and steps belong to the screen. They are found there first, so that they never
/// clash with those of another module that a file imports, such as `View`, `Color` or `State`.
public protocol Screen: Sendable {
  /// The content that a screen is made of.
  typealias Content = SceneContent
  /// The name of a view, a constraint, a state or a motion.
  typealias Name = SceneValue

  /// The content of the screen.
  @SceneBuilder var body: SceneContent { get }

  /// The scene's id, as of a scene file; by default made from the type's name: `side-menu`.
  var sceneID: String { get }
}

extension Screen {
  /// The type's name in small letters, with hyphens between its words.
  public var sceneID: String {
    var id = ""
    for character in String(describing: Self.self) {
      let isNewWord = character.isUppercase && id.last.map { $0.isLowercase || $0.isNumber } == true
      id += (isNewWord ? "-" : "") + character.lowercased()
    }
    return id
  }

  /// The view around the one whose braces these are; the root view at the top.
  public var superview: SceneValue { "superview" }

  /// The view itself whose braces these are.
  public var owner: SceneValue { "self" }

  /// Reads the screen as a scene file is read.
  ///
  /// - Parameter options: by default the pictures, data and other files that it names are those beside
  ///   the Swift file.
  /// - Returns: the scenes with every error and warning, each at its line of the program.
  public func read(options: SceneFileOptions? = nil) -> Diagnosed<SceneDocument> {
    read(options: options, from: WorkTree())
  }

  /// The same; files beside the Swift file come from a source.
  func read(
    options: SceneFileOptions? = nil, from source: any FileSource
  ) -> Diagnosed<SceneDocument> {
    let entries = body.entries
    let options =
      options ?? Self.file(of: entries).map { SceneFileOptions(beside: $0, from: source) }
    return SceneFileReader.read(
      .map(entries, at: .start), name: sceneID, sources: SourceFiles.names,
      options: options ?? SceneFileOptions())
  }

  /// The Swift file in which the screen's body stands; `nil` where the body is empty.
  var file: String? { Self.file(of: body.entries) }

  private static func file(of entries: [SourceNode.Entry]) -> String? {
    entries.lazy.compactMap { SourceFiles.path($0.value.place.file) }.first
  }

  /// The scene; the first, where there are several.
  public var scene: EmakiScenes.Scene {
    get throws(ScreenError) {
      let read = read()
      guard !read.hasErrors, let scene = read.value.scenes.first else {
        throw ScreenError(diagnostics: read.diagnostics)
      }
      return scene
    }
  }

  /// The same as the text of a scene file.
  public var yaml: String { SceneFileReader.text(of: .map(body.entries, at: .start)) }
}

/// Why a screen has no scene.
public struct ScreenError: Error, CustomStringConvertible {
  /// Every error and warning.
  public let diagnostics: [Diagnostic]

  /// One line for each, with its location: `Screens/Login.swift:12:5: error: …`.
  public var description: String {
    diagnostics.map { "\($0)" }.joined(separator: "\n")
  }
}
