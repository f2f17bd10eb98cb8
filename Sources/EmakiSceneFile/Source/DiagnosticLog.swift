import EmakiDiagnostics

/// Collects what is noticed in a file and in those that it names: fifty findings at most, errors before all others.
///
/// A class, because checking and building share one log.
final class DiagnosticLog {
  /// More would bury the first ones, and usually follow from them.
  static let limit = 50

  /// The scene's own text.
  let source: SourceText
  /// The texts of all files, by the number in their places.
  private var sources: [SourceText]
  /// The numbers of the files that are data.
  var dataFiles: Set<Int> = []
  private var errors: [Diagnostic] = []
  private var others: [Diagnostic] = []
  private var seen: Set<Diagnostic> = []
  /// How many errors there are so far, also of those that are not kept.
  private(set) var errorCount = 0
  private var otherCount = 0

  init(_ source: SourceText) {
    self.source = source
    sources = [source]
  }

  /// Takes another file; returns its number.
  func add(_ source: SourceText) -> Int {
    sources.append(source)
    return sources.count - 1
  }

  private func location(_ place: SourcePlace) -> SourceLocation {
    sources[place.file].location(place)
  }

  /// A place in words: file and line.
  func describe(_ place: SourcePlace) -> String {
    "\(sources[place.file].file):\(place.line)"
  }

  /// Whether errors from now on are only counted.
  var isFull: Bool { errors.count >= Self.limit }

  var hasErrors: Bool { errorCount > 0 }

  /// What was found, by place, and how much of it is left out.
  var diagnostics: [Diagnostic] {
    let kept = errors + others.prefix(Self.limit - errors.count)
    let omitted = errorCount + otherCount - kept.count
    if omitted == 0 { return kept.sorted() }
    let note = Diagnostic(.note, "\(omitted) more not shown", at: .init(file: source.file))
    return kept.sorted() + [note]
  }

  func error(_ message: String, at place: SourcePlace, hint: String? = nil) {
    add([Diagnostic(.error, message, at: location(place), hint: hint)])
  }

  func warning(_ message: String, at place: SourcePlace, hint: String? = nil) {
    add([Diagnostic(.warning, message, at: location(place), hint: hint)])
  }

  /// Takes what was noticed in another file that this one names.
  func add(_ diagnostics: [Diagnostic]) {
    for diagnostic in diagnostics where seen.insert(diagnostic).inserted {
      if diagnostic.severity == .error {
        errorCount += 1
        if !isFull { errors.append(diagnostic) }
      } else {
        otherCount += 1
        if others.count < Self.limit { others.append(diagnostic) }
      }
    }
  }
}

/// The hint `did you mean "…"?`, or `nil` where nothing is near.
func nearestHint(_ name: String, in candidates: some Sequence<String>) -> String? {
  NearestName.nearest(to: name, in: candidates).map { "did you mean \"\($0)\"?" }
}
