import EmakiDrawing
import EmakiLayout
import EmakiWireframe
import Testing

/// What a sketch makes of maps, icons and photos.
@Suite struct `A sketch` {
  private func map(_ id: ViewID) -> DisplayList {
    var screen = ScreenBuilder(300, 300)
    screen.add(.mapView, id, Rect(0, 0, 300, 300))
    return screen.picture()
  }

  @Test func `has a map of streets, blocks and water, another for each view`() {
    let list = map("map")
    var lines = 0
    var colors: Set<Color> = []
    list.forEachItem { item, _ in
      switch item {
      case .fill(let shape, .color(let color)), .stroke(let shape, _, .color(let color)):
        if case .path(let path) = shape { lines += path.segments.count } else { lines += 1 }
        colors.insert(color)
      default: break
      }
    }
    #expect(lines > 40 && colors.count >= 3, "\(lines) \(colors.count)")
    #expect(map("map").dump == list.dump)
    #expect(map("other").dump != list.dump)
  }

  /// How wide the lines of an icon are.
  private func width(at side: Double) throws -> Double {
    var screen = ScreenBuilder(300, 300)
    screen.add(.icon, "icon", Rect(0, 0, side, side)) {
      $0.image = ImageContent(name: "heart", size: Size(width: side, height: side), isSymbol: true)
    }
    var widths: [Double] = []
    screen.picture(scale: 1).forEachItem { item, map in
      if case .stroke(_, let pen, _) = item { widths.append(pen.width * abs(map.elements[0])) }
    }
    return try #require(widths.max())
  }

  @Test func `draws large icons with lines that grow slower than they`() throws {
    let (small, large) = try (width(at: 24), width(at: 160))
    #expect(large > small)
    // In proportion they would be 12 points and more.
    #expect(large / small < 160 / 24 * 0.7, "\(small) \(large)")
  }

  @Test func `shows a photo without its colours, and the scene's own colours with them`() throws {
    func pixels(_ theme: Theme) throws -> [UInt8] {
      let photo = PixelBuffer(
        width: 2, height: 1, bytes: [200, 30, 30, 255, 30, 60, 220, 255])
      var screen = ScreenBuilder(100, 100)
      screen.add(.imageView, "photo", Rect(0, 0, 100, 50)) {
        $0.image = ImageContent(name: "photo.png", size: Size(width: 2, height: 1))
        $0.image?.picture = DisplayImage(name: "photo.png", pixels: photo)
      }
      var found: [UInt8]?
      screen.picture(theme).forEachItem { item, _ in
        if case .image(let image, _, _) = item { found = image.pixels.bytes }
      }
      return try #require(found)
    }
    #expect(try pixels(.color) == [200, 30, 30, 255, 30, 60, 220, 255])
    let toned = try pixels(.wireframe)
    for start in [0, 4] {
      let channels = toned[start..<start + 3].map(Int.init)
      #expect(try #require(channels.max()) - #require(channels.min()) < 24, "\(channels)")
    }
  }
}
