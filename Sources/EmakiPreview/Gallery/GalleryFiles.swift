public import EmakiCairo
import EmakiRendering

/// The files of a scene in a gallery: a drawing that moves, and a page that plays all its motions.
///
/// Both are made from the same lines, which take most of the time.
public struct GalleryFiles: Sendable {
  /// The drawing of the first motion, as SVG.
  public let picture: String
  /// The page, as HTML.
  public let page: String

  /// Makes the files.
  ///
  /// - Parameter reels: the motions of the scene, the default first; at least one.
  /// - Throws: `CairoError` where a picture has no size.
  public init(_ reels: [MotionFrames]) throws(CairoError) {
    var picture = ""
    var motions = PackedMotions(hold: PlayerPage.usualHold)
    for reel in reels {
      let vector = VectorAnimation(reel)
      if picture.isEmpty {
        picture = try AnimatedSVG(hold: PlayerPage.usualHold).document(
          of: vector, title: PlayerData.title(of: reel), painter: reel.renderer.painter)
      }
      try motions.add(reel, vector)
    }
    self.picture = picture
    page = motions.page(title: reels.first?.scene ?? "")
  }
}
