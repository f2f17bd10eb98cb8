public import EmakiDrawing

/// The properties of a text field besides its text.
public struct FieldContent: Sendable, Hashable {
  /// Its box; `nil` for the round one, or in a row for none.
  public var border: FieldBorder?
  /// Whether it shows a dot for each character.
  public var isSecure = false

  /// Makes a field with default values.
  public init() {}
}

/// The properties of a segmented control besides its segments.
public struct SegmentsContent: Sendable, Hashable {
  /// Whether each segment is as wide as its title asks, not all as wide as the widest.
  public var isApportioned = false
  /// The room beside each title, points, both sides together.
  public var room = 18.0
  /// The colour of the selected segment; `nil` for the system's.
  public var selectedColor: Color?

  /// Makes segments with default values.
  public init() {}
}

/// The properties of a switch, slider or progress view besides its value.
public struct TrackContent: Sendable, Hashable {
  /// The colour of the part that is not filled; `nil` for the kind's default.
  public var restColor: Color?
  /// The colour of the knob; `nil` for white.
  public var knobColor: Color?

  /// Makes a track with default values.
  public init() {}
}

/// The properties of a page control besides the current page.
public struct PagesContent: Sendable, Hashable {
  /// The number of pages.
  public var count = 0
  /// The colour of the other dots; `nil` for the system's.
  public var restColor: Color?

  /// Makes a page control with default values.
  public init() {}
}

/// The properties of a search bar besides its text and its scopes.
public struct SearchContent: Sendable, Hashable {
  /// The text above the field.
  public var prompt: String?
  /// Whether it has the button that ends the search.
  public var hasCancelButton = false

  /// Makes a search bar with default values.
  public init() {}
}

/// The look of a row of a table among the others.
public struct RowLook: Sendable, Hashable {
  /// Where it stands in its section of a grouped table.
  public var group: RowGroup?
  /// Whether it has no line below it.
  public var hidesSeparator = false
  /// Points between its sides and the line below it; `nil` for a line from the row's text to the
  /// edge.
  public var separatorInsets: Insets?
  /// Points from its margin to its text, where its line begins unless `separatorInsets` say where:
  /// behind a picture.
  public var separatorIndent = 0.0
  /// The colour of its lines; `nil` for the system's.
  public var separatorColor: Color?
  /// True in a sidebar, where it has no background and is round while selected.
  public var isInSidebar = false

  /// Makes a row with default values.
  public init() {}
}
