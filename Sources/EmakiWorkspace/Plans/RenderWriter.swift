import EmakiText
import EmakiCairo
import EmakiDrawing
import EmakiFiles
import EmakiFormats
package import EmakiRendering
import EmakiScenes
import EmakiThreads

/// Writes the pictures of plans where the user wants them.
package struct RenderWriter {
  let format: PictureFormat
  let output: String
  /// The most frames that are made at once; `nil` for as many as there are processors.
  let jobs: Int?
  let shard: Shard?
  let timings: Timings?
  /// Whether each picture has the name of its scene, also where there is only one.
  let isNamed: Bool
  let listener: Listener
  /// Takes what goes to standard output.
  let print: @Sendable ([UInt8]) throws -> Void

  package init(
    format: PictureFormat, output: String, jobs: Int?, shard: Shard?, timings: Timings?,
    isNamed: Bool, listener: Listener, print: @escaping @Sendable ([UInt8]) throws -> Void
  ) {
    (self.format, self.output, self.isNamed) = (format, output, isNamed)
    (self.jobs, self.shard, self.timings) = (jobs, shard, timings)
    (self.listener, self.print) = (listener, print)
  }

  package func write(_ plans: [RenderPlan]) throws {
    guard let first = plans.first else { throw Failure("there is no scene to draw") }
    try checkExtension()
    let isFile = output == "-" || PictureFormat(path: output) != nil
    if plans.count > 1 || (isNamed && !isFile) || !first.variant.isEmpty {
      return try writeScenes(plans)
    }
    if first.isSequence { return try writeSequence(first, into: output) }
    try writePicture(first)
  }

  /// Extensions of pictures and films that this command does not make.
  private static let foreign: Set = [
    "apng", "avif", "bmp", "gif", "heic", "html", "jpeg", "jpg", "mov", "mp4", "tif", "tiff",
    "webm", "webp", "y4m",
  ]
  /// Extensions of input files.
  private static let sources: Set = ["json", "storyboard", "xib", "yaml", "yml"]

  /// Refuses a file whose name says that it is something else than what would be written.
  private func checkExtension() throws {
    let name = output.split(separator: "/").last ?? ""
    guard let dot = name.lastIndex(of: "."), !output.hasSuffix("/"), !Folder.isFolder(output) else {
      return
    }
    let ending = name[name.index(after: dot)...].lowercased()
    if Self.sources.contains(ending) {
      throw Failure.usage(
        "render writes .png, .svg and .pdf, not .\(ending)",
        hint: "such as -o \(output.dropLast(ending.count))\(format.rawValue)")
    }
    if Self.foreign.contains(ending) {
      throw Failure.usage(
        "render writes .png, .svg and .pdf, not .\(ending)",
        hint: "emaki preview makes what moves: .html, .svg, .png, .apng, .gif, .mp4")
    }
    if let other = PictureFormat(path: output), other != format {
      throw Failure.usage(
        "\(output) says \(other.rawValue), but --format says \(format.rawValue)",
        hint: "leave --format away, or write -o \(output.dropLast(ending.count))\(format.rawValue)")
    }
  }

  /// One moment, to a file, to standard output, or into a folder.
  private func writePicture(_ plan: RenderPlan) throws {
    let file = try picture(of: plan)
    if output == "-" { return try print(file) }
    if PictureFormat(path: output) == nil, Folder.isFolder(output) || output.hasSuffix("/") {
      return try Folder.filling(output) {
        try write(file, to: Folder.path(output, "frame-0000.\(format.rawValue)"), isRegular: true)
      }
    }
    try Folder.filling(Folder.parent(of: output)) { try write(file, to: output) }
  }

  /// The file of a plan's first moment.
  private func picture(of plan: RenderPlan) throws -> [UInt8] {
    try plan.file(at: plan.times[0], by: plan.pictureWriter(format, timings), timings)
  }

  private func write(_ file: [UInt8], to path: String, isRegular: Bool = false) throws {
    try Timings.measure(.write, timings) {
      try AtomicFile.write(file, to: path, isRegular: isRegular)
    }
  }

  /// The names of the scenes, or of the settings that one scene is drawn for, or both.
  private static func names(of plans: [RenderPlan]) -> [String] {
    let isOneScene = Set(plans.map(\.scene.id)).count == 1
    return plans.map { plan in
      let scene = plan.scene.aliases.first ?? plan.scene.id
      if plan.variant.isEmpty { return scene }
      return isOneScene ? plan.variant : "\(scene)-\(plan.variant)"
    }
  }

  /// Writes each scene under its name: a picture, or a folder of frames.
  private func writeScenes(_ plans: [RenderPlan]) throws {
    if Set(plans.map(\.scene.id)).count > 1 {
      try requireFolder("several scenes need", or: "--scene NAME draws one of them")
    } else {
      try requireFolder("several pictures need")
    }
    let names = FileNames.unique(Self.names(of: plans))
    for (plan, name) in zip(plans, names) {
      if plan.isSequence {
        try writeSequence(plan, into: Folder.path(output, name))
        continue
      }
      try Folder.filling(output) {
        try write(picture(of: plan), to: Folder.path(output, "\(name).\(format.rawValue)"))
      }
    }
  }

  private func writeSequence(_ plan: RenderPlan, into folder: String) throws {
    let count = plan.times.count
    try requireFolder("a motion of \(count) frame\(count == 1 ? "" : "s") needs")
    let names = plan.times.indices.map { FileNames.frame($0, format) }
    try Folder.filling(folder, with: names) { try writeFrames(of: plan, names, into: folder) }
  }

  private func writeFrames(of plan: RenderPlan, _ names: [String], into folder: String) throws {
    guard let lock = try FolderLock(folder, isShared: shard != nil) else {
      throw Failure(
        "another process is writing frames into \(folder)",
        hint: "wait until it has ended, or give each its own folder; parts of one motion (--shard) "
          + "share one")
    }
    defer { withExtendedLifetime(lock) {} }
    let indices = plan.times.indices.filter { shard?.contains($0) ?? true }
    // First: frames of two runs are no motion, should this one be interrupted.
    try Folder.removeReel(of: folder, from: plan.times.count, format: format)
    let advance = listener.follow(indices.count)
    try FrameSequence.forEach(
      indices, jobs: Processors.workers(jobs),
      makeState: { plan.pictureWriter(format, timings) },
      { index, writer in
        let file = try plan.file(at: plan.times[index], by: writer, timings)
        try write(file, to: Folder.path(folder, names[index]), isRegular: true)
        advance()
      })
    try AtomicFile.write(
      plan.manifest(names).json.text + "\n", to: Folder.path(folder, "reel.json"), isRegular: true)
    let frames = indices.count == 1 ? "1 frame" : "\(indices.count) frames"
    let seconds = (1000 * plan.renderer.timeline.duration).rounded() / 1000
    listener.finish("\(frames), \(seconds.shortText) s, \(folder)")
  }

  private func requireFolder(_ what: String, or other: String = "--at T draws one moment")
    throws(Failure)
  {
    if output == "-" { throw Failure("\(what) a folder, not standard output", hint: other) }
    if PictureFormat(path: output) != nil, !Folder.isFolder(output) {
      throw Failure("\(what) a folder, not the file \(output)", hint: "-o FOLDER, or \(other)")
    }
  }
}
