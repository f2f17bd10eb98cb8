import EmakiDrawing
import EmakiScenes

/// The frame of each scene's thumbnail: at its position on the canvas, moved as little as needed so
/// that none covers another.
struct MapPlacement {
  /// Thumbnail points for one point of a scene.
  static let reduction = 0.4
  /// How much wider than the thumbnails their distances are, so that arrows find room for labels:
  /// the least that lets all labels find a position, of these.
  static let spreads = [1.5, 2, 2.5]
  /// Free room around each thumbnail, for names and arrows.
  static let gap = 56.0
  /// Room above each thumbnail for its name.
  static let heading = 26.0

  /// One rectangle for each scene, in the order of the document; the top left of all is (0, 0).
  let frames: [Rect]
  /// The extent of all.
  let size: Size

  init(_ scenes: [(position: Scene.CanvasPosition?, size: Size)], spread: Double) {
    let sizes = scenes.map { scene in
      Size(
        width: (scene.size.width * Self.reduction).rounded(.up),
        height: (scene.size.height * Self.reduction).rounded(.up))
    }
    var frames = [Rect?](repeating: nil, count: scenes.count)
    let placed = scenes.indices.filter { scenes[$0].position != nil }
    // From the top left on, so that what comes later gives way to the right.
    let order = placed.sorted { a, b in
      Self.key(scenes[a].position, a) < Self.key(scenes[b].position, b)
    }
    // From left to right: what a thumbnail has passed cannot be in its way again.
    var others: [Rect] = []
    for index in order {
      guard let position = scenes[index].position else { continue }
      var frame = Rect(
        origin: Point(
          x: (position.x * Self.reduction * spread).rounded(),
          y: (position.y * Self.reduction * spread).rounded()), size: sizes[index])
      for other in others where Self.clash(other, frame) {
        frame.origin.x = other.maxX + Self.gap
      }
      frames[index] = frame
      others.insert(frame, at: others.firstIndex { $0.minX > frame.minX } ?? others.endIndex)
    }
    // Scenes without a position stand in a row under the others.
    let bottom = frames.compactMap { $0?.maxY }.max().map { $0 + Self.gap + Self.heading } ?? 0
    var x = frames.compactMap { $0?.minX }.min() ?? 0
    for index in scenes.indices where frames[index] == nil {
      frames[index] = Rect(origin: Point(x: x, y: bottom), size: sizes[index])
      x += sizes[index].width + Self.gap
    }
    let all = frames.compactMap { $0 }
    let origin = Point(
      x: all.map(\.minX).min() ?? 0, y: (all.map(\.minY).min() ?? 0) - Self.heading)
    self.frames = all.map { $0.offset(x: -origin.x, y: -origin.y) }
    size = Size(
      width: self.frames.map(\.maxX).max() ?? 0, height: self.frames.map(\.maxY).max() ?? 0)
  }

  /// How long a scene's name can be before it comes near another thumbnail.
  static func room(forNameOver index: Int, among frames: [Rect]) -> Double {
    let own = frames[index]
    let line = Rect(x: own.minX + 1, y: own.minY - heading, width: 240, height: heading)
    let next = frames.filter { $0.minX > own.minX && $0.intersection(line) != nil }
    let others = frames.filter { frame in
      let name = Rect(x: frame.minX, y: frame.minY - heading, width: 1, height: heading)
      return frame.minX > own.minX && name.intersection(line) != nil
    }
    let end = (next + others).map(\.minX).min() ?? line.maxX
    return max(own.width, min(end, line.maxX) - own.minX - 8)
  }

  private static func key(_ position: Scene.CanvasPosition?, _ index: Int) -> (Double, Double, Int)
  {
    (position?.x ?? 0, position?.y ?? 0, index)
  }

  private static func clash(_ a: Rect, _ b: Rect) -> Bool {
    let room = Rect(
      minX: a.minX - gap + 1, minY: a.minY - heading - gap / 2, maxX: a.maxX + gap - 1,
      maxY: a.maxY + heading + gap / 2)
    return room.intersection(b) != nil
  }
}
