import EmakiLayout
import EmakiThreads

/// Screens that were laid out for values of links and for numbers that count, by these values.
///
/// Only saves time: the same values give the same screen.
final class LinkedScreens: Sendable {
  struct Key: Hashable, Sendable {
    /// Its serial number.
    var stage: Int
    var lengths: LinkedLengths
    /// The texts of labels that count.
    var texts: [ViewID: String]
  }

  private let screens = SharedCache<Key, Snapshot>(limit: 64)

  func screen(_ key: Key, _ make: () -> Snapshot) -> Snapshot {
    screens.value(of: key, make: make)
  }
}
