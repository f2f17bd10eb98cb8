import EmakiDrawing
import Foundation

/// 60 frames of a side menu, as whole processes that write PNG files.
enum RenderBenchmark {
  static func run(_ settings: Settings) async throws {
    let workload = try RenderWorkload()
    let (list, svg) = (settings.path("workload.txt"), settings.path("frame.svg"))
    try workload.text.write(toFile: list, atomically: true, encoding: .utf8)
    try workload.svg(frame: 30).write(toFile: svg, atomically: true, encoding: .utf8)
    let again = try settings.makeFolder("frames")
    var theirs = try settings.makeFolder("cairo")
    // What is there already is not written again, so each run that counts has a folder of its own.
    var round = 0
    func draw(into folder: String, _ more: [String] = []) throws {
      let theme = ["--theme", "color", "--scale", "2"]
      try Programs.run(
        Programs.built("emaki"),
        ["render", Settings.workload.path] + theme + ["-o", folder] + more)
    }
    func newFolder(_ name: String) throws -> String {
      round += 1
      return try settings.makeFolder("\(name)-\(round)")
    }
    let samples = try Sample.interleaved(
      settings.rounds,
      [
        { try draw(into: newFolder("frames")) },
        { try draw(into: newFolder("frames"), ["--jobs", "1"]) },
        { try draw(into: again) },
        {
          theirs = try newFolder("cairo")
          try Programs.run(Programs.built("plain-cairo"), [list, theirs])
        },
      ])
    var results = Results("Render: 60 frames of 375×812 points at scale 2, whole process")
    results.add("emaki", samples[0], note: bytes(in: again))
    results.add("emaki, one job", samples[1])
    results.add("emaki, the frames are there", samples[2])
    results.add("plain C, cairo and pango", samples[3], note: bytes(in: theirs))
    try addDrawers(of: svg, to: &results, settings)
    results.print()
  }

  /// Programs that draw a picture for each process; their figure is that of 60 processes.
  private static func addDrawers(
    of svg: String, to results: inout Results, _ settings: Settings
  ) throws {
    let out = settings.path("peer.png")
    let drawers: [(name: String, arguments: [String])] = [
      ("rsvg-convert", [svg, "-o", out]),
      ("resvg", [svg, out]),
      ("convert", [svg, out]),
    ]
    for (name, arguments) in drawers {
      // One that is there but cannot draw this file counts as missing.
      guard let path = Programs.installed(name),
        let sample = try? Sample(settings.isSmoke ? 1 : 3, { try Programs.run(path, arguments) })
      else {
        results.miss(name)
        continue
      }
      results.add("\(name), 60 processes", sample.times(60))
    }
  }

  private static func bytes(in folder: String) -> String {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let frames = names.filter { $0.hasSuffix(".png") }
    let bytes = frames.reduce(0) { sum, name in
      let attributes = try? FileManager.default.attributesOfItem(atPath: "\(folder)/\(name)")
      return sum + ((attributes?[.size] as? Int) ?? 0)
    }
    return "\(frames.count) files, \(bytes) bytes"
  }
}
