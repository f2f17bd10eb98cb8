public import EmakiDrawing

// A view is copied at every turn of reading, laying out and drawing, and most views have next to
// nothing of what a view can have. So what is rare, and what is large, lies in parts that copies
// share until one of them changes.

extension View {
  /// The content of a view apart from its look.
  struct Content: Sendable, Hashable {
    var text: TextContent?
    var image: ImageContent?
    var control = ControlContent()
    var imagePadding: Double?
  }

  /// Properties that few views have.
  struct Rest: Sendable, Hashable {
    var name: String?
    var className: String?
    var guides: [LayoutGuide] = []
    var embeddedController: String?
    var superviewSize: Size?
    var layoutMargins: DirectionalInsets?
    var additionalSafeAreaInsets = Insets.zero
    var stack: StackLayout?
    var scroll: ScrollState?
    var rows: RowContent?
    var cellFlow: CellFlow?
    var boxArrow: BoxArrow?
    var anchorPoint = Point(x: 0.5, y: 0.5)
    var origins = LayoutOrigins()
    var accessibility: Accessibility?
    var statusBarStyle: StatusBarStyle?
  }

  /// The content of a view that shows nothing.
  static let noContent = Shared(Content())
  /// The value of a view that has none of these properties.
  static let noRest = Shared(Rest())
  /// The look of a view with the defaults alone.
  static let usualLook = Shared(ViewAppearance())

  private var ownContent: Content {
    get { content.value }
    _modify {
      if !isKnownUniquelyReferenced(&content) { content = Shared(content.value) }
      yield &content.value
    }
  }

  private var ownRest: Rest {
    get { rest.value }
    _modify {
      if !isKnownUniquelyReferenced(&rest) { rest = Shared(rest.value) }
      yield &rest.value
    }
  }
}

extension View: ViewValues {
  /// The values that decide no frame.
  public var appearance: ViewAppearance {
    @inlinable _read { yield look.value }
    _modify {
      if !isKnownUniquelyReferenced(&look) { look = Shared(look.value) }
      yield &look.value
    }
  }

  /// The part of its content that motions can change. Where a value is that a view of its kind
  /// lacks, such as the offset of what does not scroll, it takes none.
  public var state: ContentState {
    get {
      ContentState(
        isHidden: isHidden, text: text?.string, textColor: text?.color, isOn: control.isOn,
        value: control.value, selectedIndex: control.selectedIndex,
        contentOffset: scroll?.contentOffset ?? .zero, contentInset: scroll?.contentInset ?? .zero)
    }
    // Unchanged values are not written, as that would copy what views share.
    set {
      let old = state
      isHidden = newValue.isHidden
      if newValue.text != old.text, let string = newValue.text { setText(string) }
      if newValue.textColor != old.textColor { text?.color = newValue.textColor }
      if newValue.isOn != old.isOn { control.isOn = newValue.isOn }
      if newValue.value != old.value { control.value = newValue.value }
      if newValue.selectedIndex != old.selectedIndex {
        control.selectedIndex = newValue.selectedIndex
      }
      if newValue.contentOffset != old.contentOffset {
        scroll?.contentOffset = newValue.contentOffset
        scroll?.isAtBeginning = false
      }
      if newValue.contentInset != old.contentInset { scroll?.contentInset = newValue.contentInset }
    }
  }
}

extension View {
  /// The outlet name, user label or restoration id, if there is one.
  public var name: String? {
    get { rest.value.name }
    _modify { yield &ownRest.name }
  }
  /// The custom class, if there is one.
  public var className: String? {
    get { rest.value.className }
    _modify { yield &ownRest.className }
  }
  /// Rectangles without a picture that constraints can refer to.
  public var guides: [LayoutGuide] {
    get { rest.value.guides }
    _modify { yield &ownRest.guides }
  }
  /// Where sizes and margins come from that a reader gave the view.
  public var origins: LayoutOrigins {
    get { rest.value.origins }
    _modify { yield &ownRest.origins }
  }
  /// The description for assistive technologies; `nil` for the kind's default.
  public var accessibility: Accessibility? {
    get { rest.value.accessibility }
    _modify { yield &ownRest.accessibility }
  }
  /// The controller whose view fills this container view.
  public var embeddedController: String? {
    get { rest.value.embeddedController }
    _modify { yield &ownRest.embeddedController }
  }
  /// The size of the superview for which `frame` was given; `nil` takes the size it gets.
  public var superviewSize: Size? {
    get { rest.value.superviewSize }
    _modify { yield &ownRest.superviewSize }
  }
  /// Margins given explicitly; `nil` takes the kind's default.
  public var layoutMargins: DirectionalInsets? {
    get { rest.value.layoutMargins }
    _modify { yield &ownRest.layoutMargins }
  }
  /// Insets that the bars of a controller cover, in addition to those covered already.
  public var additionalSafeAreaInsets: Insets {
    get { rest.value.additionalSafeAreaInsets }
    _modify { yield &ownRest.additionalSafeAreaInsets }
  }
  /// How arranged subviews are placed; for stack views.
  public var stack: StackLayout? {
    get { rest.value.stack }
    _modify { yield &ownRest.stack }
  }
  /// Where the content lies; for scroll, table, collection and text views.
  public var scroll: ScrollState? {
    get { rest.value.scroll }
    _modify { yield &ownRest.scroll }
  }
  /// Rows or cells that are made as they come into view; for table and collection views.
  public var rows: RowContent? {
    get { rest.value.rows }
    _modify { yield &ownRest.rows }
  }
  /// Where the cells among the subviews lie; for collection views. `nil` leaves them where they
  /// are.
  public var cellFlow: CellFlow? {
    get { rest.value.cellFlow }
    _modify { yield &ownRest.cellFlow }
  }
  /// The arrow by which a popover points at what it came from; `nil` for none.
  public var boxArrow: BoxArrow? {
    get { rest.value.boxArrow }
    _modify { yield &ownRest.boxArrow }
  }
  /// Of a controller's view: how the status bar over it looks; `nil` as around it.
  public var statusBarStyle: StatusBarStyle? {
    get { rest.value.statusBarStyle }
    _modify { yield &ownRest.statusBarStyle }
  }
  /// The fixed point of the transform in units of the bounds.
  public var anchorPoint: Point {
    get { rest.value.anchorPoint }
    _modify { yield &ownRest.anchorPoint }
  }
}

extension View {
  /// Text of labels, buttons, fields.
  public var text: TextContent? {
    get { content.value.text }
    _modify { yield &ownContent.text }
  }
  /// The picture of image views and buttons.
  public var image: ImageContent? {
    get { content.value.image }
    _modify { yield &ownContent.image }
  }
  /// Values of switches, sliders, segments, pages.
  public var control: ControlContent {
    get { content.value.control }
    _modify { yield &ownContent.control }
  }
  /// Points between the title of a button or label and its picture; `nil` for the kind's default.
  public var imagePadding: Double? {
    get { content.value.imagePadding }
    _modify { yield &ownContent.imagePadding }
  }
}
