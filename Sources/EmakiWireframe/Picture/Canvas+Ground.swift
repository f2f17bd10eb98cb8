import EmakiDrawing
import EmakiLayout

extension Canvas {
  /// Draws what lies under a view's content: shadow and background.
  mutating func drawGround(_ figure: DrawnView) {
    if skeleton != nil, figure.own.gradient != nil, !figure.hasSubviews {
      return drawBlock(figure.bounds, corner: figure.corner)
    }
    drawShadow(figure)
    if let color = groundColor(figure), !color.isClear {
      let isLost = isLostShape(figure, color)
      paint(color, figure)
      if isLost { outline(figure.bounds, palette.soft, corner: figure.corner) }
    }
    if let color = figure.groundAbove {
      let above = Rect(
        minX: figure.box.minX, minY: figure.box.minY, maxX: figure.box.maxX,
        maxY: figure.bounds.minY)
      fill(above, color)
      addGround(above, painted: color, given: color)
    }
    if drawGradient(figure), let gradient = figure.own.gradient { addGround(of: gradient, figure) }
  }

  /// Draws a view's shadow, which is seen beside a view that is not.
  mutating func drawShadow(_ figure: DrawnView) {
    guard theme.usesSceneColors, let shadow = figure.own.shadow else { return }
    items.append(
      .shadow(
        Self.box(figure.bounds, corner: figure.corner, arrow: figure.view.boxArrow), shadow))
  }

  private mutating func paint(_ color: Color, _ figure: DrawnView) {
    let corner = figure.corner
    if figure.isLitInSidebar {
      fill(Self.selection(in: figure.bounds), color, corner: Corner(RowGroup.cardRadius))
    } else {
      fill(figure.box, color, corner: corner, arrow: figure.view.boxArrow)
    }
    let background = theme.usesSceneColors ? figure.own.backgroundColor : figure.backgroundColor
    let given = background ?? (color == palette.fill ? Self.lightGrey : .white)
    addGround(figure.bounds, painted: color, given: given, corner: corner)
    if isMark(figure) { note(mark: figure.bounds) }
    if color == palette.soft, isBar(figure, thickness: 1) {
      softLines.append(SeenPart(rect: screenRect(figure.bounds), groundCount: grounds.count))
    }
  }

  /// Draws what lies over a view's subviews: the line below a cell, the border, and the mark of the
  /// selected.
  mutating func drawOver(_ figure: DrawnView) {
    drawCellSeparator(figure)
    drawBorder(figure)
  }

  mutating func drawBorder(_ figure: DrawnView) {
    let view = figure.view
    let corner = figure.corner
    if isOutlinedAsSelected(figure) {
      let isInSidebar = figure.view.control.row.isInSidebar
      outline(
        isInSidebar ? Self.selection(in: figure.bounds) : figure.bounds, palette.accent,
        width: theme.iconLineWidth, corner: isInSidebar ? Corner(RowGroup.cardRadius) : corner)
    } else if figure.own.borderWidth > 0 {
      let color = borderColor(figure.own.borderColor ?? .black, of: figure)
      let width = theme.usesSceneColors ? figure.own.borderWidth : min(figure.own.borderWidth, 2)
      border(figure.bounds, color, width: width, corner: corner)
    } else if !theme.usesSceneColors, let shadow = figure.own.shadow, !view.kind.isControl {
      // One that is about to go has a line that goes with it.
      let share = min(1, Double(shadow.color.alpha) / 8)
      outline(
        figure.bounds, palette.soft.multipliedAlpha(share), corner: corner, arrow: view.boxArrow)
    }
  }

  /// A border; in a sketch without what lies along the edge of the screen, where it would look like
  /// a second outline of the device.
  private mutating func border(_ rect: Rect, _ color: Color, width: Double, corner: Corner) {
    let sides = self.sides(of: rect, width: grid.thickness(width))
    guard !theme.usesSceneColors, corner.isSquare, sides.contains(where: isAtScreenEdge) else {
      outline(rect, color, width: width, corner: corner)
      return
    }
    for side in sides where !isAtScreenEdge(side) { fill(side, color) }
  }

  /// The colour that a fill would have in a scene that gave its colours.
  private static let lightGrey = Color(rgb: 0xECEEF1)

  /// Whether the accent outline says that the view is selected. Controls show it in other ways.
  private func isOutlinedAsSelected(_ figure: DrawnView) -> Bool {
    guard !theme.usesSceneColors, figure.isSelected, !isMark(figure) else { return false }
    switch figure.view.kind {
    case .view, .containerView, .stackView, .contentView, .tableCell, .collectionCell,
      .reusableView, .button:
      return true
    default: return false
    }
  }

  private func borderColor(_ given: Color, of figure: DrawnView) -> Color {
    if theme.usesSceneColors || given.isClear { return given }
    if given.isWarning { return palette.destructive }
    if given.isTinted { return figure.view.kind.isControl ? palette.accent : palette.soft }
    // The scene's colours count: what is dark in light appearance may be faint in the dark.
    let side = Rect(x: figure.bounds.minX, y: figure.bounds.midY, width: 2, height: 0)
    return given.contrast(with: ground(at: side).given) > 4.2 ? palette.line : palette.soft
  }

  /// The colour behind a view's content, or `nil` for none.
  func groundColor(_ figure: DrawnView) -> Color? {
    if theme.usesSceneColors, let given = figure.own.backgroundColor {
      return isElevated && palette.mapsDarkScenes ? Palette.elevated(given) : given
    }
    switch figure.view.role {
    case .transparent: return nil
    case .surface: return surfaceColor(figure)
    case .fill: return palette.fill
    case .destructive where figure.view.kind == .view && figure.backgroundColor == nil:
      return palette.destructive.multipliedAlpha(0.12)
    default: break
    }
    if isMark(figure) { return palette.accent }
    if isOutlinedAsSelected(figure) {
      return figure.view.control.row.isInSidebar ? nil : palette.surface
    }
    guard let given = figure.backgroundColor, !theme.usesSceneColors else {
      return defaultGround(figure)
    }
    if figure.view.kind == .button, figure.isTinted, given.alpha > 127 {
      guard figure.own.isEnabled else { return palette.fill }
      let warns = figure.view.role == .destructive || given.isWarning
      return warns ? palette.destructive : palette.accent
    }
    if isBadge(figure), given.isWarning, given.alpha > 127 { return palette.destructive }
    if isBar(figure, thickness: 1), !given.isTinted, given.alpha > 25 {
      return seen(palette.soft, at: figure.bounds)
    }
    let color = palette.ground(for: given, isBlend: figure.isBlend)
    return isLost(color, given, figure) ? palette.soft : color
  }

  /// A surface, or the colour that replaces the view's background where a surface would not be seen
  /// on the one below though the scene's colours differ: in the dark appearance cards are lighter
  /// than roots.
  private func surfaceColor(_ figure: DrawnView) -> Color {
    guard palette.mapsDarkScenes, let given = figure.backgroundColor, given.alpha == 255
    else { return palette.surface }
    let under = ground(at: figure.bounds)
    guard under.painted == palette.surface, given.contrast(with: under.given) > 1.05 else {
      return palette.surface
    }
    return palette.ground(for: given, isBlend: figure.isBlend)
  }

  /// Whether a plain view is so thin that it stands for a separator or a handle.
  private func isBar(_ figure: DrawnView, thickness: Double) -> Bool {
    figure.view.kind == .view && !figure.hasSubviews
      && min(figure.own.frame.width, figure.own.frame.height) <= thickness
  }

  /// Whether it is a small disc or pill, as one with the number of what is new.
  private func isBadge(_ figure: DrawnView) -> Bool {
    let side = min(figure.own.frame.width, figure.own.frame.height)
    return side <= 32 && figure.corner.radius >= 0.45 * side
  }

  /// Whether a view is a line that marks what is selected, too thin for an outline.
  private func isMark(_ figure: DrawnView) -> Bool {
    !theme.usesSceneColors && figure.view.role == .accent && isBar(figure, thickness: 4)
  }

  /// Whether a view without a role is a line in a sketch: more than a separator, but too thin for an
  /// outline.
  func isLine(_ figure: DrawnView) -> Bool {
    figure.view.role == nil && isBar(figure, thickness: 4) && !isBar(figure, thickness: 1)
  }

  /// Whether the background of a button, or of a round text or icon, equals the one that it lies
  /// on, though the scene's colours differ: of chips on grouped backgrounds, and of the buttons
  /// that swipes reveal there.
  private func isLostShape(_ figure: DrawnView, _ color: Color) -> Bool {
    guard !theme.usesSceneColors, figure.own.borderWidth == 0, figure.own.shadow == nil,
      let given = figure.backgroundColor, given.alpha == 255
    else { return false }
    switch figure.view.kind {
    case .button: break
    case .label, .icon: if figure.corner.isSquare { return false }
    default: return false
    }
    let under = ground(at: figure.bounds)
    return color == under.painted && given.contrast(with: under.given) > 1.1
  }

  /// Whether a handle, such as that of a sheet, would not be seen on what it lies on, though the
  /// scene's colours differ.
  private func isLost(_ color: Color, _ given: Color, _ figure: DrawnView) -> Bool {
    guard given.alpha == 255, isBar(figure, thickness: 8) else { return false }
    let under = ground(at: figure.bounds)
    return color.contrast(with: under.painted) < 1.3 && given.contrast(with: under.given) > 1.3
  }

  /// The background behind groups of rows; UIKit's is a lighter grey than that of pictures, and in
  /// the dark appearance a plain surface, on which the rows are a step lighter.
  private var groupedGround: Color {
    guard theme.usesSceneColors else { return palette.fill }
    return palette.mapsDarkScenes ? palette.surface : Color(rgb: 0xF2F2F7)
  }

  func rowGround(_ figure: DrawnView) -> Color {
    let isGrouped = figure.view.control.row.group != nil
    return isGrouped && theme.usesSceneColors ? palette.elevated.surface : palette.surface
  }

  /// The background that UIKit shows where none is given: roots, rows and bars are opaque.
  private func defaultGround(_ figure: DrawnView) -> Color? {
    switch figure.view.kind {
    case .navigationBar, .tabBar: figure.edge?.ground ?? palette.surface
    case .toolbar: palette.surface
    case .tableCell: figure.view.control.row.isInSidebar ? nil : rowGround(figure)
    case .tableView: figure.hasRowGround ? groupedGround : palette.surface
    case .contentView where figure.hasRowGround: groupedGround
    case .button: buttonGround(figure)
    default: figure.isRoot ? palette.surface : nil
    }
  }
}
