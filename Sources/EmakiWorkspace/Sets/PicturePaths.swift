import EmakiFiles

/// Where the pictures of a set are written: each unit is a picture, or a folder of frames.
///
/// Paths that differ only in capitals are one path, as on the disks of most Macs.
struct PicturePaths {
  private let tasks: [SetTask]

  init(_ tasks: [SetTask]) { self.tasks = tasks }

  /// - Throws: `Failure` where two units have one name, a picture lies among the frames of a motion, or
  ///   a picture is called as a folder that holds others.
  func check() throws(Failure) {
    var names: [String: SetTask] = [:]
    var paths: [String: SetTask] = [:]
    for task in tasks {
      if let other = names.updateValue(task, forKey: task.unit.id.lowercased()) {
        throw Self.failure(task.unit.id, other, task)
      }
      let path = SetChanges.name(of: task.unit)
      if let other = paths.updateValue(task, forKey: path.lowercased()) {
        throw Self.failure(path, other, task)
      }
    }
    for task in tasks {
      let path = SetChanges.name(of: task.unit)
      var folder = Folder.parent(of: path)
      if !task.unit.isMotion, Self.isFrame(path), let motion = paths[folder.lowercased()],
        motion.unit.isMotion
      {
        throw Self.failure(path, motion, task)
      }
      while folder != "." {
        if let picture = paths[folder.lowercased()], !picture.unit.isMotion {
          throw Self.failure(folder, picture, task)
        }
        folder = Folder.parent(of: folder)
      }
    }
  }

  /// Whether a path is that of a frame by its name.
  static func isFrame(_ path: String) -> Bool {
    let name = path.split(separator: "/").last?.lowercased() ?? ""
    return name.hasPrefix("frame-") && name.hasSuffix(".png")
  }

  private static func failure(_ name: String, _ one: SetTask, _ other: SetTask) -> Failure {
    Failure(
      "two pictures would be called \(name): of \(one.file) and of \(other.file)",
      hint: "give one of the files, scenes or motions another name, or exclude one")
  }
}
