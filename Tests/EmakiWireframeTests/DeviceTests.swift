import EmakiDrawing
import EmakiLayout
import Testing

@testable import EmakiWireframe

@Suite struct DeviceTests {
  private func options(_ change: (inout Wireframe.Options) -> Void = { _ in }) -> Wireframe.Options
  {
    var options = Wireframe.Options()
    options.decoration = ScreenDecoration(
      cornerRadius: 38, safeArea: Insets(top: 44, left: 0, bottom: 34, right: 0))
    change(&options)
    return options
  }

  @Test func `status bar and home indicator are drawn last`() {
    var screen = ScreenBuilder(375, 812)
    screen.add(.imageView, "all", Rect(0, 0, 375, 812))
    let list = screen.picture(options: options())
    #expect(list.texts.map(\.text) == ["9:41"])
    #expect(
      list.dump.hasSuffix("fill roundedRect [120 799 135 5] r2.5 #22262E\n"),
      "\(list.dump.suffix(80))")
  }

  @Test func `in color they are drawn only where asked for, or on a device`() {
    let screen = ScreenBuilder(375, 812)
    #expect(screen.body(.color, options: options()).isEmpty)
    #expect(screen.picture(.color, options: options { $0.showsStatusBar = true }).texts.count == 1)
    #expect(screen.picture(.color, options: options { $0.showsBezel = true }).texts.count == 1)
    #expect(screen.body(options: options { $0.showsStatusBar = false }).isEmpty)
  }

  @Test func `on a dark ground the time is light`() {
    let screen = ScreenBuilder(375, 812) { $0.backgroundColor = .black }
    #expect(screen.picture(options: options()).texts.map(\.color) == [.white])
  }

  @Test func `an edge that slides under them is whole`() {
    var screen = ScreenBuilder(375, 812)
    screen.add(.view, "sheet", Rect(48, 0, 375, 812)) { $0.role = .surface }
    let list = screen.picture(options: options { $0.movements = ["sheet": .x] })
    #expect(list.groups(around: Theme.wireframe.palette.soft).isEmpty)
    #expect(list.dump.contains("fill rect [48 0 1 812] #C8CCD3"), "\(list.dump)")
  }

  @Test func `signal and Wi-Fi stand beside the notch, and on phones with a button at the left`() {
    func left(_ device: String) -> [Double] {
      guard let device = Device.named(device) else { return [] }
      let size = device.size(.portrait)
      let marks = StatusMarks(
        ScreenDecoration(device, .portrait), in: Rect(origin: .zero, size: size),
        PixelGrid(scale: 2), reading: .leftToRight)
      return [marks?.signal, marks?.wifi, marks?.battery].map { $0?.minX ?? -1 }
    }
    for (name, width) in [("iPhone X", 375.0), ("iPhone 14", 390), ("iPhone 16", 393)] {
      let places = left(name)
      let cutout = Device.named(name)?.cutout?.width ?? 0
      #expect(places == places.sorted() && places[0] >= (width + cutout) / 2, "\(name) \(places)")
    }
    #expect(left("iPhone SE")[1] < 40 && left("iPhone SE")[2] > 300)
    #expect(left("iPad Pro 11\"")[0] == -1)
  }

  @Test(arguments: ["iPhone X", "iPhone 16", "iPhone SE", "iPad Pro 11\""])
  func `from right to left the status bar is mirrored`(name: String) throws {
    let device = try #require(Device.named(name))
    for orientation in [Orientation.portrait, .landscape] {
      let screen = Rect(origin: .zero, size: device.size(orientation))
      func bar(_ direction: LayoutDirection) -> [Rect] {
        ScreenBuilder(screen.width, screen.height).picture(
          .color,
          options: options {
            $0.decoration = ScreenDecoration(device, orientation)
            $0.showsStatusBar = true
            $0.direction = direction
          }
        ).inkAreas.filter { $0.maxY < 60 }
      }
      let mirrored = bar(.leftToRight).map {
        Rect(x: screen.width - $0.maxX, y: $0.minY, width: $0.width, height: $0.height)
      }
      let isUpright = orientation == .portrait
      #expect(mirrored.isEmpty == (!isUpright && device.idiom == .phone))
      for (own, expected) in zip(bar(.rightToLeft), mirrored) {
        #expect(abs(own.minX - expected.minX) < 0.01 && own.minY == expected.minY)
        #expect(abs(own.width - expected.width) < 0.01 && own.height == expected.height)
      }
    }
  }

  @Test func `the front has notch, island or button`() {
    func dump(_ device: Device) -> String {
      let size = device.size(.portrait)
      return ScreenBuilder(size.width, size.height).picture(
        options: options {
          $0.decoration = ScreenDecoration(device, .portrait)
          $0.showsBezel = true
        }
      ).dump
    }
    for name in ["iPhone 14 Pro", "iPhone 16"] {
      #expect(
        Device.named(name).map(dump)?.contains("fill roundedRect [133.5 11 126 37] r18.5") == true)
    }
    #expect(Device.named("iPhone X").map(dump)?.contains("roundedRect [83 11") == false)
    #expect(Device.named("iPhone 8").map(dump)?.contains("stroke ellipse") == true)
  }

  @Test func `they stay where they are while everything moves`() {
    var pictures: [ArraySlice<Substring>] = []
    for x in [0.0, 55.237, 100] {
      var screen = ScreenBuilder(375, 812)
      screen.add(.view, "content", Rect(x, 0, 375, 812)) { $0.role = .surface }
      pictures.append(screen.body(options: options()).split(separator: "\n").suffix(5))
    }
    #expect(pictures[0] == pictures[1].prefix(5))
    #expect(Array(pictures[1]) == Array(pictures[2]))
  }

  @Test func `the device is a line of two points around the screen, which is cut to its corners`() {
    let list = ScreenBuilder(375, 812).picture(
      options: options {
        $0.showsBezel = true
        $0.showsStatusBar = false
      })
    #expect(
      list.dump == """
        display 423×860 on #F4F4F1
          group transform(1 0 0 1 24 24)
            group screen clip roundedRect [-1 -1 377 814] r39
              fill roundedRect [-1 -1 377 814] r39 #FFFFFF
              fill rect [0 0 375 812] #FFFFFF
            stroke roundedRect [-1 -1 377 814] r39 2pt #22262E

        """)
  }

  @Test func `nothing is drawn outside the device`() {
    var screen = ScreenBuilder(375, 812)
    screen.add(.imageView, "far", Rect(-200, -200, 900, 1300))
    let list = screen.picture(options: options { $0.showsBezel = true })
    guard case .group(let margin) = list.items.first, list.items.count == 1,
      case .group(let content) = margin.items.first, margin.items.count == 2
    else {
      Issue.record("the screen is not in one group: \(list.dump)")
      return
    }
    // As far as the middle of the outline, which is two points wide.
    #expect(content.clip == .roundedRect(Rect(-1, -1, 377, 814), 39))
  }

  @Test func `devices without a notch have the time in the middle`() throws {
    var options = Wireframe.Options()
    options.decoration = ScreenDecoration(safeArea: Insets(top: 20, left: 0, bottom: 0, right: 0))
    let time = try #require(ScreenBuilder(375, 667).picture(options: options).texts.first)
    #expect(abs(time.origin.x + time.width / 2 - 187.5) <= 0.5)
  }

  @Test func `a finger is a dot of 44 points`() {
    var options = Wireframe.Options()
    options.touches = [Point(x: 50, y: 60)]
    let body = ScreenBuilder(100, 100).body(options: options)
    #expect(body.contains("fill ellipse [28 38 44 44] #22262E24"), "of ink, no button's colour")
    #expect(!body.contains("clip"))
  }

  @Test func `the edge of a finger is whole over letters, too`() {
    var options = Wireframe.Options()
    options.touches = [Point(x: 100, y: 50)]
    var screen = ScreenBuilder(200, 100)
    screen.add(.label, "label", Rect(0, 0, 200, 100)) {
      $0.text = TextContent("Twenty-two letters, so")
    }
    let dump = screen.picture(options: options).dump
    #expect(!dump.contains("clip"))
    #expect(dump.matches(of: /stroke ellipse/).count == 2)
  }
}
