import Foundation

/// How long the shortest commands take, against a Swift program that imports Foundation.
enum StartUpBenchmark {
  static func run(_ settings: Settings) async throws {
    let emaki = Programs.built("emaki")
    let example = Settings.example.path
    let picture = settings.path("one.png")
    let samples = try Sample.interleaved(
      settings.isSmoke ? 1 : 21,
      [
        { try Programs.run(Programs.built("foundation-line"), []) },
        { try Programs.run(emaki, ["--version"]) },
        { try Programs.run(emaki, ["inspect", example]) },
        { try Programs.run(emaki, ["render", example, "--at", "0", "-o", picture]) },
      ])
    var results = Results("Start-up, whole process (goals in times of the first line: 2, 4, 8)")
    results.add("a program that imports Foundation", samples[0])
    for (name, sample) in zip(["--version", "inspect", "render --at 0"], samples.dropFirst()) {
      let times = sample.medianWall / samples[0].medianWall
      results.add("emaki \(name)", sample, note: String(format: "%.2f times", times))
    }
    results.print()
  }
}
