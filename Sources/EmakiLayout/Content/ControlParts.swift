public import EmakiDrawing

/// What a text field has beside its text.
public struct FieldContent: Sendable, Hashable {
  /// Its box; `nil` for the round one, or in a row for none.
  public var border: FieldBorder?
  /// Whether it shows a dot for each character.
  public var isSecure = false

  /// Makes a field of which nothing is said.
  public init() {}
}

/// What a segmented control has beside its segments.
public struct SegmentsContent: Sendable, Hashable {
  /// Whether each segment is as wide as its title asks, not all as wide as the widest.
  public var isApportioned = false
  /// The room beside each title, points, both sides together.
  public var room = 18.0
  /// The colour of the selected segment; `nil` for the system's.
  public var selectedColor: Color?

  /// Makes segments of which nothing is said.
  public init() {}
}

/// What a switch, slider or progress view has beside its value.
public struct TrackContent: Sendable, Hashable {
  /// The colour of what is not filled; `nil` for the kind's own.
  public var restColor: Color?
  /// The colour of the knob; `nil` for white.
  public var knobColor: Color?

  /// Makes a track of which nothing is said.
  public init() {}
}

/// What a page control has beside the page that is shown.
public struct PagesContent: Sendable, Hashable {
  /// How many pages there are.
  public var count = 0
  /// The colour of the other dots; `nil` for the system's.
  public var restColor: Color?

  /// Makes a control of which nothing is said.
  public init() {}
}

/// What a search bar has beside its text and its scopes.
public struct SearchContent: Sendable, Hashable {
  /// What stands above the field.
  public var prompt: String?
  /// Whether it has the button that ends the search.
  public var hasCancelButton = false

  /// Makes a bar of which nothing is said.
  public init() {}
}

/// How a row of a table looks among the others.
public struct RowLook: Sendable, Hashable {
  /// Where it stands in its section of a grouped table.
  public var group: RowGroup?
  /// Whether it has no line below it.
  public var hidesSeparator = false
  /// Points between its sides and the line below it; `nil` for a line from the row's text to the edge.
  public var separatorInsets: Insets?
  /// Points from its margin to its text, where its line begins unless `separatorInsets` say where:
  /// behind a picture.
  public var separatorIndent = 0.0
  /// The colour of its lines; `nil` for the system's.
  public var separatorColor: Color?
  /// Whether it stands in a sidebar, where it has no ground of its own and is round while selected.
  public var isInSidebar = false

  /// Makes a row of which nothing is said.
  public init() {}
}
