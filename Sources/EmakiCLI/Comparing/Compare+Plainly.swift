import ArgumentParser
import EmakiComparison
import EmakiReel
import PixelDiff

extension Compare {
  /// Runs `emaki compare EXPECTED ACTUAL` for two files without any option.
  ///
  /// Setting up the parser for arguments takes longer than comparing two pictures that are mostly
  /// equal, and two paths leave nothing to parse. Whatever looks like an option, a pattern, a folder
  /// or a scene file goes the usual way.
  ///
  /// - Returns: the number that the process exits with, or `nil` where nothing was done.
  static func runPlainly(_ arguments: [String]) -> Int32? {
    guard arguments.count == 4, arguments[1] == configuration.commandName,
      arguments[2...].allSatisfy(isPlainFile)
    else { return nil }
    let pair = PicturePair(name: arguments[3], expected: arguments[2], actual: arguments[3])
    let set = ComparisonSet(items: [.pictures(pair)])
    guard let results = try? set.results(.plain),
      (try? Terminal.writeData(ComparisonReport(results).text)) != nil
    else { return nil }
    return ExitCodes.emaki.code(of: results)
  }

  private static func isPlainFile(_ path: String) -> Bool {
    !path.hasPrefix("-") && !Glob.isPattern(path) && !SceneReels.isSceneFile(path)
      && AtomicFile.isRegular(path)
  }
}

extension ComparisonSet.Options {
  /// What no option at all means.
  static var plain: ComparisonSet.Options {
    ComparisonSet.Options(
      comparer: PictureComparer(.exact), jobs: 1,
      drawing: DifferenceDrawing(path: nil, isMask: false, isOverlay: false))
  }
}
