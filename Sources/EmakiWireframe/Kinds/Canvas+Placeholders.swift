import EmakiLimits
import EmakiDrawing
import EmakiLayout

extension Canvas {
  /// A fill with the kind's icon and name for pictures that Emaki cannot make: web, graphics.
  mutating func drawPlaceholder(_ figure: DrawnView) {
    let bounds = figure.bounds
    let (icon, title) = placeholderMark(figure.view)
    if figure.backgroundColor == nil || !theme.usesSceneColors {
      fill(bounds, palette.fill, corner: figure.own.corner)
      addGround(bounds, painted: palette.fill, given: nil)
    }
    outline(bounds, palette.soft, corner: figure.own.corner)
    guard !figure.hasSubviews else { return }
    drawMark(icon, [title], in: bounds, figure)
  }

  private func placeholderMark(_ view: View) -> (icon: String, title: String) {
    switch view.kind {
    case .webView: ("globe", "Web")
    default: ("layers", view.className ?? "Graphics")
    }
  }

  /// A dashed box with its text or the name of its class; what fills the screen needs no box.
  mutating func drawCustomView(_ figure: DrawnView) {
    guard !figure.hasSubviews else { return }
    let bounds = figure.bounds
    if !figure.isRoot {
      dashedBox(bounds, corner: figure.own.corner)
    }
    let text = figure.string
    drawMark(nil, text.isEmpty ? known(of: figure) : [text], in: bounds, figure)
  }

  /// A dashed outline that is seen on what it lies on.
  private mutating func dashedBox(_ rect: Rect, corner: Corner) {
    let under = ground(at: rect).painted
    let isStrong = palette.soft.contrast(with: under) > 4
    let color = isStrong ? palette.quiet : palette.soft
    outline(rect, palette.readable(color, on: under, atLeast: 1.3), corner: corner, dash: [4, 4])
  }

  /// The facts that a file gives of a view that code fills, the most telling first: class, name,
  /// size in points.
  private func known(of figure: DrawnView) -> [String] {
    let view = figure.view
    let names = [view.className, view.name].compactMap { $0 }
    let title =
      names.isEmpty ? ["View"] : names.count > 1 && names[0] == names[1] ? [names[0]] : names
    return title + [figure.sizeWords]
  }

  /// Whether the view's background stands out from the one below it; the view itself is not drawn
  /// yet.
  func standsOut(_ figure: DrawnView) -> Bool {
    guard let given = figure.backgroundColor, given.alpha > 25 else { return false }
    let under = ground(at: figure.bounds).given
    return given.composited(over: under).contrast(with: under) > 1.05
  }

  /// The name of its class, its name and its size for a view that is filled by code, in a dashed
  /// box where its background does not show its frame. A background in a strong colour is the
  /// purpose of the view, and any background that of a view without a class.
  mutating func drawUnknownPart(_ figure: DrawnView, standsOut: Bool) {
    if standsOut, figure.view.className == nil || figure.backgroundColor?.isTinted ?? false {
      return
    }
    let bounds = figure.bounds
    if !standsOut, figure.own.borderWidth == 0, !figure.isRoot {
      // Away from its edges, where its neighbours' would make one thick line with it.
      let inset = min(4, bounds.height / 10)
      dashedBox(
        grid.snap(bounds.outset(by: -inset)), corner: figure.own.corner.inset(by: inset))
    }
    drawMark(nil, known(of: figure), in: bounds, figure)
  }

  /// The stand-in for a controller that is not loaded: a soft box with its name.
  mutating func drawContainerView(_ figure: DrawnView) {
    guard !figure.hasSubviews, figure.view.text == nil else {
      drawPlainView(figure)
      return
    }
    guard figure.view.role == nil, figure.backgroundColor == nil else { return }
    dashedBox(figure.bounds, corner: figure.own.corner)
    drawMark(nil, figure.view.titlesOfContainer + [figure.sizeWords], in: figure.bounds, figure)
  }

  /// A veil that lets a little of what is behind shine through: light or dark where its style says
  /// so, whatever the appearance, else as the appearance is.
  mutating func drawEffectView(_ figure: DrawnView) {
    guard figure.backgroundColor == nil, figure.view.role == nil else { return }
    let own = figure.view.effectColor
    let color = (own.map { palette.ground(for: $0) } ?? palette.surface).multipliedAlpha(0.85)
    fill(figure.bounds, color, corner: figure.own.corner)
    addGround(
      figure.bounds, painted: color, given: own ?? (palette.mapsDarkScenes ? .black : .white))
  }

  /// The sizes of letters that a mark may have, points.
  private static let markSizes = [11.0, 9.5, 8]

  /// An icon over quiet titles, or what of them there is room for: in smaller letters before the first
  /// is cut, and the last left out first.
  private mutating func drawMark(
    _ name: String?, _ titles: [String], in bounds: Rect, _ figure: DrawnView
  ) {
    let fonts = Self.markSizes.map { Font.system($0) }
    let font =
      fonts.first { font in
        font.lineHeight(scale: grid.scale) <= bounds.height
          && width(of: titles[0], font) <= bounds.width - 8
      } ?? fonts.last { _ in true } ?? .system(11)
    let lineHeight = font.lineHeight(scale: grid.scale)
    let color = ink(nil, .quiet, of: figure, in: bounds)
    let icon = name.flatMap(Icon.named)
    let hasIcon = icon != nil && bounds.width >= 32 && bounds.height >= 32
    let hasTitle = bounds.width >= 24 && bounds.height >= lineHeight + (hasIcon ? 34 : 0)
    let room = bounds.height - (hasIcon ? 34 : 10)
    let lines = hasTitle ? titles.prefix(max(1, Int(clamping: room / lineHeight))) : []
    let height =
      (hasIcon ? 24 : 0) + Double(lines.count) * lineHeight + (hasIcon && hasTitle ? 4 : 0)
    var top = grid.snap(bounds.midY - height / 2)
    if hasIcon, let icon {
      let place = Rect(x: bounds.minX, y: top, width: bounds.width, height: 24)
      draw(icon, color, in: grid.centered(Size(width: 24, height: 24), in: place))
      top += 28
    }
    for title in lines {
      let place = Rect(x: bounds.minX + 4, y: top, width: bounds.width - 8, height: lineHeight)
      line(title, font, color, in: place, .center)
      top += lineHeight
    }
  }
}

extension View {
  /// The colour of a veil whose style says it.
  fileprivate var effectColor: Color? {
    switch control.effectStyle {
    case .dark: .black
    case .light: .white
    case nil: nil
    }
  }

  /// The titles of an empty container: its name and that of the controller that belongs into it,
  /// where people chose them.
  fileprivate var titlesOfContainer: [String] {
    let names = [name, embeddedController].compactMap { $0 }.filter { !View.isObjectID($0) }
    if !names.isEmpty { return names }
    return [View.isObjectID(id.rawValue) ? "Container" : id.rawValue]
  }
}

extension DrawnView {
  /// `200 × 100`: its size in points, as layout gave it.
  fileprivate var sizeWords: String { "\(goal.width.shortText) × \(goal.height.shortText)" }
}
