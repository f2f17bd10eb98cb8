package import EmakiComparison
import EmakiDiagnostics
import EmakiSceneFile
import EmakiSceneFormat

/// The tolerances for the pictures of a set, and how they are compared.
package struct SetComparison: Sendable {
  private let usual: PictureComparer
  private let tolerances: [(pattern: String, comparer: PictureComparer)]

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
    var tolerances: [(pattern: String, comparer: PictureComparer)] = []
    for tolerance in folder.file.tolerances {
      do throws(LimitSettings.Problem) {
        tolerances.append((tolerance.pattern.text, comparer(try LimitSettings(tolerance))))
      } catch {
        throw Self.failure(error, tolerance)
      }
    }
    self.tolerances = tolerances
  }

  /// The values that decide what passes.
  package var rules: [Any] {
    [usual.rules] + tolerances.flatMap { [$0.pattern, $0.comparer.rules] as [Any] }
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
    let bare = SetChanges.id(of: name)
    let fitting = tolerances.first {
      SetFolder.fits(bare, $0.pattern) || SetFolder.fits(name, $0.pattern)
    }
    return fitting?.comparer ?? usual
  }

  /// Compares what may differ, and calls `body` with each result; differences are drawn and shown on a
  /// page where that is wanted.
  package func forEach(
    of items: [ComparisonItem], jobs: Int, drawing: DifferenceDrawing,
    report: (path: String, title: String)?, _ body: (PairResult) throws -> Void
  ) throws {
    let set = ComparisonSet(items: items) { comparer(for: $0.pair.name) }
    try set.forEach(
      ComparisonSet.Options(comparer: usual, jobs: jobs, drawing: drawing, report: report), body)
  }
}
