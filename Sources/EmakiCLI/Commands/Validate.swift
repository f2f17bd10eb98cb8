import EmakiFiles
import ArgumentParser
import EmakiAccessibility
import EmakiDiagnostics
import EmakiRendering
import EmakiSceneFile

/// `emaki validate`
struct Validate: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "validate",
    abstract: "Read files and print what is wrong with them, nothing else.",
    discussion: """
      Lays out every scene and plays every motion to its end. Constraints that contradict one \
      another are reported as warnings.

      --fit also warns of ambiguous constraints. It notes texts that are cut off, clipped, \
      outside the screen, or overlapped by other views. All of these leave the exit code at 0, but \
      with --strict it is 2.

      --a11y warns of accessibility problems in light and dark: small touch targets, low contrast, \
      texts that are cut off at larger sizes, controls and images without a label, a reading \
      order that jumps back, meaning by colour alone, and large motions without a reduced \
      variant. --marks draws the screens to a folder, with a numbered box around each problem.

      --device, --orientation, --appearance and --text-size take several values, separated by \
      commas. A problem that only some of them have is reported with their names.

      Examples:
        emaki validate Examples/side-menu.yaml Examples/cards.yaml
        emaki validate Examples/side-menu.yaml --fit --device iphone-se-1st,ipad
        emaki validate Examples/checkout.yaml --a11y
        emaki validate Examples/checkout.yaml --a11y --marks marks
        emaki validate Examples
      """)

  @Argument(
    help: "Scene files, .storyboard or .xib files, or folders of them; - for standard input.")
  var inputs: [String]

  @Flag(help: "Lay out on the device: warn of constraints, note texts that do not fit or overlap.")
  var fit = false

  @Flag(help: "Check accessibility: touch targets, contrast, labels, reading order and more.")
  var a11y = false

  @Option(
    help: ArgumentHelp(
      "How much contrast --a11y asks for, by WCAG 2.2: aa or aaa.", valueName: "level"))
  var contrast = ContrastLevel.aa

  @Option(
    help: ArgumentHelp(
      "With --a11y, a folder for pictures that mark what was found.", valueName: "folder"))
  var marks: String?

  @OptionGroup var screen: ScreenOptions
  @OptionGroup var reading: ReadingOptions
  @OptionGroup var timing: TimingOptions

  func validate() throws {
    if marks != nil, !a11y { throw ValidationError("--marks goes with --a11y.") }
    try WrittenFiles.check(("--marks", marks))
  }

  func run() throws {
    try Command.run(timing) { timings in
      try OutputPath.check(marks, against: inputs)
      var exitCode: Int32 = 0
      var names = FileNames.Taken()
      for input in try inputs.flatMap(Self.files) {
        do throws(Failure) {
          try check(input, timings)
          if let marks { try draw(marks, of: input, &names) }
        } catch {
          Report.print(error.diagnostics)
          exitCode = max(exitCode, error.exitCode)
        }
      }
      if exitCode != 0 { throw ExitCode(exitCode) }
    }
  }

  /// The files that an input stands for: those of a folder that hold scenes, or itself.
  private static func files(of input: String) throws(Failure) -> [String] {
    guard Folder.isFolder(input) else { return [input] }
    let shelf = try ServedScenes(input)
    let files = shelf.names.compactMap(shelf.path)
    if files.isEmpty { throw Failure("there is no scene in the folder \(input)") }
    return files
  }

  /// Draws what was found of a file with all settings, and prints what the numbers mean.
  private func draw(
    _ folder: String, of input: String, _ names: inout FileNames.Taken
  ) throws(Failure) {
    let bytes = try InputFile.bytes(of: input)
    var screen = screen
    screen.appearances = CommaList(.light, .dark)
    for variant in screen.variants {
      let file = try InputFile(bytes, name: InputFile.name(of: input), screen: variant.screen)
      let lines = try file.drawAccessibilityMarks(
        variant.screen, contrast, into: folder, setting: variant.name, names: &names)
      for line in lines { try Terminal.writeData(line + "\n") }
    }
  }

  /// Checks a file with all settings that are asked for; what is found with some of them only says
  /// with which.
  private func check(_ input: String, _ timings: Timings?) throws(Failure) {
    let bytes = try InputFile.bytes(of: input)
    var screen = screen
    if a11y { screen.appearances = CommaList(.light, .dark) }
    let variants = screen.variants
    var (failures, findings) = (VariantFailures(), VariantFailures())
    var seen: Set<Diagnostic> = []
    var unpainted: [[String]: [Diagnostic]] = [:]
    for variant in variants {
      do throws(Failure) {
        let file = try Timings.measure(.read, timings) { () throws(Failure) in
          try InputFile(bytes, name: InputFile.name(of: input), screen: variant.screen)
        }
        try reading.report(
          file.diagnostics.filter { seen.insert($0).inserted || reading.strict })
        let found = try file.validate(variant.screen)
        let fitting = fit ? try file.layoutFindings(variant.screen) : []
        var barriers: [Diagnostic] = []
        if a11y {
          let setting = variant.screen.withoutAppearance
          var alike = unpainted[setting] ?? []
          if unpainted[setting] == nil { alike = try file.motionAndTextFindings(variant.screen) }
          unpainted[setting] = alike
          barriers = try file.accessibilityFindings(variant.screen, contrast) + alike
        }
        findings.add(Failure((found + fitting + barriers).distinct), of: variant.values)
      } catch {
        // A command line that is wrong is so for all of them.
        if error.exitCode == 64 { throw error }
        failures.add(error, of: variant.values)
      }
    }
    let all = variants.map(\.values)
    if let found = findings.failure(among: all) { try reading.report(found.diagnostics) }
    if let failure = failures.failure(among: all) { throw failure }
  }
}
