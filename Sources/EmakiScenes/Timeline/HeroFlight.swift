import EmakiDrawing
import EmakiLayout
import EmakiMotion

/// A snapshot on its way from the frame of one view to that of another.
struct HeroFlight: Sendable {
  let easing: Easing
  let source: Piece
  let target: Piece

  /// The visible part of a view and of its subviews, at the moment of a snapshot.
  struct Piece: Sendable {
    let view: ViewID
    /// On the screen, points.
    let rect: Rect
    /// The corners on the screen: the view's, or those of what cuts it there.
    let corner: Corner
    /// The view first; superviews are counted from it.
    fileprivate let nodes: [LaidOutScreen.Node]
    fileprivate let presentations: [Presentation]

    /// `nil` where the view is not there.
    init?(of id: ViewID, in snapshot: Snapshot) {
      guard let index = snapshot.screen.index(of: id) else { return nil }
      let rects = snapshot.screenRects()
      let own = snapshot.presentations[index]
      let range = index..<snapshot.endOfSubtree(index)
      view = id
      rect = rects[index]
      let scale = own.frame.width > 0 ? rect.width / own.frame.width : 1
      var corner = snapshot.corner(around: index, rects)
      corner.radius *= scale
      self.corner = corner
      nodes = range.map { place in
        var node = snapshot.screen.nodes[place]
        node.parent = node.parent.map { $0 - index }
        node.view.id = node.view.id.part(.hero)
        node.view.origin = .part(.transition)
        return node
      }
      presentations = Array(snapshot.presentations[range])
    }

    fileprivate var own: Presentation { presentations[0] }
    fileprivate var isOpaque: Bool {
      nodes[0].view.kind == .imageView || own.backgroundColor?.alpha == 255
        || own.gradient?.stops.allSatisfy { $0.color.alpha == 255 } == true
    }
  }

  /// The rows of a motion's specification: of the view that comes, in points of the screen.
  var spans: [MotionSpan] {
    func placed(_ piece: Piece) -> Presentation {
      var own = target.own
      own.frame = piece.rect
      own.corner = piece.corner
      return own
    }
    return MotionSpan.among(easing, of: target.view, from: placed(source), to: placed(target))
  }
}

// MARK: Drawing

extension HeroFlight {
  /// The screen with the snapshot over it, while it flies.
  func applied(to snapshot: Snapshot, at time: Double) -> Snapshot {
    guard time >= easing.start, time < easing.end, !snapshot.screen.nodes.isEmpty else {
      return snapshot
    }
    var seen = snapshot
    for (index, node) in seen.screen.nodes.enumerated()
    where node.view.id == source.view || node.view.id == target.view {
      seen.presentations[index].alpha = 0
    }
    let progress = easing.progress(at: time)
    let rect = source.rect.between(target.rect, at: progress)
    seen.add(cutout(rect, at: progress, over: seen), to: 0)
    let place = seen.screen.nodes.count - 1
    if let image = image(in: rect.size, at: progress) {
      seen.add(image, to: place)
    } else {
      let share = min(max(progress, 0), 1)
      seen.add(source, filling: rect.size, alpha: rest(at: share), to: place)
      seen.add(target, filling: rect.size, alpha: share, to: place)
    }
    return seen
  }

  /// How much is left of the source under the target: of two opaque ones all, so that nothing
  /// behind shines through.
  private func rest(at share: Double) -> Double {
    if !source.isOpaque { return 1 - share }
    return target.isOpaque ? 1 : min(1, 2 * (1 - share))
  }

  /// The view that clips the snapshot to its frame, in front of all others on the screen.
  private func cutout(
    _ rect: Rect, at progress: Double, over screen: Snapshot
  ) -> (LaidOutScreen.Node, Presentation) {
    var view = View(.view, id: target.view.part(.heroPlace))
    view.origin = .part(.transition)
    view.role = .transparent
    view.clipsToBounds = true
    view.corner = source.corner.between(target.corner, at: progress)
    let node = LaidOutScreen.Node(view: view, parent: 0, frame: rect)
    var own = Presentation(node)
    own.zPosition = screen.presentations.map(\.zPosition).reduce(0, max)
    return (node, own)
  }

  /// The picture that both show, on its way from the frame that one content mode gives it to that
  /// of the other; `nil` where they do not show the same.
  private func image(
    in size: Size, at progress: Double
  ) -> (LaidOutScreen.Node, Presentation)? {
    let (old, new) = (source.nodes[0].view, target.nodes[0].view)
    guard old.kind == .imageView, new.kind == .imageView, let image = new.image,
      old.image?.name == image.name, !image.isSymbol
    else { return nil }
    let place = Self.place(of: image, source).between(Self.place(of: image, target), at: progress)
    var view = new
    view.contentMode = .scaleToFill
    view.clipsToBounds = false
    var node = target.nodes[0]
    node.view = view
    node.frame = place
    var own = target.own
    own.frame = place
    own.alpha = 1
    own.isHidden = false
    own.transform = .identity
    own.corner =
      place == Rect(origin: .zero, size: size)
      ? source.corner.between(target.corner, at: progress) : .square
    return (node, own)
  }

  /// The frame of a picture in that of a view on the screen, from its top left corner.
  private static func place(of image: ImageContent, _ piece: Piece) -> Rect {
    let bounds = Rect(origin: .zero, size: piece.rect.size)
    let pixels = image.picture.map {
      Size(width: Double($0.pixels.width), height: Double($0.pixels.height))
    }
    guard let size = image.size ?? pixels else { return bounds }
    let place = piece.nodes[0].view.contentMode.destination(of: size, in: bounds)
    // The placeholder of a picture that is missing is drawn within the view.
    return image.picture == nil ? place.intersection(bounds) ?? bounds : place
  }
}

extension Snapshot {
  /// Adds a view in front of everything in another.
  fileprivate mutating func add(
    _ new: (node: LaidOutScreen.Node, own: Presentation), to parent: Int
  ) {
    var node = new.node
    node.parent = parent
    screen.nodes.append(node)
    presentations.append(new.own)
  }

  /// Adds a snapshot that is scaled, in proportion, until it covers a size.
  fileprivate mutating func add(
    _ piece: HeroFlight.Piece, filling size: Size, alpha: Double, to parent: Int
  ) {
    let base = screen.nodes.count
    let natural = piece.own.frame.size
    guard !natural.isEmpty else { return }
    let scale = max(size.width / natural.width, size.height / natural.height)
    for (node, own) in zip(piece.nodes, piece.presentations) {
      add((node, own), to: base + (node.parent ?? 0))
    }
    screen.nodes[base].parent = parent
    screen.nodes[base].view.anchorPoint = Point(x: 0.5, y: 0.5)
    presentations[base].frame = Rect(
      x: (size.width - natural.width) / 2, y: (size.height - natural.height) / 2,
      width: natural.width, height: natural.height)
    presentations[base].transform = ViewTransform(scale: Point(x: scale, y: scale))
    presentations[base].alpha = alpha
    presentations[base].zPosition = 0
    presentations[base].isHidden = false
    presentations[base].corner = .square
  }

  /// A view's corners, or those of a view around it that cuts it at the same edges.
  fileprivate func corner(around index: Int, _ rects: [Rect]) -> Corner {
    var place = index
    while presentations[place].cornerRadius == 0, let parent = screen.nodes[place].parent,
      screen.nodes[parent].view.clipsToBounds, rects[parent].isClose(to: rects[index])
    {
      place = parent
    }
    return presentations[place].corner
  }
}

extension Rect {
  fileprivate func isClose(to other: Rect) -> Bool {
    abs(minX - other.minX) < 0.5 && abs(minY - other.minY) < 0.5
      && abs(maxX - other.maxX) < 0.5 && abs(maxY - other.maxY) < 0.5
  }

  /// A rectangle on the straight way to another; its size does not become negative.
  fileprivate func between(_ end: Rect, at progress: Double) -> Rect {
    Rect(
      x: minX.between(end.minX, at: progress), y: minY.between(end.minY, at: progress),
      width: max(0, width.between(end.width, at: progress)),
      height: max(0, height.between(end.height, at: progress)))
  }
}

extension Corner {
  /// The corners on the way to others: the radius runs, the form is that of the end, or of what goes where
  /// the end is square.
  fileprivate func between(_ end: Corner, at progress: Double) -> Corner {
    var corner = end.isSquare ? self : end
    corner.radius = max(0, radius.between(end.radius, at: progress))
    return corner
  }
}

extension Double {
  fileprivate func between(_ end: Double, at progress: Double) -> Double {
    self + (end - self) * progress
  }
}
