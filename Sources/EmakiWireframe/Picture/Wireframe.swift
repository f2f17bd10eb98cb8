public import EmakiDrawing
public import EmakiLayout

/// Draws screens in a theme: resolves everything that a picture shows into a display list.
///
/// A pure function of the snapshot, the scale and the options. The measurer must be the one that
/// layout asked, or lines break elsewhere than layout thought.
public struct Wireframe: Sendable {
  /// How pictures look.
  public let theme: Theme
  let measurer: any TextMeasuring
  private let tonedPictures = TonedPictures()

  /// Draws in `theme` with the text widths of `measurer`.
  public init(theme: Theme = .wireframe, measurer: any TextMeasuring) {
    self.theme = theme
    self.measurer = measurer
  }

  /// The picture of a screen at one moment.
  ///
  /// - Parameters:
  ///   - snapshot: the views with their values.
  ///   - scale: pixels a point, 1, 2 or 3; edges lie on this grid.
  ///   - options: what is drawn around and over the views.
  /// - Returns: a list of the screen's size, larger by the margin on each side.
  public func displayList(
    of snapshot: Snapshot, scale: Double, options: Options = Options()
  ) -> DisplayList {
    var canvas = Canvas(theme: theme, scale: scale, measurer: measurer)
    canvas.tonedPictures = tonedPictures
    var painter = ScreenPainter(snapshot: snapshot, options: options, canvas: canvas)
    return painter.picture()
  }
}
