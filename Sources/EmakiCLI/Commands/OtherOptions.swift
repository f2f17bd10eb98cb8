import ArgumentParser
import EmakiDiagnostics
import EmakiDrawing
import EmakiLayout
import EmakiSceneFile
import EmakiSceneFormat
import EmakiWireframe
import EmakiWorkspace

/// Options and values that other tools have, or that are nearly right: asked once the parser has
/// refused the arguments, whose message would not say what does it here.
enum OtherOptions {
  /// - Throws: `ValidationError` with what to write instead.
  static func refuse(_ arguments: [String]) throws {
    let options = arguments.dropFirst().prefix { $0 != "--" }
    for (option, next) in zip(options, options.dropFirst() + [""]) where option.hasPrefix("--") {
      let parts = option.split(separator: "=", maxSplits: 1).map(String.init)
      let name = parts.first ?? option
      let value = parts.count == 2 ? parts[1] : next
      if let meant = otherNames[name] {
        throw ValidationError("there is no option \"\(name)\"; write \(meant)")
      }
      if let problem = problem(with: value, of: name) { throw ValidationError(problem) }
    }
  }

  /// The names of these options in other tools.
  private static let otherNames = [
    "--direction": "--rtl to lay out from right to left", "--right-to-left": "--rtl",
    "--dark": "--appearance dark", "--dark-mode": "--appearance dark",
    "--light": "--appearance light", "--landscape": "--orientation landscape",
    "--portrait": "--orientation portrait",
  ]

  /// The options of which a value can be nearly right, with their nouns.
  private static let choices: [String: (noun: String, values: [String])] = [
    "--theme": ("theme", Theme.all.map(\.name)),
    "--appearance": ("appearance", Appearance.allCases.map(\.rawValue)),
    "--orientation": ("orientation", Orientation.allCases.map(\.rawValue)),
    "--text-size": ("text size", TextSize.allCases.map(\.rawValue)),
  ]

  private static func problem(with value: String, of name: String) -> String? {
    guard let (noun, values) = choices[name] else { return nil }
    let parts = value.split(separator: ",").map(String.init)
    guard let wrong = parts.first(where: { !values.contains($0) }) else { return nil }
    let message = "there is no \(noun) \"\(wrong)\""
    // A value of another option means that one, however near others are.
    let other = choices.keys.sorted().first { key in
      key != name && choices[key]?.values.contains(wrong.lowercased()) == true
    }
    if let other { return message + "; write \(other) \(wrong.lowercased())" }
    return NearestName.nearest(to: wrong, in: values).map {
      message + "; did you mean \"\($0)\"?"
    }
  }
}
