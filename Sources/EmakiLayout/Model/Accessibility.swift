/// The description of a view for assistive technologies, where it differs from the view's contents.
public struct Accessibility: Sendable, Hashable {
  /// The label, instead of its text; `nil` takes the text.
  public var label: String?
  /// The effect of using it.
  public var hint: String?
  /// The value, instead of its control's.
  public var value: String?
  /// Traits in addition to those of its kind.
  public var traits: Set<Trait> = []
  /// Whether it is an accessibility element; `nil` leaves that to its kind.
  public var isElement: Bool?
  /// Whether it, and all that is in it, is passed over.
  public var isHidden = false
  /// Its position in the order of reading among those that have one, which come first.
  public var order: Int?

  /// The role or state of a view.
  public enum Trait: String, Sendable, Hashable, CaseIterable {
    /// The element can be pressed.
    case button
    /// The element opens a page.
    case link
    /// A title of the elements that follow.
    case header
    /// A picture.
    case image
    /// The one that is chosen.
    case selected
    /// A text that does not change.
    case staticText
    /// A key of a keyboard.
    case keyboardKey
    /// A field for searching.
    case searchField
    /// The element plays a sound when it is used.
    case playsSound
    /// The element starts a session of media.
    case startsMediaSession
    /// The element sums up the app's state at its start.
    case summaryElement
    /// The element changes often by itself.
    case updatesFrequently
    /// The element's value can be moved up and down.
    case adjustable
    /// The element is touched directly.
    case allowsDirectInteraction
    /// The page turns when the element has been read.
    case causesPageTurn
    /// A control that does not react.
    case notEnabled
  }

  /// Says nothing.
  public init() {}
}
