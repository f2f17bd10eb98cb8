package import EmakiFiles
import EmakiFormats
internal import EmakiLimits
package import EmakiText

/// The results of one machine: a file with a first line that says of which plan it is which part, a
/// line for each result, and a last line that says how many they are and has the digest of all
/// before it.
package struct ResultPart: Sendable {
  /// The work of which this is a part.
  package struct Head: Sendable, Hashable {
    /// `render` or `check`.
    package var command: String
    /// The digest of the plan.
    package var plan: String
    /// Everything else that must be the same for all parts: a text or digest of the options, limits
    /// and baselines.
    package var rules: String
    /// The number of the part, from 1.
    package var index: Int
    /// The number of parts.
    package var count: Int

    /// In words: `part 1 of 2`; `nil` for the whole.
    package var words: String? { count > 1 ? "part \(index) of \(count)" : nil }

    /// Makes a head.
    package init(
      command: String, plan: String, rules: String = "", index: Int = 1, count: Int = 1
    ) {
      self.command = command
      self.plan = plan
      self.rules = rules
      self.index = index
      self.count = count
    }
  }

  /// The most parts of a plan.
  package static let most = InputLimit.parts.most

  /// The work of which this is a part.
  package var head: Head
  /// One for each picture.
  package var results: ResultLines

  /// Makes a part.
  package init(_ head: Head, results: some Sequence<JSONValue>) {
    self.head = head
    self.results = ResultLines(results)
  }

  /// Writes the file, whole or not at all.
  package func write(to path: String) throws(FileError) {
    try Self.write(head, results, to: path)
  }

  /// Writes the file of results that are made one after the other, whole or not at all.
  package static func write(
    _ head: Head, _ results: some Sequence<JSONValue>, to path: String
  ) throws(FileError) {
    let file = try GrowingResultPart(head, path)
    for result in results { try file.add(result) }
    try file.finish()
  }

  /// Reads a file.
  ///
  /// - Throws: `PartError` where it is no such file, or not whole.
  package init(_ path: String) throws(PartError) {
    let bytes: [UInt8]
    do throws(FileError) { bytes = try AtomicFile.read(path) } catch {
      throw PartError("\(error)", hint: "run that part again: --shard I/N --results FILE")
    }
    var lines = bytes.split(separator: UInt8(ascii: "\n"))[...]
    guard let first = lines.popFirst().flatMap({ JSONValue(bytes: Array($0)) }),
      first["emaki"]?.string == "results", let command = first["command"]?.string,
      let plan = first["plan"]?.string, let index = first["shard"]?.integer,
      let count = first["of"]?.integer, (1...Self.most).contains(count)
    else {
      throw PartError(
        "\(path) is not a file of results",
        hint: "parts are written by emaki render or check with --results FILE")
    }
    let broken = PartError("\(path) is not whole", hint: "run part \(index) again")
    guard let last = lines.popLast(), let end = JSONValue(bytes: Array(last)),
      end["results"]?.integer == lines.count,
      end["digest"]?.string == Self.digest(of: bytes[..<last.startIndex])
    else { throw broken }
    var (results, names) = (ResultLines(), Set<ExactName>())
    let mayRepeat = Self.mayRepeatNames(command)
    for line in lines {
      guard let result = JSONValue(bytes: Array(line)) else { throw broken }
      let name = result["name"]?.string
      guard mayRepeat || Self.isInside(name) else {
        throw PartError(
          "\(path) names what lies outside of the folder of the set: "
            + "\(name ?? "nothing")", hint: "run part \(index) again")
      }
      if !mayRepeat, let name, !names.insert(ExactName(name)).inserted {
        throw PartError("\(path) has \(name) twice", hint: "run part \(index) again")
      }
      results.append(line, of: result)
    }
    self.results = results
    head = Head(
      command: command, plan: plan, rules: first["rules"]?.string ?? "", index: index, count: count)
  }
}

extension ResultPart {
  /// Whether results of a command may have the same name: of scenes of one file, several may have
  /// the same title.
  static func mayRepeatNames(_ command: String) -> Bool {
    command == "compare" || command == "diff"
  }

  private static func digest(of bytes: ArraySlice<UInt8>) -> String {
    var hash = SHA256()
    hash.add(bytes)
    return hash.hexadecimal
  }

  /// Whether a name of a picture is a path in a folder.
  private static func isInside(_ name: String?) -> Bool {
    guard let name, !name.isEmpty, !name.hasPrefix("/") else { return false }
    return !name.utf8.contains(0) && !name.split(separator: "/").contains("..")
  }
}

/// Why parts cannot be joined.
package struct PartError: Error, Hashable {
  /// A sentence without its end.
  package var message: String
  /// A hint at a way out.
  package var hint: String?

  /// Makes an error.
  package init(_ message: String, hint: String? = nil) {
    self.message = message
    self.hint = hint
  }
}
