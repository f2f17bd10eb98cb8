import EmakiLayout
import Synchronization

/// Screens that were laid out for values of links and for numbers that count, by these values.
///
/// Only saves time: the same values give the same screen.
final class LinkedScreens: Sendable {
  struct Key: Hashable {
    /// Its serial number.
    var stage: Int
    var lengths: LinkedLengths
    /// What labels say that count.
    var texts: [ViewID: String]
  }

  private let screens = Mutex<[Key: Snapshot]>([:])
  private static let capacity = 64

  func screen(_ key: Key, _ make: () -> Snapshot) -> Snapshot {
    if let known = screens.withLock({ $0[key] }) { return known }
    let screen = make()
    screens.withLock { screens in
      if screens.count >= Self.capacity { screens.removeAll(keepingCapacity: true) }
      screens[key] = screen
    }
    return screen
  }
}
