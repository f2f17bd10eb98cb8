import EmakiDiagnostics
import EmakiDrawing
import EmakiLayout
import EmakiScenes
import EmakiSceneFile
import EmakiSceneFormat
import Testing

@Suite struct GradientTests {
  private func gradient(
    _ value: String, _ options: SceneFileOptions = SceneFileOptions()
  ) throws -> ViewGradient {
    let text = "gradient: \(value)"
    let read = SceneFileReader.read(text, file: "f", options: options)
    #expect(read.diagnostics.map(\.description) == [])
    let view = try #require(read.value.scenes.first?.controller.view)
    return try #require(view.gradient)
  }

  @Test func `a list goes from top to bottom, its colours at equal distances`() throws {
    let gradient = try gradient("[red, lime, blue]")
    #expect(gradient.start == Point(x: 0.5, y: 0) && gradient.end == Point(x: 0.5, y: 1))
    #expect(gradient.stops.map(\.offset) == [0, 0.5, 1])
    #expect(gradient.stops.map(\.color.hex) == ["#FF0000", "#00FF00", "#0000FF"])
  }

  @Test func `places that are not given lie between those that are, none before an earlier one`()
    throws
  {
    let evenly = try gradient("[red, {color: lime, at: 0.2}, blue, white, {color: red, at: 0.8}]")
    let places: [Double] = [0, 0.2, 0.4, 0.6, 0.8]
    #expect(zip(evenly.stops, places).allSatisfy { abs($0.offset - $1) < 1e-12 })
    let backwards = try gradient("[{color: red, at: 0.5}, {color: lime, at: 0.2}]")
    #expect(backwards.stops.map(\.offset) == [0.5, 0.5])
  }

  @Test(arguments: [
    ("up", [0.5, 1, 0.5, 0]), ("right", [0, 0.5, 1, 0.5]), ("downRight", [0, 0, 1, 1]),
    ("upLeft", [1, 1, 0, 0]),
  ])
  func `a direction goes from edge to edge or from corner to corner`(
    word: String, ends: [Double]
  ) throws {
    let gradient = try gradient("{colors: [red, blue], direction: \(word)}")
    #expect([gradient.start.x, gradient.start.y, gradient.end.x, gradient.end.y] == ends)
  }

  @Test func `what is clear has the colour of its neighbour`() throws {
    let gradient = try gradient("[clear, white]")
    #expect(gradient.stops.first?.color == Color(rgb: 0xFFFFFF, alpha: 0))
  }

  @Test func `pairs and system colours follow the appearance`() throws {
    var options = SceneFileOptions()
    options.traits.appearance = .dark
    let value = "[{color: {light: white, dark: black}}, systemRed, {color: systemBlue}]"
    #expect(
      try gradient(value, options).stops.map(\.color.hex) == ["#000000", "#FF453A", "#0A84FF"])
    #expect(try gradient(value).stops.map(\.color.hex) == ["#FFFFFF", "#FF3B30", "#007AFF"])
  }
}
