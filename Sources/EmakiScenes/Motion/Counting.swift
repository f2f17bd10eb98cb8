public import EmakiLayout
public import EmakiMotion

/// A number that counts up on a label.
public struct Counting: Sendable, Hashable {
  /// The label.
  public var view: ViewID
  /// The number's way and form.
  public var text: CountingText
  /// Seconds.
  public var duration: Double

  /// The kinds that show a text that can count.
  package static let kinds: Set<View.Kind> = [.label, .button, .textField, .textView]

  /// Makes a counting; by default over 0.8 s.
  public init(_ view: ViewID, _ text: CountingText, duration: Double = 0.8) {
    self.view = view
    self.text = text
    self.duration = duration
  }
}
