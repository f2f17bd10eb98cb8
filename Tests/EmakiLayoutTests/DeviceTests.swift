import EmakiDrawing
import EmakiLayout
import Testing

@Suite struct `Devices` {
  @Test func `the standard device is the iPhone 16`() {
    let device = Device.standard
    #expect(device.name == "iPhone 16")
    #expect(device.size(.portrait) == Size(width: 393, height: 852))
    #expect(device.scale == 3)
    #expect(device.safeArea(.portrait) == Insets(top: 59, left: 0, bottom: 34, right: 0))
    #expect(device.safeArea(.landscape) == Insets(top: 0, left: 59, bottom: 21, right: 59))
  }

  @Test func `the notch of an iPhone X covers the sides of the screen on its side`() throws {
    let device = try #require(Device.named("iPhone X"))
    #expect(device.size(.portrait) == Size(width: 375, height: 812))
    #expect(device.safeArea(.portrait) == Insets(top: 44, left: 0, bottom: 34, right: 0))
    #expect(device.safeArea(.landscape) == Insets(top: 0, left: 44, bottom: 21, right: 44))
  }

  @Test func `there are twenty-five sizes`() {
    #expect(Device.all.count == 25)
    #expect(Device.named("iphone-16") == .standard)
  }

  @Test func `names are unique, also for the command line`() {
    let names = Device.all.flatMap(\.identifiers)
    #expect(Set(names).count == names.count)
    #expect(
      names.allSatisfy { $0.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") } }
    )
  }

  @Test(arguments: ["iPhone X", "iphone-x", "IPHONE X", "\"iPhone X\"", "iphonex", "retina5_9"])
  func `names forgive case, spaces and quotes`(_ name: String) {
    #expect(Device.named(name)?.identifier == "iphone-x")
  }

  @Test(arguments: [
    ("iphone-8", "retina4_7"), ("iphone-se", "retina4_7"), ("iphone-13-mini", "retina5_9"),
    ("ipad-pro-11", "ipad11_0rounded"), ("iPad Pro 12.9\"", "ipad12_9rounded"),
    ("iphone-16-pro-max", "retina6_9"),
  ])
  func `a model finds its size`(name: String, id: String) {
    #expect(Device.named(name)?.interfaceBuilderID == id)
  }

  /// Sizes from the maker's table of screen dimensions, safe areas from measured devices.
  @Test(arguments: [
    ("iphone-16e", 390.0, 844.0, 47.0), ("iphone-17", 402, 874, 62),
    ("iphone-17-pro", 402, 874, 62),
    ("iphone-17-pro-max", 440, 956, 62), ("iphone-air", 420, 912, 68),
    ("ipad-mini-8-3", 744, 1133, 24), ("ipad-air-11", 820, 1180, 24),
    ("ipad-air-13", 1024, 1366, 24), ("ipad-pro-11-m4", 834, 1210, 24),
    ("ipad-pro-13", 1032, 1376, 24),
  ])
  func `a model of 2024 and 2025 has its size and safe area`(
    name: String, width: Double, height: Double, top: Double
  ) throws {
    let device = try #require(Device.named(name))
    #expect(device.portraitSize == Size(width: width, height: height))
    let isPad = device.idiom == .pad
    #expect(device.scale == (isPad ? 2 : 3))
    #expect(
      device.portraitSafeArea == Insets(top: top, left: 0, bottom: isPad ? 20 : 34, right: 0))
  }

  @Test func `a device is called as it was asked for`() throws {
    let device = try #require(Device.named("iphone-15"))
    #expect(device.name == "iPhone 15")
    #expect(device.identifier == "iphone-15")
    #expect(Set(device.names) == ["iPhone 14 Pro", "iPhone 15", "iPhone 15 Pro", "iPhone 16"])
  }

  /// Names as Xcode's list of simulators has them, with the points of the maker's table.
  @Test(arguments: [
    ("iPhone SE (3rd generation)", 375.0, 667.0), ("iPad (10th generation)", 820, 1180),
    ("iPad (9th generation)", 810, 1080), ("iPad mini (6th generation)", 744, 1133),
    ("iPad Air (3rd generation)", 834, 1112), ("iPad Air (5th generation)", 820, 1180),
    ("iPad Air 13-inch (M2)", 1024, 1366), ("iPad Pro 13-inch (M4)", 1032, 1376),
    ("iPad Pro (11-inch)", 834, 1194),
    ("iPad Pro (11-inch) (4th generation)", 834, 1194), ("iPad Pro 11-inch (M4)", 834, 1210),
    ("iPad Pro (12.9-inch) (6th generation)", 1024, 1366),
  ])
  func `Xcode's names are known`(_ name: String, width: Double, height: Double) {
    #expect(Device.named(name)?.portraitSize == Size(width: width, height: height))
  }

  @Test func `a generation that has a size of its own is not taken for another`() {
    let old = Device.named("iPad Pro (12.9-inch) (2nd generation)")
    #expect(old?.interfaceBuilderID == "ipad12_9")
    #expect(Device.named("iPad Pro (12.9-inch) (3rd generation)")?.front == .plain)
    #expect(Device.named("iPad (99th generation)") == nil)
  }

  @Test func `an unknown name finds nothing`() {
    #expect(Device.named("Nokia 3310") == nil)
    #expect(Device.named("") == nil)
  }

  @Test func `phones are compact but for the large ones on their side`() throws {
    let large = try #require(Device.named("iphone-11"))
    #expect(Device.standard.widthClass(.landscape) == .compact)
    #expect(large.widthClass(.portrait) == .compact)
    #expect(large.widthClass(.landscape) == .regular)
    #expect(large.heightClass(.landscape) == .compact)
    let pad = try #require(Device.named("ipad"))
    #expect(pad.widthClass(.portrait) == .regular)
    #expect(pad.heightClass(.landscape) == .regular)
  }

  @Test func `an environment is the whole screen`() {
    let environment = Device.standard.environment(orientation: .landscape)
    #expect(environment.size == Size(width: 852, height: 393))
    #expect(environment.rootMargins == Insets(top: 0, left: 20, bottom: 0, right: 20))
  }
}
