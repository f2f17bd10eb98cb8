import EmakiDrawing
import EmakiLayout
import EmakiSceneFile
import EmakiSceneFormat
import EmakiScenes
import EmakiText

/// The facts about a scene that a plan needs, so that it need not be read again.
struct SceneRecord: Sendable {
  let id: String
  /// The name of its pictures besides the file's; `nil` where it is called as the file.
  var name: String?
  /// Its other names: title, storyboard identifier, class.
  let otherNames: [String]
  /// The motions that can be named, with estimated seconds.
  let motions: [(name: String, seconds: Double)]
  let defaultMotion: String?
  let views: Int
  /// Square points of its screen.
  let area: Double

  init(_ scene: Scene, in file: String, isStoryboard: Bool, size: Size) {
    id = scene.id
    let stem = UnitName.stem(of: file)
    name = isStoryboard ? scene.aliases.first ?? scene.id : scene.id == stem ? nil : scene.id
    otherNames = scene.aliases + (scene.title.map { [$0] } ?? [])
    let lengths = MotionLengths(scene.motions, states: scene.states)
    motions = scene.listedMotions.map { ($0.name, lengths.cost(ofMotion: $0.name).seconds) }
    defaultMotion = scene.defaultMotion
    views = scene.controller.viewCount + scene.offstage.reduce(0) { $0 + $1.viewCount }
    area = size.width * size.height
  }

  /// All that `--scene` may call it by.
  var names: [String] { [id] + (name.map { [$0] } ?? []) + otherNames }

  var json: JSONValue {
    .object([
      ("id", .string(id)), ("name", JSONValue(name)),
      ("others", .array(otherNames.map(JSONValue.string))),
      (
        "motions",
        .array(
          motions.map { .object([("name", .string($0.name)), ("seconds", .number($0.seconds))]) })
      ),
      ("default", JSONValue(defaultMotion)), ("views", .number(Double(views))),
      ("area", .number(area)),
    ])
  }

  init?(_ json: JSONValue) {
    guard let id = json["id"]?.string, let views = json["views"]?.integer,
      let area = json["area"]?.number
    else { return nil }
    self.id = id
    name = json["name"]?.string
    otherNames = (json["others"]?.elements ?? []).compactMap(\.string)
    motions = (json["motions"]?.elements ?? []).compactMap { motion in
      guard let name = motion["name"]?.string, let seconds = motion["seconds"]?.number else {
        return nil
      }
      return (name, seconds)
    }
    defaultMotion = json["default"]?.string
    self.views = views
    self.area = area
  }
}

/// The result of reading a file: its scenes, and what they depend on.
struct FileRecord: Sendable {
  let scenes: [SceneRecord]
  /// The dependencies with the digests that they had.
  let dependencies: [(Dependency, digest: String)]

  /// Whether a storyboard or xib is read for it.
  var readsStoryboards: Bool {
    dependencies.contains { $0.0.kind == .file && SceneFileName.isInterfaceBuilder($0.0.path) }
  }

  var json: JSONValue {
    .object([
      ("scenes", .array(scenes.map(\.json))),
      (
        "dependencies",
        .array(
          dependencies.map {
            .array([.string($0.0.kind.rawValue), .string($0.0.path), .string($0.digest)])
          })
      ),
    ])
  }

  init(scenes: [SceneRecord], dependencies: [(Dependency, digest: String)]) {
    self.scenes = scenes
    self.dependencies = dependencies
  }

  init?(_ json: JSONValue) {
    guard let scenes = json["scenes"]?.elements, let list = json["dependencies"]?.elements else {
      return nil
    }
    self.scenes = scenes.compactMap(SceneRecord.init)
    dependencies = list.compactMap { entry in
      let texts = entry.elements.compactMap(\.string)
      guard texts.count == 3, let kind = Dependency.Kind(rawValue: texts[0]) else { return nil }
      return (Dependency(kind, texts[1]), texts[2])
    }
    guard self.scenes.count == scenes.count, dependencies.count == list.count else { return nil }
  }
}

extension ViewController {
  /// Its views, and those of the controllers in it.
  fileprivate var viewCount: Int { view.count + children.reduce(0) { $0 + $1.viewCount } }
}

extension View {
  fileprivate var count: Int { subviews.reduce(1) { $0 + $1.count } }
}
