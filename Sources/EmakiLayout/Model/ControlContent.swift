public import EmakiDrawing

/// The state of a control, as far as it shows.
public struct ControlContent: Sendable, Hashable {
  /// A switch that is on, a button or cell that is selected.
  public var isOn = false
  /// 0…1: a slider's or progress view's place.
  public var value = 0.5
  /// Whether a search bar has the button that ends the search.
  public var hasCancelButton = false
  /// What stands above the field of a search bar, or the title of a navigation bar.
  public var prompt: String?
  /// Titles of segments, tabs, bar buttons or search scopes.
  public var items: [String] = []
  /// The pictures of segments, tabs and bar buttons, by their places in `items`.
  public var itemImages: [Int: ImageContent] = [:]
  /// What the badges of tabs say, by the tabs' places in `items`; a badge can be without characters.
  public var badges: [Int: String] = [:]
  /// The colours of bar buttons that have one of their own, by their places in `items`.
  public var itemColors: [Int: Color] = [:]
  /// The places in `items` of bar buttons that end what is being done, and stand out by their weight.
  public var emphasizedItems: Set<Int> = []
  /// The colour of what is not filled: the rest of a track, the other dots of a page control; `nil`
  /// for the kind's own.
  public var restColor: Color?
  /// The colour of the knob of a switch or slider, and of what is selected among segments; `nil` for
  /// the kind's own.
  public var knobColor: Color?
  /// The places in `items` of bar buttons and segments that do not react.
  public var disabledItems: Set<Int> = []
  /// The views that stand for bar buttons, by their places in `items`.
  public var itemViews: [Int: BarView] = [:]
  /// The spaces among the items of a toolbar, by their places; `nil` for items at equal distances.
  public var itemSpaces: [Int: BarSpace]?
  /// What the back button of a navigation bar says beside its chevron, empty for the chevron alone;
  /// `nil` for no back button.
  public var backTitle: String?
  /// What a navigation bar or toolbar shows in its middle instead of a title.
  public var barTitle: BarTitle?
  /// The selected segment, tab or page.
  public var selectedIndex: Int?
  /// Dots of a page control.
  public var numberOfPages = 0
  /// The room that a button keeps around its title and picture; `nil` for the style's own.
  public var contentInsets: Insets?
  /// The room that a button's picture keeps within that of `contentInsets`; it moves the picture and
  /// takes no part in the button's size.
  public var imageInsets = Insets.zero
  /// The same for a button's title.
  public var titleInsets = Insets.zero
  /// The side of a button's title on which its picture stands.
  public var imageSide = ImageSide.leading
  /// Points between a button's title and its picture; `nil` for the kind's own.
  public var imagePadding: Double?
  /// The picture that a button stretches over its bounds, below its title and picture.
  public var backgroundImage: ImageContent?
  /// Where a button's title and picture lie in its height.
  public var verticalAlignment = VerticalAlignment.center
  /// Whether a button that does not react is not grey.
  public var keepsColors = false
  /// Whether a field shows a dot for each character.
  public var isSecure = false
  /// Whether a row has no line below it.
  public var hidesSeparator = false
  /// Points between the sides of a row and the line below it; `nil` for a line from the row's text to
  /// the edge.
  public var separatorInsets: Insets?
  /// Points from the margin of a row to its text, where its line begins unless `separatorInsets`
  /// say where: behind a picture.
  public var separatorIndent = 0.0
  /// The colour of the lines of a row; `nil` for the system's.
  public var separatorColor: Color?
  /// Where a row of a grouped table stands in its section.
  public var group: RowGroup?
  /// The kind's own style: `roundedRect`, `large`, `compact`, `disclosureIndicator`, `plain`, ….
  public var style: String?

  /// Makes the state of a control that nobody touched.
  public init() {}

  /// A place in the height of a button.
  public enum VerticalAlignment: String, Sendable, Hashable {
    /// Below the upper edge.
    case top
    /// In the middle.
    case center
    /// Above the lower edge.
    case bottom
  }

  /// A side of a button's title.
  public enum ImageSide: String, Sendable, Hashable, CaseIterable {
    /// Before the title in reading direction.
    case leading
    /// After the title in reading direction.
    case trailing
    /// Above the title.
    case top
    /// Below the title.
    case bottom

    /// Whether title and picture stand above one another.
    public var isStacked: Bool { self == .top || self == .bottom }
  }
}
