import EmakiWorkspace
import ArgumentParser

/// One value, or several with commas between them.
extension Choices: ExpressibleByArgument where Value: ExpressibleByArgument {
  init?(argument: String) {
    let parts = argument.split(separator: ",", omittingEmptySubsequences: false)
    let values = parts.compactMap { Value(argument: String($0)) }
    guard values.count == parts.count else { return nil }
    self.init(values)
  }

  var defaultValueDescription: String {
    values.map(\.defaultValueDescription).joined(separator: ",")
  }

  static var allValueStrings: [String] { Value.allValueStrings }
}
