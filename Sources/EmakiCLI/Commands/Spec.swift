import EmakiWorkspace
public import ArgumentParser
public import EmakiPreview
import EmakiRendering

/// `emaki spec`
struct Spec: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "spec",
    abstract: "Print what a motion changes: view, property, from, to, delay, duration, curve.",
    discussion: """
      Of Swift code it lists the animations of UIKit, Core Animation and SwiftUI with the values \
      that are certain; what is not is "not constant", with the expression. A folder is read as \
      one program, and ends with how often each duration and curve is used. The program \
      emaki-code reads the code; the manual says how it is built.

      Examples:
        emaki spec Examples/side-menu.yaml
        emaki spec ViewController.swift
        emaki spec Examples/side-menu.yaml --motion close --format svg > close.svg
        emaki spec Examples/side-menu.yaml --format swift > SideMenuMotion.swift
      """)

  @Argument(
    help: "A scene file, .storyboard, .xib or .swift, or a folder of code; - for standard input.")
  var input: String

  @Option(
    help: """
      md, csv, json; svg for a chart of the time and plots of the curves; swift for UIKit and SwiftUI \
      code.
      """)
  var format: SpecFormat = .md

  @OptionGroup var sampling: SamplingOptions
  @OptionGroup var screen: ScreenOptions
  @OptionGroup var reading: ReadingOptions
  @OptionGroup var timing: TimingOptions

  func run() throws {
    try Command.run(timing) { timings in
      if CodeSource.isRead(self.input) { return try printCode() }
      let input = try InputFile.read(
        self.input, screen: screen.settings, reading: reading.settings, timings: timings)
      guard let scene = try input.scenes(named: screen.scene).first else {
        throw Failure("there is no scene")
      }
      let plan = try Timings.measure(.layout, timings) { () throws(Failure) in
        try RenderPlan(
          scene, of: input, sampling: sampling.settings, screen: screen.settings,
          picture: PictureSettings())
      }
      if !plan.moves { try sampling.settings.forMotions.refuse("nothing moves in \(input.name)") }
      if reading.strict { try reading.settings.report(plan.diagnostics) }
      try Terminal.writeData(MotionSpec(MotionFrames(plan)).text(format))
    }
  }

  /// Prints what code says of motion.
  private func printCode() throws(Failure) {
    for use in [sampling.settings.forScenes, screen.settings.forScenes] {
      try use.refuse("for scenes, and \(input) is code")
    }
    let source = try CodeSource(input)
    let (findings, warnings) = try CodeProgram.read(source)
    try reading.settings.report(warnings)
    try Terminal.writeData(CodeSpec(findings, countingValues: source.isFolder).text(format))
  }
}

extension SpecFormat: ExpressibleByArgument {}
