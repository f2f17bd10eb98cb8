public import EmakiDrawing

/// The values of a view that motions can change and that decide no frame.
///
/// A view of the model has one, and so has what is seen of it at a moment, so that each can be
/// given to the other as a whole.
public struct ViewAppearance: Sendable, Hashable {
  /// 0…1, multiplied down the tree.
  public var alpha = 1.0
  /// Whether a control reacts.
  public var isEnabled = true
  /// Views with more are drawn over those beside them, whatever their order, as by Core Animation,
  /// and touched before them.
  public var zPosition = 0.0
  /// Applied about the anchor point when drawn; layout does not see it.
  public var transform = ViewTransform.identity
  /// The colour behind the content; `nil` is clear.
  public var backgroundColor: Color?
  /// The colour of interactive content; `nil` as the superview.
  public var tintColor: Color?
  /// How its corners are drawn, and those of what it cuts.
  public var corner = Corner.square
  /// The width of the border, in points; 0 for none.
  public var borderWidth = 0.0
  /// The border's colour; `nil` is black.
  public var borderColor: Color?
  /// The shadow under the view; `nil` for none.
  public var shadow: Shadow?
  /// Colours that blend over the background; `nil` for none.
  public var gradient: ViewGradient?
  /// Whether its content is still loading: bars and blocks stand for the texts and pictures of the
  /// view and of all in it.
  public var isSkeleton = false
  /// How far the light that runs over these bars and blocks has come across the screen: 0 before
  /// its leading edge, 1 beyond the other one.
  public var shimmer = 0.0
  /// Whether text is being typed into a field, so that it shows the caret.
  public var isEditing = false

  /// The default appearance.
  public init() {}

  /// Adds the part of it that stands together in reports; colours, corners and the border are added
  /// beside the values that they belong to.
  func describe(into sink: inout some LookSink) {
    sink.add("z position", zPosition)
    sink.add("skeleton", isSkeleton)
    sink.add("shimmer", shimmer)
    sink.add("editing", isEditing)
  }
}

/// The values of a view that motions can change and that are its content, or may decide frames.
public struct ContentState: Sendable, Hashable {
  /// Hidden views are not drawn; in a stack view they leave the chain.
  public var isHidden = false
  /// The characters; `nil` where the view has no text.
  public var text: String?
  /// The colour of text; `nil` for the kind's default.
  public var textColor: Color?
  /// Whether a switch is on, or a button or cell selected.
  public var isOn = false
  /// The position of a slider or progress view, 0…1.
  public var value = 0.5
  /// The selected segment, tab or page; `nil` for none.
  public var selectedIndex: Int?
  /// Of a scroll view: the point of its content at its top left.
  public var contentOffset = Point.zero
  /// Of a scroll view: the room around its content that can be scrolled to.
  public var contentInset = Insets.zero
}

/// The values of a view that motions can change: of a view of the model, or of what is seen of one
/// at a moment.
public protocol ViewValues {
  /// The values that decide no frame.
  var appearance: ViewAppearance { get set }
  /// The values that are content or may decide frames.
  var state: ContentState { get set }
}

// By name. Painters read these across modules, for every view of every picture.
extension ViewValues {
  /// Its ``ViewAppearance/alpha``.
  @inlinable public var alpha: Double {
    get { appearance.alpha }
    _modify { yield &appearance.alpha }
  }
  /// Its ``ViewAppearance/isEnabled``.
  @inlinable public var isEnabled: Bool {
    get { appearance.isEnabled }
    _modify { yield &appearance.isEnabled }
  }
  /// Its ``ViewAppearance/zPosition``.
  @inlinable public var zPosition: Double {
    get { appearance.zPosition }
    _modify { yield &appearance.zPosition }
  }
  /// Its ``ViewAppearance/transform``.
  @inlinable public var transform: ViewTransform {
    get { appearance.transform }
    _modify { yield &appearance.transform }
  }
  /// Its ``ViewAppearance/backgroundColor``.
  @inlinable public var backgroundColor: Color? {
    get { appearance.backgroundColor }
    _modify { yield &appearance.backgroundColor }
  }
  /// Its ``ViewAppearance/tintColor``.
  @inlinable public var tintColor: Color? {
    get { appearance.tintColor }
    _modify { yield &appearance.tintColor }
  }
  /// Its ``ViewAppearance/corner``.
  @inlinable public var corner: Corner {
    get { appearance.corner }
    _modify { yield &appearance.corner }
  }
  /// The radius of its ``ViewAppearance/corner``, in points.
  @inlinable public var cornerRadius: Double {
    get { appearance.corner.radius }
    _modify { yield &appearance.corner.radius }
  }
  /// Its ``ViewAppearance/borderWidth``.
  @inlinable public var borderWidth: Double {
    get { appearance.borderWidth }
    _modify { yield &appearance.borderWidth }
  }
  /// Its ``ViewAppearance/borderColor``.
  @inlinable public var borderColor: Color? {
    get { appearance.borderColor }
    _modify { yield &appearance.borderColor }
  }
  /// Its ``ViewAppearance/shadow``.
  @inlinable public var shadow: Shadow? {
    get { appearance.shadow }
    _modify { yield &appearance.shadow }
  }
  /// Its ``ViewAppearance/gradient``.
  @inlinable public var gradient: ViewGradient? {
    get { appearance.gradient }
    _modify { yield &appearance.gradient }
  }
  /// Its ``ViewAppearance/isSkeleton``.
  @inlinable public var isSkeleton: Bool {
    get { appearance.isSkeleton }
    _modify { yield &appearance.isSkeleton }
  }
  /// Its ``ViewAppearance/shimmer``.
  @inlinable public var shimmer: Double {
    get { appearance.shimmer }
    _modify { yield &appearance.shimmer }
  }
  /// Its ``ViewAppearance/isEditing``.
  @inlinable public var isEditing: Bool {
    get { appearance.isEditing }
    _modify { yield &appearance.isEditing }
  }
}
