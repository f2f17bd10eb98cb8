import EmakiText
import Testing

@Suite struct `A number of a JSON text` {
  @Test(
    arguments: [
      ("7", 7), ("-3", -3), ("1.0", 1), ("1.5", nil), ("1e300", nil), ("9.3e18", nil),
      ("\"7\"", nil),
    ] as [(String, Int?)]) func `is whole only where an Int holds it`(text: String, whole: Int?)
  {
    #expect(JSONValue(bytes: Array(text.utf8))?.integer == whole)
  }
}
