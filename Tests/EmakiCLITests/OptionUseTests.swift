import EmakiManual
import Foundation
import TestSupport
import Testing

@testable import EmakiCLI

/// An option changes what a command gives for an input, or it is refused.
@Suite struct `Every option of a command` {
  /// A command line with an input of some kind.
  struct Use: CustomTestStringConvertible {
    let arguments: [String]

    var command: String { arguments[0] }
    var testDescription: String { arguments.joined(separator: " ") }
  }

  /// Values that are not what is taken without the option.
  private static let values: [String: [String]] = [
    "--device": ["ipad"], "--orientation": ["landscape"], "--appearance": ["dark"],
    "--text-size": ["accessibility3"], "--scene": ["nowhere"], "--root": ["."],
    "--language": ["xx-YY"], "--assets": ["assets"], "--fps": ["7"], "--steps": ["3"],
    "--at": ["0.1"], "--motion": ["nothing"], "--theme": ["color"], "--scale": ["1.5"],
    "--contrast": ["aaa"], "--even": [], "--columns": ["1"], "--hold": ["3"],
    "--shard": ["2/2"], "--link": ["https://example.org"],
    "--format": [], "--perform": ["remove nobody"], "--explain": ["nobody"], "--set": ["nowhere"],
    "--tolerance": ["3"], "--color-tolerance": ["3"], "--package-path": ["."],
    "--filmstrip": ["2"],
  ]

  /// What says how fast something is done, what is written besides, how strict reading is, or what
  /// differences pass: none of these chooses what is looked at.
  private static let others: Set = [
    "--jobs", "--timings", "--strict", "--force", "--cache", "--cache-size", "--results", "--plan",
    "--quiet", "--output", "--report", "--diff", "--also", "--format", "--metric", "--threshold",
    "--noise", "--aa", "--area", "--window", "--ignore", "--ssim", "--exit-codes",
    "--diff-mask", "--diff-overlay", "--ignore-color-space", "--help", "--version",
  ]

  static let uses: [Use] = [
    Use(arguments: ["render", "still.yaml", "-o", "out.png"]),
    Use(arguments: ["render", "moving.yaml", "--motion", "go", "--at", "0.2", "-o", "out.svg"]),
    Use(arguments: ["render", "scenes", "-o", "out", "--scale", "0.25"]),
    Use(arguments: ["preview", "still.yaml", "-o", "out.html"]),
    Use(arguments: ["preview", "moving.yaml", "--filmstrip", "4", "-o", "out.png"]),
    Use(arguments: ["preview", "scenes", "-o", "out"]),
    Use(arguments: ["inspect", "still.yaml"]),
    Use(arguments: ["inspect", "still.yaml", "--format", "marks"]),
    Use(arguments: ["spec", "still.yaml"]),
    Use(arguments: ["validate", "scenes"]),
    Use(arguments: ["map", "Main.storyboard", "-o", "out.svg"]),
    Use(arguments: ["compare", "a.png", "b.png"]),
    Use(arguments: ["diff", "still.yaml", "moving.yaml"]),
    Use(arguments: ["check", "scenes", "--scale", "0.25"]),
    Use(arguments: ["plan", "scenes"]),
  ]

  /// Where an option is right, and the scene has nothing that it would change.
  private static func isIdle(_ option: String, _ use: Use) -> Bool {
    // The scenes here are empty but for a box: texts, fingers, bars, problems and files of others are
    // not in them, and moments at even times are those that are chosen anyway.
    let ofContent: Set = [
      "--text-size", "--root", "--no-fingers", "--fingers", "--layout-chunk", "--parts", "--a11y",
      "--even", "--status-bar",
    ]
    // Frames and differences of views have no colours, and where both sides move alike no device.
    let isOfLook = ["inspect", "diff"].contains(use.command) && option == "--appearance"
    let isOfPlace =
      use.command == "diff" && ["--device", "--orientation", "--rtl"].contains(option)
    // Layouts that are only checked, or read, say nothing where all is well.
    let isSilent = ["validate", "spec"].contains(use.command) && option != "--scene"
    // Filmstrips show the outline of the device anyway.
    let isShown = use.arguments.contains("--filmstrip") && option == "--bezel"
    return isShown || ofContent.contains(option) || isOfLook || isOfPlace || isSilent
  }

  private static let takesAll = ProcessInfo.processInfo.environment["EMAKI_NIGHTLY"] == "1"

  @Test(arguments: uses) func `is used or refused`(use: Use) throws {
    let command = try #require(ManualCommand.all.first { $0.name == use.command })
    let names = command.arguments.flatMap { argument in
      argument.usage.split(whereSeparator: { $0 == " " || $0 == "," }).map(String.init)
    }.filter { $0.hasPrefix("--") }
    #expect(names.count >= 8)
    let plain = try Self.result(of: use.arguments)
    let index = try #require(Self.uses.firstIndex { $0.arguments == use.arguments })
    for (place, name) in names.enumerated()
    where !Self.others.contains(name) && !use.arguments.contains(name) {
      // Each option with every third command line; the nightly check takes all.
      if !Self.takesAll, (place + index) % 3 != 0 { continue }
      let given = try Self.result(of: use.arguments + [name] + (Self.values[name] ?? []))
      if given.status == 64 || given.status == 2 { continue }
      #expect(
        given.files != plain.files || given.text != plain.text || Self.isIdle(name, use),
        "\(name) changes nothing")
    }
  }

  private struct Outcome {
    let status: Int32
    let text: String
    let files: [String: Data]
  }

  private static func result(of arguments: [String]) throws -> Outcome {
    let scratch = try Scratch()
    for folder in ["scenes", "assets"] {
      try FileManager.default.createDirectory(
        atPath: scratch.path(folder), withIntermediateDirectories: true)
    }
    let still =
      "children: [{id: a, background: red, pin: {top: 90, trailing: 20, width: 40, height: 30}}]\n"
    let moving = still + "motions: {go: [{animate: {duration: 0.4, changes: {a.x: 90}}}]}\n"
    for name in ["still.yaml", "scenes/still.yaml"] { _ = try scratch.write(still, to: name) }
    _ = try scratch.write(moving, to: "moving.yaml")
    try FileManager.default.copyItem(
      atPath: Program.example("storyboard/Main.storyboard"), toPath: scratch.path("Main.storyboard")
    )
    for name in ["a.png", "b.png"] {
      try FileManager.default.copyItem(
        atPath: Program.example("pictures/theme-greek.png"), toPath: scratch.path(name))
    }
    let before = try files(scratch)
    let run = try Program.run(arguments, folder: scratch.url)
    let after = try files(scratch)
    return Outcome(
      status: run.status, text: run.text + run.errors,
      files: after.filter { before[$0.key] != $0.value })
  }

  private static func files(_ scratch: Scratch) throws -> [String: Data] {
    let names = FileManager.default.enumerator(atPath: scratch.url.path)?.compactMap {
      $0 as? String
    }
    return Dictionary(
      uniqueKeysWithValues: (names ?? []).compactMap { name in
        FileManager.default.contents(atPath: scratch.path(name)).map { (name, $0) }
      })
  }
}
