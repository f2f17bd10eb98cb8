import EmakiDrawing
import EmakiFiles
import EmakiFormats
import Foundation
import PixelDiff

/// Two pictures that differ in a few places, by pixels and as whole processes.
enum ComparisonBenchmark {
  static func run(_ settings: Settings) async throws {
    for (name, pair) in [("small", try Screenshots.small()), ("large", try Screenshots.large())] {
      measurePixels(pair, settings)
      let (a, b) = (settings.path("\(name)-a.png"), settings.path("\(name)-b.png"))
      // As most programs write them: rows filtered by their best guess, and zlib.
      try LibPNG.write(pair.0, to: a)
      try LibPNG.write(pair.1, to: b)
      try measureFiles(a, b, "\(size(of: pair)), by libpng", settings)
      let encoder = PNGEncoder()
      try AtomicFile.write(encoder.encode(pair.0), to: a)
      try AtomicFile.write(encoder.encode(pair.1), to: b)
      try measureFiles(a, b, "\(size(of: pair)), by Emaki", settings)
    }
  }

  private static func size(of pair: (PixelBuffer, PixelBuffer)) -> String {
    "Comparison, \(pair.0.width)×\(pair.0.height)"
  }

  private static func measurePixels(
    _ pair: (PixelBuffer, PixelBuffer), _ settings: Settings
  ) {
    var results = Results(size(of: pair) + ", pixels in process")
    let metrics: [(String, PixelComparison)] = [
      ("exact", .exact), ("perceptual", .perceptual), ("pixelmatch", .pixelmatch()),
    ]
    for (name, comparison) in metrics {
      let sample = Sample(settings.rounds) {
        _ = comparison.accepts(expected: pair.0, actual: pair.1)
      }
      results.add("PixelDiff, \(name)", sample)
    }
    results.print()
  }

  private static func measureFiles(
    _ a: String, _ b: String, _ title: String, _ settings: Settings
  ) throws {
    let emaki = Programs.built("emaki")
    let twin = settings.path("twin.png")
    try AtomicFile.write(AtomicFile.read(a), to: twin)
    var results = Results(title + ", whole process")
    let runs = try Sample.interleaved(
      settings.shortRounds,
      [
        { try Programs.run(emaki, ["compare", a, b], accepting: [1]) },
        { try Programs.run(emaki, ["compare", a, twin]) },
        { try Programs.run(emaki, ["compare", a, b, "--quiet"], accepting: [1]) },
      ])
    results.add("emaki compare", runs[0])
    results.add("emaki compare, equal files", runs[1])
    results.add("emaki compare --quiet", runs[2])
    try addPeers(a, b, &results, settings)
    results.print()
  }

  /// What is installed of other programs, each as users run it.
  private static func addPeers(
    _ a: String, _ b: String, _ results: inout Results, _ settings: Settings
  ) throws {
    let peers: [(title: String, name: String, arguments: [String])] = [
      ("odiff", "odiff", [a, b, settings.path("odiff.png")]),
      ("ImageMagick compare", "compare", ["-metric", "AE", a, b, "null:"]),
      ("blazediff", "blazediff", [a, b]),
      ("pixelmatch", "pixelmatch", [a, b]),
      ("perceptualdiff", "perceptualdiff", [a, b]),
    ]
    for peer in peers {
      guard let path = Programs.installed(peer.name) else {
        results.miss(peer.title)
        continue
      }
      let sample = try Sample(settings.isSmoke ? 1 : 3) {
        try Programs.run(path, peer.arguments, accepting: Set(0...100))
      }
      results.add(peer.title, sample)
    }
    guard Programs.hasPython(module: "blazediff"), let python = Programs.installed("python3") else {
      results.miss("blazediff for Python")
      return
    }
    let script = ["-c", blazediff, a, b, String(settings.shortRounds)]
    let printed = try Programs.output(python, script)
    let times = printed.split(separator: "\n").compactMap { Double($0) }
    results.add(
      "blazediff for Python, its own PNG reader", Sample(milliseconds: times), note: "in process")
  }

  /// Prints the milliseconds of each round; the first does not count.
  private static let blazediff = """
    import os, sys, time
    os.environ["BLAZEDIFF_PNG_ENABLED"] = "1"
    import blazediff
    for round in range(int(sys.argv[3]) + 1):
        start = time.perf_counter()
        blazediff.compare(sys.argv[1], sys.argv[2], antialiasing=False)
        if round: print((time.perf_counter() - start) * 1e3)
    """
}
