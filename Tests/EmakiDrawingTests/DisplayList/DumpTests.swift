import EmakiDrawing
import Testing

@Suite struct DumpTests {
  @Test func `a display list reads as one item a line with groups indented`() {
    var triangle = Path()
    triangle.move(0, 0)
    triangle.line(10, 0)
    triangle.curve(1, 2, 3, 4, 5.25, 6)
    triangle.close()
    let box = Rect(x: 1, y: 2, width: 3.5, height: 4)
    let font = Font(family: "Inter", size: 14, weight: .bold, isItalic: true)
    let image = DisplayImage(name: "cat.png", pixels: PixelBuffer(width: 2, height: 1))
    let gradient = LinearGradient(
      start: .zero, end: Point(x: 0, y: 9),
      stops: [.init(offset: 0, color: .black), .init(offset: 1, color: .white)])
    let list = DisplayList(
      size: Size(width: 375, height: 667), background: .white,
      items: [
        .fill(.rect(box), .color(.black)),
        .group(
          DisplayGroup(
            name: "card", transform: .translation(x: 5, y: 0),
            clip: .roundedRect(box, 5), opacity: 0.5,
            items: [
              .stroke(
                .path(triangle), Stroke(width: 1, cap: .round, join: .bevel, dash: [2, 1]),
                .color(Color(rgb: 0xDDDDDD))),
              .shadow(
                .ellipse(box),
                Shadow(color: Color(rgb: 0, alpha: 38), offset: Point(x: 0, y: 1), radius: 2)),
              .group(DisplayGroup(items: [.fill(.ellipse(box), .linearGradient(gradient))])),
            ])),
        .text(
          TextRun(
            text: "新着", font: font, color: .black, origin: Point(x: 0, y: 14), width: 28.0004)),
        .image(image, source: Rect(x: 0, y: 0, width: 2, height: 1), destination: box),
      ])
    #expect(
      list.dump == """
        display 375×667 on #FFFFFF
          fill rect [1 2 3.5 4] #000000
          group card transform(1 0 0 1 5 0) clip roundedRect [1 2 3.5 4] r5 opacity 0.5
            stroke path M0,0 L10,0 C1,2 3,4 5.25,6 Z 1pt round-cap bevel-join dash 2,1 #DDDDDD
            shadow ellipse [1 2 3.5 4] #00000026 offset (0, 1) radius 2
            group
              fill ellipse [1 2 3.5 4] gradient (0, 0)→(0, 9) 0:#000000 1:#FFFFFF
          text "新着" Inter 14pt 700 italic #000000 at (0, 14) width 28
          image cat.png [0 0 2 1] → [1 2 3.5 4]

        """)
  }

  @Test func `numbers have three decimals and no negative zero`() {
    let box = Rect(x: -0.0001, y: 1 / 3, width: 0.1 + 0.2, height: 1e20)
    let list = DisplayList(
      size: Size(width: 1, height: 1), items: [.fill(.rect(box), .color(.clear))])
    #expect(list.dump == "display 1×1\n  fill rect [0 0.333 0.3 1e+20] #00000000\n")
  }

  @Test func `a text with quotes and line feeds stays on one line`() {
    let run = TextRun(
      text: "say \"a\\b\"\nnow", font: .system(10), color: .black, origin: .zero, width: 1)
    let list = DisplayList(size: .zero, items: [.text(run)])
    #expect(
      list.dump
        == "display 0×0\n  text \"say \\\"a\\\\b\\\"\\nnow\" system 10pt 400 #000000 at (0, 0) width 1\n"
    )
  }

  @Test func `a map with perspective shows all its elements`() {
    let group = DisplayGroup(transform: .perspective(m34: -0.002))
    let list = DisplayList(size: .zero, items: [.group(group)])
    #expect(
      list.dump
        == "display 0×0\n  group transform3D(1 0 0 0 0 1 0 0 0 0 1 -0.002 0 0 0 1)\n")
  }

  @Test func `images are equal by name and extent`() {
    let a = DisplayImage(name: "a", pixels: PixelBuffer(width: 1, height: 1))
    #expect(a == DisplayImage(name: "a", pixels: PixelBuffer(width: 1, height: 1, fill: .white)))
    #expect(a != DisplayImage(name: "a", pixels: PixelBuffer(width: 2, height: 1)))
    #expect(a != DisplayImage(name: "b", pixels: PixelBuffer(width: 1, height: 1)))
  }
}
