import EmakiFiles
import EmakiLimits
import EmakiText

/// The frames of a motion in a folder, as its `reel.json` lists them.
struct FrameList {
  /// `nil` where the list cannot be read: comparing the motion says so.
  private let names: Set<ExactName>?

  /// Reads the list; `nil` where the folder has none.
  init?(of folder: String) {
    guard Folder.hasReel(folder) else { return nil }
    let bytes = try? AtomicFile.read(
      Folder.path(folder, "reel.json"), isRegular: true, limit: InputLimit.inputBytes.most)
    let frames = bytes.flatMap { JSONValue(bytes: $0) }?["frames"]?.elements
    names = frames.map { Set($0.compactMap { $0["file"]?.string }.map(ExactName.init)) }
  }

  /// Whether a file of the folder is one of the frames; of a list that cannot be read each is.
  func contains(_ path: String) -> Bool {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    return names?.contains(ExactName(name)) ?? true
  }
}

extension SetChanges {
  /// A note on a picture or motion without a baseline: there is one of the other kind, or there are
  /// frames without their list. `nil` where there is nothing of the name.
  func note(onAdded name: String) -> String? {
    let id = Self.id(of: name)
    let frames = baseline(id).path(isSequence: true)
    let picture = baseline(id).path(isSequence: false)
    if name.hasSuffix(".png") {
      return Folder.hasReel(frames) ? "the baseline \(frames) is a motion, and this a picture" : nil
    }
    if Folder.exists(picture) { return "the baseline \(picture) is a picture, and this a motion" }
    let isLost = (FolderNames.all(in: frames) ?? []).contains(where: PicturePaths.isFrame)
    return isLost ? "\(frames) has frames, but no reel.json that lists them" : nil
  }

  /// Names of baselines without those of frames whose `reel.json` is gone: the folder stands for
  /// them, and not even that where the set has a motion of its name, whose result reports them.
  func withoutLostFrames(_ names: [String], _ known: Set<ExactName>) -> [String] {
    var folders: Set<ExactName> = []
    return names.compactMap { name in
      let folder = Folder.parent(of: name)
      guard folder != ".", PicturePaths.isFrame(name), isLost(folder, known) else { return name }
      let isNew = folders.insert(ExactName(folder)).inserted
      return isNew && !known.contains(ExactName(folder)) ? folder : nil
    }
  }

  /// Whether a folder holds frames without a list, and no picture of the set.
  private func isLost(_ folder: String, _ known: Set<ExactName>) -> Bool {
    let path = Folder.path(baselines, folder)
    return !Folder.hasReel(path)
      && !(FolderNames.all(in: path) ?? []).contains {
        known.contains(ExactName(Folder.path(folder, $0)))
      }
  }
}
