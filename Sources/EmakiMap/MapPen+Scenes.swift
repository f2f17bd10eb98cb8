import EmakiDrawing
import EmakiScenes
import EmakiWireframe

extension MapPen {
  /// A scene with its name above; the initial one with an entry arrow, those to which no segue leads
  /// dashed.
  ///
  /// - Returns: the right end of the name.
  mutating func thumbnail(
    of scene: Scene, _ picture: DisplayList, in frame: Rect, by way: Reachability.Way,
    room: Double
  ) -> Double {
    let outer = items
    items = []
    let reduction = MapPlacement.reduction
    let move = Transform.scale(x: reduction, y: reduction)
      .concatenated(with: .translation(x: frame.minX, y: frame.minY))
    items.append(.fill(.rect(frame), .color(picture.background ?? palette.surface)))
    items.append(
      .group(
        DisplayGroup(
          transform: move, clip: .rect(Rect(origin: .zero, size: picture.size)),
          items: picture.items)))
    let edge = frame.outset(by: 0.5)
    let (isInitial, isReached) = (way == .initial, way == .initial || way == .segues)
    let stroke =
      isReached
      ? Stroke(width: isInitial ? 2 : 1) : Stroke(width: 1, dash: [5, 4])
    let color = isInitial ? palette.accent : isReached ? palette.line : palette.quiet
    items.append(.stroke(.rect(edge), stroke, .color(color)))
    let end = heading(of: scene, over: frame, by: way, room: room)
    let group = DisplayGroup(name: "scene-\(scene.id)", items: items)
    items = outer + [.group(group)]
    return end
  }

  private mutating func heading(
    of scene: Scene, over frame: Rect, by way: Reachability.Way, room: Double
  ) -> Double {
    let midY = frame.minY - 13
    let isInitial = way == .initial
    var room = room
    if let mark = way.mark {
      let font = Font.system(10, .medium)
      let size = chipSize(mark, font)
      let chip = Rect(x: frame.minX, y: midY - 9, width: size.width, height: size.height)
      let ground = isInitial ? palette.accent : palette.fill
      self.chip(
        mark, in: chip, ground: ground, ink: isInitial ? palette.onAccent : palette.ink, font: font)
      room -= size.width + 6
      guard room > 24 else { return chip.maxX }
      return text(
        scene.mapName, .system(11, .semibold), palette.ink, x: chip.maxX + 6, midY: midY,
        width: room)
    }
    return text(
      scene.mapName, .system(11, .semibold), palette.ink, x: frame.minX, midY: midY, width: room)
  }

  private func color(of segue: Segue) -> Color {
    segue.kind == .unwind || segue.kind.isInside ? palette.quiet : palette.ink
  }

  /// A segue: ways that stay inside a container dashed, ways back quiet.
  mutating func arrow(_ segue: Segue, _ arrow: MapArrow) {
    let outer = items
    items = []
    let isInside = segue.kind.isInside
    let color = color(of: segue)
    let stroke = Stroke(width: 1.5, cap: .round, dash: isInside ? [4, 4] : [])
    items.append(.stroke(.path(arrow.path), stroke, .color(color)))
    arrowHead(tip: arrow.end, direction: arrow.headDirection, color: color)
    items = outer + [.group(DisplayGroup(name: "segue-\(segue.id)", items: items))]
  }

  /// Draws the label of a segue.
  mutating func label(of segue: Segue, in rect: Rect, font: Font) {
    let outer = items
    items = []
    chip(segue.label, in: rect, ground: palette.paper, ink: color(of: segue), font: font)
    items.append(
      .stroke(
        .roundedRect(rect, Corner(rect.height / 2)), Stroke(width: 1), .color(palette.soft)))
    items = outer + [.group(DisplayGroup(name: "label-\(segue.id)", items: items))]
  }
}

extension Reachability.Way {
  /// The mark of a scene.
  fileprivate var mark: String? {
    switch self {
    case .initial: "initial"
    case .segues: nil
    case .code: "perhaps from code"
    case .none: "unreachable"
    }
  }
}

extension Segue.Kind {
  /// Whether the way stays inside a container.
  fileprivate var isInside: Bool { self == .embed || self == .relationship }
}

extension Scene {
  /// The scene's name for people: class, title or identifier, or else the kind of its controller.
  var mapName: String {
    // A controller between bars is not the outermost one of its scene.
    let own = controller.first(id) ?? controller
    return own.className ?? title ?? aliases.first ?? "\(own.kind.words) controller"
  }
}
