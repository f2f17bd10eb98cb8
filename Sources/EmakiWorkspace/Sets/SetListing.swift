import EmakiLimits
import EmakiFiles
import EmakiDiagnostics
import EmakiDrawing
import EmakiFormats
import EmakiLayout
import EmakiRendering
import EmakiSceneFile
import EmakiScenes
import EmakiWireframe
import Synchronization

/// A unit of a set with the scene and settings to draw for it.
package struct SetTask: Sendable {
  package var unit: WorkUnit
  /// The file's path in the set's folder.
  package let file: String
  /// The index of the settings.
  package let variant: Int
  package let scene: String
  /// `nil` for the scene without a motion.
  package let motion: String?
  /// Of the settings: a theme has half a kilobyte of colours.
  package let theme: Int
}

/// All units of a set, in the order of their names, and what could not be read.
package struct SetListing: Sendable {
  package private(set) var tasks: [SetTask] = []
  /// The failures, by file.
  package private(set) var failures: [(file: String, failure: Failure)] = []
  /// The files of the set, or of the part of it that was chosen.
  package let files: [String]
  /// Files of the folder that are not read.
  package let skipped: [FolderScenes.SkippedFile]

  package var plan: WorkPlan { WorkPlan(tasks.map(\.unit)) }

  /// Reads all files with all settings, on several threads, or takes from the cache what that gave.
  ///
  /// - Parameters:
  ///   - isWanted: whether a file is read; `nil` for all.
  ///   - own: the folders that runs write into, links resolved.
  init(
    _ folder: SetFolder, _ settings: SetSettings, where isWanted: ((String) -> Bool)? = nil,
    cache: WorkCache?, writingInto own: [String], jobs: Int, timings: Timings?
  ) throws {
    (self.files, skipped) = try folder.sceneFiles()
    let files = self.files.filter { isWanted?($0) ?? true }
    let digests = FileDigests { RecordingSource.names(of: $0, outside: own) }
    let reader = RecordReader(
      folder: folder, settings: settings, cache: cache, digests: digests, timings: timings)
    let count = settings.variants.count
    let found = Mutex([Result<FileRecord, Failure>?](repeating: nil, count: files.count * count))
    try FrameSequence.forEach(
      Array(0..<files.count * count), jobs: jobs, makeState: {},
      { place, _ in
        let record = reader.record(of: files[place / count], place % count)
        found.withLock { $0[place] = record }
      })
    var records = found.withLock { found in
      defer { found = [] }
      return found
    }
    var names = NamesFound()
    for (index, file) in files.enumerated() {
      var failures = VariantFailures()
      for variant in 0..<count {
        let place = index * count + variant
        // Of many thousands each takes about as much memory as the tasks that are made of it.
        defer { records[place] = nil }
        switch records[place] {
        case nil: break
        case .success(let record):
          names.add(record)
          add(record, of: file, variant, in: folder, settings)
        case .failure(let failure):
          let name = settings.variants[variant].values.joined(separator: "-")
          failures.add(failure, of: name)
        }
      }
      if let failure = failures.failure(of: count) { self.failures.append((file, failure)) }
    }
    if isWanted == nil, failures.isEmpty { try names.check(settings) }
    tasks.sort { $0.unit.id.isBeforeAsCounted($1.unit.id) }
    try PicturePaths(tasks).check()
  }

  mutating func forgetTasks() { tasks = [] }
}

extension SetListing {
  private mutating func add(
    _ record: FileRecord, of file: String, _ variant: Int, in folder: SetFolder,
    _ settings: SetSettings
  ) {
    let wanted = settings.variants[variant]
    let base = settings.digest(of: record, wanted)
    for scene in record.scenes {
      if let name = wanted.screen.scene, !scene.names.contains(name) { continue }
      for motion in settings.motions(of: scene) {
        let moves = motion != nil || scene.defaultMotion != nil
        let sampling = settings.samplingOptions(moves: moves)
        let group = "\(file)\n\(scene.id)\n\(motion ?? "")\n\(variant)"
        for (place, theme) in settings.themes.enumerated() {
          var values = wanted.values
          if theme.name != Theme.wireframe.name { values.append(theme.name) }
          let name = UnitName(file: file, scene: scene.name, motion: motion, values: values).text
          var command = ["render", file]
          if record.scenes.count > 1 { command += ["--scene", scene.id] }
          if let motion { command += ["--motion", motion] }
          command += wanted.options
          if theme.name != Theme.wireframe.name { command += ["--theme", theme.name] }
          command += settings.options + sampling
          let digest = SHA256.hexadecimal(
            of: "\(base)\n\(scene.id)\n\(motion ?? "")\n\(theme.name)\n\(sampling)")
          let unit = WorkUnit(
            id: name, command: command, cost: settings.cost(of: scene, motion), digest: digest,
            group: group, file: file, isMotion: settings.isMotion(moves: moves))
          tasks.append(
            SetTask(
              unit: unit, file: file, variant: variant, scene: scene.id, motion: motion,
              theme: place))
        }
      }
    }
  }
}

extension SetSettings {
  /// The motions of a scene that are drawn; `nil` for the scene without a motion.
  fileprivate func motions(of scene: SceneRecord) -> [String?] {
    let names = scene.motions.map(\.name)
    var motions: [String?] = []
    for entry in self.motions {
      switch entry.text {
      case "default": motions.append(nil)
      case "all": motions += [nil] + names.filter { $0 != scene.defaultMotion }.map(Optional.some)
      case scene.defaultMotion: motions.append(nil)
      case let name where names.contains(name): motions.append(name)
      default: break
      }
    }
    var seen: Set<String?> = []
    return motions.filter { seen.insert($0).inserted }
  }

  fileprivate func cost(of scene: SceneRecord, _ motion: String?) -> Int {
    let seconds = scene.motions.first { $0.name == motion ?? scene.defaultMotion }?.seconds
    var frames = 1
    if let steps = sampling.steps, seconds != nil {
      frames = steps
    } else if sampling.at == nil, let seconds {
      frames = Int(clamping: min(seconds * (sampling.fps ?? 60), 100_000)) + 1
    }
    let pixels = format == .png ? scene.area * picture.scale * picture.scale : 0
    return WorkUnit.cost(frames: frames, pixels: pixels, views: scene.views)
  }

  /// A digest of all that the pictures of a file depend on, but for scene, motion and theme.
  fileprivate func digest(of record: FileRecord, _ variant: Variant) -> String {
    let files = record.dependencies.map { "\($0.0.kind.rawValue) \($0.0.path) \($0.digest)" }
    let lines =
      ["emaki \(Version.text)", ProgramStamp.fonts, options.joined(separator: " ")]
      + [variant.options.joined(separator: " ")] + files
    return SHA256.hexadecimal(of: lines.joined(separator: "\n"))
  }
}

/// Reads files, or takes from the cache what reading them gave.
private struct RecordReader: Sendable {
  let folder: SetFolder
  let settings: SetSettings
  let cache: WorkCache?
  let digests: FileDigests
  let timings: Timings?

  func record(of file: String, _ variant: Int) -> Result<FileRecord, Failure> {
    let path = folder.path(file)
    let wanted = settings.variants[variant]
    let own = Dependency(.file, path)
    let key = SHA256.hexadecimal(
      of: [
        "record", ProgramStamp.build, digests.digest(of: own), file,
        settings.options.joined(separator: " "),
        wanted.options.joined(separator: " "),
      ].joined(separator: "\n"))
    if case .found(let entry) = cache?.entry(of: key), let record = FileRecord(entry.note),
      record.dependencies.allSatisfy({ digests.digest(of: located($0.0)) == $0.digest })
    {
      return .success(record)
    }
    do throws(Failure) {
      let record = try read(path, file, wanted.screen)
      // A record that cannot be kept is read again the next time.
      try? cache?.keep(CacheEntry(files: [], note: record.json), as: key)
      return .success(record)
    } catch {
      return .failure(error)
    }
  }

  private func read(
    _ path: String, _ file: String, _ screen: ScreenSettings
  ) throws(Failure) -> FileRecord {
    let source = RecordingSource()
    let bytes = try InputFile.bytes(of: path, isRegular: true)
    let input = try Timings.measure(.read, timings) { () throws(Failure) in
      try InputFile(bytes, name: path, screen: screen, from: source)
    }
    var scenes: [SceneRecord] = []
    for scene in input.document.scenes {
      let device = try screen.resolvedDevice(fileDevice: scene.device)
      let size = device.size(screen.orientation(fileOrientation: scene.orientation))
      scenes.append(
        SceneRecord(scene, in: file, isStoryboard: input.isInterfaceBuilder, size: size))
    }
    let repeated = Dictionary(grouping: scenes, by: \.name).filter { $1.count > 1 }
    for index in scenes.indices where repeated[scenes[index].name] != nil {
      scenes[index].name = (scenes[index].name.map { $0 + "-" } ?? "") + scenes[index].id
    }
    let all = Set(source.dependencies + [Dependency(.file, path)]).map { dependency in
      (self.inner(dependency), digest: digests.digest(of: dependency))
    }
    return FileRecord(
      scenes: scenes,
      dependencies: all.sorted { ($0.0.path, $0.0.kind.rawValue) < ($1.0.path, $1.0.kind.rawValue) }
    )
  }

  /// The dependency by its path in the set's folder, so that another machine may have the folder
  /// elsewhere.
  private func inner(_ dependency: Dependency) -> Dependency {
    let prefix = folder.base == "." ? "" : Folder.path(folder.base, "")
    guard dependency.path.hasPrefix(prefix) else {
      return Dependency(dependency.kind, dependency.path == folder.base ? "." : dependency.path)
    }
    return Dependency(dependency.kind, String(dependency.path.dropFirst(prefix.count)))
  }

  private func located(_ dependency: Dependency) -> Dependency {
    Dependency(dependency.kind, dependency.path == "." ? folder.base : folder.path(dependency.path))
  }
}
