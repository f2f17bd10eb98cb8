import EmakiLimits
public import EmakiDrawing

/// Where a view is at one time, how it is turned, and how opaque it is.
public struct ViewState: Sendable, Hashable {
  /// The rectangle on the screen in points.
  public var rect: Rect
  /// Opacity, 0…1.
  public var alpha: Double
  /// The turn in the plane, radians; more than half a turn goes on, so that a motion has no jumps.
  public var rotation: Double

  /// Makes a state.
  public init(rect: Rect, alpha: Double = 1, rotation: Double = 0) {
    self.rect = rect
    self.alpha = alpha
    self.rotation = rotation
  }

  /// The farthest that a corner moves from one state to the other, in points.
  public func displacement(to other: ViewState) -> Double {
    zip(rect.corners, other.rect.corners).reduce(0) { farthest, pair in
      let x = pair.1.x - pair.0.x
      let y = pair.1.y - pair.0.y
      return max(farthest, (x * x + y * y).squareRoot())
    }
  }

  /// The state that lies between two, or beyond them, by the share `progress`.
  func mixed(with other: ViewState, _ progress: Double) -> ViewState {
    func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * progress }
    return ViewState(
      rect: Rect(
        minX: mix(rect.minX, other.rect.minX), minY: mix(rect.minY, other.rect.minY),
        maxX: mix(rect.maxX, other.rect.maxX), maxY: mix(rect.maxY, other.rect.maxY)),
      alpha: mix(alpha, other.alpha), rotation: mix(rotation, other.rotation))
  }
}

/// A view through a motion: one state for each frame.
public struct MotionTrack: Sendable, Hashable {
  /// The view's identifier.
  public var id: String
  /// The states at frames 0, 1, 2 and so on.
  public var states: [ViewState]

  /// Makes a track; without states it is that of a view which is nowhere.
  public init(id: String, states: [ViewState]) {
    self.id = id
    self.states = states.isEmpty ? [ViewState(rect: .zero, alpha: 0)] : states
  }

  /// The state at a position between frames; before the first and after the last nothing changes.
  func state(atFrame frame: Double) -> ViewState {
    let last = Double(states.count - 1)
    let place = min(max(frame, 0), last)
    let before = Int(clamping: place)
    let share = place - Double(before)
    return share == 0 ? states[before] : states[before].mixed(with: states[before + 1], share)
  }
}

/// A motion: tracks that share their frames.
public struct TrackedMotion: Sendable, Hashable {
  /// Frames a second.
  public var frameRate: Double
  /// The views, in an order that results keep.
  public var tracks: [MotionTrack]
  /// The precision to which the numbers of the states are rounded, in points; 0 where they are not.
  public var precision: Double

  /// Makes a motion; a rate that none is, 0 or infinite, is taken for one frame a second.
  public init(frameRate: Double, tracks: [MotionTrack], precision: Double = 0) {
    self.frameRate = frameRate > 0 && frameRate.isFinite ? frameRate : 1
    self.tracks = tracks
    self.precision = precision
  }

  /// Frames of the longest track.
  public var frameCount: Int { tracks.map(\.states.count).max() ?? 0 }
}
