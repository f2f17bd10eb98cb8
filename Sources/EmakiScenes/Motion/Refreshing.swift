/// The change of a refresh control.
public enum Refreshing: Sendable, Hashable {
  /// A finger has pulled far enough, and is still down: the action runs, as UIKit sends
  /// `valueChanged`.
  case pulled
  /// It is begun without a finger: content at its top goes down by the control's height.
  case begun
  /// It is over; when no finger is down any more the room closes.
  case ended
  /// The room closes.
  case closed
}
