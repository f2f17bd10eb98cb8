import ArgumentParser
import EmakiDiagnostics
@testable import EmakiWorkspace
import Testing

@testable import EmakiCLI
@testable import EmakiSceneFile
import EmakiSceneFormat

/// What a command hands on of its options.
@Suite struct `The settings of a command line` {
  /// Names and values of the properties of a value.
  private static func properties(of value: Any) -> [String: String] {
    Dictionary(
      Mirror(reflecting: value).children.map { child in
        // A property with a wrapper is kept under its name with a line before it.
        (String((child.label ?? "").drop { $0 == "_" }), "\(child.value)")
      }
    ) { first, _ in first }
  }

  /// Every option of a group must be given a value other than its default.
  private static func expectAll<Options: ParsableArguments>(
    of options: Options.Type, _ arguments: String, besides others: Set<String> = [],
    settings: (Options) -> Any, usual: Any
  ) throws {
    let parsed = try Options.parse(arguments.split(separator: " ").map(String.init))
    let (given, defaults) = (properties(of: settings(parsed)), properties(of: usual))
    let names = Set(properties(of: parsed).keys).subtracting(others)
    #expect(Set(given.keys) == names, "\(options)")
    #expect(names.count > 1)
    for name in names { #expect(given[name] != defaults[name], "\(options).\(name)") }
  }

  @Test func `have every option of screens`() throws {
    try Self.expectAll(
      of: ScreenOptions.self,
      "--device ipad --orientation landscape --appearance dark --text-size small --rtl --scene a "
        + "--root b --language ja --assets c", settings: \.settings, usual: ScreenSettings())
  }

  @Test func `have every option of pictures`() throws {
    try Self.expectAll(
      of: PictureOptions.self,
      "--theme greek --scale 3 --bezel --status-bar --no-layout-chunk --no-fingers",
      settings: \.settings, usual: PictureSettings())
  }

  @Test(arguments: ["fps": "--fps 5", "steps": "--steps 5", "at": "--at 5"])
  func `have every option of moments`(name: String, argument: String) throws {
    let parsed = try SamplingOptions.parse(
      (argument + " --motion a").split(separator: " ").map(String.init))
    let given = Self.properties(of: parsed.settings)
    #expect(Set(given.keys) == ["fps", "steps", "at", "motion"])
    #expect(Set(given.filter { $0.value != "nil" }.keys) == [name, "motion"])
  }

  @Test func `have every limit`() throws {
    try Self.expectAll(
      of: LimitOptions.self,
      "--metric pixelmatch --threshold 0.5 --noise --aa --area 3 --window off --ignore #a "
        + "--ignore-frame --time-tolerance 1 --ssim", settings: \.settings, usual: LimitSettings())
  }

  @Test func `have every option of sets and of parts`() throws {
    try Self.expectAll(
      of: SetOptions.self, "--cache a --cache-size 3MB --plan b --results c",
      besides: ["results"], settings: \.settings, usual: SetRunSettings())
    try Self.expectAll(
      of: ShardOptions.self, "--shard 2/3 --results a", settings: \.settings,
      usual: PartSettings())
  }

  /// Tolerances of `emaki.yaml`, as its reader gives them.
  static let tolerances: [[String]] = [
    ["--area", "x"], ["--area", "-5"], ["--area", ""], ["--area", "-"], ["--area", "--"],
    ["--area", "101%"], ["--area", "99999999999999999999"], ["--area", "5%"],
    ["--window", "q"], ["--window", "--off"], ["--window", "200000:1"], ["--window", "off"],
    ["--ignore", "-5,0,1,1"], ["--ignore", "1,2,3"], ["--ignore", "#"], ["--ignore", "#-a"],
    ["--ignore-frame"], ["--ignore-frame", "--ignore", "#a"], ["--time-tolerance", "0.5"],
    ["--metric", "pixelmatch", "--threshold", "5"], ["--metric", "exact", "--threshold", "200"],
    ["--metric", "perceptual", "--threshold", "1e1", "--noise", "--aa"],
  ]

  @Test(arguments: tolerances)
  func `read a tolerance as the command line does`(options: [String]) throws {
    let tolerance = SetFile.Tolerance(
      pattern: SetFile.Entry("**", at: SourceLocation(file: "emaki.yaml")), options: options)
    var (read, problem) = (LimitSettings?.none, String?.none)
    do throws(LimitSettings.Problem) { read = try LimitSettings(tolerance) } catch {
      problem = error.message
    }
    do {
      let parsed = try LimitOptions.parse(options)
      #expect(read.map { "\($0)" } == "\(parsed.settings)")
    } catch {
      #expect(problem == LimitOptions.message(for: error))
    }
  }
}
