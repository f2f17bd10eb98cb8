import EmakiReel
import EmakiScenes
import FoundationEssentials
public import PixelDiff

/// A pair as the report shows it: names and figures, and the pictures as they are on disk.
public struct ReportEntry: Sendable {
  let element: String

  /// Makes an entry, and reads the files of the pair once more; `nil` for pairs that are the same.
  ///
  /// - Parameters:
  ///   - number: of the pair among all, from 0: what `#f=` in the page's address means.
  ///   - difference: with its marks, for the picture of the changed pixels.
  ///
  /// A picture that cannot be read is left out: the result tells why.
  public init?(number: Int, result: PairResult, difference: PixelDifference?) {
    guard result.outcome != .same else { return nil }
    let isBroken = result.outcome.word == "failed"
    let expected = isBroken ? nil : Self.file(result.pair.expected)
    let actual = isBroken ? nil : Self.file(result.pair.actual)
    let sizes = [expected, actual].map { $0.flatMap(Self.size) }
    let width = max(sizes[0]?.width ?? 1, sizes[1]?.width ?? 1)
    let height = max(sizes[0]?.height ?? 1, sizes[1]?.height ?? 1)
    let mask = difference.flatMap { $0.marks.isEmpty ? nil : try? Self.mask(of: $0) }
    let json = JSONValue.object([
      ("name", .string(result.pair.name)),
      ("word", .string(result.outcome.word)),
      ("lines", .array(Self.lines(of: result).map(JSONValue.string))),
      ("width", .number(Double(width))), ("height", .number(Double(height))),
      (
        "sizes",
        .object([
          ("expected", Self.json(sizes[0])), ("actual", Self.json(sizes[1])),
          ("mask", Self.json(PixelSize(width: width, height: height))),
        ])
      ),
      ("regions", .array((result.outcome.difference?.regions ?? []).prefix(100).map(\.json))),
    ])
    // Inside a script nothing but "<" can end it; the pictures' letters and digits are safe as such.
    let figures = json.text.dropLast().replacing("<", with: "\\u003c")
    let pictures = [("expected", expected), ("actual", actual), ("mask", mask)].map { name, bytes in
      ",\"\(name)\":" + (bytes.map { "\"\(Data($0).base64EncodedString())\"" } ?? "null")
    }
    element =
      "<script type=\"application/json\" class=\"pair\" data-n=\"\(number)\""
      + " data-name=\"\(result.pair.name.escapedForXML)\" data-word=\"\(result.outcome.word)\">"
      + "\(figures)\(pictures.joined())}</script>\n"
  }

  private static func file(_ path: String?) -> [UInt8]? {
    guard let path else { return nil }
    return try? AtomicFile.read(path)
  }

  private static func size(_ file: [UInt8]) -> PixelSize? {
    guard let header = try? PNGDecoder().readInfo(file).header else { return nil }
    return PixelSize(width: header.width, height: header.height)
  }

  private static func mask(of difference: PixelDifference) throws -> [UInt8] {
    try PNGEncoder().encode(DifferencePicture.mask(difference))
  }

  private static func lines(of result: PairResult) -> [String] {
    if case .failed(let reason) = result.outcome { return [reason] }
    return result.text.split(separator: "\n").dropFirst().map { String($0.drop { $0 == " " }) }
  }

  private static func json(_ size: PixelSize?) -> JSONValue {
    guard let size else { return .null }
    return .array([.number(Double(size.width)), .number(Double(size.height))])
  }
}

extension PixelDifference.Region {
  fileprivate var json: JSONValue {
    .array([bounds.x, bounds.y, bounds.width, bounds.height].map { .number(Double($0)) })
  }
}
