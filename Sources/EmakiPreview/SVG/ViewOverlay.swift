import EmakiCairo
import EmakiDrawing
import EmakiText

/// Invisible rectangles over a picture, where its views are.
struct ViewOverlay {
  private(set) var markup = ""
  private(set) var tracks: [(id: String, track: MotionTrack)] = []

  init(_ vector: VectorAnimation) {
    guard !vector.views.isEmpty else { return }
    markup = "<g id=\"views\(SVGMark.ending)\" fill=\"none\" pointer-events=\"all\""
    if vector.origin != .zero {
      markup +=
        " transform=\"translate(\(Markup.number(vector.origin.x)) \(Markup.number(vector.origin.y)))\""
    }
    markup += ">\n"
    for (index, view) in vector.views.enumerated() { add(view, id: "v\(index + 1)") }
    markup += "</g>\n"
  }

  private mutating func add(_ view: MovingView, id: String) {
    let (rect, track) = Self.track(of: view)
    if !track.maps.isEmpty || !track.opacities.isEmpty { tracks.append((id, track)) }
    func attribute(_ name: String, _ value: Double) -> String {
      " \(name)=\"\(Markup.number(value))\""
    }
    markup += "<rect id=\"\(id)\(SVGMark.ending)\" data-view=\"\(Markup.escaped(view.id))\""
    markup += attribute("x", rect.minX) + attribute("y", rect.minY)
    markup += attribute("width", rect.width) + attribute("height", rect.height)
    markup += "><title>\(Markup.escaped(view.label))</title></rect>\n"
  }

  /// The rectangle as it is written, and what becomes of it.
  private static func track(of view: MovingView) -> (Rect, MotionTrack) {
    var track = MotionTrack()
    if view.isShown.contains(false) {
      track.opacities = view.isShown.map { .init(value: $0 ? 1 : 0, isPresent: $0) }
    }
    guard view.isMoving, let last = view.rects.last else { return (view.rects[0], track) }
    if view.rects.allSatisfy({ $0.size == last.size }) {
      track.maps = view.rects.map {
        MotionTrack.Map(.translation(x: $0.minX - last.minX, y: $0.minY - last.minY))
      }
      return (last, track)
    }
    track.maps = view.rects.map { MotionTrack.Map($0) }
    return (Rect(x: 0, y: 0, width: 1, height: 1), track)
  }
}
