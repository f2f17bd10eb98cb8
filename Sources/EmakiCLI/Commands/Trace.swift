import EmakiWorkspace
import EmakiLimits
import ArgumentParser
import EmakiCairo
import EmakiDiagnostics
import EmakiLayout
import EmakiScenes

/// `emaki trace`
struct Trace: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Print what happens to controllers, one event a line: time, controller, event.",
    discussion: """
      The screen appears. Then --motion plays a motion of the scene, with all that its gestures \
      do; or --perform performs actions, one after another. An action is "segue NAME", \
      "add ID PARENT", "remove ID", "replace OLD NEW", "push ID NAVIGATION", "pop NAVIGATION", \
      "select N TABBAR", "present ID PRESENTER", "dismiss PRESENTER" or "unwind ID". A \
      controller that an action adds is not in the scene before it.

      Examples:
        emaki trace Examples/side-menu.yaml
        emaki trace Examples/navigation.yaml --motion popByFinger
        emaki trace Examples/custom-container.yaml --perform "replace first second"
      """)

  @Argument(help: "A scene file, .storyboard or .xib; - for standard input.")
  var input: String

  @Option(help: "The motion to follow.")
  var motion: String?

  @Option(name: .customLong("perform"), help: "What happens then; may be given several times.")
  var actions: [String] = []

  @OptionGroup var screen: ScreenOptions
  @OptionGroup var reading: ReadingOptions
  @OptionGroup var timing: TimingOptions

  func validate() throws {
    if motion != nil, !actions.isEmpty {
      throw ValidationError("Give one of --motion and --perform.")
    }
  }

  func run() throws {
    try Command.run(timing) { timings in
      let file = try InputFile.read(
        input, screen: screen.settings, reading: reading.settings, timings: timings)
      let steps = try actions.map { text throws(Failure) in try LifecycleAction(text) }
      var lines: [String] = []
      for scene in try scenes(of: file) {
        let told =
          if let motion {
            try events(of: scene, motion: motion, file)
          } else {
            try events(of: scene, after: steps, file)
          }
        lines += told.map(\.line)
      }
      for line in lines { try Terminal.writeData(line + "\n") }
    }
  }

  /// The scenes that are asked for; what happens then happens to the one that an app starts with.
  private func scenes(of file: InputFile) throws(Failure) -> [Scene] {
    let scenes = try file.scenes(named: screen.scene)
    guard scenes.count > 1, !actions.isEmpty || motion != nil, let first = scenes.first else {
      return scenes
    }
    return [scenes.first { $0.id == file.document.initialScene } ?? first]
  }

  private func events(
    of scene: Scene, after steps: [LifecycleAction], _ file: InputFile
  ) throws(Failure) -> [LifecycleEvent] {
    let trace = LifecycleTrace(
      showing: scene.controller, withholding: Set(steps.compactMap(\.newcomer)),
      offstage: scene.offstage + file.document.allControllers,
      segues: scene.segues + file.document.segues)
    do throws(LifecycleError) {
      for step in steps { try trace.perform(step.change) }
    } catch {
      let known = [scene.controller] + scene.offstage + file.document.allControllers
      throw Failure(
        "\(file.name): \(error)", hint: error.hint(among: known.flatMap(\.all).map(\.id)))
    }
    return trace.events
  }

  private func events(
    of scene: Scene, motion name: String, _ file: InputFile
  ) throws(Failure) -> [LifecycleEvent] {
    let motion = try scene.motion(called: name, in: file.name)
    let engine = LayoutEngine(measurer: PangoTextMeasurer(fonts: FontBook()))
    return try file.timeline(of: scene, motion, screen.settings, by: engine).events
  }
}

/// An action that a user asks for after the screen is shown.
private struct LifecycleAction {
  /// The first word.
  private enum Verb: String, CaseIterable {
    case segue, add, remove, replace, push, pop, select, present, dismiss, unwind

    var count: Int {
      switch self {
      case .segue, .remove, .pop, .dismiss, .unwind: 1
      default: 2
      }
    }
  }

  private let verb: Verb
  private let words: [String]

  init(_ text: String) throws(Failure) {
    let words = text.split(separator: " ").map(String.init)
    guard let first = words.first, let verb = Verb(rawValue: first) else {
      throw Failure(
        "\"\(text)\" is not an action",
        hint: "one of " + Verb.allCases.map(\.rawValue).joined(separator: ", "))
    }
    guard words.count == verb.count + 1, verb != .select || Int(words[1]) != nil else {
      throw Failure("\"\(text)\": see emaki trace --help for what \(verb.rawValue) takes")
    }
    self.verb = verb
    self.words = Array(words.dropFirst())
  }

  /// The controller that is not there before.
  var newcomer: String? {
    switch verb {
    case .segue, .add, .push, .present: words[0]
    case .replace: words[1]
    default: nil
    }
  }

  /// The change that the action asks for.
  var change: ControllerChange {
    switch verb {
    case .segue: .performSegue(words[0])
    case .add: .add(words[0], to: words[1])
    case .remove: .remove(words[0])
    case .replace: .replace(words[0], by: words[1])
    case .push: .push(words[0], onto: words[1])
    case .pop: .pop(words[0])
    case .select: .select(Int(words[0]) ?? 0, of: words[1])
    case .present: .present(words[0], from: words[1])
    case .dismiss: .dismiss(words[0])
    case .unwind: .unwind(to: words[0])
    }
  }
}

extension SceneDocument {
  /// The controllers of all scenes, and those that are known besides.
  fileprivate var allControllers: [ViewController] {
    scenes.flatMap(\.controller.all) + controllers
  }
}

extension LifecycleEvent {
  /// The time with three decimals, then the event.
  fileprivate var line: String {
    let milliseconds = Int(clamping: (time * 1000).rounded())
    let decimals = String(milliseconds % 1000)
    let padding = String(repeating: "0", count: 3 - decimals.count)
    return "\(milliseconds / 1000).\(padding)\(decimals) \(self)"
  }
}

extension LifecycleError {
  /// A guess at the name that was meant, where no controller has the given one.
  fileprivate func hint(among controllers: [String]) -> String? {
    guard case .unknownController(let name) = self else { return nil }
    return NearestName.hint(for: name, in: controllers)
  }
}
