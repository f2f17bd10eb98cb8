package import EmakiDiagnostics
package import EmakiLayout
import EmakiLimits

/// Collects the diagnostics of a file and of those that it names: fifty at most, errors before all
/// others.
///
/// A class, because checking and building share one log.
package final class DiagnosticLog {
  /// More would bury the first ones, and usually follow from them.
  package static let limit = 50

  /// The scene's text.
  package let source: SourceText
  /// The texts of all files, by the number in their locations.
  private var sources: [SourceText]
  /// The numbers of the files that are data.
  package var dataFiles: Set<Int> = []
  private var errors: [Finding] = []
  private var others: [Diagnostic] = []
  /// Warnings of what may only follow from errors.
  private var doubtful: [Diagnostic] = []
  private var seen: Set<Diagnostic> = []
  private var lost = LostNames()
  /// How many errors there are so far, also of those that are not kept.
  private var errorCount = 0
  /// How often errors were reported, also those that are known or follow from others.
  private var reports = 0
  private var otherCount = 0
  private var shownBytes = 0
  private var doubtCount = 0

  /// An error, and the name that it says means nothing.
  private struct Finding {
    var diagnostic: Diagnostic
    var missing: String?
  }

  package init(_ source: SourceText) {
    self.source = source
    sources = [source]
  }

  /// Takes another file; returns its number.
  package func add(_ source: SourceText) -> Int {
    sources.append(source)
    return sources.count - 1
  }

  private func location(_ place: SourcePlace) -> SourceLocation {
    sources[place.file].location(place)
  }

  /// A location for findings that are made later, when the scene is laid out.
  package func filePlace(_ place: SourcePlace) -> FilePlace {
    let location = sources[place.file].location(place)
    return FilePlace(file: location.file, line: location.line, column: location.column)
  }

  /// A location in words: file and line.
  package func describe(_ place: SourcePlace) -> String {
    "\(sources[place.file].file):\(place.line)"
  }

  /// Whether errors from now on are only counted.
  package var isFull: Bool { errors.count >= Self.limit }

  package var hasErrors: Bool { errorCount > 0 }

  /// The diagnostics, by location, and how many are left out.
  package var diagnostics: [Diagnostic] {
    let causes = causes
    let others = hasErrors ? others : others + doubtful
    let found = hasErrors ? otherCount : otherCount + doubtCount
    let kept = causes + others.prefix(Self.limit - causes.count)
    let omitted = errorCount - errors.count + causes.count + found - kept.count
    if omitted == 0 { return kept.sorted() }
    let note = Diagnostic(.note, "\(omitted) more not shown", at: .init(file: source.file))
    return kept.sorted() + [note]
  }

  /// The errors that do not follow from others.
  private var causes: [Diagnostic] {
    let causes = errors.filter { !($0.missing.map(lost.contains) ?? false) }
    return (causes.isEmpty ? errors : causes).map(\.diagnostic)
  }

  /// Whether a check reports no error: also none that is known already, as where the copies of an
  /// element are checked one after another.
  package func findsNothingWrong(_ check: () -> Void) -> Bool {
    let before = reports
    check()
    return reports == before
  }

  /// Whether a location has this warning already, with whatever hint.
  package func warns(_ message: String, at place: SourcePlace) -> Bool {
    let location = location(place)
    let says = { (found: Diagnostic) in found.message == message && found.location == location }
    return others.contains(where: says) || doubtful.contains(where: says)
  }

  /// Reports an error.
  ///
  /// - Parameter name: what the error says that there is none of; it is left out where that follows
  ///   from what could not be read.
  package func error(
    _ message: String, at place: SourcePlace, hint: String? = nil, missing name: String? = nil
  ) {
    reports += 1
    if let name, lost.contains(name) { return }
    add(diagnostic(.error, message, at: place, hint), missing: name)
  }

  /// Takes a value that cannot be read: the names in it mean nothing from now on.
  package func lose(_ node: SourceNode) { lost.take(node) }

  /// Takes a name that what cannot be read might have had.
  package func lose(_ name: String) { lost.take(name) }

  /// Takes a source of names that cannot be read.
  package func loseEverything() { lost.takeEverything() }

  /// The character at a location, or `nil` beyond the end of its line.
  package func character(at place: SourcePlace) -> Character? {
    rest(at: place).first
  }

  /// The rest of a line from a location on.
  package func rest(at place: SourcePlace) -> Substring {
    Substring(sources[place.file].rest(from: place))
  }

  package func warning(_ message: String, at place: SourcePlace, hint: String? = nil) {
    add([diagnostic(.warning, message, at: place, hint)])
  }

  /// Reports a finding only where there is no error from which it may follow.
  package func doubt(_ message: String, at place: SourcePlace, hint: String? = nil) {
    let diagnostic = diagnostic(.warning, message, at: place, hint)
    guard seen.insert(diagnostic).inserted else { return }
    doubtCount += 1
    if doubtful.count < Self.limit { doubtful.append(diagnostic) }
  }

  /// A message in which views are called as they are shown.
  private func diagnostic(
    _ severity: Severity, _ message: String, at place: SourcePlace, _ hint: String?
  ) -> Diagnostic {
    Diagnostic(
      severity, ViewID.shown(message), at: location(place), hint: hint.map(ViewID.shown))
  }

  /// Counts the bytes of a text that is shown; reports the first that is too many.
  package func noteShown(_ bytes: Int, at place: FilePlace) {
    let before = shownBytes
    shownBytes += bytes
    guard before <= InputLimit.shownBytes.most, shownBytes > InputLimit.shownBytes.most else {
      return
    }
    add(
      Diagnostic(
        .error, InputLimit.shownBytes.excess,
        at: SourceLocation(
          file: place.file ?? source.file, line: place.line, column: place.column),
        hint: "a screen shows some thousands: show a part"))
  }

  /// Takes the diagnostics of another file that this one names.
  package func add(_ diagnostics: [Diagnostic]) {
    for diagnostic in diagnostics {
      if diagnostic.severity == .error { reports += 1 }
      add(diagnostic)
    }
  }

  private func add(_ diagnostic: Diagnostic, missing name: String? = nil) {
    guard seen.insert(diagnostic).inserted else { return }
    if diagnostic.severity == .error {
      errorCount += 1
      if !isFull { errors.append(Finding(diagnostic: diagnostic, missing: name)) }
    } else {
      otherCount += 1
      if others.count < Self.limit { others.append(diagnostic) }
    }
  }
}

extension DiagnosticLog {
  /// Reports a name that means nothing: `there is no view "titel"`.
  ///
  /// - Parameter hint: what may have been meant, else where such names come from.
  package func unknown(_ noun: String, _ name: String, at place: SourcePlace, hint: String?) {
    error(
      "there is no \(noun) \"\(name.shortened(to: 40))\"", at: place, hint: hint, missing: name)
  }

  /// Reports a name that is taken already.
  package func duplicate(
    _ noun: String, _ name: String, at place: SourcePlace, _ first: SourcePlace
  ) {
    error(
      "duplicate \(noun) \"\(name)\"", at: place,
      hint: first == place
        ? "repeated and ready-made views need ids that differ, such as \(name)-{index}"
        : "the first is in line \(first.line)")
  }

  /// The hint `did you mean "…"?` for an id or name, as long as anyone reads it.
  ///
  /// Looking through thousands of ids for each of thousands of errors would take minutes.
  package func hint(_ name: String, in candidates: @autoclosure () -> [String]) -> String? {
    isFull ? nil : nearestHint(name, in: candidates())
  }
}

/// The hint `did you mean "…"?`, or `nil` where nothing is near.
package func nearestHint(_ name: String, in candidates: some Sequence<String>) -> String? {
  NearestName.nearest(to: name, in: candidates).map { "did you mean \"\($0)\"?" }
}
