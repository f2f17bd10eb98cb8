import EmakiRendering
import Foundation

/// The frames of a motion by more and more workers: on the whole machine, on one processor, and under
/// quotas of processor time as containers have them.
enum JobsBenchmark {
  private static let counts = [1, 2, 4, 8, 16, 32, 64]

  static func run(_ settings: Settings) async throws {
    try measureThreads(settings)
    try measurePrograms(settings, title: "on this machine", rounds: settings.rounds) { $0 }
    let few = settings.isSmoke ? 1 : 3
    if let taskset = Programs.installed("taskset") {
      try measurePrograms(settings, title: "on one processor", rounds: few) {
        [taskset, "-c", "0"] + $0
      }
    }
    for quota in [0.5, 1, 2] {
      guard let group = ControlGroup(processors: quota) else {
        print("  no control group can be made here")
        break
      }
      try measurePrograms(
        settings, title: "with a quota of \(quota) processors", rounds: few, group.entered)
    }
  }

  /// So many threads as are said, also where the program would start fewer.
  private static func measureThreads(_ settings: Settings) throws {
    var memory = [Int](repeating: 0, count: counts.count)
    let samples = try Sample.interleaved(
      settings.rounds,
      counts.indices.map { index in
        {
          PeakMemory.reset()
          try draw(by: counts[index], settings)
          memory[index] = PeakMemory.bytes
        }
      })
    let notes = memory.map { bytes in
      let each = String(format: "%.1f", Double(bytes - memory[0]) / 1e6)
      return "peak \(bytes / 1_000_000) MB, \(each) MB more than one"
    }
    show("Jobs: the threads themselves, more than there are processors", samples, notes)
  }

  /// Draws frames with nothing known beforehand, and writes none.
  private static func draw(by count: Int, _ settings: Settings) throws {
    let workload = try RenderWorkload(framesPerSecond: settings.isSmoke ? 60 : 600)
    let renderer = workload.renderer
    let times = workload.times
    try FrameSequence.forEach(
      Array(times.indices), jobs: count,
      makeState: {
        PictureWriter(painter: renderer.painter, format: .png, scale: workload.scale)
      },
      { index, writer in
        let picture = renderer.picture(at: times[index])
        _ = try writer.file(of: picture.list, layout: picture.layout)
      })
  }

  /// The program with `--jobs`.
  ///
  /// - Parameter wrapped: the command that runs another one where it is to be measured.
  private static func measurePrograms(
    _ settings: Settings, title: String, rounds: Int, _ wrapped: @escaping ([String]) -> [String]
  ) throws {
    var round = 0
    let rate = settings.isSmoke ? "60" : "600"
    let samples = try Sample.interleaved(
      rounds,
      counts.map { count in
        {
          round += 1
          let folder = try settings.makeFolder("jobs-\(round)")
          let command = wrapped([
            Programs.built("emaki"), "render", Settings.workload.path, "--theme", "color",
            "--scale", "2", "--fps", rate, "--jobs", "\(count)", "-o", folder,
          ])
          try Programs.run(command[0], Array(command.dropFirst()))
          try FileManager.default.removeItem(atPath: folder)
        }
      })
    show("Jobs: emaki render --jobs, \(title)", samples, counts.map { _ in "" })
  }

  private static func show(_ title: String, _ samples: [Sample], _ notes: [String]) {
    var results = Results(title)
    let best = samples.map(\.medianWall).min() ?? 0
    for (index, sample) in samples.enumerated() {
      let ratio = String(format: "%.2f× the best", sample.medianWall / best)
      let note = notes[index].isEmpty ? ratio : "\(ratio), \(notes[index])"
      results.add("\(counts[index]) at once", sample, note: note)
    }
    results.print()
  }
}

/// The most memory that this process had.
private enum PeakMemory {
  /// Begins anew.
  static func reset() {
    guard let file = FileHandle(forWritingAtPath: "/proc/self/clear_refs") else { return }
    try? file.write(contentsOf: Data("5".utf8))
  }

  static var bytes: Int {
    let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") } ?? ""
    return 1024 * (line.split(separator: " ").compactMap { Int($0) }.first ?? 0)
  }
}

/// A control group with a quota, gone when nothing holds it.
private final class ControlGroup {
  private let folder: String

  /// Makes a group; `nil` where that may not be.
  init?(processors: Double) {
    let name = "emaki-bench-\(ProcessInfo.processInfo.processIdentifier)"
    let quota = Int(processors * 100_000)
    let kinds = [
      ("/sys/fs/cgroup/cpu", [("cpu.cfs_period_us", "100000"), ("cpu.cfs_quota_us", "\(quota)")]),
      ("/sys/fs/cgroup", [("cpu.max", "\(quota) 100000")]),
    ]
    for (parent, files) in kinds
    where FileManager.default.fileExists(atPath: "\(parent)/cgroup.procs") {
      let folder = "\(parent)/\(name)"
      guard mkdir(folder, 0o755) == 0 else { continue }
      let isSet = files.allSatisfy { file, value in
        (try? Data(value.utf8).write(to: URL(fileURLWithPath: "\(folder)/\(file)"))) != nil
      }
      if isSet {
        self.folder = folder
        return
      }
      rmdir(folder)
    }
    return nil
  }

  deinit { rmdir(folder) }

  /// The command that runs another one in the group.
  func entered(_ command: [String]) -> [String] {
    ["/bin/sh", "-c", "echo $$ > \(folder)/cgroup.procs && exec \"$@\"", "sh"] + command
  }
}
