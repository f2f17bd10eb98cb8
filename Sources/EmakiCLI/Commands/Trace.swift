import ArgumentParser
import EmakiDiagnostics
import EmakiScenes

/// `emaki trace`
struct Trace: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "trace",
    abstract: "Print what happens to controllers, one event a line: time, controller, event.",
    discussion: """
      The screen is shown first. Then come the actions, each "segue ID", "add ID PARENT",
      "remove ID", "replace OLD NEW", "push ID NAVIGATION", "pop NAVIGATION", "select N TABBAR",
      "present ID PRESENTER" or "dismiss PRESENTER". What an action brings in is withheld until then.

      Examples:
        emaki trace Examples/side-menu.yaml
        emaki trace Examples/custom-container.yaml --perform "replace first second"
      """)

  @Argument(help: "A scene file, .storyboard or .xib; - for standard input.")
  var input: String

  @Option(name: .customLong("perform"), help: "What happens then; may be given several times.")
  var actions: [String] = []

  @OptionGroup var screen: ScreenOptions
  @OptionGroup var reading: ReadingOptions
  @OptionGroup var timing: TimingOptions

  func run() throws {
    try Command.run(timing) { timings in
      let file = try InputFile.read(
        input, screen: screen, options: reading, timings: timings)
      let steps = try actions.map { text throws(Failure) in try LifecycleAction(text) }
      for scene in try file.scenes(named: screen.scene) {
        let trace = LifecycleTrace(
          showing: scene.controller, withholding: Set(steps.compactMap(\.newcomer)),
          offstage: file.document.allControllers)
        do throws(LifecycleError) {
          for step in steps { try step.perform(trace) }
        } catch {
          throw Failure("\(file.name): \(error)")
        }
        for event in trace.events { try Terminal.writeData(event.line + "\n") }
      }
    }
  }
}

/// What a user asks for after the screen is shown.
private struct LifecycleAction {
  /// The first word.
  private enum Verb: String, CaseIterable {
    case segue, add, remove, replace, push, pop, select, present, dismiss

    var count: Int {
      switch self {
      case .segue, .remove, .pop, .dismiss: 1
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

  func perform(_ trace: LifecycleTrace) throws(LifecycleError) {
    switch verb {
    case .segue: try trace.performSegue(words[0])
    case .add: try trace.add(words[0], to: words[1])
    case .remove: try trace.remove(words[0])
    case .replace: try trace.replace(words[0], by: words[1])
    case .push: try trace.push(words[0], onto: words[1])
    case .pop: try trace.pop(words[0])
    case .select: try trace.select(Int(words[0]) ?? 0, of: words[1])
    case .present: try trace.present(words[0], from: words[1])
    case .dismiss: try trace.dismiss(words[0])
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
    let milliseconds = Int((time * 1000).rounded())
    let decimals = String(milliseconds % 1000)
    let padding = String(repeating: "0", count: 3 - decimals.count)
    return "\(milliseconds / 1000).\(padding)\(decimals) \(self)"
  }
}
