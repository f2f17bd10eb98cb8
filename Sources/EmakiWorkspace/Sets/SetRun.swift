import EmakiDiagnostics
package import EmakiFiles
package import EmakiRendering
import EmakiText
import EmakiThreads
import Synchronization

/// A set being drawn: listed, divided among machines, drawn, with its warnings.
package struct SetRun: Sendable {
  package let folder: SetFolder
  package let drawing: SetDrawing
  package private(set) var listing: SetListing
  /// The tasks of this machine.
  package private(set) var tasks: [SetTask]
  package let head: ResultPart.Head
  /// The names of all pictures and motions of the set, as their results and baselines have them.
  package let names: Set<ExactName>
  /// The folders that runs write into, links resolved.
  private let own: [String]

  package init(
    _ command: String, _ folder: SetFolder, _ settings: SetSettings, options: SetRunSettings,
    rules: [Any] = [], output: String? = nil, shard: Shard?, jobs: Int?, timings: Timings?
  ) throws {
    let cache = try options.openCache()
    let jobs = Processors.workers(jobs)
    self.folder = folder
    let sides = SetChanges(folder: folder)
    own = [sides.baselines, sides.changes, options.cache, output].compactMap(\.self)
      .map(SystemPath.resolved)
    let (index, count) = (shard?.index ?? 1, shard?.count ?? 1)
    let known = try options.readPlan()
    let planned = known.map { Planned($0, index, of: count) }
    listing = try SetListing(
      folder, settings, where: planned?.isWanted, cache: cache, writingInto: own, jobs: jobs,
      timings: timings)
    drawing = SetDrawing(
      folder: folder, settings: settings, cache: cache, jobs: jobs, timings: timings)
    let plan = known ?? listing.plan
    let all = listing.tasks
    if let planned {
      tasks = try listing.tasks(for: planned)
    } else {
      tasks = count == 1 ? all : plan.shard(index, of: count).map { all[$0] }
    }
    names = Set(plan.units.map { ExactName(SetChanges.name(of: $0)) })
    head = ResultPart.Head(
      command: command, plan: plan.digest, rules: PartSettings.digest(of: rules), index: index,
      count: count)
    if tasks.isEmpty, listing.tasks.isEmpty, let failure = listing.failure { throw failure }
  }

  /// Forgets what was to be drawn: of a hundred thousand pictures it takes a third of the memory.
  mutating func forgetTasks() {
    tasks = []
    listing.forgetTasks()
  }

  /// Whether no files were chosen.
  var isWhole: Bool { folder.chosen == nil }

  /// The names of all pictures and motions of some files with other settings, and the files that
  /// cannot be read.
  package func pictures(
    of files: Set<String>, _ settings: SetSettings
  ) throws -> (names: Set<ExactName>, broken: Set<String>) {
    let found = try SetListing(
      folder, settings, where: files.contains, cache: drawing.cache, writingInto: own,
      jobs: drawing.jobs, timings: nil)
    let names = found.tasks.map { ExactName(SetChanges.name(of: $0.unit)) }
    return (Set(names), Set(found.failures.map(\.file)))
  }

  /// Whether this machine tells what concerns the set as a whole.
  package var isFirst: Bool { head.index == 1 }

  /// Draws all tasks of this machine and hands each to `body`; returns a failure, at its task's
  /// index, for each that could not be drawn or is warned of where that is strict. Warnings are
  /// reported at the end, each once.
  package func draw(
    _ reading: ReadingSettings, _ body: @escaping @Sendable (Int, CacheEntry) throws -> Void
  ) throws -> [Failure?] {
    let told = Mutex([[Diagnostic]](repeating: [], count: tasks.count))
    let failed = Mutex([Failure?](repeating: nil, count: tasks.count))
    try drawing.forEach(tasks) { index, result in
      switch result {
      case .failure(let failure): failed.withLock { $0[index] = failure }
      case .success(let entry):
        let warnings = entry.note.elements.compactMap { Diagnostic($0, in: folder.base) }
        if reading.strict, !warnings.isEmpty {
          failed.withLock { $0[index] = Failure(warnings) }
          return
        }
        told.withLock { $0[index] = warnings }
        try body(index, entry)
      }
    }
    folder.listener.hear(told.withLock { $0.flatMap { $0 } }.distinct)
    return failed.withLock { $0 }
  }

  /// All failures, each once; one of some pictures of a file only names them.
  package func failure(_ failures: [Failure?]) -> Failure? {
    var all = isFirst ? listing.failure?.diagnostics ?? [] : []
    var byFile: [(file: String, found: VariantFailures)] = []
    for (task, failure) in zip(tasks, failures) {
      guard let failure else { continue }
      if byFile.last?.file != task.file { byFile.append((task.file, VariantFailures())) }
      byFile[byFile.count - 1].found.add(failure, of: task.unit.id)
    }
    for (file, found) in byFile {
      let count = tasks.count { $0.file == file }
      all += found.failure(of: count)?.diagnostics ?? []
    }
    return all.isEmpty ? nil : Failure(all.distinct)
  }
}

/// A plan that was made before, and the part of it that one machine draws.
private struct Planned {
  let names: Set<ExactName>
  let units: [WorkUnit]
  private let files: (all: Set<ExactName>, drawn: Set<ExactName>)
  private let isFirst: Bool

  init(_ plan: WorkPlan, _ index: Int, of count: Int) {
    units = plan.shard(index, of: count).map { plan.units[$0] }
    names = Set(plan.units.map { ExactName($0.id) })
    files = (
      Set(plan.units.map { ExactName($0.file) }), Set(units.map { ExactName($0.file) })
    )
    isFirst = index == 1
  }

  /// Whether this machine reads a file: one that it draws, and the first also those that came since.
  func isWanted(_ file: String) -> Bool {
    let name = ExactName(file)
    return files.drawn.contains(name) || isFirst && !files.all.contains(name)
  }
}

extension SetListing {
  /// The tasks for units of a plan that was made before.
  ///
  /// - Throws: `Failure` where something that they depend on has changed since, or a picture came.
  fileprivate func tasks(for planned: Planned) throws(Failure) -> [SetTask] {
    if let failure { throw failure }
    let advice = "make the plan again, with the options of this command"
    if let task = tasks.first(where: { !planned.names.contains(ExactName($0.unit.id)) }) {
      throw Failure("\(task.unit.id), of \(task.file), is not in the plan", hint: advice)
    }
    let known = Dictionary(tasks.map { ($0.unit.id, $0) }) { first, _ in first }
    return try planned.units.map { unit throws(Failure) in
      guard let task = known[unit.id], task.unit.digest == unit.digest else {
        throw Failure(
          "\(unit.id) is not as the plan has it: a file, a font, an option or the program differs",
          hint: advice)
      }
      return task
    }
  }

  /// All that could not be read.
  package var failure: Failure? {
    failures.isEmpty ? nil : Failure(failures.flatMap(\.failure.diagnostics).distinct)
  }
}
