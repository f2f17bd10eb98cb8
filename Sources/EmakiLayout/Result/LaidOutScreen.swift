public import EmakiDrawing
internal import EmakiLimits

/// The frames of all views of a screen, and the issues found while computing them.
public struct LaidOutScreen: Sendable, Hashable {
  /// One view with its frame.
  public struct Node: Sendable, Hashable {
    /// The view as given, without its subviews (they are separate nodes).
    public var view: View {
      _read { yield shared.value }
      _modify {
        if !isKnownUniquelyReferenced(&shared) { shared = Shared(shared.value) }
        yield &shared.value
      }
    }
    /// The view for those who keep it and do not change it.
    package internal(set) var shared: Shared<View>
    /// The index of the superview's node; `nil` for the root.
    public var parent: Int?
    /// The frame in the superview's coordinates (in content coordinates under a scroll view),
    /// snapped to the pixel grid.
    public var frame: Rect
    /// The extent of the content; for scroll views.
    public var contentSize: Size
    /// Insets that the safe area takes from the view.
    public var safeArea: Insets
    /// Where the rows lie that are made as they come into view.
    public var rows: RowGeometry?
    /// The direction that leading and trailing follow.
    public var direction = LayoutDirection.leftToRight

    /// Makes a node.
    public init(
      view: View, parent: Int?, frame: Rect, contentSize: Size = .zero, safeArea: Insets = .zero
    ) {
      self.init(
        Shared(view), parent: parent, frame: frame, contentSize: contentSize, safeArea: safeArea)
    }

    init(
      _ shared: Shared<View>, parent: Int?, frame: Rect, contentSize: Size = .zero,
      safeArea: Insets = .zero
    ) {
      self.shared = shared
      self.parent = parent
      self.frame = frame
      self.contentSize = contentSize
      self.safeArea = safeArea
    }
  }

  /// The root view's size in points.
  public var size: Size
  /// All views in drawing order, parents first.
  public var nodes: [Node]
  /// Conflicts and ambiguities, in the order of the views.
  public var issues: [LayoutIssue]

  /// Makes a screen.
  public init(size: Size, nodes: [Node], issues: [LayoutIssue] = []) {
    self.size = size
    self.nodes = nodes
    self.issues = issues
  }

  /// The index of a view in `nodes`, or `nil` if there is none of this id.
  public func index(of id: ViewID) -> Int? {
    nodes.firstIndex { $0.view.id == id }
  }
}

/// An issue with the constraints that their author should know.
public enum LayoutIssue: Sendable, Hashable {
  /// Required constraints contradict one another; the broken one was left out.
  case unsatisfiable(broken: Constraint, conflictsWith: [Constraint])
  /// The constraints leave the view's lines or lengths open; with the location of the view.
  case ambiguous(ViewID, [LayoutAttribute], at: FilePlace = FilePlace())
  /// Texts beside one another of which each could as well be stretched, or cut: the one that is,
  /// the others, and the priority that they share; with the location of the view.
  case tied(ViewID, with: [ViewID], Tie, at: FilePlace = FilePlace())
  /// A constraint names a view or guide that is not there, or joins things that cannot be joined.
  case invalid(Constraint, reason: String)
  /// A table or collection, and those in its cells, would show more views than are made: the others
  /// are left out; with the location of the view.
  case overfull(ViewID, at: FilePlace = FilePlace())
  /// The constraints are too much for the solver: the frames mean nothing; with the location of the
  /// root.
  case unsolved(Overload, at: FilePlace = FilePlace())
}

extension LayoutIssue {
  /// The limit of the solver that was exceeded.
  public enum Overload: Sendable, Hashable {
    /// Views that depend on one another by the thousand.
    case steps
    /// Priorities: each costs a number for every length of the screen.
    case priorities

    /// How many different priorities one layout may have.
    public static let mostPriorities = InputLimit.priorities.most
  }
}

extension LayoutIssue {
  /// The properties that tied texts share, so that only their order decides between them.
  public struct Tie: Sendable, Hashable {
    /// Along which lengths are shared out.
    public var axis: Axis
    /// Whether there is too little room for them, rather than too much.
    public var isLack: Bool
    /// Their resistance against compression, or else their hugging.
    public var priority: Priority

    /// Makes a tie.
    public init(_ axis: Axis, isLack: Bool, _ priority: Priority) {
      self.axis = axis
      self.isLack = isLack
      self.priority = priority
    }
  }
}
