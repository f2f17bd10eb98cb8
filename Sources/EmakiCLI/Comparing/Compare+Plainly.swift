import ArgumentParser
import EmakiComparison
import EmakiReel
import PixelDiff

extension Compare {
  /// Runs `emaki compare EXPECTED ACTUAL` for two files without any option but `--quiet`.
  ///
  /// Setting up the parser for arguments takes longer than comparing two pictures that are mostly
  /// equal, and two paths leave nothing to parse. Whatever looks like an option, a pattern, a folder
  /// or a scene file goes the usual way.
  ///
  /// - Returns: the number that the process exits with, or `nil` where nothing was done.
  static func runPlainly(_ arguments: [String]) -> Int32? {
    guard arguments.count > 3, arguments[1] == configuration.commandName else { return nil }
    let quiet = ["--quiet", "-q"]
    let paths = arguments[2...].filter { !quiet.contains($0) }
    guard paths.count == 2, paths.allSatisfy(isPlainFile) else { return nil }
    let isQuiet = arguments.count > 4
    let pair = PicturePair(name: paths[1], expected: paths[0], actual: paths[1])
    let options = ComparisonSet.Options.plain(wantsVerdictOnly: isQuiet)
    guard let result = try? ComparisonSet.result(of: .pictures(pair), options),
      isQuiet || (try? Terminal.writeData(ComparisonReport([result]).text)) != nil
    else { return nil }
    return ExitCodes.emaki.code(of: [result])
  }

  private static func isPlainFile(_ path: String) -> Bool {
    !path.hasPrefix("-") && !Glob.isPattern(path) && !SceneReels.isSceneFile(path)
      && AtomicFile.isRegular(path)
  }
}

extension ComparisonSet.Options {
  /// What no option means, or none but `--quiet`.
  static func plain(wantsVerdictOnly: Bool) -> ComparisonSet.Options {
    ComparisonSet.Options(
      comparer: PictureComparer(.exact, wantsVerdictOnly: wantsVerdictOnly), jobs: 1,
      drawing: DifferenceDrawing(path: nil, isMask: false, isOverlay: false))
  }
}
