public import EmakiLayout

/// One view replaces another as controllers do: push, pop, present, dismiss and so on.
///
/// The views lie over one another with the same frame; the one that is not shown is hidden.
public struct Transition: Sendable, Hashable {
  /// How.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// From the right, over the old one, which moves to −0.3 widths; 0.35 s, spring without bounce.
    case push
    /// The reverse of a push.
    case pop
    /// From below; 0.40 s, spring without bounce.
    case present
    /// The reverse of a presentation.
    case dismiss
    /// By alpha; 0.30 s.
    case dissolve
    /// Half a turn about the vertical axis, the old one first; 0.75 s.
    case flip
  }

  /// How.
  public var kind: Kind
  /// The view that goes.
  public var old: ViewID
  /// The view that comes.
  public var new: ViewID

  /// Makes a transition.
  public init(_ kind: Kind, from old: ViewID, to new: ViewID) {
    self.kind = kind
    self.old = old
    self.new = new
  }
}
