import ArgumentParser
import EmakiComparison
import EmakiSets
import EmakiText

/// `emaki merge`
struct Merge: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "merge",
    abstract: "Merge the results of several machines into one.",
    discussion: """
      PARTS are the files that emaki render and emaki check write with --results, one for each \
      shard. The output, the report and the exit code are the same as those of a single run. \
      When a part is missing, given twice, or from another plan, merge prints only an error and \
      exits with 2. For the report, the pictures must be where each shard wrote them.

      Examples:
        emaki merge part-*.jsonl
        emaki merge part-*.jsonl --report changes.html --format junit > report.xml
      """)

  @Argument(help: "The files of all parts.")
  var parts: [String]

  @Option(help: "An HTML page that shows what changed, complete in one file.")
  var report: String?

  @Option(help: "text, json, junit, github, gitlab or markdown.")
  var format: ReportFormat = .text

  @Flag(name: .shortAndLong, help: "Print nothing.")
  var quiet = false

  @Option(help: ArgumentHelp("The folder of the set, for the page.", valueName: "folder"))
  var set = "."

  @OptionGroup var limits: LimitOptions
  @OptionGroup var timing: TimingOptions

  func validate() throws { try WrittenFiles.check(("--report", report)) }

  func run() throws {
    try Command.run(timing) { _ in
      try OutputPath.check(report, against: parts)
      let whole = try Self.whole(of: parts)
      let results = try whole.results.map { json in
        guard let result = StoredResult(json.withoutDigest) else {
          throw Failure("a part has a line that is no result", hint: "run that part again")
        }
        return result
      }.sorted { $0.name.isBeforeAsCounted($1.name) }
      if let report { try writePage(results, to: report) }
      if !quiet { try format.print(ComparisonReport(results, of: .sets)) }
      let code = ExitCodes.code(of: results)
      if code != 0 { throw ExitCode(code) }
    }
  }

  /// The joined parts.
  static func whole(of files: [String]) throws(Failure) -> ResultWhole {
    do throws(PartError) {
      var parts: [(name: String, part: ResultPart)] = []
      for file in files { parts.append((file, try ResultPart(file))) }
      return try ResultWhole(parts)
    } catch {
      throw Failure(error.message, hint: error.hint)
    }
  }

  /// What differs is compared once more, for the pictures on the page.
  private func writePage(_ results: [StoredResult], to path: String) throws {
    let folder = try SetFolder([set])
    let sides = SetChanges(folder: folder)
    let comparison = try SetComparison(folder, limits: limits, wantsPictures: false)
    _ = try comparison.results(
      of: try results.compactMap(sides.item), jobs: Processors.count,
      drawing: DifferenceDrawing(path: nil, isMask: false, isOverlay: false),
      report: (path: path, title: Check.title(of: folder)))
  }
}

extension JSONValue {
  /// Without the digest of the picture, which is for `accept` alone.
  fileprivate var withoutDigest: JSONValue {
    guard case .object(let members) = self else { return self }
    return .object(members.filter { $0.key != "digest" })
  }
}
