import EmakiDrawing
import EmakiLayout

extension ScreenPainter {
  /// The finished picture: the views, what lies over them, the device around them.
  mutating func picture() -> DisplayList {
    if canvas.theme.isAnnotated { canvas.seenText = [] }
    paintViews()
    canvas.visible = nil
    var legend = Legend()
    if canvas.theme.isAnnotated {
      if options.isRedline { legend = drawRedlines() } else { annotate() }
    }
    drawTouches()
    let size = snapshot.screen.size
    let screen = Rect(origin: .zero, size: size)
    if let decoration = options.decoration, showsStatusBar {
      let bar = Rect(x: 0, y: 0, width: size.width, height: decoration.safeArea.top)
      canvas.drawStatusBar(
        decoration, style: snapshot.statusBarStyle(over: bar), in: screen,
        reading: options.direction)
    }
    drawCutout(in: screen)
    let margin = options.resolvedMargin
    let isFramed = options.showsBezel || margin > 0 || !legend.entries.isEmpty
    if isFramed { frame(screen, margin: margin) }
    var sheet = Size(width: size.width + 2 * margin, height: size.height + 2 * margin)
    sheet.width += canvas.draw(legend, at: Point(x: sheet.width, y: margin), height: size.height)
    return DisplayList(
      size: sheet, background: isFramed ? canvas.palette.paper : rootColor, items: canvas.items)
  }

  /// Status bar and home indicator belong to a device, whatever the theme.
  var showsStatusBar: Bool {
    options.showsStatusBar ?? (canvas.theme.showsStatusBar || options.showsBezel)
  }

  /// The colour under the root: white or the theme's surface, also where the root is clear; that of
  /// the window where a sheet has pushed the root back.
  private var rootColor: Color {
    snapshot.showsWindow ? canvas.theme.windowColor : canvas.palette.surface
  }

  /// Cuts the screen to its outline, moves it by the margin and draws the outline around it.
  ///
  /// The screen reaches under the device's outline: along one edge the paper would shine through.
  private mutating func frame(_ screen: Rect, margin: Double) {
    let radius = options.showsBezel ? options.decoration?.cornerRadius ?? 0 : 0
    let theme = canvas.theme
    let width = canvas.grid.thickness(theme.deviceLineWidth)
    let under = options.showsBezel ? width / 2 : 0
    let clip = Canvas.box(screen.outset(by: under), corner: Corner(radius > 0 ? radius + under : 0))
    let content = [.fill(clip, .color(rootColor))] + canvas.items
    canvas.items = [.group(DisplayGroup(name: "screen", clip: clip, items: content))]
    if options.showsBezel {
      canvas.outline(
        screen.outset(by: width), theme.palette.line, width: width,
        corner: Corner(radius > 0 ? radius + width : 0))
      drawBody(around: screen, margin: margin)
    } else {
      canvas.outline(screen.outset(by: canvas.hairline), theme.palette.soft)
    }
    guard margin > 0 else { return }
    let move = Transform.translation(x: margin, y: margin)
    canvas.items = [.group(DisplayGroup(transform: move, items: canvas.items))]
  }
}
