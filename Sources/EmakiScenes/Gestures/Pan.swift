public import EmakiLayout
public import EmakiMotion

/// The reaction to a finger that is drawn across a view.
public struct Pan: Sendable, Hashable {
  /// A side of the screen.
  public enum Edge: String, Sendable, Hashable, CaseIterable {
    case left, right, top, bottom
  }

  /// The effect that follows the finger: views that move, or the progress of a motion.
  public enum Effect: Sendable, Hashable {
    /// Views move with it, point by point.
    case move(Move)
    /// A motion goes forward and back with it.
    case progress(Progress)
  }

  /// Views that are dragged between resting positions.
  public struct Move: Sendable, Hashable {
    /// A position at which the first view can rest.
    public struct Rest: Sendable, Hashable {
      /// The view's x or y in its superview, points.
      public var position: Double
      /// The expression for the position each time a finger goes down, such as `root.height - 120`;
      /// `nil` for one that is always the same.
      public var expression: LinkExpression?
      /// The state that is set when it has come to rest.
      public var state: String?

      /// Makes a resting position.
      public init(_ position: Double, state: String? = nil) {
        self.position = position
        self.state = state
      }

      /// Makes a resting position that depends on values of views.
      public init(at expression: LinkExpression, state: String? = nil) {
        self.init(expression.constant, state: state)
        if !expression.terms.isEmpty { self.expression = expression }
      }
    }

    /// The views that move, all by the same distance.
    public var views: [ViewID]
    /// The rests by growing position; in the given order where positions depend on views.
    public var rests: [Rest]
    /// The states that are set while the first view is between two rests: one less than these, or
    /// none.
    public var between: [String]
    /// The time that it takes to settle, in seconds.
    public var duration: Double
    /// The curve or spring with which it settles; a spring starts with the finger's velocity.
    public var pacing: Pacing

    /// Makes a move; by default it settles in 0.26 s with ease-out.
    public init(
      _ views: [ViewID], rests: [Rest], between: [String] = [], duration: Double = 0.26,
      pacing: Pacing = .curve(.easeOut)
    ) {
      self.views = views
      let isKnown = rests.allSatisfy { $0.expression == nil }
      self.rests = isKnown ? rests.sorted { $0.position < $1.position } : rests
      self.between = between
      self.duration = duration
      self.pacing = pacing
    }
  }

  /// A motion that a finger drives.
  public struct Progress: Sendable, Hashable {
    /// The motion's name.
    public var motion: String
    /// The finger's way for the whole motion, in points; negative for the other direction. `nil`
    /// is the screen's width or height, towards the other edge.
    public var distance: Double?
    /// A release beyond this progress completes the motion, as does a flick; else it goes back.
    public var threshold: Double

    /// Makes a progress; by default it completes beyond the half.
    public init(_ motion: String, distance: Double? = nil, threshold: Double = 0.5) {
      self.motion = motion
      self.distance = distance
      self.threshold = threshold
    }
  }

  /// On what the finger goes down, or something inside it.
  public var view: ViewID
  /// The direction that counts.
  public var axis: Axis
  /// The edge within 20 points of which the finger has to go down; `nil` for anywhere.
  public var edge: Edge?
  /// The effect that follows the finger.
  public var effect: Effect
  /// Whether it goes the other way, with the other edge and mirrored positions, where lines run to
  /// the left.
  public var mirrors = false

  /// Makes a pan.
  public init(_ view: ViewID, axis: Axis = .horizontal, edge: Edge? = nil, effect: Effect) {
    self.view = view
    self.axis = axis
    self.edge = edge
    self.effect = effect
  }
}
