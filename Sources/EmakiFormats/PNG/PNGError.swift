/// Why a PNG could not be read or written, and where in the file.
public struct PNGError: Error, Hashable, CustomStringConvertible {
  /// The kind of fault.
  public enum Reason: Sendable, Hashable {
    /// There are no bytes.
    case empty
    /// The file does not start like a PNG; the value names the format it seems to have.
    case notPNG(seems: String?)
    /// The file is the text that Git LFS leaves instead of a file that was not fetched.
    case gitLFSPointer
    /// Xcode has rewritten the file for iPhones (chunk `CgBI`); no other program reads it.
    case optimizedForIPhone
    /// The file ends in the middle of the named part.
    case truncated(String)
    /// The check of the named chunk does not match its bytes.
    case wrongCheck(chunk: String)
    /// A chunk is missing, or not where it belongs.
    case misplacedChunk(String)
    /// A chunk that must be understood is not known.
    case unknownCriticalChunk(String)
    /// The data of the named part make no sense.
    case malformed(String)
    /// Width or height is 0, or there are more pixels than the limit.
    case dimensions(width: Int, height: Int)
    /// All frames together have more pixels than can be made.
    case tooManyFrames(Int, width: Int, height: Int)
    /// A time in seconds that is no fraction of two numbers of sixteen bits.
    case duration(Double)
    /// A keyword that PNG does not allow.
    case invalidKeyword(String)
  }

  /// The fault.
  public var reason: Reason
  /// The offset in the file in bytes from its start, where there is one.
  public var offset: Int?

  /// Makes an error.
  public init(_ reason: Reason, offset: Int? = nil) {
    self.reason = reason
    self.offset = offset
  }

  /// One sentence for people.
  public var description: String {
    let place = offset.map { " (byte \($0))" } ?? ""
    return text + place
  }

  private var text: String {
    switch reason {
    case .empty: "the file is empty"
    case .notPNG(let seems?): "not a PNG file; it seems to be \(seems)"
    case .notPNG(nil): "not a PNG file"
    case .gitLFSPointer: "a Git LFS pointer, not the picture itself; run `git lfs pull`"
    case .optimizedForIPhone:
      "a PNG that Xcode rewrote for iPhones (CgBI); on a Mac, `xcrun -sdk iphoneos pngcrush "
        + "-revert-iphone-optimizations IN.png OUT.png` makes a plain one of it"
    case .truncated(let part): "the file ends inside \(part)"
    case .wrongCheck(let chunk): "chunk \(chunk) is damaged: its check does not match"
    case .misplacedChunk(let chunk): "chunk \(chunk) is missing or not where it belongs"
    case .unknownCriticalChunk(let chunk): "chunk \(chunk) is needed but unknown"
    case .malformed(let part): "\(part) is malformed"
    case .dimensions(let width, let height): "impossible size \(width) × \(height) pixels"
    case .tooManyFrames(let count, let width, let height):
      "\(count) frames of \(width) × \(height) pixels are too many"
    case .duration(let seconds): "a frame of \(seconds) s is no fraction of sixteen-bit numbers"
    case .invalidKeyword(let keyword):
      "text keyword \"\(keyword)\" is not 1 to 79 characters of Latin-1"
    }
  }
}
