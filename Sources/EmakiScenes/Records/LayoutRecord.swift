public import EmakiDrawing
public import EmakiLayout

/// Where the views of a picture are and how they look: what Emaki writes into its pictures, so that
/// a comparison can speak of views.
public struct LayoutRecord: Sendable, Hashable {
  /// Where the screen's top left lies in the picture, in points.
  public var origin: Point
  /// Pixels a point.
  public var scale: Double
  /// The views in drawing order, parents first.
  public var views: [ViewRecord]

  /// Makes a record.
  public init(origin: Point = .zero, scale: Double, views: [ViewRecord]) {
    self.origin = origin
    self.scale = scale
    self.views = views
  }

  /// The record of a screen at one moment.
  public init(_ snapshot: Snapshot, origin: Point = .zero, scale: Double) {
    self.init(origin: origin, scale: scale, views: [])
    let rects = snapshot.screenRects()
    views.reserveCapacity(rects.count)
    for (index, node) in snapshot.screen.nodes.enumerated() {
      let base = node.parent.map { rects[$0].origin } ?? .zero
      let place = rects[index].offset(x: -base.x, y: -base.y)
      views.append(ViewRecord(node, snapshot.presentations[index], place: place))
      if node.view.origin == .part(.navigationBar), node.view.kind == .navigationBar {
        views[index].text = snapshot.barTitles(in: index)
      }
    }
  }

  /// The boxes of all views on the screen, in points.
  public var screenRects: [Rect] {
    var rects: [Rect] = []
    rects.reserveCapacity(views.count)
    for view in views {
      let base = view.parent.map { rects[$0].origin } ?? .zero
      rects.append(view.place.offset(x: base.x, y: base.y))
    }
    return rects
  }
}

extension ViewRecord {
  fileprivate init(_ node: LaidOutScreen.Node, _ own: Presentation, place: Rect) {
    let id = node.view.id.rawValue
    let name = node.view.name
    self.init(
      id: id, kind: node.view.kind.rawValue, name: name == id ? nil : name, parent: node.parent,
      place: place)
    alpha = own.alpha
    isHidden = own.isHidden
    isEnabled = own.isEnabled
    rotation = own.transform.rotation
    style = StyleHash.of(node.view, own)
    text = own.text
    whole = node.view.origin.whole
  }
}
