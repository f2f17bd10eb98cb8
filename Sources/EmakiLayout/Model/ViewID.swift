/// The identity of a view, unique in its scene: the id in a scene file, the object id in a
/// storyboard, or what part it is of another view.
public struct ViewID: Sendable, Hashable, Comparable, ExpressibleByStringLiteral,
  CustomStringConvertible
{
  /// The identity as text: an author's name, or a made one with a mark before each part's.
  ///
  /// It tells `detailItemBack`, an author's name, from the back button of `detailItem`. Keep it
  /// where text has to stand for a view; show `rawValue`.
  package let key: String

  /// Makes an id from an author's name, or from a key.
  public init(_ rawValue: String) {
    key = rawValue
  }

  /// Makes an id from a literal.
  public init(stringLiteral value: String) {
    self.init(value)
  }

  /// The id as it is shown, and as authors write it: that of a part is the whole's with the part's
  /// name behind it.
  public var rawValue: String { Self.shown(key) }

  /// Orders ids by the Unicode scalars of their shown text.
  public static func < (a: ViewID, b: ViewID) -> Bool {
    let (first, second) = (a.rawValue, b.rawValue)
    return first == second ? a.key < b.key : first < second
  }

  /// The id as it is shown.
  public var description: String { rawValue }
}
