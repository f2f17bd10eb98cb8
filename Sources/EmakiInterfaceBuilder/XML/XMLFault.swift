/// Why a text is not read as XML, and where.
struct XMLFault: Error, Sendable, Hashable {
  /// What is wrong, as a sentence without a full stop.
  var message: String
  /// Where.
  var place: XMLPlace
  /// What might help.
  var hint: String?

  /// Makes a fault; by default at the start of the text.
  init(
    _ message: String, at place: XMLPlace = XMLPlace(line: 1, column: 1), hint: String? = nil
  ) {
    self.message = message
    self.place = place
    self.hint = hint
  }
}
