import Foundation

/// The 60 frames as one animated PNG, as whole processes; the peers start from finished frames.
enum AnimationBenchmark {
  static func run(_ settings: Settings) async throws {
    let frames = try settings.makeFolder("animation")
    let look = ["--theme", "color", "--scale", "2"]
    let emaki = Programs.built("emaki")
    try Programs.run(emaki, ["render", Settings.workload.path, "-o", frames] + look)
    let ours = settings.path("emaki.apng")
    var names = ["emaki preview, drawing included"]
    var files = [ours]
    var runs: [() throws -> Void] = [
      { try Programs.run(emaki, ["preview", Settings.workload.path, "-o", ours] + look) }
    ]
    var missing: [String] = []
    for peer in peers(frames, settings) {
      guard let path = Programs.installed(peer.name) else {
        missing.append(peer.name)
        continue
      }
      names.append(peer.name)
      files.append(peer.file)
      runs.append { try Programs.run(path, peer.arguments) }
    }
    let samples = try Sample.interleaved(settings.isSmoke ? 1 : 3, runs)
    var results = Results("Animated PNG of the 60 frames, whole process")
    for (index, name) in names.enumerated() {
      let size = try FileManager.default.attributesOfItem(atPath: files[index])[.size] as? Int
      results.add(name, samples[index], note: "\(size ?? 0) bytes")
    }
    for name in missing { results.miss(name) }
    results.print()
  }

  private struct Peer {
    var name: String
    var arguments: [String]
    var file: String
  }

  private static func peers(_ frames: String, _ settings: Settings) -> [Peer] {
    let (ffmpeg, apngasm) = (settings.path("ffmpeg.apng"), settings.path("apngasm.png"))
    return [
      Peer(
        name: "ffmpeg",
        arguments: [
          "-y", "-loglevel", "error", "-framerate", "60", "-i", "\(frames)/frame-%04d.png",
          "-plays", "0", "-f", "apng", ffmpeg,
        ], file: ffmpeg),
      Peer(name: "apngasm", arguments: [apngasm, "\(frames)/frame-0000.png"], file: apngasm),
    ]
  }
}
