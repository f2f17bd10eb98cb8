public import EmakiDrawing

/// The properties of a kind of view: one entry of the table that layout, readers and painters read.
///
/// A member's default is the value of most kinds. Lengths without another source are read off
/// frames that Interface Builder saved in its newest form.
public struct KindTraits: Sendable, Hashable {
  /// The size of the content, as an alignment rectangle.
  public var natural = NaturalSize.none
  /// How far the frame reaches beyond the alignment rectangle.
  public var alignment = Insets.zero
  /// UIKit's hugging priorities for a new view.
  public var hugging = AxisPriorities(.defaultLow)
  /// The default font size, which decides baselines, in points; `nil` for kinds that show no text.
  public var fontSize: Double?
  /// Whether the content can be larger than the view and move in it.
  public var scrolls = false
  /// Whether a finger can change or press it.
  public var isControl = false
  /// Whether touches are enabled in a new view.
  public var takesTouches = true
  /// True for kinds that can show a text.
  public var showsText = true
  /// Whether a content view in it fills it.
  public var hasContentView = false
  /// True for kinds that keep margins within a row, as in the content view of a cell.
  public var hasMarginsInRows = false
  /// How large it is at most as a row, or at its end; a length that is `nil` is the row's.
  public var sizeInRow: NaturalSize?
  /// The elements that `selected` chooses from.
  public var choice: Choice?
  /// Whether it hides what lies below it, though it has no background.
  public var isOpaque = false
  /// True for kinds that can lie over others as a sheet.
  public var canBeLayer = false
  /// Whether a sketch outlines one that nothing else shows.
  public var isOutlined = false
  /// The importance for a reader of annotations.
  public var importance = Importance.named
  /// Its name in messages, with its article.
  public var noun: String
  /// Its other names in scene files.
  public var shortNames = ""
  /// Words of others for it that scene files do not take.
  public var wrongNames = ""
  /// The hint for one of those words: how to write it; `nil` for `kind: ` and its name.
  public var hint: String?
  /// The elements of Interface Builder that stand for it.
  public var elements = ""
  /// The part of it that a screen reader reads.
  public var reading = Reading.nothing
  /// The role that a screen reader speaks after its name; empty for none.
  public var spokenRole = ""
  /// The height that UIKit gives one whatever its content, in points, where `natural` does not say it.
  public var systemHeight: Double?

  /// The row of a kind of which nothing is said.
  public init(noun: String) { self.noun = noun }

  /// The part of a view that a screen reader reads where the scene does not say it.
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
    /// The view's content decides its size.
    case byContent
    /// The same for all; `nil` for no intrinsic length.
    case fixed(width: Double?, height: Double)
    /// One pixel along the stack around it, whose whole breadth it takes; else one pixel high.
    case line
  }

  /// The reason that makes a view worth an annotation.
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

  /// The elements of which a control has several.
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
