import EmakiDrawing
import EmakiLayout
import EmakiWireframe
import Testing

/// What is seen around a presenter that a sheet has pushed back.
@Suite struct SheetTests {
  /// A presenter drawn at 0.9 of its size, its top 20 points further down, under a sheet.
  private func presentation(scale: Double = 0.9) -> ScreenBuilder {
    var screen = ScreenBuilder(200, 400) { $0.role = .transparent }
    screen.add(.view, "presenter", Rect(0, 0, 200, 400)) {
      $0.role = .surface
      $0.clipsToBounds = true
      $0.transform = ViewTransform(scale: Point(x: scale, y: scale))
    }
    screen.add(.view, "sheet", Rect(0, 100, 200, 300)) {
      $0.role = .surface
      $0.isElevated = true
    }
    return screen
  }

  private func background(_ theme: Theme, scale: Double = 0.9) -> Color? {
    presentation(scale: scale).picture(theme).background
  }

  @Test func `the window around the presenter is black, in sketches darker than a surface`() {
    #expect(background(.color) == .black)
    for theme in [Theme.wireframe, .greek, .blueprint] {
      #expect(background(theme) == theme.palette.soft, "\(theme.name)")
      #expect(background(theme, scale: 1) == theme.palette.surface, "\(theme.name)")
    }
  }

  @Test func `the window is edge enough of the presenter, also where time and battery are`() {
    var options = Wireframe.Options()
    options.decoration = ScreenDecoration(
      cornerRadius: 38, safeArea: Insets(top: 44, left: 0, bottom: 0, right: 0))
    options.movements = ["presenter": [.y, .size], "sheet": .y]
    let dump = presentation().picture(options: options).dump
    // The sheet alone has a line: 0 … 200 at its top, 100.
    let lines = dump.split(separator: "\n").filter {
      $0.contains("#C8CCD3") && $0.contains("fill rect [0 100")
    }
    #expect(lines.map { $0.trimmingPrefix { $0 == " " } } == ["fill rect [0 100 200 1] #C8CCD3"])
  }

  @Test func `time and battery are light on the black window`() {
    var options = Wireframe.Options()
    options.decoration = ScreenDecoration(
      cornerRadius: 38, safeArea: Insets(top: 20, left: 0, bottom: 0, right: 0))
    options.showsStatusBar = true
    // At 0.9 the presenter starts at y = 20, under the status bar.
    #expect(presentation().picture(.color, options: options).texts.map(\.color) == [.white])
    #expect(
      presentation(scale: 1).picture(.color, options: options).texts.map(\.color) == [.black])
  }
}
