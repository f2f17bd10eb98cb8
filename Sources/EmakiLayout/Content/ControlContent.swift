public import EmakiDrawing

/// What a control, a bar or a row shows, and the state that it is in.
public struct ControlContent: Sendable, Hashable {
  /// A switch that is on, a button or cell that is selected.
  public var isOn = false
  /// 0…1: a slider's or progress view's place.
  public var value = 0.5
  /// The selected segment, tab, row or page.
  public var selectedIndex: Int?
  /// Segments, tabs, bar buttons, search scopes, or what stands on a wheel.
  public var items: [ControlItem] = []
  /// How it looks as a row of a table; of a table, how its rows do.
  public var row = RowLook()
  /// What only one family of kinds has.
  public var family = Family.none

  /// Makes the state of a control that nobody touched.
  public init() {}

  /// Kinds that have something in common.
  public enum Family: Sendable, Hashable {
    /// Those that have nothing beside the rest.
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
    /// Maps, with the places that are marked, in points from the upper left corner of the view.
    case map([Point])
    /// Search bars.
    case search(SearchContent)
    /// Navigation bars and toolbars.
    case bar(BarContent)
    /// Tables, and what has their ground.
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

// What a family has, for views of that family; of others nothing but what is usual. Setting it makes
// the view one of the family. The getters are not inlined: the optimizer of Swift 6.3 crashes where
// one of a payload without references was, in a pass over the borrowed content around it.
extension ControlContent {
  /// What a button has.
  public var button: ButtonContent {
    @inline(never) get {
      if case .button(let content) = family { content } else { ButtonContent() }
    }
    set { family = .button(newValue) }
  }

  /// What a text field has.
  public var field: FieldContent {
    @inline(never) get { if case .field(let content) = family { content } else { FieldContent() } }
    set { family = .field(newValue) }
  }

  /// What a segmented control has.
  public var segments: SegmentsContent {
    @inline(never) get {
      if case .segments(let content) = family { content } else { SegmentsContent() }
    }
    set { family = .segments(newValue) }
  }

  /// What a switch, slider or progress view has.
  public var track: TrackContent {
    @inline(never) get { if case .track(let content) = family { content } else { TrackContent() } }
    set { family = .track(newValue) }
  }

  /// What a page control has.
  public var pages: PagesContent {
    @inline(never) get { if case .pages(let content) = family { content } else { PagesContent() } }
    set { family = .pages(newValue) }
  }

  /// The places that a map marks, in points from its upper left corner.
  public var pins: [Point] {
    @inline(never) get { if case .map(let pins) = family { pins } else { [] } }
    set { family = .map(newValue) }
  }

  /// What a search bar has.
  public var search: SearchContent {
    @inline(never) get {
      if case .search(let content) = family { content } else { SearchContent() }
    }
    set { family = .search(newValue) }
  }

  /// What a navigation bar or toolbar has.
  public var bar: BarContent {
    @inline(never) get { if case .bar(let content) = family { content } else { BarContent() } }
    set { family = .bar(newValue) }
  }

  /// How a table groups its rows, where something says it.
  public var tableStyle: TableStyle? {
    @inline(never) get { if case .table(let style) = family { style } else { nil } }
    set { family = newValue.map(Family.table) ?? .none }
  }

  /// The mark at the end of a row.
  public var accessory: CellAccessory? {
    @inline(never) get { if case .cell(let accessory) = family { accessory } else { nil } }
    set { family = newValue.map(Family.cell) ?? .none }
  }

  /// How large an activity indicator is, where something says it.
  public var activityStyle: ActivityStyle? {
    @inline(never) get { if case .activity(let style) = family { style } else { nil } }
    set { family = newValue.map(Family.activity) ?? .none }
  }

  /// How a date picker shows its date, where something says it.
  public var dateStyle: DateStyle? {
    @inline(never) get { if case .date(let style) = family { style } else { nil } }
    set { family = newValue.map(Family.date) ?? .none }
  }

  /// How bright a visual effect is, where something says it.
  public var effectStyle: EffectStyle? {
    @inline(never) get { if case .effect(let style) = family { style } else { nil } }
    set { family = newValue.map(Family.effect) ?? .none }
  }
}
