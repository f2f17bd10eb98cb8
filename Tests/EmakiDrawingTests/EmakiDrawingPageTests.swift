import EmakiDrawing
import TestSupport
import Testing

@Suite struct `The landing page of EmakiDrawing` {
  @Test func `shows an example that works`() throws {
    // example
    let card = Rect(x: 10, y: 10, width: 80, height: 40)
    let list = DisplayList(
      size: Size(width: 100, height: 60), background: .white,
      items: [
        .fill(.roundedRect(card, 8), .color(Color(rgb: 0x2F6BFF)))
      ])
    let text = list.dump
    // end
    #expect(text.hasPrefix("display 100×60 on #FFFFFF\n"))
    #expect(text.contains("roundedRect [10 10 80 40] r8 #2F6BFF"))
    #expect(try DocumentedExample.isShown(by: "EmakiDrawing"))
  }
}
