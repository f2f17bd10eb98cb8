import Foundation

/// How long the shortest commands take, against a Swift program that imports Foundation.
enum StartUpBenchmark {
  static func run(_ settings: Settings) async throws {
    let emaki = Programs.built("emaki")
    let example = Settings.example.path
    let picture = settings.path("one.png")
    let samples = try Sample.interleaved(
      settings.shortRounds,
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
    try addPeers(&results, settings)
    results.print()
  }

  /// How long others take to say their version.
  private static func addPeers(_ results: inout Results, _ settings: Settings) throws {
    let peers = [
      ("odiff", "--version"), ("rsvg-convert", "--version"), ("compare", "-version"),
      ("ffmpeg", "-version"), ("node", "--version"), ("python3", "--version"),
    ]
    for (name, argument) in peers {
      guard let path = Programs.installed(name) else {
        results.miss(name)
        continue
      }
      let sample = try Sample(settings.rounds) {
        try Programs.run(path, [argument], accepting: Set(0...100))
      }
      results.add("\(name) \(argument)", sample)
    }
  }
}
