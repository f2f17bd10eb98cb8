/// A large value kept elsewhere, so that what holds it is small.
///
/// Controllers are in one another, and functions that go down from each to the next have several
/// copies of them on the stack: with their views in them each was 2.5 kilobytes.
struct Boxed<Value: Sendable & Hashable>: Sendable, Hashable {
  private final class Storage: Sendable {
    let value: Value

    init(_ value: Value) {
      self.value = value
    }
  }

  private var storage: Storage

  init(_ value: Value) {
    storage = Storage(value)
  }

  var value: Value {
    get { storage.value }
    set { storage = Storage(newValue) }
  }

  static func == (a: Boxed, b: Boxed) -> Bool { a.storage === b.storage || a.value == b.value }

  func hash(into hasher: inout Hasher) { hasher.combine(value) }
}
