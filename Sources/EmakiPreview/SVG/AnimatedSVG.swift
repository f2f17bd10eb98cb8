import EmakiText
public import EmakiCairo
import EmakiDrawing
import EmakiRendering

/// Writes a reel as one animated vector file.
///
/// What does not change is there once; what moves is a group that is moved and faded by keyframes at
/// the reel's steps. Over the picture lie invisible rectangles, one for each view, with its id and
/// name: programs show the name where the pointer is.
public struct AnimatedSVG: Sendable {
  /// The language of the motion.
  public var animation: SVGAnimation
  /// How long the end stands before the motion starts over, in seconds.
  public var hold: Double

  /// Makes a writer.
  public init(animation: SVGAnimation = .css, hold: Double = 0) {
    self.animation = animation
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

  /// The document of a reel that was put together before.
  func document(
    of vector: VectorAnimation, title: String, painter: Painter
  ) throws(CairoError) -> String {
    let letters = SVGLetters()
    let text = try document(of: vector, title: title, painter: painter, letters: letters)
    return Self.add(letters.definitions, to: text)
  }

  /// The document without the outlines of its letters.
  ///
  /// - Parameter yields: whether it stands still for those who asked their system for less motion.
  func document(
    of vector: VectorAnimation, title: String, painter: Painter, letters: SVGLetters,
    yieldsToReducedMotion yields: Bool = true
  ) throws(CairoError) -> String {
    var list = vector.elements.list
    let views = ViewOverlay(vector)
    let tracks = vector.elements.tracks + views.tracks
    let cycle = (vector.times.last ?? 0) + hold
    var style = ""
    var end = views.markup
    if cycle > 0, vector.times.count > 1, !tracks.isEmpty {
      switch animation {
      case .css:
        var css = CSSAnimations(times: vector.times, cycle: cycle)
        for (id, track) in tracks { css.add(id, track) }
        style = css.styleSheet(yieldsToReducedMotion: yields)
      case .smil:
        var smil = SMILAnimations(times: vector.times, cycle: cycle)
        for (id, track) in tracks { smil.add(id, track) }
        end += smil.text
        if yields {
          style = Self.stillStyle
          list.items = [
            .group(DisplayGroup(name: "moving", items: list.items)),
            .group(
              DisplayGroup(name: "still", items: vector.lastStep.items(on: list.background))),
          ]
        }
      }
    }
    let bytes = try painter.svg(of: list, letters: letters)
    let picture = Self.add(end, to: String(decoding: bytes, as: UTF8.self))
    return Self.insert(title: title, style: style, into: picture)
  }

  /// Style sheets cannot stop SVG's own animations, so another picture takes their place.
  private static let stillStyle = """
    #still{display:none}
    @media(prefers-reduced-motion:reduce){#still{display:inline}#moving{display:none}}

    """

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
