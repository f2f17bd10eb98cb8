import EmakiDrawing
import EmakiLayout
internal import EmakiPlatform
import EmakiRendering
import EmakiScenes
import EmakiWireframe

/// All steps of a motion over one another, with the paths of the views that move.
struct OnionPicture {
  private let reel: MotionFrames

  init(_ reel: MotionFrames) {
    self.reel = reel
  }

  /// More layers than this cannot be distinguished.
  private static let mostLayers = 8

  /// The picture.
  var picture: DisplayList {
    let renderer = reel.renderer
    let times = MomentChoice(reel).times(min(Self.mostLayers, max(2, reel.times.count)))
    let lists =
      times.dropLast().map(unlabelled.displayList) + times.suffix(1).map(renderer.displayList)
    let snapshots = reel.times.map { renderer.timeline.snapshot(at: $0) }
    let views = Self.leaders(of: MovingView.among(snapshots), in: reel)
    guard var picture = lists.last else { return DisplayList(size: .zero) }
    let margin = (picture.size.width - reel.size.width) / 2
    picture.items = layers(lists)
    let marks = DisplayGroup(
      name: "paths", transform: .translation(x: margin, y: margin),
      items: [.group(DisplayGroup(clip: screen, items: outlines(of: views, at: times)))]
        + views.flatMap(way))
    picture.items.append(.group(marks))
    return picture
  }

  /// Without labels: those of all steps over one another could not be read.
  private var unlabelled: SceneRenderer {
    var theme = reel.renderer.wireframe.theme
    guard theme.isAnnotated else { return reel.renderer }
    theme.isAnnotated = false
    return reel.renderer.inTheme(theme) ?? reel.renderer
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
        DisplayGroup(name: "layer-\(index)", opacity: weight / sum, items: list.items(on: nil))
      )
    }
  }

  /// The screen's outline.
  private var screen: Shape {
    let options = reel.renderer.wireframeOptions
    let radius = options.showsBezel ? options.decoration?.cornerRadius ?? 0 : 0
    return .roundedRect(Rect(origin: .zero, size: reel.size), Corner(radius))
  }

  private var accent: Color { reel.renderer.wireframe.theme.palette.accent }

  /// The views that move by themselves, without those that lie in one of them: their lines would
  /// hide the way of the whole.
  private static func leaders(of views: [MovingView], in reel: MotionFrames) -> [MovingView] {
    let moved = Set(MotionPath.all(of: reel.spans, views: views).map(\.view))
    return views.filter { moved.contains($0.id) && moved.isDisjoint(with: $0.superviews) }
  }

  /// The edge of every moving view in the steps that are drawn, stronger towards the end.
  private func outlines(of views: [MovingView], at times: [Double]) -> [DisplayItem] {
    let steps = Set(times.map(step)).sorted()
    return views.flatMap { view in
      steps.compactMap { step -> DisplayItem? in
        let rect = view.rects[step]
        guard view.isShown[step], !rect.isEmpty else { return nil }
        let share = Double(step + 1) / Double(view.rects.count)
        let color = accent.multipliedAlpha(0.2 + 0.4 * share * share)
        return .stroke(.rect(rect), Stroke(width: 1), .color(color))
      }
    }
  }

  /// The index of the step that is nearest to a time.
  private func step(at time: Double) -> Int {
    reel.times.indices.min { abs(reel.times[$0] - time) < abs(reel.times[$1] - time) } ?? 0
  }

  /// The middles of a view's positions; those of a view that hardly leaves its position, as one
  /// that shakes, below it, or above where the screen ends: the path would cover the view's
  /// content.
  private func besideIfSmall(_ places: [Rect]) -> [Point] {
    let middles = places.map(\.center)
    guard let end = places.last,
      let all = places.dropFirst().reduce(places.first, { $0?.union($1) })
    else { return middles }
    let core = end.outset(by: -2)
    guard !core.isEmpty, middles.allSatisfy(core.contains) else { return middles }
    let below = all.maxY + 10 - end.midY
    let shift = all.maxY + 16 < reel.size.height ? below : all.minY - 10 - end.midY
    return middles.map { Point(x: $0.x, y: $0.y + shift) }
  }

  /// A line through the steps in which the view is seen, a dot for each, and an arrow's head at the
  /// end.
  private func way(of view: MovingView) -> [DisplayItem] {
    let steps = view.rects.indices.filter { view.isShown[$0] }
    let points = besideIfSmall(steps.map { view.rects[$0] })
    guard let first = points.first, let end = points.last else { return [] }
    var line = Path()
    line.move(first.x, first.y)
    for point in points.dropFirst() { line.line(point.x, point.y) }
    let stroke = Stroke(width: 2, cap: .round, join: .round)
    var items: [DisplayItem] = [.stroke(.path(line), stroke, .color(accent))]
    for point in points {
      let dot = Rect(x: point.x - 2.5, y: point.y - 2.5, width: 5, height: 5)
      items.append(.fill(.ellipse(dot), .color(accent)))
    }
    if let before = points.last(where: { hypot($0.x - end.x, $0.y - end.y) > 4 }) {
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
