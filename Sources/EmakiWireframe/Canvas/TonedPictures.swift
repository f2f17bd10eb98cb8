import EmakiDrawing
import EmakiThreads

/// The pictures that a sketch has toned into its palette, each once: a motion shows it in every step.
final class TonedPictures: Sendable {
  private let pictures = SharedCache<DisplayImage, DisplayImage>(limit: 64 << 20) {
    256 + $0.pixels.bytes.count
  }

  /// A picture between ink and surface, with the lighter end as light as surfaces are or nearly so.
  func picture(_ picture: DisplayImage, in palette: Palette) -> DisplayImage {
    pictures.value(of: picture) {
      let isDark = palette.surface.luminance < palette.ink.luminance
      let (dark, light) =
        isDark
        ? (palette.surface, palette.ink.mixed(with: palette.surface, share: 0.3))
        : (palette.ink.mixed(with: palette.surface, share: 0.3), palette.surface)
      return picture.toned(from: dark, to: light)
    }
  }
}
