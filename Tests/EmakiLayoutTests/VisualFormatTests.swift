import EmakiLayout
import Testing

@Suite struct `Visual format strings` {
  private static let views: [String: ViewID] = ["a": "a", "b": "b", "c": "c", "x-1-y": "x"]
  private static let metrics = ["gap": 12.0, "low": 250]

  private func parse(
    _ format: String, _ options: VisualFormat.Options = .init()
  ) throws -> [String] {
    try VisualFormat.parse(
      format, views: Self.views, metrics: Self.metrics, superview: "s", options: options
    ).map(\.description)
  }

  @Test(arguments: [
    ("[a]", []),
    ("|[a]|", ["a.leading == s.leading", "s.trailing == a.trailing"]),
    ("H:|[a]", ["a.leading == s.leading"]),
    ("V:|[a]|", ["a.top == s.top", "s.bottom == a.bottom"]),
    ("|-[a]-|", ["a.leading == s.leading + 20", "s.trailing == a.trailing + 20"]),
    ("[a]-[b]", ["b.leading == a.trailing + 8"]),
    ("[a][b]", ["b.leading == a.trailing"]),
    ("[a]-30-[b]", ["b.leading == a.trailing + 30"]),
    ("[a]-2.5-[b]", ["b.leading == a.trailing + 2.5"]),
    ("[a]-gap-[b]", ["b.leading == a.trailing + 12"]),
    ("[a]-(gap)-[b]", ["b.leading == a.trailing + 12"]),
    ("[a]-(-8)-[b]", ["b.leading == a.trailing - 8"]),
    (
      "[a]-(>=8@750,<=20)-[b]",
      ["b.leading >= a.trailing + 8 @750", "b.leading <= a.trailing + 20"]
    ),
    ("[a]-(==8@low)-[b]", ["b.leading == a.trailing + 8 @250"]),
    ("[a(50)]", ["a.width == 50"]),
    ("V:[a(50)]", ["a.height == 50"]),
    ("[a(>=50,<=gap@low)]", ["a.width >= 50", "a.width <= 12 @250"]),
    ("[a(b)]", ["a.width == b.width"]),
    ("[a(==b)]", ["a.width == b.width"]),
    ("[a(>=b@100)]", ["a.width >= b.width @100"]),
    ("[a(==b*2)]", ["a.width == 2 * b.width"]),
    ("[a(==b/4+10)]", ["a.width == 0.25 * b.width + 10"]),
    ("[a(b.height-gap)]", ["a.width == b.height - 12"]),
    ("[x-1-y(x-1-y)]", ["x.width == x.width"]),
    (" V: | - [a] - ( 3 ) - [b] ", ["a.top == s.top + 20", "b.top == a.bottom + 3"]),
    (
      "H:|-[a]-(>=8@750)-[b(==a)]-|",
      [
        "a.leading == s.leading + 20", "b.leading >= a.trailing + 8 @750", "b.width == a.width",
        "s.trailing == b.trailing + 20",
      ]
    ),
  ])
  func `a string means`(format: String, expected: [String]) throws {
    #expect(try parse(format) == expected)
  }

  @Test func `a row may run from left to right`() throws {
    #expect(
      try parse("|[a][b]|", .init(isLeftToRight: true))
        == ["a.left == s.left", "b.left == a.right", "s.right == b.right"])
  }

  @Test func `views of a string can be aligned`() throws {
    #expect(
      try parse("[a][b][c]", .init(alignment: [.centerY])).suffix(2)
        == ["b.centerY == a.centerY", "c.centerY == b.centerY"])
  }

  @Test(arguments: [
    ("", 1), ("|", 2), ("a", 1), ("X:[a]", 1), ("H[a]", 2), ("[a", 3), ("[]", 2), ("[d]", 2),
    ("[a]-", 5), ("[a]-8[b]", 6), ("[a]-(8[b]", 7), ("[a(=5)]", 5), ("[a(5@0)]", 6),
    ("[a(5@2000)]", 6), ("[a]-none-[b]", 5), ("[a]|[b]", 5), ("[a]-()-[b]", 6), ("|-|", 3),
    ("[a(b/0)]", 6), ("[a(b.left)]", 6), ("[a]--[b]", 5),
  ])
  func `an error says where`(format: String, column: Int) {
    #expect {
      try parse(format)
    } throws: { error in
      (error as? VisualFormatError)?.column == column
    }
  }

  @Test func `a near name is suggested`() {
    let views: [String: ViewID] = ["header": "h", "footer": "f"]
    #expect {
      try VisualFormat.parse("[heder]", views: views, superview: "s")
    } throws: { error in
      (error as? VisualFormatError)?.hint == "did you mean “header”?"
    }
  }
}
