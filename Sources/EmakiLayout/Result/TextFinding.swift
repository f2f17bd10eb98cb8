public import EmakiDrawing

/// A finding about a text that people could not read well.
public enum TextFinding: Sendable, Hashable {
  /// A text does not fit into its view; both sizes in points.
  case cut(ViewID, text: String, needs: Size, has: Size)
  /// The texts of two views of one superview lie over one another.
  case overlap(ViewID, ViewID)
  /// A text reaches out of the view that cuts it; of the screen for `nil`.
  case beyond(ViewID, text: String, of: ViewID?)
  /// A text lies under a view with the same superview, wholly or in part.
  case covered(ViewID, text: String, by: ViewID)
  /// A text, or the empty field that is edited, lies under the keyboard.
  case underKeyboard(ViewID, text: String)
  /// A text lies where the status bar is.
  case underStatusBar(ViewID, text: String)
}

extension TextFinding: CustomStringConvertible {
  /// One sentence that names the views concerned.
  public var description: String {
    switch self {
    case .cut(let view, let text, let needs, let has):
      return "the text of \"\(view)\" is cut: \"\(Self.quote(text))\" needs \(Self.label(needs)) pt"
        + " and has \(Self.label(has))"
    case .overlap(let first, let second):
      return "the texts of \"\(first)\" and \"\(second)\" overlap"
    case .beyond(let view, let text, let edge):
      let whole = edge.map { "\"\($0)\", which clips it" } ?? "the screen"
      return "the text of \"\(view)\" extends beyond \(whole): \"\(Self.quote(text))\""
    case .covered(let view, let text, let cover):
      return "the text of \"\(view)\" lies under \"\(cover)\": \"\(Self.quote(text))\""
    case .underKeyboard(let view, let text):
      return text.isEmpty
        ? "\"\(view)\" is edited and lies under the keyboard"
        : "the text of \"\(view)\" lies under the keyboard: \"\(Self.quote(text))\""
    case .underStatusBar(let view, let text):
      return "the text of \"\(view)\" lies under the status bar: \"\(Self.quote(text))\""
    }
  }

  /// The view concerned; of two the one in front.
  public var view: ViewID {
    switch self {
    case .cut(let view, _, _, _), .overlap(_, let view), .beyond(let view, _, _),
      .covered(let view, _, _), .underKeyboard(let view, _), .underStatusBar(let view, _):
      view
    }
  }

  /// The same of all rows of a table, whatever the text.
  public var inRows: TextFinding {
    switch self {
    case .cut(let view, _, _, _): .cut(view.inAllRows, text: "", needs: .zero, has: .zero)
    case .overlap(let first, let second): .overlap(first.inAllRows, second.inAllRows)
    case .beyond(let view, _, let edge):
      .beyond(view.inAllRows, text: "", of: edge.map(\.inAllRows))
    case .covered(let view, _, let cover):
      .covered(view.inAllRows, text: "", by: cover.inAllRows)
    case .underKeyboard(let view, _): .underKeyboard(view.inAllRows, text: "")
    case .underStatusBar(let view, _): .underStatusBar(view.inAllRows, text: "")
    }
  }

  /// A hint at a remedy.
  public var hint: String {
    switch self {
    case .cut(_, _, let needs, let has) where needs.width <= has.width + 0.5:
      "make it at least \(needs.height.shortText) pt high, or choose a smaller font"
    case .cut: "give it more room, more lines (lines: 0 for any number), or a smaller font"
    case .overlap: "tie one to the other with a constraint"
    case .beyond(_, _, nil):
      "pin it to the safe area, or put it into a scroll view; a wide one wraps with lines: 0"
    case .beyond: "pin its trailing edge to the superview's, and allow it more lines: lines: 0"
    case .covered:
      "tie it to the edge of what lies over it, or let it come later among the children"
    case .underKeyboard(let view, _):
      "tie it to the keyboard: - \(view).bottom <= keyboardLayoutGuide.top - 8"
    case .underStatusBar: "pin it to the safe area: pin: {top: 8, to: safeArea}"
    }
  }

  /// The beginning of a text.
  private static func quote(_ text: String) -> String {
    let start = text.prefix(24)
    return start.count < text.count ? start + "…" : String(start)
  }

  private static func label(_ size: Size) -> String {
    "\(size.width.shortText)×\(size.height.shortText)"
  }
}
