import EmakiText
public import EmakiCairo
import EmakiDrawing
import EmakiRendering

/// Writes the frames of a motion as one animated vector file.
///
/// Items that do not change are there once; those that move are a group that is moved and faded by
/// keyframes at the steps of `MotionFrames`. Over the picture lie invisible rectangles, one for
/// each view, with its id and name: programs show the name where the pointer is.
public struct AnimatedSVG: Sendable {
  /// How long the picture holds the last frame before the motion starts over, in seconds.
  public var hold: Double

  /// Makes a writer.
  public init(hold: Double = 0) {
    self.hold = max(0, hold)
  }

  /// The document.
  ///
  /// - Throws: `CairoError` where the picture has no size.
  public func document(of reel: MotionFrames) throws(CairoError) -> String {
    let vector = VectorAnimation(reel)
    let title = [reel.scene, reel.motion].compactMap { $0 }.joined(separator: " · ")
    return try document(of: vector, title: title, painter: reel.renderer.painter)
  }

  /// The document of a motion that was put together before.
  func document(
    of vector: VectorAnimation, title: String, painter: Painter
  ) throws(CairoError) -> String {
    let letters = SVGLetters()
    let text = try draft(of: vector, title: title, painter: painter, letters: letters)
    let document = SVGMark.document(Array(Self.add(letters.definitions, to: text).utf8))
    return String(decoding: document, as: UTF8.self)
  }

  /// The document without the outlines of its letters, and still without its mark.
  ///
  /// - Parameter yields: whether it stands still for those who asked their system for less motion.
  func draft(
    of vector: VectorAnimation, title: String, painter: Painter, letters: SVGLetters,
    yieldsToReducedMotion yields: Bool = true
  ) throws(CairoError) -> String {
    let views = ViewOverlay(vector)
    let tracks = vector.elements.tracks + views.tracks
    let cycle = (vector.times.last ?? 0) + hold
    var style = ""
    if cycle > 0, vector.times.count > 1, !tracks.isEmpty {
      var css = CSSAnimations(times: vector.times, cycle: cycle)
      for (id, track) in tracks { css.add(id, track) }
      style = css.styleSheet(yieldsToReducedMotion: yields)
    }
    let bytes = try painter.svgDraft(of: vector.elements.list, letters: letters)
    let picture = Self.add(views.markup, to: String(decoding: bytes, as: UTF8.self))
    return Self.insert(title: title, style: style, into: picture)
  }

  /// A document with elements at its end.
  private static func add(_ elements: String, to document: String) -> String {
    let close = "</svg>\n"
    return document.hasSuffix(close) ? document.dropLast(close.count) + elements + close : document
  }

  private static func insert(title: String, style: String, into picture: String) -> String {
    var text = picture
    guard let open = text.firstIndex(of: ">") else { return text }
    let head =
      "\n<title>\(Markup.escaped(title))</title>"
      + (style.isEmpty ? "" : "\n<style>\n\(style)</style>")
    text.insert(contentsOf: head, at: text.index(after: open))
    return text
  }
}
