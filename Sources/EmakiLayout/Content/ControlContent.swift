public import EmakiDrawing

/// The content of a control, a bar or a row, and its state.
public struct ControlContent: Sendable, Hashable {
  /// A switch that is on, a button or cell that is selected.
  public var isOn = false
  /// The position of a slider or progress view, 0…1.
  public var value = 0.5
  /// The selected segment, tab, row or page.
  public var selectedIndex: Int?
  /// Segments, tabs, bar buttons, search scopes, or what stands on a wheel.
  public var items: [ControlItem] = []
  /// How it looks as a row of a table; of a table, how its rows do.
  public var row = RowLook()
  /// Content that only one family of kinds has.
  public var family = Family.none

  /// Makes the state of a control that nobody touched.
  public init() {}

  /// Kinds that have something in common.
  public enum Family: Sendable, Hashable {
    /// Kinds without such content.
    case none
    /// Buttons.
    case button(ButtonContent)
    /// Text fields.
    case field(FieldContent)
    /// Segmented controls.
    case segments(SegmentsContent)
    /// Switches, sliders and progress views.
    case track(TrackContent)
    /// Page controls.
    case pages(PagesContent)
    /// Maps, with the pins, in points from the upper left corner of the view.
    case map([Point])
    /// Search bars.
    case search(SearchContent)
    /// Navigation bars and toolbars.
    case bar(BarContent)
    /// Tables, and views with their background.
    case table(TableStyle)
    /// Cells, with the mark at their end.
    case cell(CellAccessory)
    /// Activity indicators.
    case activity(ActivityStyle)
    /// Date pickers.
    case date(DateStyle)
    /// Visual effect views.
    case effect(EffectStyle)
  }
}

// The content of a family, for views of that family; the defaults for all others. Setting it makes
// the view one of the family. The getters are not inlined: the optimizer of Swift 6.3 crashes where
// one of a payload without references was, in a pass over the borrowed content around it.
extension ControlContent {
  /// The content of a button.
  public var button: ButtonContent {
    @inline(never) get {
      if case .button(let content) = family { content } else { ButtonContent() }
    }
    set { family = .button(newValue) }
  }

  /// The content of a text field.
  public var field: FieldContent {
    @inline(never) get { if case .field(let content) = family { content } else { FieldContent() } }
    set { family = .field(newValue) }
  }

  /// The content of a segmented control.
  public var segments: SegmentsContent {
    @inline(never) get {
      if case .segments(let content) = family { content } else { SegmentsContent() }
    }
    set { family = .segments(newValue) }
  }

  /// The content of a switch, slider or progress view.
  public var track: TrackContent {
    @inline(never) get { if case .track(let content) = family { content } else { TrackContent() } }
    set { family = .track(newValue) }
  }

  /// The content of a page control.
  public var pages: PagesContent {
    @inline(never) get { if case .pages(let content) = family { content } else { PagesContent() } }
    set { family = .pages(newValue) }
  }

  /// The pins of a map, in points from its upper left corner.
  public var pins: [Point] {
    @inline(never) get { if case .map(let pins) = family { pins } else { [] } }
    set { family = .map(newValue) }
  }

  /// The content of a search bar.
  public var search: SearchContent {
    @inline(never) get {
      if case .search(let content) = family { content } else { SearchContent() }
    }
    set { family = .search(newValue) }
  }

  /// The content of a navigation bar or toolbar.
  public var bar: BarContent {
    @inline(never) get { if case .bar(let content) = family { content } else { BarContent() } }
    set { family = .bar(newValue) }
  }

  /// The grouping of a table's rows, where it is given.
  public var tableStyle: TableStyle? {
    @inline(never) get { if case .table(let style) = family { style } else { nil } }
    set { family = newValue.map(Family.table) ?? .none }
  }

  /// The mark at the end of a row.
  public var accessory: CellAccessory? {
    @inline(never) get { if case .cell(let accessory) = family { accessory } else { nil } }
    set { family = newValue.map(Family.cell) ?? .none }
  }

  /// The size of an activity indicator, where it is given.
  public var activityStyle: ActivityStyle? {
    @inline(never) get { if case .activity(let style) = family { style } else { nil } }
    set { family = newValue.map(Family.activity) ?? .none }
  }

  /// The style of a date picker, where it is given.
  public var dateStyle: DateStyle? {
    @inline(never) get { if case .date(let style) = family { style } else { nil } }
    set { family = newValue.map(Family.date) ?? .none }
  }

  /// The brightness of a visual effect, where it is given.
  public var effectStyle: EffectStyle? {
    @inline(never) get { if case .effect(let style) = family { style } else { nil } }
    set { family = newValue.map(Family.effect) ?? .none }
  }
}
