import EmakiFiles
import EmakiCairo
package import EmakiDiagnostics
import EmakiFormats
package import EmakiRendering
import EmakiScenes
package import EmakiText
import EmakiWireframe
import Synchronization

/// Draws the units of a set on several threads, or takes them from the cache.
package struct SetDrawing: Sendable {
  package let folder: SetFolder
  package let settings: SetSettings
  package let cache: WorkCache?
  package let jobs: Int
  package let timings: Timings?

  /// Calls `body` once for each of some tasks, on several threads, with its files and warnings, or
  /// with why there are none.
  package func forEach(
    _ tasks: [SetTask],
    _ body: @escaping @Sendable (Int, Result<CacheEntry, Failure>) throws -> Void
  ) throws {
    // Tasks with the same views are laid out once, and those of the same file read once.
    let groups = Dictionary(grouping: tasks.indices) { tasks[$0].unit.group }.values
      .sorted { a, b in
        let (one, two) = (tasks[a[0]], tasks[b[0]])
        return (one.file, one.variant, a[0]) < (two.file, two.variant, b[0])
      }
    let advance = folder.listener.follow(tasks.count)
    try FrameSequence.forEach(
      Array(groups.indices), jobs: jobs, makeState: { Desk() },
      { index, desk in
        var plans: [RenderPlan] = []
        for place in groups[index] {
          let result = entry(of: tasks[place], desk, &plans)
          try body(place, result)
          advance()
        }
      })
    cache?.trim()
  }

  /// State that a thread keeps from one task to the next.
  private final class Desk {
    var file: (path: String, variant: Int, input: Result<InputFile, Failure>)?
  }

  private func entry(
    of task: SetTask, _ desk: Desk, _ plans: inout [RenderPlan]
  ) -> Result<CacheEntry, Failure> {
    let key = SHA256.hexadecimal(of: "\(ProgramStamp.build)\n\(task.unit.digest)")
    switch cache?.entry(of: key) {
    case .found(let entry) where !entry.files.isEmpty: return .success(entry)
    case .damaged(let path):
      folder.listener.hear([
        Diagnostic(.warning, "\(path) is damaged, so \(task.unit.id) is drawn again")
      ])
    case .found, .missing, nil: break
    }
    do {
      let entry = try draw(task, desk, &plans)
      do { try cache?.keep(entry, as: key) } catch {
        folder.listener.hear([
          Diagnostic(.warning, "\(task.unit.id) is not kept: \(error)")
        ])
      }
      return .success(entry)
    } catch let failure as Failure {
      return .failure(failure)
    } catch {
      return .failure(Failure("\(error)"))
    }
  }

  private func draw(
    _ task: SetTask, _ desk: Desk, _ plans: inout [RenderPlan]
  ) throws -> CacheEntry {
    let input = try self.input(of: task, desk)
    let plan = try plan(of: task, in: input, like: plans)
    plans.append(plan)
    let writer = plan.pictureWriter(settings.format, timings)
    var files: [(name: String, bytes: [UInt8])] = []
    if plan.isSequence {
      let names = plan.times.indices.map { FileNames.frame($0, settings.format) }
      for (name, time) in zip(names, plan.times) {
        files.append((name, try plan.file(at: time, by: writer, timings)))
      }
      files.append(("reel.json", Array((plan.manifest(names).json.text + "\n").utf8)))
    } else {
      files.append(("", try plan.file(at: plan.times[0], by: writer, timings)))
    }
    let told = (input.diagnostics + plan.diagnostics).distinct
    return CacheEntry(files: files, note: .array(told.map { $0.inside(folder.base).json }))
  }

  private func input(of task: SetTask, _ desk: Desk) throws(Failure) -> InputFile {
    if let known = desk.file, known.path == task.file, known.variant == task.variant {
      return try known.input.get()
    }
    let path = folder.path(task.file)
    let screen = settings.variants[task.variant].screen
    let input = Result { () throws(Failure) in
      try Timings.measure(.read, timings) { () throws(Failure) in
        try InputFile(InputFile.bytes(of: path, isRegular: true), name: path, screen: screen)
      }
    }
    desk.file = (task.file, task.variant, input)
    return try input.get()
  }

  private func plan(
    of task: SetTask, in input: InputFile, like plans: [RenderPlan]
  ) throws(Failure) -> RenderPlan {
    let (screen, theme) = (settings.variants[task.variant].screen, settings.themes[task.theme])
    for plan in plans {
      if let plan = plan.inTheme(theme.for(screen.appearance)) { return plan }
    }
    guard let scene = input.document.scenes.first(where: { $0.id == task.scene }) else {
      throw Failure("\(input.name) has changed: it has no scene \"\(task.scene)\" any more")
    }
    let moves = task.motion != nil || scene.defaultMotion != nil
    var sampling = settings.sampling(moves: moves)
    sampling.motion = task.motion
    return try Timings.measure(.layout, timings) { () throws(Failure) in
      try RenderPlan(
        scene, of: input, sampling: sampling, screen: screen,
        picture: settings.picture.with(theme))
    }
  }
}

extension RenderPlan {
  /// The manifest of the frames, for `reel.json`.
  package func manifest(_ names: [String]) -> FrameManifest {
    FrameManifest(
      scene: scene.id, motion: motion?.name, options: options,
      duration: renderer.timeline.duration, frames: Array(zip(names, times)),
      fonts: renderer.fonts.fontsUsed, generator: "emaki \(Version.text)")
  }
}

extension Diagnostic {
  /// With its file as it is called in a folder.
  func inside(_ base: String) -> Diagnostic {
    var diagnostic = self
    let prefix = base == "." ? "" : Folder.path(base, "")
    if let file = location?.file, file.hasPrefix(prefix) {
      diagnostic.location?.file = String(file.dropFirst(prefix.count))
    }
    return diagnostic
  }

  /// Reads `json`; the file is in a folder.
  package init?(_ json: JSONValue, in base: String) {
    guard let severity = json["severity"]?.string.flatMap(Severity.init),
      let message = json["message"]?.string
    else { return nil }
    let place = json["file"]?.string.map { file in
      SourceLocation(
        file: Folder.joined(base, file), line: json["line"]?.integer,
        column: json["column"]?.integer)
    }
    self.init(severity, message, at: place, hint: json["hint"]?.string)
  }
}
