import EmakiCairo
import EmakiComparison
import EmakiDrawing
import EmakiLayout
import EmakiLimits
import EmakiMeasuring
import EmakiRendering
import EmakiScenes
import EmakiWireframe

/// A scene's motion as a recording is compared with it: how the screen looks at rest, and which views
/// move how.
struct PlannedScreens {
  /// A moment at rest.
  struct Rest {
    let snapshot: Snapshot
    let owners: ScreenOwners
    /// The screen, drawn in shades of grey with a pixel for each point.
    let drawn: GrayFrame

    /// Boxes whose sides are seen, in points.
    let boxes: [Rect]

    /// The same of some views, of what has four sides.
    func boxes(of views: Set<String>) -> [Rect] {
      owners.elements.indices.filter {
        views.contains(owners.elements[$0].view) && owners.elements[$0].kind != .text
          && owners.elements[$0].rect.isLarge && owners.seenShare(of: $0) > 0.5
      }.map { owners.elements[$0].rect }
    }
  }

  /// Views that move together.
  struct Mover {
    var ids: [String]
    var title: String
    var part: PlannedPart
    /// The ids of all that they carry, without what moves in them by itself.
    var views: Set<String>
    var fades: Bool
    var turns: Bool
  }

  let size: Size
  let start: Rest
  let end: Rest
  /// Seconds.
  let duration: Double
  private(set) var movers: [Mover] = []
  /// Where fingers touch the screen in the course of the motion, in points.
  let touches: [Point]

  /// Samples a second, at least; a motion has at most as many as `most`.
  private static let rate = 120.0
  private static let most = 1200

  init(_ plan: RenderPlan) throws {
    let timeline = plan.renderer.timeline
    duration = timeline.duration
    start = try Self.rest(plan, at: 0)
    end = try Self.rest(plan, at: duration)
    size = start.snapshot.screen.size
    let count = min(Self.most, max(2, Int(clamping: (duration * Self.rate).rounded(.up)) + 1))
    let step = max(duration, 1e-3) / Double(count - 1)
    var touches: [Point] = []
    var tracks = ScreenTracks(count: count)
    for index in 0..<count {
      let time = Double(index) * step
      tracks.add(timeline.snapshot(at: time), at: index)
      touches += timeline.touches(at: time)
    }
    self.touches = touches
    movers = movers(of: tracks, step: step)
  }

  private static func rest(_ plan: RenderPlan, at time: Double) throws -> Rest {
    let renderer = plan.renderer
    let snapshot = renderer.timeline.snapshot(at: time)
    var options = renderer.wireframeOptions
    options.namesViews = true
    options.showsBezel = false
    let list = renderer.wireframe.displayList(of: snapshot, scale: 1, options: options)
    let pixels = try renderer.painter.image(of: list, scale: 1).pixels
    let owners = ScreenOwners(list)
    let boxes = owners.elements.indices.filter { owners.seenShare(of: $0) > 0.5 }
      .map { owners.elements[$0].rect }.filter(\.isLarge)
    return Rest(
      snapshot: snapshot, owners: owners, drawn: GrayFrame(pixels, time: time), boxes: boxes)
  }

  private func movers(of tracks: ScreenTracks, step: Double) -> [Mover] {
    let moving = tracks.order.filter { tracks.moves($0) }
    let alone = Set(moving)
    var movers: [Mover] = []
    var groups: [[Rect]: Int] = [:]
    for id in moving {
      let views = tracks.carried(by: id, without: alone)
      let boxes = tracks.boxes(of: id)
      let key = boxes.map { $0.offset(x: -boxes[0].minX, y: -boxes[0].minY).rounded }
      if tracks.moveOnly(boxes), let index = groups[key],
        tracks.parent(of: id) == tracks.parent(of: movers[index].ids[0])
      {
        movers[index].ids.append(id)
        movers[index].views.formUnion(views)
        continue
      }
      groups[key] = movers.count
      let empty = PointMask(size: size)
      movers.append(
        Mover(
          ids: [id], title: tracks.title(of: id),
          part: PlannedPart(boxes: boxes, step: step, startMask: empty, endMask: empty),
          views: views, fades: tracks.fades(id), turns: tracks.turns(id)))
    }
    return movers.compactMap { mover in
      var mover = mover
      mover.part.startMask = mask(of: mover, tracks, start.owners, atEnd: false)
      mover.part.endMask = mask(of: mover, tracks, end.owners, atEnd: true)
      return max(mover.part.startMask.count, mover.part.endMask.count) < Self.leastPoints
        ? nil : mover
    }
  }

  /// Where a mover is seen at rest. One that is only there while it moves, such as a copy that flies
  /// from one view to another, looks as what is seen at rest in its first and last box.
  private func mask(
    of mover: Mover, _ tracks: ScreenTracks, _ owners: ScreenOwners, atEnd: Bool
  ) -> PointMask {
    let mask = owners.mask(of: mover.views)
    guard mask.isEmpty, let box = tracks.passingBox(of: mover.ids[0], atEnd: atEnd) else {
      return mask
    }
    return owners.mask(in: box)
  }

  /// Smaller parts cannot be followed, in square points.
  private static let leastPoints = 60
}

/// All views of a motion at all samples.
private struct ScreenTracks {
  private struct View {
    var title: String
    var parent: String?
    /// In the superview, before the transform.
    var places: [Rect?]
    var transforms: [ViewTransform?]
    /// On the screen.
    var boxes: [Rect?]
    /// With those of all superviews.
    var alphas: [Double]
    var turns: [Double]
  }

  let count: Int
  private(set) var order: [String] = []
  private var views: [String: View] = [:]

  init(count: Int) { self.count = count }

  mutating func add(_ snapshot: Snapshot, at index: Int) {
    let rects = snapshot.screenRects()
    var alphas: [Double] = []
    for (number, node) in snapshot.screen.nodes.enumerated() {
      let id = node.view.id.rawValue
      let own = snapshot.presentations[number]
      let outer = node.parent.map { alphas[$0] } ?? 1
      alphas.append(own.isHidden ? 0 : outer * own.alpha)
      if views[id] == nil {
        order.append(id)
        views[id] = View(
          title: node.view.reportTitle,
          parent: node.parent.map { snapshot.screen.nodes[$0].view.id.rawValue },
          places: Array(repeating: nil, count: count),
          transforms: Array(repeating: nil, count: count),
          boxes: Array(repeating: nil, count: count), alphas: Array(repeating: 0, count: count),
          turns: Array(repeating: 0, count: count))
      }
      guard views[id]?.boxes[index] == nil else { continue }
      let offset = node.parent.map { snapshot.presentations[$0].contentOffset } ?? .zero
      views[id]?.places[index] = own.frame.offset(x: -offset.x, y: -offset.y)
      views[id]?.transforms[index] = own.transform
      views[id]?.boxes[index] = rects[number]
      views[id]?.alphas[index] = alphas[number]
      views[id]?.turns[index] = own.transform.rotation
    }
  }

  func title(of id: String) -> String { views[id]?.title ?? id }
  func parent(of id: String) -> String? { views[id]?.parent }

  /// Whether it moves in its superview while it is seen.
  func moves(_ id: String) -> Bool {
    guard let view = views[id], view.alphas.contains(where: { $0 > 0.01 }) else { return false }
    let places = view.places.compactMap { $0 }
    guard let first = places.first else { return false }
    let transforms = view.transforms.compactMap { $0 }
    if transforms.contains(where: { $0 != transforms[0] }) { return true }
    return places.contains { place in
      zip(place.corners, first.corners).contains { abs($0.x - $1.x) + abs($0.y - $1.y) > 1.5 }
    }
  }

  /// Whether it becomes or ceases to be opaque by and by.
  func fades(_ id: String) -> Bool {
    (views[id]?.alphas ?? []).contains { $0 > 0.02 && $0 < 0.95 }
  }

  /// Its first or last box while it is seen, where it is not there before or after; else `nil`.
  func passingBox(of id: String, atEnd: Bool) -> Rect? {
    guard let view = views[id] else { return nil }
    let seen = view.boxes.indices.filter { view.boxes[$0] != nil && view.alphas[$0] > 0.5 }
    guard let number = atEnd ? seen.last : seen.first else { return nil }
    let border = atEnd ? view.boxes.count - 1 : 0
    return number == border ? nil : view.boxes[number]
  }

  func turns(_ id: String) -> Bool {
    let turns = views[id]?.turns ?? []
    return (turns.max() ?? 0) - (turns.min() ?? 0) > 0.02
  }

  /// Whether no box has another size.
  func moveOnly(_ boxes: [Rect]) -> Bool {
    boxes.allSatisfy { abs($0.width - boxes[0].width) + abs($0.height - boxes[0].height) < 0.1 }
  }

  /// On the screen; where it is not there, where it is next or was last.
  func boxes(of id: String) -> [Rect] {
    let boxes = views[id]?.boxes ?? []
    var last = boxes.compactMap { $0 }.first ?? .zero
    return boxes.map { box in
      last = box ?? last
      return last
    }
  }

  /// The view and all in it, but for those that move by themselves.
  func carried(by id: String, without others: Set<String>) -> Set<String> {
    var carried: Set<String> = [id]
    for other in order where !others.contains(other) {
      if let parent = views[other]?.parent, carried.contains(parent) { carried.insert(other) }
    }
    return carried
  }
}

extension Rect {
  /// Whether its sides can be distinguished.
  fileprivate var isLarge: Bool { width > 6 && height > 6 }

  /// To hundredths, so that what is computed in another way is still the same.
  fileprivate var rounded: Rect {
    func round(_ value: Double) -> Double { (value * 100).rounded() / 100 }
    return Rect(x: round(minX), y: round(minY), width: round(width), height: round(height))
  }
}
