import EmakiDrawing

/// Which colours a mark of the device can be read in on what lies behind it: ink, or surface where that
/// is as dark as ink.
struct MarkColors {
  private let palette: Palette
  /// The colours behind it, each for an equal share of its area.
  private let behind: [Color]

  init(_ palette: Palette, on behind: [Color]) {
    self.palette = palette
    self.behind = behind
  }

  /// The colour that is seen on all of what lies behind, where only one is; else the one that suits
  /// more of it, and ink where both suit as much.
  var best: Color {
    let isInkSeen = isSeenEverywhere(palette.ink)
    if isInkSeen != isSeenEverywhere(palette.surface) {
      return isInkSeen ? palette.ink : palette.surface
    }
    let asInk = behind.count { color(on: $0) == palette.ink }
    return 2 * asInk >= behind.count ? palette.ink : palette.surface
  }

  /// The same; between both colours where a large part of the mark would not be seen otherwise.
  var everywhere: Color {
    guard unseenPart(best) > Self.largePart else { return best }
    return palette.ink.mixed(with: palette.surface, share: 0.5)
  }

  /// The share of what lies behind from which a colour cannot be distinguished, 0…1.
  private func unseenPart(_ color: Color) -> Double {
    Double(behind.count { color.contrast(with: $0) < Self.seen }) / Double(max(behind.count, 1))
  }

  private func isSeenEverywhere(_ color: Color) -> Bool { unseenPart(color) <= Self.smallPart }

  /// On coloured backgrounds the lighter one, as the titles of coloured bars are; otherwise ink
  /// while it can be read at the contrast of 4.5 that WCAG 2 asks of text at level AA.
  private func color(on ground: Color) -> Color {
    let (ink, surface) = (palette.ink, palette.surface)
    let light = ink.luminance > surface.luminance ? ink : surface
    if ground.isTinted, light.contrast(with: ground) >= 3 { return light }
    return ink.contrast(with: ground) >= min(4.5, surface.contrast(with: ground)) ? ink : surface
  }

  /// The least contrast at which something is seen at all.
  private static let seen = 1.5
  /// A smaller part of a mark may be lost.
  private static let largePart = 0.2
  /// So little is not missed in letters.
  private static let smallPart = 0.05
}
