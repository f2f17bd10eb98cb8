public import EmakiComparison
import EmakiDiagnostics
import Synchronization

/// Compares the screens of a folder with its baselines, as `emaki check` does, inside a program.
///
/// ```swift
/// let result = try FolderCheck("Screens").run()
/// #expect(result.isAccepted, "\(result.text)")
/// ```
///
/// `emaki.yaml` in the folder, or in one above it, says what is drawn and which differences pass. New
/// and changed pictures go into the folder `changes`; `emaki accept` makes them baselines.
public struct FolderCheck: Sendable {
  private let path: String
  package var settings = CheckSettings()

  /// Checks the folder at a path, from the current folder.
  public init(_ path: String) { self.path = path }

  /// Draws and compares.
  ///
  /// - Throws: a reason with a hint where the folder or its settings cannot be read. A screen that
  ///   cannot be drawn is a result.
  public func run() throws -> Result {
    let heard = Mutex<[String]>([])
    let listener = Listener { diagnostics in
      heard.withLock { $0 += diagnostics.map(\.description) }
    }
    var settings = settings
    settings.reading.listener = listener
    let folder = try SetFolder([path], listener: listener)
    let changes = SetChanges(folder: folder)
    let outputs = OutputFiles(
      [], reading: [path], pictures: [changes.baselines, changes.changes], force: false)
    let (file, counts) = try folder.check(settings, outputs: outputs)
    let results = KeptResults(try ResultLines(writtenTo: file), counts: counts)
    return Result(
      counts: counts, text: ComparisonReport(results, counts: counts, of: .sets).text(as: .text),
      notes: heard.withLock { $0 })
  }

  /// The outcome of a check.
  public struct Result: Sendable {
    /// How many pictures there are of each outcome, such as `same`, `different`, `removed`.
    public let counts: OutcomeCounts
    /// The report as `emaki check` prints it: a line for each difference, and a summary.
    public let text: String
    /// Warnings and errors of scenes and settings, each with its file and line.
    public let notes: [String]

    /// Whether every picture passes.
    public var isAccepted: Bool { counts.areAccepted }
  }
}
