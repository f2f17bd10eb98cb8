import EmakiDrawing
import EmakiLayout
import EmakiRendering
import EmakiScenes
import EmakiWireframe

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// All steps of a reel over one another, with the ways of the views that move.
struct OnionPicture {
  private let reel: MotionReel

  init(_ reel: MotionReel) {
    self.reel = reel
  }

  /// More layers than this cannot be told apart.
  private static let mostLayers = 8

  /// The picture.
  var picture: DisplayList {
    let renderer = reel.renderer
    let times = MomentChoice(reel).times(min(Self.mostLayers, max(2, reel.times.count)))
    let lists = times.map(renderer.displayList)
    let views = MovingView.among(reel.times.map { renderer.timeline.snapshot(at: $0) })
    guard var picture = lists.last else { return DisplayList(size: .zero) }
    let margin = (picture.size.width - reel.size.width) / 2
    picture.items = layers(lists)
    let marks = DisplayGroup(
      name: "paths", transform: .translation(x: margin, y: margin),
      items: [.group(DisplayGroup(clip: screen, items: outlines(of: views)))]
        + MotionPath.all(of: reel, views: views).flatMap(items))
    picture.items.append(.group(marks))
    return picture
  }

  /// The layers so that each shows with its weight: the end as much as the others together.
  ///
  /// Painting layer i with opacity wᵢ / (w₁ + … + wᵢ) over the ones below leaves each with its
  /// share of the sum.
  private func layers(_ lists: [DisplayList]) -> [DisplayItem] {
    var sum = 0.0
    return lists.enumerated().map { index, list in
      let isLast = index == lists.count - 1
      let weight = isLast && lists.count > 1 ? Double(lists.count - 1) : 1
      sum += weight
      return .group(
        DisplayGroup(name: "layer-\(index)", opacity: weight / sum, items: list.ground + list.items)
      )
    }
  }

  /// The screen's outline.
  private var screen: Shape {
    let options = reel.renderer.wireframeOptions
    let radius = options.showsBezel ? options.decoration?.cornerRadius ?? 0 : 0
    return .roundedRect(Rect(origin: .zero, size: reel.size), radius: radius)
  }

  private var accent: Color { reel.renderer.wireframe.theme.palette.accent }

  /// The edge of every moving view in every step, stronger towards the end.
  private func outlines(of views: [MovingView]) -> [DisplayItem] {
    let moved = Set(MotionPath.all(of: reel, views: views).map(\.view))
    return views.filter { moved.contains($0.id) }.flatMap { view in
      view.rects.enumerated().compactMap { step, rect -> DisplayItem? in
        guard view.isShown[step], !rect.isEmpty else { return nil }
        let share = Double(step + 1) / Double(view.rects.count)
        let color = accent.multipliedAlpha(0.1 + 0.4 * share * share)
        return .stroke(.rect(rect), Stroke(width: 1), .color(color))
      }
    }
  }

  /// A line through all steps, a dot for each, and an arrow's head at the end.
  private func items(of path: MotionPath) -> [DisplayItem] {
    guard let first = path.points.first, let end = path.points.last else { return [] }
    var line = Path()
    line.move(first.x, first.y)
    for point in path.points.dropFirst() { line.line(point.x, point.y) }
    let stroke = Stroke(width: 2, cap: .round, join: .round)
    var items: [DisplayItem] = [.stroke(.path(line), stroke, .color(accent))]
    for point in path.points {
      let dot = Rect(x: point.x - 2.5, y: point.y - 2.5, width: 5, height: 5)
      items.append(.fill(.ellipse(dot), .color(accent)))
    }
    if let before = path.points.last(where: { hypot($0.x - end.x, $0.y - end.y) > 4 }) {
      let angle = atan2(end.y - before.y, end.x - before.x)
      var head = Path()
      head.move(end.x - 12 * cos(angle - 0.45), end.y - 12 * sin(angle - 0.45))
      head.line(end.x, end.y)
      head.line(end.x - 12 * cos(angle + 0.45), end.y - 12 * sin(angle + 0.45))
      items.append(.stroke(.path(head), stroke, .color(accent)))
    }
    return items
  }
}

extension DisplayList {
  /// The background as an item.
  fileprivate var ground: [DisplayItem] {
    background.map { [.fill(.rect(Rect(origin: .zero, size: size)), .color($0))] } ?? []
  }
}
