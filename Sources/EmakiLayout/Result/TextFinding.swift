public import EmakiDrawing

/// Something about a text that people could not read well.
public enum TextFinding: Sendable, Hashable {
  /// A text does not fit into its view; both sizes in points.
  case cut(ViewID, text: String, needs: Size, has: Size)
  /// The texts of two views of one superview lie over one another.
  case overlap(ViewID, ViewID)
}

extension TextFinding: CustomStringConvertible {
  /// One sentence that names the views concerned.
  public var description: String {
    switch self {
    case .cut(let view, let text, let needs, let has):
      let start = text.prefix(24)
      let quote = start.count < text.count ? start + "…" : start
      return "the text of \"\(view)\" is cut: \"\(quote)\" needs \(Self.label(needs)) pt"
        + " and has \(Self.label(has))"
    case .overlap(let first, let second):
      return "the texts of \"\(first)\" and \"\(second)\" lie over one another"
    }
  }

  /// The view concerned; of two the one in front.
  public var view: ViewID {
    switch self {
    case .cut(let view, _, _, _), .overlap(_, let view): view
    }
  }

  /// What might help.
  public var hint: String {
    switch self {
    case .cut: "give it more room, more lines (lines: 0 for any number), or a smaller font"
    case .overlap: "tie one to the other with a constraint"
    }
  }

  private static func label(_ size: Size) -> String {
    "\(size.width.shortText)×\(size.height.shortText)"
  }
}
