import EmakiLimits
import EmakiDrawing
import EmakiLayout
internal import EmakiPlatform

extension Canvas {
  /// A town that might be there: blocks between roads, a park, water, and the pins that the scene asks
  /// for. The view's id decides which town, so that it is the same each time.
  mutating func drawMap(_ figure: DrawnView) {
    let bounds = figure.bounds
    let colors = MapColors(theme, palette)
    let opened = open(DisplayGroup(clip: Self.box(bounds, corner: figure.own.corner)))
    fill(bounds, colors.land)
    addGround(bounds, painted: colors.land, given: nil, corner: figure.own.corner)
    let town = TownPlan(seed: figure.view.id.rawValue, in: bounds)
    for park in town.parks { fill(park, colors.park) }
    items.append(.stroke(.path(town.river), Stroke(width: 46, join: .round), .color(colors.water)))
    drawRoads(town.streets, width: 5, colors)
    drawRoads(town.avenues, width: 10, colors)
    close(opened)
    for pin in figure.view.control.pins { drawPin(at: bounds.origin + pin, figure) }
    if !theme.usesSceneColors {
      outline(bounds, palette.soft, corner: figure.own.corner)
    }
  }

  /// Roads with a thin edge at both sides.
  private mutating func drawRoads(_ roads: Path, width: Double, _ colors: MapColors) {
    for (width, color) in [(width + 2 * hairline, colors.edge), (width, colors.road)] {
      items.append(.stroke(.path(roads), Stroke(width: width), .color(color)))
    }
  }

  /// A drop with its tip at the given point.
  private mutating func drawPin(at tip: Point, _ figure: DrawnView) {
    let head = Rect(x: tip.x - 10, y: tip.y - 30, width: 20, height: 20)
    var drop = Path()
    drop.move(tip.x, tip.y)
    drop.curve(tip.x - 3, tip.y - 8, head.minX, tip.y - 11, head.minX, head.midY)
    drop.curve(head.minX, head.minY - 3.4, head.maxX, head.minY - 3.4, head.maxX, head.midY)
    drop.curve(head.maxX, tip.y - 11, tip.x + 3, tip.y - 8, tip.x, tip.y)
    drop.close()
    fill(drop, theme.usesSceneColors ? figure.tint ?? palette.destructive : palette.accent)
    fillEllipse(head.outset(by: -6), palette.surface)
  }
}

/// The colours of a map: the palette's quiet colours, or those that people know from maps.
private struct MapColors {
  let land, park, water, road, edge: Color

  init(_ theme: Theme, _ palette: Palette) {
    if theme.usesSceneColors {
      let colors: [UInt32] =
        palette.mapsDarkScenes
        ? [0x2A2C30, 0x26382C, 0x17324D, 0x45484F, 0x1F2124]
        : [0xF5F1E8, 0xCDE8BF, 0xA9D8F4, 0xFFFFFF, 0xE0DACB]
      (land, park, water) = (Color(rgb: colors[0]), Color(rgb: colors[1]), Color(rgb: colors[2]))
      (road, edge) = (Color(rgb: colors[3]), Color(rgb: colors[4]))
    } else {
      land = palette.fill
      park = palette.fill.mixed(with: palette.soft, share: 0.35)
      water = palette.fill.mixed(with: palette.soft, share: 0.8)
      road = palette.surface
      edge = palette.fill.mixed(with: palette.soft, share: 0.6)
    }
  }
}

/// Streets, parks and a river of a made-up town.
private struct TownPlan {
  private(set) var streets = Path()
  private(set) var avenues = Path()
  private(set) var parks: [Path] = []
  private(set) var river = Path()
  private var state: UInt64

  /// A number below 1, by the generator of Knuth's MMIX.
  private mutating func random() -> Double {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Double(state >> 40) / Double(1 << 24)
  }

  /// - Parameter seed: a word; its hash starts the numbers.
  init(seed: String, in bounds: Rect) {
    state = Hash64(seed.utf8).value
    let angle = 0.12 + 0.3 * random()
    let center = Point(x: bounds.midX, y: bounds.midY)
    let reach = (bounds.width * bounds.width + bounds.height * bounds.height).squareRoot() / 2 + 40
    let (u, v) = (Point(x: cos(angle), y: sin(angle)), Point(x: -sin(angle), y: cos(angle)))
    /// A point in the town's coordinates, relative to its middle.
    func place(_ a: Double, _ b: Double) -> Point {
      Point(x: center.x + a * u.x + b * v.x, y: center.y + a * u.y + b * v.y)
    }
    var rows: [Double] = []
    var columns: [Double] = []
    var next = -reach
    while next < reach, rows.count < 200 {
      rows.append(next)
      next += 44 + 34 * random()
    }
    next = -reach
    while next < reach, columns.count < 200 {
      columns.append(next)
      next += 58 + 50 * random()
    }
    for (index, b) in rows.enumerated() { add(place(-reach, b), place(reach, b), index % 4 == 2) }
    for (index, a) in columns.enumerated() {
      add(place(a, -reach), place(a, reach), index % 5 == 1)
    }
    for _ in 0..<3 where rows.count > 4 && columns.count > 4 {
      let (row, column) = (
        Int(clamping: random() * Double(rows.count - 2)),
        Int(clamping: random() * Double(columns.count - 2))
      )
      var park = Path()
      park.move(place(columns[column], rows[row]).x, place(columns[column], rows[row]).y)
      for (a, b) in [(1, 0), (1, 2), (0, 2)] {
        let corner = place(columns[column + a], rows[min(row + b, rows.count - 1)])
        park.line(corner.x, corner.y)
      }
      park.close()
      parks.append(park)
    }
    let bend = (random() - 0.5) * reach
    let (start, end) = (place(-reach, reach * 0.25 + bend / 3), place(reach, -reach * 0.35))
    let (one, other) = (place(-reach / 3, bend), place(reach / 3, -bend))
    river.move(start.x, start.y)
    river.curve(one.x, one.y, other.x, other.y, end.x, end.y)
  }

  private mutating func add(_ start: Point, _ end: Point, _ isAvenue: Bool) {
    if isAvenue {
      avenues.move(start.x, start.y)
      avenues.line(end.x, end.y)
    } else {
      streets.move(start.x, start.y)
      streets.line(end.x, end.y)
    }
  }
}
