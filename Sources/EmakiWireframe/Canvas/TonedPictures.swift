import EmakiDrawing
import Synchronization

/// The pictures that a sketch has toned into its palette, each once: a motion shows it in every step.
final class TonedPictures: Sendable {
  private let pictures = Mutex<[DisplayImage: DisplayImage]>([:])

  /// A picture between ink and surface, with the lighter end as light as surfaces are or nearly so.
  func picture(_ picture: DisplayImage, in palette: Palette) -> DisplayImage {
    if let known = pictures.withLock({ $0[picture] }) { return known }
    let isDark = palette.surface.luminance < palette.ink.luminance
    let (dark, light) =
      isDark
      ? (palette.surface, palette.ink.mixed(with: palette.surface, share: 0.3))
      : (palette.ink.mixed(with: palette.surface, share: 0.3), palette.surface)
    let toned = picture.toned(from: dark, to: light)
    pictures.withLock { $0[picture] = toned }
    return toned
  }
}
