/// Why a text is not read as XML, and where.
package struct XMLFault: Error, Sendable, Hashable {
  /// The fault, as a sentence without a full stop.
  package var message: String
  /// The position of the fault.
  package var place: XMLPlace
  /// A possible remedy.
  package var hint: String?

  /// Makes a fault; by default at the start of the text.
  package init(
    _ message: String, at place: XMLPlace = XMLPlace(line: 1, column: 1), hint: String? = nil
  ) {
    self.message = message
    self.place = place
    self.hint = hint
  }
}
