import ArgumentParser
import EmakiComparison
import EmakiReel
import PixelDiff

extension Compare {
  /// Says at once that two copies of a picture are the same, for `emaki compare EXPECTED ACTUAL`.
  ///
  /// In tests most pictures are as they should be, and to start takes longer than to see that. So
  /// nothing here makes an array or a generic value, whose type the runtime would have to make up
  /// first.
  ///
  /// - Returns: false where nothing was done.
  static func saysCopiesAreSame() -> Bool {
    guard CommandLine.argc == 4, argument(1) == name, let expected = argument(2),
      let actual = argument(3), isPlainFile(expected), isPlainFile(actual),
      PictureComparer.areCopies(expected, actual)
    else { return false }
    return (try? Terminal.writeData("1 same\n")) != nil
  }

  private static func argument(_ index: Int) -> String? {
    CommandLine.unsafeArgv[index].map { String(cString: $0) }
  }

  /// Runs `emaki compare EXPECTED ACTUAL` for two files without any option but `--quiet`.
  ///
  /// Setting up the parser for arguments takes longer than comparing two pictures that are mostly
  /// equal, and two paths leave nothing to parse. Whatever looks like an option, a pattern, a folder
  /// or a scene file goes the usual way.
  ///
  /// - Returns: the number that the process exits with, or `nil` where nothing was done.
  static func runPlainly(_ arguments: [String]) -> Int32? {
    guard arguments.count > 3, arguments[1] == name else { return nil }
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
    path.utf8.first != UInt8(ascii: "-") && !Glob.isPattern(path) && !SceneFileName.isScene(path)
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
