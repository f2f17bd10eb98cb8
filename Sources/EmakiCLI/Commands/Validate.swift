import ArgumentParser
import EmakiAccessibility
import EmakiComparison
import EmakiDiagnostics
import EmakiFiles
import EmakiRendering
import EmakiSceneFile
import EmakiSceneFormat
import EmakiWorkspace

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

      --format prints all that was found as a report, for programs or for reviewers: with github \
      and gitlab it stands at the lines of the files. --also writes a report into a file as well.

      Examples:
        emaki validate Examples/side-menu.yaml Examples/cards.yaml
        emaki validate Examples/side-menu.yaml --fit --device iphone-se-1st,ipad
        emaki validate Examples/checkout.yaml --a11y
        emaki validate Examples/checkout.yaml --a11y --marks marks
        emaki validate Examples --format github --also junit=report.xml
      """)

  @Argument(
    help: "Scene files, .storyboard or .xib files, or folders of them; - for standard input.")
  var inputs: [String]

  @Flag(help: "Lay out on the device: warn of constraints, note texts that do not fit or overlap.")
  var fit = false

  @Flag(help: "Check accessibility: touch targets, contrast, labels, reading order and more.")
  var a11y = false

  @Option(
    name: .customLong("contrast"),
    help: ArgumentHelp(
      "How much contrast --a11y asks for, by WCAG 2.2: aa or aaa. (default: aa)", valueName: "level"
    ))
  var givenContrast: ContrastLevel?

  private var contrast: ContrastLevel { givenContrast ?? .aa }

  @Option(
    help: ArgumentHelp(
      "With --a11y, a folder for pictures that mark what was found.", valueName: "folder"))
  var marks: String?

  @Option(help: "text, json, junit, github, gitlab or markdown.")
  var format: ReportFormat = .text

  @Option(
    help: ArgumentHelp(
      "Write the findings into a file too, in a form of --format; may be given several times.",
      valueName: "form=file"))
  var also: [ReportCopy] = []

  @OptionGroup var screen: ScreenOptions
  @OptionGroup var reading: ReadingOptions
  @OptionGroup var overwrite: OverwriteOptions
  @OptionGroup var timing: TimingOptions

  func validate() throws {
    if givenContrast != nil, !a11y { throw ValidationError("--contrast goes with --a11y.") }
    if marks != nil, !a11y { throw ValidationError("--marks goes with --a11y.") }
    try WrittenFiles.check(("--marks", marks))
  }

  func run() throws {
    try Command.run(timing) { timings in
      let outputs = OutputFiles(
        [("--marks", marks)]
          + also.map { copy -> (String, String?) in ("--also \(copy.format.rawValue)", copy.path) },
        reading: inputs, force: overwrite.force)
      try outputs.check()
      var exitCode: Int32 = 0
      var names = FileNames.Taken()
      var results: [CheckedFile] = []
      var search = SceneSearch(screen.scene)
      for input in try inputs.flatMap(Self.files) {
        var result = CheckedFile(name: InputFile.name(of: input))
        do throws(Failure) {
          guard try check(input, &result, &search, timings) else { continue }
          if let marks { try draw(marks, outputs, of: input, &names) }
        } catch {
          note(error.diagnostics, of: &result)
          result.isFailed = true
          exitCode = max(exitCode, error.exitCode)
        }
        results.append(result)
      }
      let report = ComparisonReport(results, of: .files)
      for copy in also { try copy.write(report) }
      if format != .text { try format.print(report) }
      if exitCode != 0 { throw ExitCode(exitCode) }
      try search.checkFound()
      if !search.readsStoryboards {
        try screen.settings.forStoryboards.refuse("for storyboards, and there are none")
      }
    }
  }

  /// Keeps what was found, and prints it where no report does.
  private func note(_ diagnostics: [Diagnostic], of result: inout CheckedFile) {
    result.diagnostics += diagnostics
    if format == .text { Report.print(diagnostics) }
  }

  /// The same; with `--strict` it is a failure.
  private func report(
    _ diagnostics: [Diagnostic], of result: inout CheckedFile
  ) throws(Failure) {
    if reading.strict, !diagnostics.isEmpty { throw Failure(diagnostics) }
    note(diagnostics, of: &result)
  }

  /// The files that an input stands for: those of a folder that hold scenes, or itself.
  private static func files(of input: String) throws(Failure) -> [String] {
    guard Folder.isFolder(input) else { return [input] }
    let (files, skipped) = try ServedScenes(input).files
    Report.print(SkippedFiles.notes(skipped, in: input))
    if files.isEmpty { throw Failure("there is no scene in the folder \(input)") }
    return files
  }

  /// The settings with light and dark, in which accessibility is checked where nothing else is
  /// asked for.
  private var checked: ScreenSettings {
    var screen = screen.settings
    if a11y, screen.givenAppearances == nil { screen.givenAppearances = Choices(.light, .dark) }
    return screen
  }

  /// Draws what was found of a file with all settings, and prints what the numbers mean.
  private func draw(
    _ folder: String, _ outputs: OutputFiles, of input: String, _ names: inout FileNames.Taken
  ) throws(Failure) {
    let bytes = try InputFile.bytes(of: input)
    for variant in checked.variants {
      let whole = try InputFile(bytes, name: InputFile.name(of: input), screen: variant.screen)
      guard let file = whole.only(screen.scene) else { return }
      let lines = try file.drawAccessibilityMarks(
        variant.screen, contrast, into: folder, outputs, setting: variant.name, names: &names)
      for line in lines {
        if format == .text { try Terminal.writeData(line + "\n") } else { Terminal.message(line) }
      }
    }
  }

  /// Checks a file with all settings that are asked for; a finding under some of them only names
  /// them.
  ///
  /// - Returns: false where it does not have the scene that is asked for.
  private func check(
    _ input: String, _ result: inout CheckedFile, _ search: inout SceneSearch, _ timings: Timings?
  ) throws(Failure) -> Bool {
    let bytes = try InputFile.bytes(of: input)
    let variants = checked.variants
    var (failures, findings) = (VariantFailures(), VariantFailures())
    var seen: Set<Diagnostic> = []
    var unpainted: [[String]: [Diagnostic]] = [:]
    for variant in variants {
      do throws(Failure) {
        let whole = try Timings.measure(.read, timings) { () throws(Failure) in
          try InputFile(bytes, name: InputFile.name(of: input), screen: variant.screen)
        }
        guard let file = search.wanted(of: whole) else { return false }
        try report(
          file.diagnostics.filter { seen.insert($0).inserted || reading.strict }, of: &result)
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
    if let found = findings.failure(among: all) {
      try report(found.diagnostics, of: &result)
    }
    if let failure = failures.failure(among: all) { throw failure }
    return true
  }
}
