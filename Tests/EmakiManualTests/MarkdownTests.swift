import Testing

@testable import EmakiManual

@Suite struct `Markdown` {
  @Test func `is split into blocks`() {
    let text = """
      # Title
      A line
      and another

      - one
      - two
        goes on
      1. first

      | a | b |
      |---|---|
      | `x\\|y` | z |

      ```sh
      emaki init
      ```
      ::keys view alpha
      """
    #expect(
      MarkdownBlock.blocks(of: text) == [
        .heading(level: 1, "Title"), .paragraph("A line and another"),
        .list(["one", "two goes on"], isOrdered: false), .list(["first"], isOrdered: true),
        .table(header: ["a", "b"], rows: [["`x|y`", "z"]]),
        .code("emaki init\n", language: "sh"), .directive("keys", arguments: ["view", "alpha"]),
      ])
  }

  @Test(arguments: [
    ("a < b & c", "a &lt; b &amp; c"), ("`x < y`", "<code>x &lt; y</code>"),
    ("**bold** and *slanted*", "<strong>bold</strong> and <em>slanted</em>"),
    ("[a `b`](c.html#d)", "<a href=\"c.html#d\">a <code>b</code></a>"),
    ("2 * 3 * 4", "2 * 3 * 4"), ("![a](b.svg)", "<img src=\"b.svg\" alt=\"a\">"),
  ])
  func `has marks inside of lines`(_ text: String, _ html: String) {
    #expect(InlineMarkdown.html(text) == html)
  }

  @Test func `gives headings the names that links use`() {
    #expect(MarkdownBlock.anchor("1. Put emaki on your path") == "1-put-emaki-on-your-path")
  }
}
