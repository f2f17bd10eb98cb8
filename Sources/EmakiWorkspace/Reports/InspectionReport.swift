package import EmakiText
import EmakiAccessibility
package import EmakiDiagnostics
package import EmakiDrawing
package import EmakiLayout
import EmakiMotion
import EmakiRendering
package import EmakiScenes

/// The report of `inspect`: the views of each scene at each step, and the diagnostics.
package struct InspectionReport {
  /// The device and settings that a scene is laid out for.
  private struct Surface: Equatable {
    let device: Device
    let orientation: Orientation

    init(_ scene: Scene?, _ screen: ScreenSettings) throws(Failure) {
      device = try screen.resolvedDevice(fileDevice: scene?.device)
      orientation = screen.orientation(fileOrientation: scene?.orientation)
    }

    var json: JSONValue {
      let size = device.size(orientation)
      return .object([
        ("name", .string(device.name)),
        ("width", .number(size.width)),
        ("height", .number(size.height)),
        ("scale", .number(device.scale)),
        ("safeArea", device.safeArea(orientation).json),
      ])
    }
  }

  private struct SceneSteps {
    let scene: Scene
    let surface: Surface
    let steps: [(time: Double, snapshot: Snapshot)]
  }

  private let input: InputFile
  /// That of the first scene.
  private let surface: Surface
  private let scenes: [SceneSteps]
  private let showsParts: Bool
  /// Diagnostics from reading and layout.
  package let diagnostics: [Diagnostic]

  package init(
    input: InputFile, scenes: [Scene], screen: ScreenSettings, sampling: SamplingSettings,
    engine: LayoutEngine, showsParts: Bool
  ) throws(Failure) {
    self.input = input
    self.showsParts = showsParts
    surface = try Surface(scenes.first, screen)
    var all: [SceneSteps] = []
    var diagnostics = input.diagnostics
    for scene in scenes {
      let motion = try scene.motion(for: sampling, in: input.name)
      let timeline = try input.timeline(of: scene, motion, screen, by: engine)
      let times =
        sampling.sampling == nil
        ? [0] : try sampling.times(of: timeline, isMoving: true)
      all.append(
        SceneSteps(
          scene: scene, surface: try Surface(scene, screen),
          steps: times.map { ($0, timeline.snapshot(at: $0)) }))
      diagnostics += input.warnings(about: timeline.issues, in: timeline)
    }
    self.scenes = all
    self.diagnostics = diagnostics
  }

  /// The report in the form that the design fixes: scenes for another device than the first say so.
  package var json: JSONValue {
    .object([
      ("input", .string(input.name)),
      ("device", surface.json),
      ("scenes", .array(scenes.map(json(of:)))),
      ("diagnostics", .array(diagnostics.map(\.json))),
    ])
  }

  private func json(of scene: SceneSteps) -> JSONValue {
    let size = scene.steps.first?.snapshot.screen.size ?? .zero
    let own = scene.surface == surface ? [] : [(key: "device", value: scene.surface.json)]
    return .object(
      [
        ("id", .string(scene.scene.id)),
        ("title", JSONValue(scene.scene.title)),
      ] + own + [
        ("width", .number(size.width)),
        ("height", .number(size.height)),
        (
          "steps",
          .array(
            scene.steps.enumerated().map { index, step in
              .object([
                ("index", .number(Double(index))),
                ("time", .number(step.time)),
                ("views", step.snapshot.viewsJSON(showsParts: showsParts)),
              ])
            })
        ),
      ])
  }

  private func heading(of scene: SceneSteps, at time: Double) -> String {
    let title = scene.scene.title.map { " \"\($0.onOneLine)\"" } ?? ""
    let moment = scene.steps.count > 1 || time > 0 ? " at \(time) s" : ""
    return "scene \(scene.scene.id)\(title)\(moment)\n"
  }

  /// The views as indented trees, the diagnostics below.
  package var tree: String { text { $0.treeText(showsParts: showsParts) } }

  /// The views that are seen, by number, the diagnostics below.
  package var marks: String { text { ViewMarks($0).text } }

  /// The words of a screen reader, a line for each element, in its order; the diagnostics below.
  package var spoken: String {
    text { snapshot in
      snapshot.spokenElements().enumerated().map { place, element in
        "\(place + 1). \(element.spoken.onOneLine)  [\(element.view)]\n"
      }.joined()
    }
  }

  private func text(of step: (Snapshot) -> String) -> String {
    var text = ""
    for scene in scenes {
      for (time, snapshot) in scene.steps {
        text += heading(of: scene, at: time) + step(snapshot)
      }
    }
    return text + Report.text(of: diagnostics)
  }
}

extension Insets {
  /// The insets by their sides, in points.
  package var json: JSONValue {
    .object([
      ("top", .number(top)), ("left", .number(left)), ("bottom", .number(bottom)),
      ("right", .number(right)),
    ])
  }
}
