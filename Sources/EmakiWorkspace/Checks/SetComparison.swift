package import EmakiComparison
import EmakiDiagnostics
import EmakiSceneFile
import EmakiSceneFormat

/// The tolerances for the pictures of a set, and how they are compared.
package struct SetComparison: Sendable {
  private let usual: PictureComparer
  private let tolerances: [(pattern: SetFile.Entry, comparer: PictureComparer)]

  /// - Throws: `Failure` with the location of an invalid tolerance.
  package init(
    _ folder: SetFolder, limits: LimitSettings, wantsPictures: Bool
  ) throws(Failure) {
    func comparer(_ limits: LimitSettings) -> PictureComparer {
      var comparer = limits.comparer
      comparer.wantsPictures = wantsPictures
      return comparer
    }
    usual = comparer(limits)
    var tolerances: [(pattern: SetFile.Entry, comparer: PictureComparer)] = []
    for tolerance in folder.file.tolerances {
      do throws(LimitSettings.Problem) {
        tolerances.append((tolerance.pattern, comparer(try LimitSettings(tolerance))))
      } catch {
        throw Self.failure(error, tolerance)
      }
    }
    self.tolerances = tolerances
  }

  /// The values that decide what passes.
  package var rules: [Any] {
    [usual.rules] + tolerances.flatMap { [$0.pattern.text, $0.comparer.rules] as [Any] }
  }

  /// The problem without the dashes of the command line, at the line of the tolerance.
  private static func failure(
    _ problem: LimitSettings.Problem, _ tolerance: SetFile.Tolerance
  ) -> Failure {
    let message = problem.message.replacing("--", with: "")
    return Failure([
      Diagnostic(
        .error, "the tolerance for \"\(tolerance.pattern.text)\" cannot be: \(message)",
        at: tolerance.pattern.place,
        hint: "such as {metric: perceptual, threshold: 2, area: 0.1%, ignore: ['#clock']}")
    ])
  }

  /// The comparer, with its tolerance, for the picture of a name.
  package func comparer(for name: String) -> PictureComparer {
    tolerances.first { Self.fits(name, $0.pattern) }?.comparer ?? usual
  }

  private static func fits(_ name: String, _ pattern: SetFile.Entry) -> Bool {
    SetFolder.fits(SetChanges.id(of: name), pattern.text) || SetFolder.fits(name, pattern.text)
  }

  /// Looks whether each tolerance is for a picture of the whole set.
  ///
  /// - Throws: `Failure` with the place of one that is for none: the name in it is a mistake.
  func checkUse(for names: [String]) throws(Failure) {
    let unused = tolerances.map(\.pattern).filter { pattern in
      !names.contains { Self.fits($0, pattern) }
    }
    if unused.isEmpty { return }
    let ids = names.map(SetChanges.id)
    throw Failure(
      unused.map { pattern in
        Diagnostic(
          .error, "no picture of the set fits \"\(pattern.text)\"", at: pattern.place,
          hint: NearestName.hint(for: pattern.text, in: ids)
            ?? "there are \(ids.sorted().prefix(12).joined(separator: ", "))")
      })
  }

  /// Compares what may differ, and calls `body` with each result; differences are drawn and shown on a
  /// page where that is wanted.
  package func forEach(
    of items: [ComparisonItem], jobs: Int, drawing: DifferenceDrawing,
    report: (path: String, title: String)?, part: String? = nil, _ body: (PairResult) throws -> Void
  ) throws {
    let set = ComparisonSet(items: items) { comparer(for: $0.pair.name) }
    try set.forEach(
      ComparisonSet.Options(
        comparer: usual, jobs: jobs, drawing: drawing, report: report, part: part), body)
  }
}
