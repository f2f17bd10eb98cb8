import Testing

/// Texts above and below the sections of a table, in the table's style.
@Suite struct `A section's titles` {
  private func step(_ style: String) throws -> InspectOutput.Step {
    let words = Array(repeating: "long", count: 40).joined(separator: " ")
    let scene = """
      device: iphone-8
      children:
        - id: list
          kind: table
          style: \(style)
          pin: edges
          sections:
            - {header: First, rows: [A], footer: \(words)}
            - {header: Second, rows: [B], footer: Short}
      """
    return try #require(try Probe.steps(of: scene, ["--at", "0"]).first)
  }

  @Test(arguments: [("grouped", 16.0), ("insetGrouped", 32)])
  func `begin where the texts of the rows do, and a long footer takes several lines`(
    style: String, margin: Double
  ) throws {
    let step = try step(style)
    for part in ["header1", "footer1", "header2", "footer2"] {
      #expect(try step.rect("list/\(part)/text")[0] == margin, "\(part)")
    }
    let text = try step.rect("list/footer1/text")
    #expect(text[0] + text[2] <= 375 - margin)
    // 40 words of 13 pt do not fit into 343 points; a line takes 15.5.
    #expect(text[3] >= 2 * 15.5)
    // 6 points above, 10 below, and a line alone in 32.
    #expect(try step.rect("list/footer1")[3] == text[3] + 16)
    #expect(try step.rect("list/footer2")[3] == 32)
  }

  @Test func `of a plain table stay in one line that ends before the edge`() throws {
    let footer = try step("plain").rect("list/footer1/text")
    #expect(footer[0] == 16 && footer[0] + footer[2] <= 375 - 16)
    #expect(try step("plain").rect("list/footer1")[3] == 28)
  }
}
