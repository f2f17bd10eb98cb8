public import EmakiDrawing

/// What is particular to a kind of view: one row of the table that layout, readers, painters and reports
/// read.
///
/// Lists of words are texts with spaces between them, as a row is made whenever it is asked for.
/// What a member says of most kinds is its usual value. Lengths without another source are read off
/// frames that Interface Builder saved in its newest form.
public struct KindTraits: Sendable, Hashable {
  /// How large the content is, as an alignment rectangle.
  public var natural = NaturalSize.none
  /// How far the frame reaches beyond the alignment rectangle.
  public var alignment = Insets.zero
  /// UIKit's hugging priorities for a new view.
  public var hugging = AxisPriorities(.defaultLow)
  /// The size of the letters of which nothing is said, and which decide baselines, in points; `nil`
  /// for kinds without text of their own.
  public var fontSize: Double?
  /// Whether the content can be larger than the view and move in it.
  public var scrolls = false
  /// Whether a finger can change or press it.
  public var isControl = false
  /// Whether touches are enabled in a new view.
  public var takesTouches = true
  /// Whether it can show a text of its own.
  public var showsText = true
  /// Whether a content view in it fills it.
  public var hasContentView = false
  /// Whether it has its place within a row, as in the content view of a cell.
  public var hasMarginsInRows = false
  /// How large it is at most as a row, or at its end; a length that is `nil` is the row's.
  public var sizeInRow: NaturalSize?
  /// What `selected` chooses from.
  public var choice: Choice?
  /// Whether it hides what lies below it, though it has no background.
  public var isOpaque = false
  /// Whether it can lie over others as a sheet of its own.
  public var canBeLayer = false
  /// Whether a sketch outlines one that nothing else shows.
  public var isOutlined = false
  /// How much it matters to a reader of annotations.
  public var importance = Importance.named
  /// What messages call it, with its article.
  public var noun: String
  /// Its other names in scene files.
  public var shortNames = ""
  /// Words of others for it that scene files do not take.
  public var wrongNames = ""
  /// What to write for one of those; `nil` for `kind: ` and its name.
  public var hint: String?
  /// The elements of Interface Builder that stand for it.
  public var elements = ""
  /// What a screen reader reads of it.
  public var reading = Reading.nothing
  /// What a screen reader calls it after its name; empty for nothing.
  public var spokenRole = ""
  /// The height that UIKit gives one whatever its content, in points, where `natural` does not say it.
  public var systemHeight: Double?

  /// The row of a kind of which nothing is said.
  public init(noun: String) { self.noun = noun }

  /// What a screen reader reads of a view of which nothing is said.
  public enum Reading: Sendable, Hashable {
    /// Nothing of it; what is in it is read.
    case nothing
    /// The text, where it has one.
    case text
    /// That it is there.
    case itself
    /// Its items, one by one.
    case items
  }

  /// A width and a height in points, as far as the kind alone decides them.
  public enum NaturalSize: Sendable, Hashable {
    /// There is none.
    case none
    /// What the view shows decides it.
    case byContent
    /// The same for all; `nil` for no length of its own.
    case fixed(width: Double?, height: Double)
    /// One pixel along the stack around it, whose whole breadth it takes; else one pixel high.
    case line
  }

  /// What makes a view worth an annotation.
  public enum Importance: Sendable, Hashable {
    /// Nothing.
    case never
    /// Its name.
    case named
    /// That it is there.
    case always(Int)
    /// That it is the first of several.
    case first(Int)
  }

  /// What a control has several of.
  public enum Choice: String, Sendable, Hashable {
    case segment, tab, item, page, row

    var name: StaticString {
      switch self {
      case .segment: "segment"
      case .tab: "tab"
      case .item: "item"
      case .page: "page"
      case .row: "row"
      }
    }
  }
}
