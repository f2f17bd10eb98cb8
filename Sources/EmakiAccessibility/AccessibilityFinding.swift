public import EmakiDrawing
public import EmakiLayout

/// An accessibility problem of a screen.
public struct AccessibilityFinding: Sendable, Hashable {
  /// The rule that a finding breaks.
  public enum Rule: String, Sendable, Hashable, CaseIterable {
    /// A control that is hard to hit.
    case target
    /// A text or icon that hardly stands out.
    case contrast
    /// A text that is cut when it is larger.
    case text
    /// A control or picture without a name.
    case label
    /// An order of reading that jumps back.
    case order
    /// A meaning that only colour carries.
    case color
    /// A large motion that nobody can do without.
    case motion
  }

  /// The broken rule.
  public var rule: Rule
  /// The view; `nil` for a motion.
  public var view: ViewID?
  /// Where its file says it.
  public var place: FilePlace
  /// Where the view is on the screen, in points.
  public var rect: Rect?
  /// One sentence with the figure and the limit.
  public var message: String
  /// A possible remedy.
  public var hint: String

  /// Makes a finding.
  public init(
    _ rule: Rule, view: ViewID? = nil, at place: FilePlace, rect: Rect? = nil, _ message: String,
    hint: String
  ) {
    self.rule = rule
    self.view = view
    self.place = place
    self.rect = rect
    self.message = message
    self.hint = hint
  }
}

extension AccessibilityFinding {
  init(_ rule: Rule, _ seen: SeenView, _ message: String, hint: String) {
    self.init(
      rule, view: seen.view.id, at: seen.view.place, rect: seen.rect, message, hint: hint)
  }
}

extension Size {
  /// Such as `30×44`.
  var words: String { "\(width.shortText)×\(height.shortText)" }
}
