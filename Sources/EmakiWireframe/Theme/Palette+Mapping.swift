import EmakiDrawing
internal import EmakiPlatform

extension Palette {
  /// The palette's colour for a background colour of the scene, with the scene's opacity.
  ///
  /// Nearly white is a surface, light greys and tints are a fill, middle greys a stronger fill, and
  /// dark ones the darkest that the palette has. In the dark appearance nearly black is a surface, dark
  /// greys are a fill, and light ones stand out. Clear colours are distinguished from greys beside
  /// them, as are the two sides of a chat.
  ///
  /// - Parameter isBlend: whether it is the mean of colours that blend: these are a fill, as pictures are.
  func ground(for color: Color, isBlend: Bool = false) -> Color {
    var result =
      isBlend || color.isTinted
      ? tintedGround(for: color, isBlend)
      : mapsDarkScenes ? darkGround(for: color) : lightGround(for: color)
    result.alpha = color.alpha
    return result
  }

  /// Pale tints are as light as light greys.
  private func tintedGround(for color: Color, _ isBlend: Bool) -> Color {
    let luminance = color.luminance
    if mapsDarkScenes ? luminance < 0.008 : luminance >= 0.93 { return surface }
    let isPale = color.chroma < 0.5 && (mapsDarkScenes ? luminance < 0.05 : luminance >= 0.3)
    return isBlend || isPale ? fill : strongFill
  }

  /// Between a fill and its separators: a fill that can be distinguished from another one.
  var strongFill: Color { fill.mixed(with: soft, share: 0.6) }

  private func lightGround(for color: Color) -> Color {
    switch color.luminance {
    case 0.93...: surface
    case 0.3...: fill
    case 0.1...: soft
    default: darkest
    }
  }

  /// The system's dark greys reach from #1C1C1E to #636366.
  private func darkGround(for color: Color) -> Color {
    switch color.luminance {
    case ..<0.008: surface
    case ..<0.15: fill
    case ..<0.5: soft
    default: ink
    }
  }

  /// Ink on a light palette, paper on a dark one.
  private var darkest: Color { ink.luminance < surface.luminance ? ink : paper }

  /// Whether a text colour of the scene means less important text on its background.
  ///
  /// Compares its contrast with that of black or white, whichever is on its side of the background;
  /// the system's quiet text is a little nearer to white on dark backgrounds than to black on light
  /// ones. On coloured backgrounds, where contrasts are low anyway, all greys but the lightest and
  /// darkest count.
  func isQuiet(_ text: Color, on ground: Color) -> Bool {
    if ground.isTinted { return (0.12...0.72).contains(text.luminance) }
    let isLight = text.luminance >= ground.luminance
    let extreme: Color = isLight ? .white : .black
    let best = extreme.contrast(with: ground)
    guard best > 1.05 else { return false }
    let contrast = text.composited(over: ground).contrast(with: ground)
    return log(contrast) < (isLight ? 0.65 : 0.6) * log(best)
  }

  /// The grey of a coloured text that has no role: only roles are coloured in a sketch. Three steps from
  /// ink to quiet keep apart what stands out from its background more and less.
  func grey(for text: Color, on ground: Color) -> Color {
    switch text.composited(over: ground).contrast(with: ground) {
    case 6...: ink
    case 3.5...: ink.mixed(with: quiet, share: 0.5)
    default: quiet
    }
  }

  /// `color` if it can be read on `ground`, else a shade of it that can, else ink or surface, whichever
  /// can be read better: at the contrast of 4.5 that WCAG 2 asks of text at level AA.
  func readable(_ color: Color, on ground: Color, atLeast contrast: Double = 4.5) -> Color {
    let best = ink.contrast(with: ground) >= surface.contrast(with: ground) ? ink : surface
    for share in [0, 0.1, 0.2, 0.3, 0.4] {
      let shade = color.mixed(with: best, share: share)
      if shade.contrast(with: ground) >= contrast { return shade }
    }
    return best
  }
}
