import ArgumentParser
import EmakiLayout

/// One value of an option, or several with commas between them.
struct CommaList<Value: ExpressibleByArgument & Sendable>: ExpressibleByArgument, Sendable {
  /// At least one.
  let values: [Value]

  /// The only value, or the first one.
  var first: Value { values[0] }

  init(_ value: Value) {
    values = [value]
  }

  init(_ first: Value, _ second: Value) {
    values = [first, second]
  }

  /// Each value once, told apart by a text.
  func distinct(by text: KeyPath<Value, String>) -> [Value] {
    var seen: Set<String> = []
    return values.filter { seen.insert($0[keyPath: text]).inserted }
  }

  init?(argument: String) {
    let parts = argument.split(separator: ",", omittingEmptySubsequences: false)
    let values = parts.compactMap { Value(argument: String($0)) }
    guard values.count == parts.count, !values.isEmpty else { return nil }
    self.values = values
  }

  var defaultValueDescription: String {
    values.map(\.defaultValueDescription).joined(separator: ",")
  }

  static var allValueStrings: [String] { Value.allValueStrings }
}

/// What a user calls a device.
struct DeviceName: ExpressibleByArgument, Sendable {
  let text: String

  init?(argument: String) {
    text = argument
  }
}
