import EmakiText
import Testing

@Suite struct `Reading JSON` {
  private func value(_ text: String) -> JSONValue? { JSONValue(bytes: Array(text.utf8)) }

  @Test func `keeps the order of members and the kinds of values`() throws {
    let text = #"{"b":[1,-2.5,300],"a":{"x":null,"y":true},"z":""}"#
    #expect(value("\u{FEFF} \n" + text + "\t")?.text == text)
    #expect(value(text)?["a"]?["y"]?.text == "true")
    #expect(value(text)?["b"]?.elements.compactMap(\.number) == [1, -2.5, 300])
  }

  @Test func `escapes stand for characters, halves of one beside one another too`() {
    #expect(value(#""\ud83d\ude00 \u00e9\n\"\\\/""#)?.string == "😀 é\n\"\\/")
  }

  @Test func `of two members of one name the last holds`() {
    #expect(value(#"{"a":1,"a":2}"#)?["a"]?.number == 2)
  }

  @Test(arguments: [
    "", "{", "[1,]", "[1 2]", "{\"a\"}", "{a:1}", "tru", "nan", "inf", "+1", "1e999", "0x10", "1 2",
    "\"", "\"\\u12\"", "\"\\u+123\"", "\"\\x\"",
  ])
  func `what is no JSON is not read`(text: String) {
    #expect(value(text)?.text == nil)
  }

  @Test func `nesting has a bound`() {
    let deep = { String(repeating: "[", count: $0) + String(repeating: "]", count: $0) }
    #expect([128, 129, 500_000].map { value(deep($0))?.elements.count } == [1, nil, nil])
  }

  @Test func `lists of plain values stand on one line of the readable form`() {
    let text = "{\n  \"a\": [1, 2],\n  \"b\": [\n    {}\n  ]\n}"
    #expect(value(text)?.indentedText == text)
  }
}
