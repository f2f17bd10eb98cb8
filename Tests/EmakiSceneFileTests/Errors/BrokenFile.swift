import Testing

/// A file that is wrong, and everything that is said of it.
struct BrokenFile: CustomTestStringConvertible {
  let name: String
  let text: String
  let notices: [String]

  init(_ name: String, _ text: String, _ notices: String...) {
    self.name = name
    self.text = text
    self.notices = notices
  }

  var testDescription: String { name }

  static let all =
    syntax + values + references + motions + foreignWords + indices + misread + otherWords + colons
    + unseen + newcomers + slips + components + rows + fingers + cascades + idle + misleading
    + plainWords
}
