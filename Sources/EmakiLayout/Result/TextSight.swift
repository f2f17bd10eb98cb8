import EmakiDrawing

/// The visible parts of the texts of a snapshot.
struct TextSight {
  private let snapshot: Snapshot
  private let maps: [Transform]
  private let rects: [Rect]
  /// How strongly each view is seen, with those around it.
  private var alphas: [Double] = []
  private var children: [Int: [Int]] = [:]

  /// An overlap or cut of less than this, in points, takes no letter away.
  private static let overhang = 1.5
  private static let cover = 4.0

  init(_ snapshot: Snapshot) {
    self.snapshot = snapshot
    maps = snapshot.screenTransforms()
    rects = snapshot.screenRects()
    for (index, node) in snapshot.screen.nodes.enumerated() {
      let own = snapshot.presentations[index]
      alphas.append(own.isHidden ? 0 : (node.parent.map { alphas[$0] } ?? 1) * own.alpha)
      if let parent = node.parent { children[parent, default: []].append(index) }
    }
  }

  /// Whether a view is on the screen, or would be with some room; what is more than half faded is
  /// on its way in or out.
  func isSeen(_ index: Int) -> Bool {
    guard alphas[index] > 0.5, rects[index].isFinite else { return false }
    let rect = rects[index]
    let size = Size(width: max(rect.width, 1), height: max(rect.height, 1))
    return Rect(origin: rect.origin, size: size).intersection(screen) != nil
  }

  /// Whether a view that somebody wrote is shown where no screen is, while the view around it is
  /// seen: what is scrolled, and what is in a view beside the screen, comes in with that.
  func isOutside(_ index: Int) -> Bool {
    guard let parent = nodes[index].parent, alphas[index] > 0.5, rects[index].isFinite,
      nodes[index].view.origin.whole == nil, rects[index].intersection(screen) == nil
    else { return false }
    return rects[parent].intersection(screen) != nil && !scrolls(parent)
  }

  /// The view or edge that hides a text, wholly or in part; `nil` where nothing does, and where it
  /// is turned.
  func finding(_ text: SeenText) -> TextFinding? {
    let map = maps[text.index].elements
    guard abs(map[1]) < 1e-6, abs(map[4]) < 1e-6 else { return nil }
    let frame = snapshot.presentations[text.index].frame
    let box = maps[text.index].boundingBox(
      of: text.box.offset(x: -frame.minX, y: -frame.minY))
    let covered = covered(text, box) ?? underKeyboard(text.index, text: text.string, box)
    // A control cuts text that it cannot show.
    return text.isLabel ? beyond(text, box) ?? covered ?? underStatusBar(text, box) : covered
  }

  private var screen: Rect { Rect(origin: .zero, size: snapshot.screen.size) }
  private var nodes: [LaidOutScreen.Node] { snapshot.screen.nodes }

  // MARK: Cut

  /// Whether a text sticks out of what cuts it, and nothing around it does: what is moved or
  /// scrolled out as a whole is meant to be there.
  private func beyond(_ text: SeenText, _ box: Rect) -> TextFinding? {
    var sides = Sides.all
    var next = text.parent
    while let index = next, !sides.isEmpty {
      let (view, rect) = (nodes[index].view, rects[index])
      let cuts = nodes[index].parent == nil || view.clipsToBounds || view.kind.isCell
      if cuts {
        guard box.intersection(rect) != nil else { return nil }
        sides.subtract(scrolledSides(of: index))
        var out = sides.intersection(Sides(of: box, outside: rect, by: Self.overhang))
        // Of a paragraph the rest is folded away.
        if text.hasLines, !view.kind.isCell { out.subtract([.top, .bottom]) }
        // A bar cuts its title while content collapses it.
        let whole = nodes[text.index].view.origin.whole
        if !out.isEmpty, whole != nil, whole == view.origin.whole { return nil }
        if !out.isEmpty {
          let isScreen = nodes[index].parent == nil
          return .beyond(text.view, text: text.string, of: isScreen ? nil : written(index))
        }
      }
      // The edge of a view that goes as far as its text is the one that counts.
      if let outer = nodes[index].parent {
        sides.subtract(Sides(of: rect, outside: rects[outer], by: 0.5))
      }
      next = nodes[index].parent
    }
    return nil
  }

  /// The view, or the nearest around it that somebody wrote; `nil` for the screen.
  private func written(_ index: Int) -> ViewID? {
    var next: Int? = index
    while let place = next, nodes[place].view.origin.whole != nil { next = nodes[place].parent }
    return next.map { nodes[$0].view.id }
  }

  /// The sides at which content lies beyond a scroll view's edge until it is scrolled in.
  private func scrolledSides(of index: Int) -> Sides {
    guard nodes[index].view.kind.scrolls else { return [] }
    let (content, room) = (nodes[index].contentSize, rects[index].size)
    var sides: Sides = []
    if content.width > room.width + 1 { sides.formUnion([.left, .right]) }
    if content.height > room.height + 1 || nodes[index].rows != nil {
      sides.formUnion([.top, .bottom])
    }
    return sides
  }

  // MARK: Covered

  /// Whether a text lies among the marks of the status bar; what scrolls goes there and away again.
  private func underStatusBar(_ text: SeenText, _ box: Rect) -> TextFinding? {
    // A bar clips its contents itself.
    guard nodes[text.index].view.origin.whole == nil else { return nil }
    let end = StatusBarPlace(safeAreaTop: nodes[0].safeArea.top).end
    let bar = Rect(x: 0, y: 0, width: screen.width, height: end)
    guard Self.covers(bar, box), !scrolls(text.parent) else { return nil }
    let isHidden = nodes.indices.dropFirst(text.index + 1).contains { index in
      alphas[index] > 0.95 && hides(index) && rects[index].intersection(box) != nil
    }
    return isHidden ? nil : .underStatusBar(text.view, text: text.string)
  }

  /// Whether a text, or the field that is edited, lies under the keyboard. Scrollable content can
  /// come out from under it; the edited field counts all the same.
  func underKeyboard(_ index: Int, text: String, _ box: Rect) -> TextFinding? {
    let isCovered = nodes.indices.dropFirst(index + 1).contains { other in
      nodes[other].view.kind == .keyboard && alphas[other] > 0.95
        && Self.covers(rects[other], box)
    }
    let isMovable = !snapshot.presentations[index].isEditing && scrolls(nodes[index].parent)
    return isCovered && !isMovable ? .underKeyboard(nodes[index].view.id, text: text) : nil
  }

  /// The field that is edited, where the keyboard lies over it.
  var editedUnderKeyboard: [TextFinding] {
    nodes.indices.filter { snapshot.presentations[$0].isEditing && isSeen($0) }.compactMap {
      underKeyboard($0, text: snapshot.presentations[$0].text ?? "", rects[$0])
    }
  }

  /// Whether a view scrolls, or one around it.
  private func scrolls(_ start: Int?) -> Bool {
    var next = start
    while let index = next {
      if nodes[index].view.kind.scrolls { return true }
      next = nodes[index].parent
    }
    return false
  }

  private static func covers(_ rect: Rect, _ box: Rect) -> Bool {
    guard let shared = box.intersection(rect) else { return false }
    return shared.width > cover && shared.height > cover
  }

  /// The first opaque view with the same superview that lies over a part of a text.
  private func covered(_ text: SeenText, _ box: Rect) -> TextFinding? {
    let siblings = text.parent.flatMap { children[$0] } ?? []
    for index in siblings
    where index > text.index && nodes[index].view.kind != .keyboard && isSeen(index)
      && isOpaque(index)
    {
      guard Self.covers(rects[index], box) else { continue }
      return .covered(text.view, text: text.string, by: nodes[index].view.id)
    }
    return nil
  }

  /// Whether a view hides the views below it and is no separate screen, which is there to do so.
  private func isOpaque(_ index: Int) -> Bool {
    alphas[index] > 0.95 && rects[index].area < screen.area / 2 && hides(index)
  }

  /// Whether a view hides what lies below it, or draws a background over it that nothing can be
  /// read through: that of a view, or what its kind has where none is given.
  private func hides(_ index: Int) -> Bool {
    let (view, own) = (nodes[index].view, snapshot.presentations[index])
    let colors = (own.gradient?.stops.map(\.color) ?? []) + [own.backgroundColor].compactMap { $0 }
    if colors.contains(where: { $0.alpha > 242 }) { return true }
    switch view.kind {
    case .imageView: return view.image.map { !$0.isSymbol } ?? false
    case .button:
      return view.control.button.style?.ground != nil || view.control.button.backgroundImage != nil
    case .textField: return view.control.field.border != .borderless
    // A given background replaces UIKit's.
    default: return view.kind.traits.isOpaque && (own.backgroundColor == nil || view.kind.isControl)
    }
  }
}

/// Some sides of a rectangle.
private struct Sides: OptionSet {
  let rawValue: Int
  static let left = Sides(rawValue: 1)
  static let right = Sides(rawValue: 2)
  static let top = Sides(rawValue: 4)
  static let bottom = Sides(rawValue: 8)
  static let all: Sides = [.left, .right, .top, .bottom]

  init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The sides at which a rectangle sticks out of another one by more than some points.
  init(of rect: Rect, outside outer: Rect, by points: Double) {
    self = []
    if rect.minX < outer.minX - points { insert(.left) }
    if rect.maxX > outer.maxX + points { insert(.right) }
    if rect.minY < outer.minY - points { insert(.top) }
    if rect.maxY > outer.maxY + points { insert(.bottom) }
  }
}

extension View.Kind {
  /// Whether the next one of it hides what reaches out.
  fileprivate var isCell: Bool { self == .tableCell || self == .collectionCell }
}

extension Rect {
  fileprivate var area: Double { width * height }
}
