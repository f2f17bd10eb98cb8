import EmakiDrawing
public import EmakiScenes
public import PixelDiff

/// Follows the views of a motion from frame to frame.
public struct ViewTracks: Sendable {
  private var states: [String: [ViewState]] = [:]
  private var order: [String] = []
  private var frames = 0
  /// The first and the last record of each view.
  private(set) var records: [String: (first: ViewRecord, last: ViewRecord)] = [:]

  /// Follows nothing yet.
  public init() {}

  /// Adds the next frame; of several views with one id the first counts. Parts that nobody wrote count
  /// as the whole that they belong to.
  public mutating func add(_ layout: LayoutRecord) {
    for view in layout.reported.views where states[view.id]?.count != frames + 1 {
      if states[view.id] == nil { order.append(view.id) }
      // A view that comes later, or was away, was nowhere else meanwhile.
      let before = states[view.id]?.last ?? view.state
      let missing = frames - (states[view.id]?.count ?? 0)
      if missing > 0 {
        states[view.id, default: []] += Array(repeating: before, count: missing)
      }
      var state = view.state
      state.rotation = Self.continued(before.rotation, to: state.rotation)
      states[view.id, default: []].append(state)
      records[view.id] = (records[view.id]?.first ?? view, view)
    }
    frames += 1
  }

  /// The angle that shows the same as `angle` and is at most half a turn from the last one.
  private static func continued(_ last: Double, to angle: Double) -> Double {
    angle + ((last - angle) / (2 * .pi)).rounded() * 2 * .pi
  }

  /// The positions of the views in their superviews, so that one that is carried along stands
  /// still.
  ///
  /// - Parameter precision: the precision to which the records are rounded, in points.
  public func reel(rate: Double, precision: Double) -> TrackedMotion {
    TrackedMotion(
      frameRate: rate,
      tracks: order.map { MotionTrack(id: $0, states: states[$0] ?? []) }, precision: precision)
  }

  /// States of views that it holds at most.
  public var stateCount: Int { order.count * frames }

  /// A view's name for people.
  func title(_ id: String) -> String? { records[id]?.first.title }

  /// All views in drawing order.
  var ids: [String] { order }
}

extension ViewRecord {
  /// Hidden views are as good as clear.
  var state: ViewState { ViewState(rect: place, alpha: isHidden ? 0 : alpha, rotation: rotation) }
}
