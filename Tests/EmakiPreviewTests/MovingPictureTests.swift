import EmakiDrawing
import Testing

@testable import EmakiPreview

@Suite struct `A moving picture` {
  private let size = Size(width: 100, height: 100)

  private func list(_ items: [DisplayItem], on background: Color? = nil) -> DisplayList {
    DisplayList(size: size, background: background, items: items)
  }

  @Test func `has one ground where that stays, and each as a part where it changes`() {
    let (white, black) = (Color(rgb: 0xFFFFFF), Color(rgb: 0x000000))
    let still = MovingPicture([list([], on: white), list([], on: white)])
    #expect(still.background == white && still.nodes.isEmpty)
    let changing = MovingPicture([list([], on: white), list([], on: black)])
    #expect(changing.background == nil)
    let shown = changing.nodes.map { $0.states.map { $0 != nil } }
    #expect(shown == [[true, false], [false, true]])
    let ground = Rect(origin: .zero, size: size)
    #expect(changing.nodes.map(\.item) == [white, black].map { .fill(.rect(ground), .color($0)) })
  }

  /// A line of an icon: in a move its numbers change by what doubles cannot hold, also those that lie
  /// halfway between two thousandths.
  private func line(at y: Double, trace: Double) -> DisplayItem {
    let path = Path([
      .move(Point(x: 0, y: y)), .line(Point(x: 1.0625 + trace, y: y + 7.0625 - trace)),
    ])
    return .stroke(.path(path), Stroke(width: 1.375 + trace), .color(.black))
  }

  @Test(arguments: [1e-13, -1e-13, 3e-11, -3e-11])
  func `knows what only moved, whatever trace that leaves in its numbers`(_ trace: Double) {
    let picture = MovingPicture([
      list([line(at: 10, trace: 0)]), list([line(at: 20, trace: trace)]),
    ])
    #expect(picture.nodes.count == 1)
    #expect(picture.nodes.first?.states.allSatisfy { $0 != nil } == true)
  }

  /// A line of a table, a point thick.
  private func line(at y: Double) -> DisplayItem {
    .fill(.rect(Rect(x: 0, y: y, width: 100, height: 1)), .color(.black))
  }

  @Test func `lies on the pixels of the screen where it rests, and between them on its way`() throws
  {
    // On thirds, as the layout of a phone with three pixels a point has it; the screen has two.
    let places = [30 + 1.0 / 3, 26 + 1.0 / 12, 20]
    let picture = MovingPicture(
      places.map { list([line(at: 10 + 2.0 / 3), line(at: $0)]) }, scale: 2
    ) { step in list([line(at: 10.5), line(at: (places[step] * 2).rounded() / 2)]) }
    let elements = picture.elements()
    guard case .fill(.rect(let still), _)? = elements.list.items.first,
      case .group(let group)? = elements.list.items.last,
      case .fill(.rect(let moving), _)? = group.items.first
    else {
      Issue.record("\(elements.list.dump)")
      return
    }
    #expect(still.minY == 10.5 && moving.minY == 30.5)
    let way = try #require(elements.tracks.first).track.maps.map(\.y)
    #expect(way.count == 3 && abs(way[1] + 4.25) < 1e-9)
    // −10.333 to the nearest half: the line ends at 20.
    #expect(way[0] == 0 && way[2] == -10.5)
  }

  @Test func `ends on the pixels of the screen also with what comes on its way`() throws {
    let places = [nil, 26 + 1.0 / 12, 20 + 1.0 / 3]
    let crisp = [nil, 26, 20.5]
    let picture = MovingPicture(
      places.map { list($0.map { [line(at: $0)] } ?? []) }, scale: 2
    ) { step in list(crisp[step].map { [line(at: $0)] } ?? []) }
    let node = try #require(picture.nodes.first)
    guard picture.nodes.count == 1, case .fill(.rect(let drawn), _)? = node.crispItem else {
      Issue.record("\(picture.nodes)")
      return
    }
    let end = try #require(node.heldStates.last).transform.move
    #expect(drawn.minY + end.y == 20.5)
  }
}

@Suite struct `Style sheets of an animated SVG` {
  @Test func `have each step no later than it is, and less than a tenth of a frame before`() throws
  {
    let reel = try Stage.reel(Stage.medley)
    let svg = try AnimatedSVG(hold: 1).document(of: reel)
    let cycle = reel.duration + 1
    let places = svg.matches(of: /(\d+(\.\d+)?)%[{,]/).compactMap { Double($0.1) }
    #expect(places.count > 20)
    for time in places.map({ $0 / 100 * cycle }) where time < reel.duration {
      let late = try #require(reel.times.map { $0 - time }.min { abs($0) < abs($1) })
      #expect(late >= 0 && late < 0.0016, "\(time)")
    }
  }
}
