import EmakiDrawing
import EmakiLayout

extension Canvas {
  /// A fill with the kind's icon and name for pictures that Emaki cannot make: web, graphics.
  mutating func drawPlaceholder(_ figure: Figure) {
    let bounds = figure.bounds
    let (icon, title) = placeholderMark(figure.view)
    if figure.backgroundColor == nil || !theme.usesSceneColors {
      fill(bounds, palette.fill, radius: figure.own.cornerRadius)
      addGround(bounds, painted: palette.fill, given: nil)
    }
    outline(bounds, palette.soft, radius: figure.own.cornerRadius)
    guard !figure.hasSubviews else { return }
    drawMark(icon, title, in: bounds, figure)
  }

  private func placeholderMark(_ view: View) -> (icon: String, title: String) {
    switch view.kind {
    case .webView: ("globe", "Web")
    default: ("layers", view.className ?? "Graphics")
    }
  }

  /// A dashed box with its text or the name of its class; what fills the screen needs no box.
  mutating func drawCustomView(_ figure: Figure) {
    guard !figure.hasSubviews else { return }
    let bounds = figure.bounds
    if !figure.isRoot {
      outline(bounds, palette.soft, radius: figure.own.cornerRadius, dash: [4, 4])
    }
    let title = figure.string.isEmpty ? figure.view.className ?? figure.view.name : figure.string
    drawMark(nil, title ?? "View", in: bounds, figure)
  }

  /// Whether the ground that a view has of its own is seen on what lies below it, which is not drawn
  /// yet.
  func standsOut(_ figure: Figure) -> Bool {
    guard let given = figure.backgroundColor, given.alpha > 25 else { return false }
    let under = ground(at: figure.bounds).given
    return given.composited(over: under).contrast(with: under) > 1.05
  }

  /// The name of its class for a view that is filled by code, in a dashed box where its ground does
  /// not tell its place. A ground in a strong colour is what the view is for.
  mutating func drawUnknownPart(_ figure: Figure, standsOut: Bool) {
    if standsOut, figure.backgroundColor?.isTinted ?? false { return }
    let bounds = figure.bounds
    if !standsOut, figure.view.borderWidth == 0 {
      // Away from its edges, where its neighbours' would make one thick line with it.
      let box = grid.snap(bounds.outset(by: -4))
      outline(box, palette.soft, radius: max(0, figure.own.cornerRadius - 4), dash: [4, 4])
    }
    drawMark(nil, figure.view.className ?? "View", in: bounds, figure)
  }

  /// The place of a controller that is not loaded: a soft box with its name.
  mutating func drawContainerView(_ figure: Figure) {
    guard !figure.hasSubviews, figure.view.text == nil else {
      drawPlainView(figure)
      return
    }
    guard !theme.usesSceneColors, figure.view.role == nil, figure.backgroundColor == nil else {
      return
    }
    outline(figure.bounds, palette.soft, radius: figure.own.cornerRadius, dash: [4, 4])
    drawMark(nil, figure.view.titleOfContainer, in: figure.bounds, figure)
  }

  /// A veil that lets a little of what is behind shine through: light or dark where its style says
  /// so, whatever the appearance, else as the appearance is.
  mutating func drawEffectView(_ figure: Figure) {
    guard figure.backgroundColor == nil, figure.view.role == nil else { return }
    let own = figure.view.effectColor
    let color = (own.map(palette.ground(for:)) ?? palette.surface).multipliedAlpha(0.85)
    fill(figure.bounds, color, radius: figure.own.cornerRadius)
    addGround(
      figure.bounds, painted: color, given: own ?? (palette.mapsDarkScenes ? .black : .white))
  }

  /// An icon over a quiet title, or what of it there is room for.
  private mutating func drawMark(
    _ name: String?, _ title: String, in bounds: Rect, _ figure: Figure
  ) {
    let font = Font.system(11)
    let lineHeight = font.lineHeight(scale: grid.scale)
    let color = ink(nil, .quiet, of: figure, in: bounds)
    let icon = name.flatMap(Icon.named)
    let hasIcon = icon != nil && bounds.width >= 32 && bounds.height >= 32
    let hasTitle = bounds.width >= 24 && bounds.height >= lineHeight + (hasIcon ? 34 : 0)
    let height = (hasIcon ? 24 : 0) + (hasTitle ? lineHeight : 0) + (hasIcon && hasTitle ? 4 : 0)
    var top = grid.snap(bounds.midY - height / 2)
    if hasIcon, let icon {
      let place = Rect(x: bounds.minX, y: top, width: bounds.width, height: 24)
      draw(icon, color, in: grid.centered(Size(width: 24, height: 24), in: place))
      top += 28
    }
    guard hasTitle else { return }
    let room = Rect(x: bounds.minX + 4, y: top, width: bounds.width - 8, height: lineHeight)
    line(title, font, color, in: room, .center)
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

  /// What an empty container is called: by its name or that of what belongs into it, where people
  /// chose them.
  fileprivate var titleOfContainer: String {
    let names = [name, embeddedController, id.rawValue].compactMap { $0 }
    return names.first { !View.isObjectID($0) } ?? "Container"
  }
}
