import EmakiText
import Foundation
import Testing

@Suite struct `JSON in a page` {
  static let texts = ["<!--<script>", "</script>", "a & b", "\u{2028}\u{2029}", "\"\\", "]]>"]

  @Test(arguments: texts)
  func `holds nothing that ends its element, and reads back the same`(text: String) throws {
    let written = JSONValue.array([.string(text)]).scriptText
    for mark in ["<", ">", "&", "\u{2028}", "\u{2029}"] { #expect(!written.contains(mark)) }
    let read = try JSONSerialization.jsonObject(with: Data(written.utf8))
    #expect(read as? [String] == [text])
  }

  @Test func `markup keeps what is text, and lines only where they are wanted`() {
    #expect(
      Markup.escaped("<a b=\"c\">'&'</a>") == "&lt;a b=&quot;c&quot;&gt;&#39;&amp;&#39;&lt;/a&gt;")
    #expect(Markup.escaped("a\nb\u{1B}") == "a b ")
    #expect(Markup.escaped("a\nb", keepsLines: true) == "a&#10;b")
  }
}
