/// What assistive technologies are told of a view, where that is not what it shows.
public struct Accessibility: Sendable, Hashable {
  /// What it is called, instead of its text; `nil` takes the text.
  public var label: String?
  /// What happens when it is used.
  public var hint: String?
  /// What it holds, instead of what its control says.
  public var value: String?
  /// What it is, besides what its kind says.
  public var traits: Set<Trait> = []
  /// Whether it is an element of its own; `nil` leaves that to its kind.
  public var isElement: Bool?
  /// Whether it, and all that is in it, is passed over.
  public var isHidden = false
  /// Its place in the order of reading among those that have one, which come first.
  public var order: Int?

  /// What a view is.
  public enum Trait: String, Sendable, Hashable, CaseIterable {
    /// Something to press.
    case button
    /// Something that opens a page.
    case link
    /// A title of what follows.
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
    /// Something that makes a sound of its own.
    case playsSound
    /// Something that starts a session of media.
    case startsMediaSession
    /// What tells how things stand when the app starts.
    case summaryElement
    /// Something that changes often by itself.
    case updatesFrequently
    /// Something that can be moved up and down.
    case adjustable
    /// What is touched directly.
    case allowsDirectInteraction
    /// What turns the page when it was read.
    case causesPageTurn
    /// A control that does not react.
    case notEnabled
  }

  /// Says nothing.
  public init() {}
}
