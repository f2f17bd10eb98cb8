/// One value of a setting, or several to be tried in turn: at least one.
package struct Choices<Value: Sendable>: Sendable {
  package let values: [Value]

  /// The only value, or the first one.
  package var first: Value { values[0] }

  package init(_ first: Value, _ others: Value...) {
    values = [first] + others
  }

  /// - Returns: `nil` where there is none.
  package init?(_ values: [Value]) {
    if values.isEmpty { return nil }
    self.values = values
  }

  /// Each value once, distinguished by a text.
  package func distinct(by text: KeyPath<Value, String>) -> [Value] {
    var seen: Set<String> = []
    return values.filter { seen.insert($0[keyPath: text]).inserted }
  }
}
