public import EmakiText

/// All that was found in the source of a program.
public struct CodeFindings: Sendable {
  /// A place where the source is not as the language has it.
  public struct Problem: Sendable, Hashable {
    /// Where it begins.
    public let place: CodeMotion.Place

    /// Makes a problem.
    public init(_ place: CodeMotion.Place) { self.place = place }
  }

  /// In the order of the files, and of the lines in them.
  public var motions: [CodeMotion]
  /// One for each file of which not everything could be read.
  public var problems: [Problem]
  /// How many files were read.
  public var fileCount: Int
  /// How many lines they have.
  public var lineCount: Int

  /// Makes findings.
  public init(
    motions: [CodeMotion], problems: [Problem] = [], fileCount: Int = 1, lineCount: Int = 0
  ) {
    (self.motions, self.problems) = (motions, problems)
    (self.fileCount, self.lineCount) = (fileCount, lineCount)
  }

  /// The output of the reader of code.
  public var json: JSONValue {
    .object([
      ("files", .number(Double(fileCount))), ("lines", .number(Double(lineCount))),
      ("motions", .array(motions.map(\.json))),
      (
        "problems",
        .array(
          problems.map {
            .object([
              ("file", .string($0.place.file)), ("line", .number(Double($0.place.line))),
            ])
          })
      ),
    ])
  }

  /// The same as text.
  public var text: String { json.text }

  /// Reads the bytes that the reader of code prints; `nil` for anything else.
  public init?(bytes: [UInt8]) {
    guard let json = JSONValue(bytes: bytes) else { return nil }
    self.init(json)
  }

  /// Reads what the reader of code prints; `nil` for anything else.
  public init?(_ json: JSONValue) {
    guard let files = json["files"]?.integer, let lines = json["lines"]?.integer,
      let motions = json["motions"]?.elements
    else { return nil }
    let read = motions.compactMap(CodeMotion.init)
    guard read.count == motions.count else { return nil }
    self.init(
      motions: read,
      problems: (json["problems"]?.elements ?? []).compactMap { problem in
        guard let file = problem["file"]?.string, let line = problem["line"]?.integer else {
          return nil
        }
        return Problem(CodeMotion.Place(file: file, line: line))
      }, fileCount: files, lineCount: lines)
  }
}

/// Texts of source as they are handed to the reader of code.
public enum CodeTexts {
  /// The bytes that it reads.
  public static func bytes(of files: [(path: String, text: String)]) -> [UInt8] {
    let files = files.map { file in
      JSONValue.object([("path", .string(file.path)), ("text", .string(file.text))])
    }
    return Array(JSONValue.object([("files", .array(files))]).text.utf8)
  }

  /// The files in bytes; `nil` where they are nothing that `bytes` gives.
  public static func files(in bytes: [UInt8]) -> [(path: String, text: String)]? {
    guard let files = JSONValue(bytes: bytes)?["files"]?.elements else { return nil }
    return files.compactMap { file in
      guard let path = file["path"]?.string, let text = file["text"]?.string else { return nil }
      return (path, text)
    }
  }
}
