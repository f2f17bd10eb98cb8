import EmakiText
public import EmakiDrawing
import EmakiFiles
import EmakiFormats
import EmakiScenes
import FoundationEssentials
public import PixelDiff

/// A pair, or a frame of a motion, as the report shows it: names and figures, and the pictures as PNG
/// files.
public struct ReportEntry: Sendable {
  /// Of the pair among all, from 0.
  let number: Int
  let element: String
  /// Its bytes in the page.
  public var length: Int { element.utf8.count }

  /// Makes an entry, and reads the files of the pair once more; `nil` for pairs that are the same.
  ///
  /// - Parameters:
  ///   - number: of the pair among all, from 0: the value of `#f=` in the page's address.
  ///   - difference: with the changed areas, for the picture of the changed pixels.
  ///
  /// A picture that cannot be read is left out: the result tells why.
  public init?(number: Int, result: PairResult, difference: PixelDifference?) {
    guard result.outcome != .same else { return nil }
    self.number = number
    let hasPictures = result.outcome.word != "failed" && result.reel == nil
    var parts = Parts(number: number, result: result, difference: difference)
    parts.expected = hasPictures ? Self.file(result.pair.expected).map(Self.layers(of:)) : nil
    parts.actual = hasPictures ? Self.file(result.pair.actual).map(Self.layers(of:)) : nil
    element = parts.element(className: result.reel == nil ? "pair" : "reel")
  }

  /// Makes an entry of a pair that is not read from pictures; `nil` for pairs that are the same.
  ///
  /// - Parameters:
  ///   - number: of the pair among all, from 0: the value of `#f=` in the page's address.
  ///   - expected: the picture as it should be; `nil` where there is none.
  ///   - actual: the picture as it is; `nil` where there is none.
  ///   - difference: with the changed areas, for the picture of the changed pixels.
  public init?(
    number: Int, result: PairResult, expected: PixelBuffer?, actual: PixelBuffer?,
    difference: PixelDifference?
  ) throws {
    guard result.outcome != .same else { return nil }
    self.number = number
    var parts = Parts(number: number, result: result, difference: difference)
    parts.expected = try expected.map { try PictureLayers($0, over: nil, nil) }
    try parts.setActual(actual, over: expected)
    element = parts.element(className: "pair")
  }

  /// The picture over which those of a motion are stored; comes before them.
  public init(_ base: ReportBase) throws {
    number = base.number
    element = try base.element()
  }

  /// Makes an entry of a frame of a motion that differs.
  ///
  /// - Parameters:
  ///   - number: what `#f=` in the page's address means.
  ///   - name: of the pair of motions.
  ///   - base: the picture over which those of the frame are stored.
  public init(
    number: Int, frame: MotionComparer.DifferingFrame, name: String, over base: ReportBase
  ) throws {
    self.number = number
    var parts = Parts(number: number, name: name, word: "different")
    let seconds = (frame.time * 1000).rounded() / 1000
    parts.frame = (frame.index, "frame \(frame.index) · \(seconds.shortText) s")
    parts.lines = frame.difference.lines
    let pictures = try frame.pictures
    parts.expected = try PictureLayers(pictures.expected, over: base.picture, base.layers)
    try parts.setActual(pictures.actual, over: pictures.expected)
    parts.mask = try Self.mask(of: frame.difference)
    parts.regions = frame.difference.regions
    parts.marks = frame.marks
    element = parts.element(className: "pair")
  }

  /// The picture in a file; `nil` for a file of another kind, and for pipes, which were read already.
  private static func file(_ path: String?) -> [UInt8]? {
    guard let path, AtomicFile.isRegular(path), let file = try? AtomicFile.read(path),
      file.starts(with: PNGChunks.signature)
    else { return nil }
    return file
  }

  private static func layers(of file: [UInt8]) -> PictureLayers {
    let header = try? PNGDecoder().readInfo(file).header
    return PictureLayers(
      file: file, size: header.map { PixelSize(width: $0.width, height: $0.height) })
  }

  private static func mask(of difference: PixelDifference) throws -> [UInt8] {
    try PNGEncoder().encode(DifferencePicture.mask(difference))
  }
}

extension ReportEntry {
  /// The parts of an entry.
  private struct Parts {
    let number: Int
    let name: String
    let word: String
    var frame: (index: Int, title: String)?
    var lines: [String] = []
    var expected: PictureLayers?
    var actual: PictureLayers?
    var mask: [UInt8]?
    var regions: [PixelDifference.Region] = []
    var marks: [ViewMark] = []

    init(number: Int, result: PairResult, difference: PixelDifference?) {
      self.init(number: number, name: result.pair.name, word: result.outcome.word)
      lines = result.pageLines
      mask = difference.flatMap { $0.knowsPlaces ? try? ReportEntry.mask(of: $0) : nil }
      regions = result.outcome.difference?.regions ?? []
      marks = result.meaning.marks
    }

    init(number: Int, name: String, word: String) {
      self.number = number
      self.name = name
      self.word = word
    }

    /// Stores the actual picture over the expected one, whose layers the entry has already.
    mutating func setActual(_ picture: PixelBuffer?, over base: PixelBuffer?) throws {
      let layers = expected.map { PictureLayers(of: "expected", size: $0.size) }
      actual = try picture.map { try PictureLayers($0, over: base, layers) }
    }

    /// A script that holds the entry as JSON.
    func element(className: String) -> String {
      // The pictures' letters and digits are safe as such.
      let figures = json.scriptText.dropLast()
      let layers = mask.map { PictureLayers(file: $0, size: nil) }
      let pictures = [("expected", expected), ("actual", actual), ("mask", layers)].map {
        ",\"\($0)\":" + ($1?.json ?? "null")
      }
      let place = frame.map { " data-frame=\"\($0.index)\" data-title=\"\($0.title)\"" } ?? ""
      return
        "<script type=\"application/json\" class=\"\(className)\" data-n=\"\(number)\"\(place)"
        + " data-name=\"\(Markup.escaped(name, keepsLines: true))\" data-word=\"\(word)\">"
        + "\(figures)\(pictures.joined())}</script>\n"
    }

    private var json: JSONValue {
      let sizes = [expected?.size, actual?.size]
      let width = max(sizes[0]?.width ?? 1, sizes[1]?.width ?? 1)
      let height = max(sizes[0]?.height ?? 1, sizes[1]?.height ?? 1)
      let whole = PixelSize(width: width, height: height)
      return .object([
        ("name", .string(name)), ("word", .string(word)),
        ("lines", .array(lines.map(JSONValue.string))),
        ("width", .number(Double(width))), ("height", .number(Double(height))),
        (
          "sizes",
          .object([
            ("expected", Self.json(sizes[0])), ("actual", Self.json(sizes[1])),
            ("mask", Self.json(whole)),
          ])
        ),
        ("regions", .array(regions.prefix(100).map(\.bounds.json))),
        ("marks", .array(marks.map(\.json))),
      ])
    }

    private static func json(_ size: PixelSize?) -> JSONValue {
      guard let size else { return .null }
      return .array([.number(Double(size.width)), .number(Double(size.height))])
    }
  }
}

extension PixelRect {
  fileprivate var json: JSONValue { .array([x, y, width, height].map { .number(Double($0)) }) }
}

extension ViewMark {
  fileprivate var json: JSONValue {
    .array([.string(title), expected?.json ?? .null, actual?.json ?? .null])
  }
}
