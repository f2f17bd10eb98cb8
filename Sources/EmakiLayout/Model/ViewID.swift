/// The name of a view, unique in its scene: the id in a scene file, the object id in a storyboard.
public struct ViewID: Sendable, Hashable, Comparable, ExpressibleByStringLiteral,
  CustomStringConvertible
{
  /// The id as written.
  public let rawValue: String

  /// Makes an id.
  public init(_ rawValue: String) {
    self.rawValue = rawValue
  }

  /// Makes an id from a literal.
  public init(stringLiteral value: String) {
    self.init(value)
  }

  /// By Unicode scalars.
  public static func < (a: ViewID, b: ViewID) -> Bool { a.rawValue < b.rawValue }

  /// The shade that darkens a view as another comes over it, or all behind a sheet.
  package var shade: ViewID { ViewID(rawValue + "/dimming") }

  /// The id as written.
  public var description: String { rawValue }
}
