public import EmakiDrawing

/// One of the things that stand side by side in a control or bar: a segment, a tab, a button, a
/// space.
public struct ControlItem: Sendable, Hashable, ExpressibleByStringLiteral {
  /// Its title, or the name of an icon. A tab's can have the name of an icon and a colon before it;
  /// with nothing but a colon behind it, it is the name of a picture.
  public var title: String
  /// The picture that it shows.
  public var image: ImageContent?
  /// The text of a tab's badge; it can be empty. `nil` for none.
  public var badge: String?
  /// The colour of a bar button that does not take the bar's tint.
  public var color: Color?
  /// Whether a bar button ends what is being done, and stands out by its weight.
  public var isEmphasized = false
  /// Whether it reacts.
  public var isEnabled = true
  /// The view that stands for a bar button.
  public var view: BarView?
  /// The width of a space; `nil` for other items.
  public var space: BarSpace?

  /// Makes an item with a title.
  public init(_ title: String, image: ImageContent? = nil, badge: String? = nil) {
    self.title = title
    self.image = image
    self.badge = badge
  }

  /// Makes an item with a title.
  public init(stringLiteral title: String) { self.init(title) }
}
