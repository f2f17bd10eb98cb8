import EmakiCairo
import EmakiDrawing
import Testing

@Suite struct FontBookTests {
  private func shape(_ text: String, _ book: FontBook, _ font: Font = .system(17)) -> Double {
    PangoTextMeasurer(fonts: book).lines(of: TextRequest(text, font: font)).first?.width ?? 0
  }

  @Test func `a glyph that no font has is reported by name with a package`() {
    let book = FontBook()
    #expect(shape("a \u{10A00} b", book) > 0)
    let found = book.takeDiagnostics()
    #expect(found.count == 1)
    #expect(found.first?.message.contains("U+10A00") == true)
    #expect(found.first?.hint == "apt-get install fonts-noto-core")
  }

  @Test func `what was reported is not reported again`() {
    let book = FontBook()
    _ = shape("\u{10A00}", book)
    #expect(book.takeDiagnostics().count == 1)
    _ = shape("\u{10A00} again", book)
    #expect(book.takeDiagnostics().isEmpty)
  }

  @Test func `ordinary text gives no diagnostic`() {
    let book = FontBook()
    for text in [
      "Café – “naïve” … → ✓", "左のサイドメニュー（設定）①", "Ελληνικά Русский", "a\u{200D}b\u{FE0F}",
    ] {
      #expect(shape(text, book) > 0)
    }
    #expect(book.takeDiagnostics() == [])
  }

  @Test func `missing fonts are named with their packages`() throws {
    let book = FontBook(systemFolder: "/nonexistent")
    #expect(shape("Hello", book) > 20)
    let found = book.takeDiagnostics()
    #expect(found.contains { $0.hint.contains("fonts-inter") })
    #expect(found.contains { $0.hint.contains("fonts-noto-cjk") })
    let list = DisplayList(
      size: Size(width: 20, height: 20), background: .white,
      items: [
        .text(TextRun(text: "Hi", font: .system(10), color: .black, origin: .zero, width: 9))
      ])
    #expect(try Painter(fonts: book).image(of: list, scale: 1).width == 20)
  }

  @Test func `given fonts stand in for missing ones`() {
    let book = FontBook(
      folders: ["/usr/share/fonts/opentype/inter"], systemFolder: "/nonexistent")
    #expect(shape("Hello", book) > 0)
    #expect(book.takeDiagnostics().map(\.hint) == ["apt-get install fonts-inter"])
  }

  @Test func `a family is found in a given folder by name and weight`() {
    let book = FontBook(folders: ["/usr/share/fonts/opentype/inter"])
    let regular = shape("Wide", book, Font(family: "inter display", size: 20))
    let black = shape("Wide", book, Font(family: "Inter Display", size: 20, weight: .black))
    #expect(regular > 0 && black > regular)
    #expect(book.fontsUsed.map(\.name) == ["Inter Display Black", "Inter Display Regular"])
    #expect(book.takeDiagnostics() == [])
  }

  @Test func `an unknown family is reported and the system font stands in`() {
    let book = FontBook()
    #expect(shape("Hello", book, Font(family: "Avenir", size: 17)) > 0)
    #expect(book.takeDiagnostics().first?.message.contains("“Avenir”") == true)
  }

  @Test func `the fonts that were used are recorded with a hash`() {
    let book = FontBook()
    _ = shape("Settings 設定", book)
    #expect(book.fontsUsed.map(\.name) == ["Inter Regular", "Noto Sans CJK JP"])
    #expect(book.fontsUsed.allSatisfy { $0.hash.count == 16 })
    #expect(Set(book.fontsUsed.map(\.hash)).count == 2)
    let other = FontBook()
    _ = shape("設定 Settings", other)
    #expect(other.fontsUsed == book.fontsUsed)
  }

  @Test func `text from right to left is set in its own order`() {
    // The embedded word is reversed as a whole; widths do not change with the direction.
    let book = FontBook()
    #expect(shape("\u{202E}abc\u{202C}", book, Font(family: "Inter", size: 17)) > 0)
    #expect(book.takeDiagnostics() == [])
  }
}
