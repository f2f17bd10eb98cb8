/// A value that many hold together, because copies of it would be large.
///
/// Whoever changes it takes a copy first, unless nobody else holds it.
@usableFromInline
package final class Shared<Value: Sendable & Hashable>: @unchecked Sendable, Hashable {
  @usableFromInline package internal(set) var value: Value

  package init(_ value: Value) {
    self.value = value
  }

  @usableFromInline
  package static func == (one: Shared, other: Shared) -> Bool {
    one === other || one.value == other.value
  }

  @usableFromInline
  package func hash(into hasher: inout Hasher) { hasher.combine(value) }
}
