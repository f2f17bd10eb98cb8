import EmakiFiles
import EmakiLimits
import EmakiText

/// A folder of frames with the file `reel.json`, as `emaki render` writes it.
public struct FolderFrames: FrameSource {
  private let folder: String
  private let manifest: Manifest

  private struct Manifest {
    struct Frame {
      var file: String
      var time: Double

      init?(_ json: JSONValue) {
        guard let file = json["file"]?.string, let time = json["time"]?.number else { return nil }
        (self.file, self.time) = (file, time)
      }
    }

    let frames: [Frame]

    init?(_ json: JSONValue) {
      guard case .array(let list)? = json["frames"] else { return nil }
      frames = list.compactMap(Frame.init)
      guard frames.count == list.count else { return nil }
    }

    /// The longest motion, and the shortest step, in seconds.
    private static let times = 1e-5...1e6

    /// The fault of the frames, if they have one.
    var fault: String? {
      if frames.isEmpty { return "it has no frames" }
      var last = -Double.infinity
      for frame in frames {
        let name = frame.file.shortened
        if !frame.file.lowercased().hasSuffix(".png") {
          return "\(name) is no PNG file, so it has no pixels"
        }
        // A manifest speaks of the folder that it lies in: it must not lead anywhere else.
        if frame.file.contains("/") || frame.file.contains("\0") {
          return "\(name) is not the name of a file in the folder"
        }
        guard frame.time >= 0, frame.time <= Self.times.upperBound else {
          return "the time of \(name) is not between 0 and 1,000,000 seconds"
        }
        guard frame.time >= last + Self.times.lowerBound || frame.time == last else {
          return "\(name) comes before the frame in front of it, or too soon after it"
        }
        last = frame.time
      }
      return nil
    }
  }

  /// Reads the manifest.
  public init(_ folder: String) throws {
    self.folder = folder
    let path = "\(folder)/reel.json"
    let file = try AtomicFile.read(path, limit: InputLimit.inputBytes.most)
    guard let manifest = JSONValue(bytes: file).flatMap(Manifest.init) else {
      throw PictureError(
        path: path, reason: "it is no list of frames: {\"frames\": [{\"file\": …, \"time\": …}, …]}"
      )
    }
    self.manifest = manifest
    if let reason = manifest.fault { throw PictureError(path: path, reason: reason) }
  }

  /// By the time of the second frame: the last one may come early.
  public var rate: Double {
    ComparedRate.of(step: manifest.frames.dropFirst().first?.time ?? 0)
  }

  /// How many frames the manifest lists.
  public var frameCount: Int { manifest.frames.count }

  /// Reads the files one after another.
  public func frames() -> any ComparedFrames {
    Files(frames: manifest.frames.map { (path: "\(folder)/\($0.file)", time: $0.time) }[...])
  }

  private struct Files: ComparedFrames {
    var frames: ArraySlice<(path: String, time: Double)>

    mutating func next() throws -> ComparedFrame? {
      guard let (path, time) = frames.popFirst() else { return nil }
      var frame = try ComparedFrame(StoredPicture(path, isRegular: true))
      frame.start = FrameStart(seconds: time)
      return frame
    }
  }
}

extension String {
  /// As much as a message has room for, on one line.
  fileprivate var shortened: String { "\"\(prefix(60).description.onOneLine)\"" }
}
