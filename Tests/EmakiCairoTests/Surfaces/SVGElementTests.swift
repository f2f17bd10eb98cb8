import EmakiCairo
import EmakiDrawing
import TestSupport
import Testing

@Suite struct SVGElementTests {
  /// The lines between the document's first and last.
  private func elements(_ items: [DisplayItem]) throws -> [String] {
    let list = DisplayList(size: Size(width: 100, height: 100), items: items)
    let bytes = try Painter(fonts: Easel.fonts).svg(of: list)
    return String(decoding: bytes, as: UTF8.self).withoutMarks.split(separator: "\n").dropFirst()
      .dropLast()
      .map(String.init)
  }

  private static let box = Rect(x: 1, y: 2.5, width: 30, height: 20)
  private static let blue = Paint.color(Color(rgb: 0x2F6BFF))

  @Test func `shapes keep their names and numbers`() throws {
    let found = try elements([
      .fill(.rect(Self.box), Self.blue),
      .fill(.roundedRect(Self.box, 99), Self.blue),
      .fill(.ellipse(Self.box), .color(Color(rgb: 0x000000, alpha: 51))),
      .fill(.path(Path([.move(.zero), .line(Point(x: 1, y: 2)), .close])), Self.blue),
    ])
    #expect(
      found == [
        ##"<rect x="1" y="2.5" width="30" height="20" fill="#2F6BFF"/>"##,
        ##"<rect x="1" y="2.5" width="30" height="20" rx="10" fill="#2F6BFF"/>"##,
        ##"<ellipse cx="16" cy="12.5" rx="15" ry="10" fill="#000000" fill-opacity="0.2"/>"##,
        ##"<path d="M0 0l1 2z" fill="#2F6BFF"/>"##,
      ])
  }

  @Test func `corners that SVG has not are paths`() throws {
    let found = try elements([
      .fill(.roundedRect(Self.box, Corner(10, masked: [.topLeft, .bottomRight])), Self.blue),
      .stroke(.roundedRect(Self.box, Corner(4, curve: .continuous)), Stroke(width: 1), Self.blue),
      .fill(.roundedRect(Self.box, Corner(4, masked: [])), Self.blue),
    ])
    #expect(
      found[0] == ##"<path d="M11 2.5h20v10c0 5.523-4.477 10-10 10h-20v-10"##
        + ##"c0-5.523 4.477-10 10-10z" fill="#2F6BFF"/>"##)
    #expect(
      found[1].hasPrefix("<path d=\"M7.115 2.5h17.771") && found[1].contains("z\" fill=\"none\""))
    #expect(found[2].hasPrefix("<rect x=\"1\" y=\"2.5\" width=\"30\" height=\"20\" fill"))
  }

  @Test func `strokes keep their caps, joins and dashes`() throws {
    let stroke = Stroke(width: 2, cap: .round, join: .bevel, dash: [4, 1.5])
    let found = try elements([
      .stroke(.rect(Self.box), stroke, Self.blue),
      .stroke(.rect(Self.box), Stroke(width: 0.5), Self.blue),
    ])
    let rect = ##"<rect x="1" y="2.5" width="30" height="20" fill="none" stroke="#2F6BFF" "##
    #expect(
      found == [
        rect + ##"stroke-width="2" stroke-linecap="round" stroke-linejoin="bevel" "##
          + ##"stroke-dasharray="4 1.5"/>"##,
        rect + ##"stroke-width="0.5" stroke-miterlimit="10"/>"##,
      ])
  }

  @Test func `groups nest with transform, clip and opacity`() throws {
    let found = try elements([
      .group(
        DisplayGroup(
          name: "menu", transform: .translation(x: -10, y: 0.25), clip: .rect(Self.box),
          opacity: 0.5, items: [.fill(.rect(Self.box), Self.blue)]))
    ])
    #expect(
      found == [
        ##"<clipPath id="clip"><rect x="1" y="2.5" width="30" height="20"/></clipPath>"##,
        ##"<g id="menu" transform="translate(-10 0.25)" clip-path="url(#clip)" opacity="0.5">"##,
        ##"<rect x="1" y="2.5" width="30" height="20" fill="#2F6BFF"/>"##,
        "</g>",
      ])
  }

  @Test func `a gradient is defined before it is used`() throws {
    let gradient = LinearGradient(
      start: .zero, end: Point(x: 0, y: 50),
      stops: [.init(offset: 0, color: .white), .init(offset: 1, color: .clear)])
    let found = try elements([.fill(.rect(Self.box), .linearGradient(gradient))])
    #expect(found.count == 2)
    #expect(found[0].contains(##"id="gradient" x1="0" y1="0" x2="0" y2="50""##))
    #expect(found[0].contains(##"<stop offset="1" stop-color="#000000" stop-opacity="0"/>"##))
    #expect(found[1].hasSuffix(##"fill="url(#gradient)"/>"##))
  }

  @Test func `in perspective a rectangle is the polygon of its seen corners`() throws {
    // (x, y) → (x, y)/(1 + x/100), moved by (10, 10).
    var door = Transform.identity
    door.elements[3] = 0.01
    let item = DisplayItem.fill(.rect(Rect(x: 0, y: 0, width: 100, height: 80)), Self.blue)
    let found = try elements([
      .group(
        DisplayGroup(
          transform: .translation(x: 10, y: 10),
          items: [.group(DisplayGroup(transform: door, items: [item]))]))
    ])
    #expect(
      found == [
        ##"<g transform="translate(10 10)">"##, "<g>",
        ##"<path d="M0 0h50v40l-50 40z" fill="#2F6BFF"/>"##, "</g>", "</g>",
      ])
  }

  @Test func `a perspective shows the turn of what it holds`() throws {
    // Turned by 90° about the vertical axis the plane is seen edge-on; by 60° half as wide, and the
    // right edge, 100·sin 60° further away, smaller.
    let item = DisplayItem.fill(.rect(Rect(x: 0, y: 0, width: 100, height: 100)), Self.blue)
    let found = try elements([
      .group(
        DisplayGroup(
          transform: .perspective(m34: -1.0 / 500),
          items: [
            .group(DisplayGroup(transform: .rotationY(.pi / 3), items: [item]))
          ]))
    ])
    // w = 1 + 86.603/500 = 1.1732; 50/w = 42.618, 100/w = 85.237.
    #expect(found.contains(##"<path d="M0 0h42.618v85.237l-42.618 14.763z" fill="#2F6BFF"/>"##))
  }

  @Test func `numbers that are none write nothing`() throws {
    let broken = Rect(x: .nan, y: 0, width: 5, height: 5)
    #expect(
      try elements([
        .fill(.rect(broken), Self.blue), .stroke(.rect(broken), Stroke(width: 1), Self.blue),
        .stroke(.rect(Self.box), Stroke(width: .nan), Self.blue),
      ]) == [])
  }
}
