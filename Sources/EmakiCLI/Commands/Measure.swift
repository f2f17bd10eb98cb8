import EmakiWorkspace
import ArgumentParser

/// `emaki measure`
struct Measure: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "measure",
    abstract: "Measure the motion in a screen recording, and print it as a scene file says it.",
    discussion: """
      With a scene, its moving views are measured. Without one, parts of the picture that move are \
      found, and distances are in points of a screen as wide as --points.

      Examples:
        emaki measure app.mp4 Examples/side-menu.yaml --chart chart.svg
        emaki measure app.mov --points 393
      """)

  @Argument(help: "A .mov, .mp4 or .gif, an animated PNG, or a folder with reel.json.")
  var recording: String

  @Argument(help: "The scene file whose views move.")
  var scene: String?

  @Option(help: "An SVG file with the measured points over the curves.")
  var chart: String?

  @Option(help: "Without a scene: how many points the screen is wide.")
  var points = 393.0

  @OptionGroup var sampling: SamplingOptions
  @OptionGroup var screen: ScreenOptions
  @OptionGroup var overwrite: OverwriteOptions

  func run() throws {
    try Command.run {
      let measured = try MotionReading(
        recording: recording, scene: scene, points: points, sampling: sampling.settings,
        screen: screen.settings, listener: .terminal
      ).measured(chart: chart, force: overwrite.force)
      try Terminal.writeData(measured.text)
    }
  }
}
