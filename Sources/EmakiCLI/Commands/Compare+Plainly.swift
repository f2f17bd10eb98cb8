import EmakiWorkspace
import ArgumentParser
import EmakiComparison
import EmakiFiles
import PixelDiff

extension Compare {
  /// Runs `emaki compare EXPECTED ACTUAL` for two files without any option but `--quiet`.
  ///
  /// Two equal pictures of a phone's screen take 2 ms of processor time this way and 7 ms with the
  /// parser for arguments, and two paths leave nothing to parse. Whatever looks like an option, a
  /// pattern, a folder or a scene file goes the usual way.
  ///
  /// In tests most pictures are as they should be, and to start takes longer than to see that: up to
  /// there nothing makes an array or a generic value, whose type the runtime would have to make up.
  ///
  /// - Returns: the number that the process exits with, or `nil` where nothing was done.
  static func runPlainly() -> Int32? {
    guard CommandLine.argc > 3, argument(1) == name else { return nil }
    var (expected, actual) = ("", "")
    var isQuiet = false
    for index in 2..<Int(CommandLine.argc) {
      let argument = argument(index)
      if argument == "-q" || argument == "--quiet" {
        isQuiet = true
        continue
      }
      guard actual.isEmpty, isPlainFile(argument) else { return nil }
      if expected.isEmpty { expected = argument } else { actual = argument }
    }
    guard !actual.isEmpty else { return nil }
    guard PictureComparer.areCopies(expected, actual) else {
      return compare(expected, actual, isQuiet)
    }
    return isQuiet || (try? Terminal.writeData("1 same\n")) != nil ? 0 : nil
  }

  private static func argument(_ index: Int) -> String {
    CommandLine.unsafeArgv[index].map { SystemPath.text(cString: $0) } ?? ""
  }

  /// Apart, for the types that it needs.
  @inline(never)
  private static func compare(_ expected: String, _ actual: String, _ isQuiet: Bool) -> Int32? {
    let pair = PicturePair(name: actual, expected: expected, actual: actual)
    let options = ComparisonSet.Options.plain(wantsVerdictOnly: isQuiet)
    guard let result = try? ComparisonSet.result(of: .pictures(pair), options),
      isQuiet || (try? Terminal.writeData(ComparisonReport([result]).text(as: .text))) != nil
    else { return nil }
    return ExitCodes.emaki.code(of: [result])
  }

  private static func isPlainFile(_ path: String) -> Bool {
    path.utf8.first != UInt8(ascii: "-") && !Glob.isPattern(path) && !SceneFileName.isScene(path)
      && AtomicFile.isRegular(path)
  }
}

extension ComparisonSet.Options {
  /// The comparison without options, or with none but `--quiet`.
  static func plain(wantsVerdictOnly: Bool) -> ComparisonSet.Options {
    ComparisonSet.Options(
      comparer: PictureComparer(.exact, wantsVerdictOnly: wantsVerdictOnly), jobs: 1,
      drawing: DifferenceDrawing(path: nil, isMask: false, isOverlay: false))
  }
}
