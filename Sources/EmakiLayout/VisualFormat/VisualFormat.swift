/// Constraints written as a picture: `H:|-[a]-(>=8@750)-[b(==a)]-|`.
///
/// The grammar is UIKit's, with its newer multipliers and constants: `[b(==a*2+10)]`,
/// `[b(a.height/3)]`. A lone hyphen is the standard distance: 8 pt between views, 20 pt to the
/// superview's edge (not its margin). Spaces between the parts are allowed.
public enum VisualFormat {
  /// Options for the views of the string.
  public struct Options: Sendable, Hashable {
    /// Lines on which all views of the string are aligned, such as `.centerY` in a row.
    public var alignment: [LayoutAttribute]
    /// Whether a row runs from left to right whatever the reading direction.
    public var isLeftToRight: Bool

    /// Makes options; by default no alignment, in reading direction.
    public init(alignment: [LayoutAttribute] = [], isLeftToRight: Bool = false) {
      self.alignment = alignment
      self.isLeftToRight = isLeftToRight
    }
  }

  /// Points between siblings where a lone hyphen stands.
  public static let siblingSpacing = 8.0
  /// Points to the superview where a lone hyphen stands.
  public static let superviewSpacing = 20.0

  /// Reads a visual format string.
  ///
  /// - Parameters:
  ///   - format: the string.
  ///   - views: the views by the names that the string uses.
  ///   - metrics: numbers by the names that the string uses.
  ///   - superview: the view that `|` stands for, which should also own the constraints.
  ///   - options: alignment and direction.
  /// - Returns: constraints in the order in which the string says them, alignment last.
  public static func parse(
    _ format: String, views: [String: ViewID], metrics: [String: Double] = [:],
    superview: ViewID, options: Options = Options()
  ) throws(VisualFormatError) -> [Constraint] {
    var parser = VisualFormatParser(format, views: views, metrics: metrics)
    let syntax = try parser.parse()
    return VisualFormatTranslation(superview: superview, options: options).constraints(syntax)
  }
}
