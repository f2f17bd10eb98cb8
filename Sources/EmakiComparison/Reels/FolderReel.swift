import EmakiReel
import FoundationEssentials

/// A folder of frames with the file `reel.json`, as `emaki render` writes it.
public struct FolderReel: ReelSource {
  private let folder: String
  private let manifest: Manifest

  private struct Manifest: Decodable {
    struct Frame: Decodable {
      var file: String
      var time: Double
    }

    var frames: [Frame]
  }

  /// Reads the manifest.
  public init(_ folder: String) throws {
    self.folder = folder
    let path = "\(folder)/reel.json"
    let file = try AtomicFile.read(path)
    do {
      manifest = try JSONDecoder().decode(Manifest.self, from: Data(file))
    } catch {
      throw PictureError(path: path, reason: "not a list of frames: \(error)")
    }
    guard !manifest.frames.isEmpty else {
      throw PictureError(path: path, reason: "it has no frames")
    }
    if let frame = manifest.frames.first(where: { !$0.file.lowercased().hasSuffix(".png") }) {
      throw PictureError(path: path, reason: "\(frame.file) is no PNG file, so it has no pixels")
    }
  }

  /// By the time of the second frame: the last one may come early.
  public var rate: Double {
    guard manifest.frames.count > 1, manifest.frames[1].time > 0 else { return 60 }
    return ReelRate.rounded(1 / manifest.frames[1].time)
  }

  /// How many frames the manifest lists.
  public var frameCount: Int { manifest.frames.count }

  /// Reads the files one after another.
  public func frames() -> any ReelFrames {
    Files(paths: manifest.frames.map { "\(folder)/\($0.file)" }[...])
  }

  private struct Files: ReelFrames {
    var paths: ArraySlice<String>

    mutating func next() throws -> ReelFrame? {
      guard let path = paths.popFirst() else { return nil }
      return try ReelFrame(StoredPicture(path))
    }
  }
}

enum ReelRate {
  /// The rate as people mean it: whole where it nearly is.
  static func rounded(_ rate: Double) -> Double {
    abs(rate - rate.rounded()) < 0.01 ? rate.rounded() : rate
  }
}
