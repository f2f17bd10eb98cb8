public import EmakiDrawing

/// A rectangle of the screen with its content, its rules of placement and its subviews.
///
/// A value: two copies do not influence one another. Ids are unique in a tree.
public struct View: Sendable, Hashable {
  // MARK: Identity

  /// The name by which constraints, motions and reports know the view.
  public var id: ViewID
  /// The UIKit class that the view stands for.
  public var kind: Kind
  /// Who it comes from.
  public var origin = Origin.named
  /// Where a file says it; for messages.
  public var place = FilePlace()

  // MARK: Tree

  /// Back to front.
  public var subviews: [View] = []
  /// Constraints that this view owns; each joins the view, its guides or its descendants.
  public var constraints: [Constraint] = []

  // MARK: Placement

  /// The mechanism that decides the view's frame.
  public var placement: Placement = .constraints
  /// The given frame in the superview, for placement by mask or by fixed frame.
  public var frame: Rect = .zero
  /// The lengths that stretch when the superview's size changes; for placement by mask.
  public var autoresizing: AutoresizingMask = []
  /// Whether it is a row as high as its constraints ask at the width of its table, in which it is a
  /// subview above what follows it. One whose constraints leave the height open has that of
  /// `frame`. Of a cell that its collection makes as large as its constraints ask: whether it fills
  /// a line.
  public var hasAutomaticHeight = false
  /// The content's size where the file or the caller says it; `nil` measures.
  public var intrinsicSize = IntrinsicSize.measured
  /// How far the frame reaches beyond the rectangle that constraints join; `nil` as its kind does.
  public var alignmentInsets: Insets?
  /// The priority with which the view resists growing beyond its content.
  public var hugging: AxisPriorities
  /// The priority with which the view resists shrinking below its content.
  public var compressionResistance: AxisPriorities
  /// Whether the superview's margins reach into this view.
  public var preservesSuperviewLayoutMargins = false
  /// Whether the safe area adds to the margins.
  public var insetsLayoutMarginsFromSafeArea = true
  /// Whether the side margins grow until what is left between them is easily read: 672 points.
  public var followsReadableWidth = false
  /// Whether the view belongs to a controller: its side margins are at least the system's.
  public var isControllerRoot = false
  /// Left to right or the reverse; `nil` as the superview.
  public var layoutDirection: LayoutDirection?

  // MARK: Content

  /// Text, picture and state, which copies share.
  var content = Self.noContent
  /// The mode that scales the content into the bounds.
  public var contentMode = ContentMode.scaleToFill

  // MARK: Look

  /// The values that motions change and that decide no frame, which copies share.
  @usableFromInline var look = Self.usualLook
  /// The view's role in a wireframe; `nil` decides by kind.
  public var role: Role?
  /// Hidden views are not drawn; in a stack view they leave the chain.
  public var isHidden = false
  /// Whether subviews are cut to the bounds.
  public var clipsToBounds = false
  /// True where it lies on a separate level before other views, as a sheet does: in the dark
  /// appearance UIKit gives its backgrounds, and those inside, a lighter grey.
  public var isElevated = false

  // MARK: Everything else

  /// Properties that few views have, stored where copies share them.
  var rest = Self.noRest

  /// Makes a view with the defaults of its kind.
  public init(_ kind: Kind = .view, id: ViewID, subviews: [View] = []) {
    self.kind = kind
    self.id = id
    self.subviews = subviews
    let traits = kind.traits
    hugging = traits.hugging
    compressionResistance = AxisPriorities(.defaultHigh)
    if kind == .stackView { stack = StackLayout() }
    if traits.scrolls { scroll = ScrollState() }
    clipsToBounds = traits.scrolls
  }
}

extension View {
  /// The mechanism that decides a view's frame.
  public enum Placement: String, Sendable, Hashable {
    /// Auto Layout. (`translatesAutoresizingMaskIntoConstraints` is false.)
    case constraints
    /// The given frame, resized by the mask.
    case autoresizing
    /// The given frame, whatever the constraints and masks.
    case fixedFrame
  }

  /// The role of a view in a wireframe.
  public enum Role: String, Sendable, Hashable, CaseIterable {
    /// A page or card in front: the lightest background.
    case surface
    /// A menu, placeholder or image: a quiet fill.
    case fill
    /// Selected or interactive: drawn in the accent colour.
    case accent
    /// Less important text.
    case quiet
    /// A text or button of something that cannot be taken back: drawn in the colour of warnings.
    case destructive
    /// Nothing of the view itself is drawn.
    case transparent
    /// Text that is not known: rounded bars.
    case bars
  }

  /// Whether the view is a control that a finger can use.
  public var isInteractive: Bool { kind.isControl && isEnabled && !isHidden }
}
