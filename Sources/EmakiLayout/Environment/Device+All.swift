import EmakiDrawing

extension Device {
  /// The device that is taken when none is named: iPhone 16.
  public static let standard = firstIslands.called("iPhone 16")

  /// The first phones with an island instead of the notch.
  private static let firstIslands = phone(
    ["iPhone 14 Pro", "iPhone 15", "iPhone 15 Pro", "iPhone 16"], "retina6_12", 393, 852, 3,
    .dynamicIsland, radius: 55, top: 59)

  /// Every known device, phones first, in the order of their appearance.
  ///
  /// Source: layout guidelines of the maker; sizes and scales agree with saved storyboards.
  public static let all: [Device] = phones + pads

  private static let phones: [Device] = [
    phone(["iPhone 4s"], "retina3_5", 320, 480, 2, .homeButton, top: 20),
    phone(
      ["iPhone SE (1st)", "iPhone 5", "iPhone 5s"], "retina4_0", 320, 568, 2, .homeButton,
      top: 20),
    phone(
      [
        "iPhone 8", "iPhone SE", "iPhone SE (2nd)", "iPhone SE (3rd)", "iPhone 6", "iPhone 6s",
        "iPhone 7",
      ], "retina4_7", 375, 667, 2, .homeButton, top: 20),
    phone(
      ["iPhone 8 Plus", "iPhone 6 Plus", "iPhone 6s Plus", "iPhone 7 Plus"], "retina5_5", 414, 736,
      3, .homeButton, top: 20, wide: true),
    phone(
      ["iPhone X", "iPhone XS", "iPhone 11 Pro"], "retina5_9", 375, 812, 3, .notch, radius: 39,
      top: 44),
    phone(
      ["iPhone 12 mini", "iPhone 13 mini"], "retina5_9", 375, 812, 3, .notch, radius: 44, top: 50),
    phone(
      ["iPhone XR", "iPhone 11"], "retina6_1", 414, 896, 2, .notch, radius: 41.5, top: 48,
      wide: true),
    phone(
      ["iPhone XS Max", "iPhone 11 Pro Max"], "retina6_5", 414, 896, 3, .notch, radius: 39,
      top: 44, wide: true),
    phone(
      [
        "iPhone 12", "iPhone 12 Pro", "iPhone 13", "iPhone 13 Pro", "iPhone 14", "iPhone 16e",
      ], "retina6_0", 390, 844, 3, .notch, radius: 47.33, top: 47),
    phone(
      ["iPhone 12 Pro Max", "iPhone 13 Pro Max", "iPhone 14 Plus"], "retina6_7", 428, 926, 3,
      .notch, radius: 53.33, top: 47, wide: true),
    firstIslands,
    phone(
      ["iPhone 14 Pro Max", "iPhone 15 Plus", "iPhone 15 Pro Max", "iPhone 16 Plus"],
      "retina6_72", 430, 932, 3, .dynamicIsland, radius: 55, top: 59, wide: true),
    phone(
      ["iPhone 16 Pro", "iPhone 17", "iPhone 17 Pro"], "retina6_3", 402, 874, 3, .dynamicIsland,
      radius: 62, top: 62),
    phone(
      ["iPhone 16 Pro Max", "iPhone 17 Pro Max"], "retina6_9", 440, 956, 3, .dynamicIsland,
      radius: 62, top: 62, wide: true),
    phone(["iPhone Air"], "", 420, 912, 3, .dynamicIsland, radius: 62, top: 68, wide: true),
  ]

  private static let pads: [Device] = [
    pad(["iPad 9.7\"", "iPad", "iPad mini", "iPad Air"], "ipad9_7", 768, 1024, .homeButton),
    pad(["iPad 10.2\"", "iPad (7th)", "iPad (8th)", "iPad (9th)"], "", 810, 1080, .homeButton),
    pad(["iPad Pro 10.5\"", "iPad Air (3rd)"], "ipad10_5", 834, 1112, .homeButton),
    pad(
      [
        "iPad Pro 12.9\" (home button)", "iPad Pro 12.9\" (1st)", "iPad Pro 12.9\" (2nd)",
      ], "ipad12_9", 1024, 1366, .homeButton),
    pad(["iPad mini 8.3\"", "iPad mini (6th)"], "ipad8_3rounded", 744, 1133, .plain),
    pad(
      [
        "iPad Air 10.9\"", "iPad Air 11\"", "iPad Air (4th)", "iPad Air (5th)", "iPad (10th)",
      ], "ipad10_9rounded", 820, 1180, .plain),
    pad(["iPad Pro 11\""], "ipad11_0rounded", 834, 1194, .plain),
    pad(["iPad Pro 12.9\"", "iPad Air 13\""], "ipad12_9rounded", 1024, 1366, .plain),
    pad(["iPad Pro 11\" (M4)"], "", 834, 1210, .plain),
    pad(["iPad Pro 13\""], "", 1032, 1376, .plain),
  ]

  /// The device of a name, an identifier or an Interface Builder id, or `nil`. It is called as it
  /// was asked for.
  ///
  /// Case, spaces, hyphens and quotes do not matter: `iPhone X`, `iphone-x`, `"IPHONE X"`. Xcode's
  /// names are taken, too: `iPhone SE (3rd generation)`, `iPad Pro (11-inch)`.
  public static func named(_ name: String) -> Device? {
    let wanted = essence(name)
    for device in all {
      if let known = device.names.first(where: { essence($0) == wanted }) {
        return device.called(known)
      }
    }
    if wanted.isEmpty { return nil }
    return all.first { essence($0.interfaceBuilderID) == wanted }
      ?? sizeWithoutGeneration(name).flatMap(named)
  }

  /// A name that says its size, without the generation or chip after it, which changes nothing for
  /// most: `iPad Pro (11-inch) (4th generation)`, `iPad Air 13-inch (M2)`.
  private static func sizeWithoutGeneration(_ name: String) -> String? {
    let words = words(name)
    // Of these tablets the chip decides the size.
    let isSized = words.contains("pro") && words.contains("11")
    let rest = words.filter { !isOrdinal($0) && (isSized || !isChip($0)) }
    let saysSize = rest.contains { $0.allSatisfy(\.isNumber) }
    return rest.count < words.count && saysSize ? rest.joined(separator: " ") : nil
  }

  private static func isOrdinal(_ word: Substring) -> Bool {
    ["st", "nd", "rd", "th"].contains { word.hasSuffix($0) }
      && word.dropLast(2).allSatisfy(\.isNumber)
  }

  private static func isChip(_ word: Substring) -> Bool {
    word.count == 2 && word.first == "m" && word.last?.isNumber == true
  }

  /// The devices that a name may mean that is none's: those of the same number, as 8 and X are no
  /// slips of 99.
  public static func candidates(for name: String) -> [Device] {
    let digits = name.filter(\.isNumber)
    return all.filter { $0.names.contains { $0.filter(\.isNumber) == digits } }
  }

  /// The names of devices that begin with a name that is none's, as those of `iPad Pro`; empty
  /// where they are too many to choose from.
  public static func names(beginningWith name: String) -> [String] {
    let start = essence(name)
    let names = all.flatMap { device in
      let fitting = device.names.filter { !start.isEmpty && essence($0).hasPrefix(start) }
      // Generations of the same size are no choice.
      let sizes = fitting.filter { sizeWithoutGeneration($0) == nil }
      return sizes.isEmpty ? fitting : sizes
    }
    return names.count <= 10 ? names : []
  }

  /// The letters and digits that tell names apart; Xcode writes `(3rd generation)` and `11-inch`
  /// for `(3rd)` and `11"`.
  private static func essence(_ name: String) -> String { words(name).joined() }

  private static func words(_ name: String) -> [Substring] {
    name.lowercased().split { !$0.isLetter && !$0.isNumber }
      .filter { !["generation", "gen", "inch"].contains($0) }
  }

  /// A phone; on its side the notch covers the left and right, the home indicator 21 pt below.
  private static func phone(
    _ names: [String], _ id: String, _ width: Double, _ height: Double, _ scale: Double,
    _ front: Front, radius: Double = 0, top: Double, wide: Bool = false
  ) -> Device {
    let hasButton = front == .homeButton
    return Device(
      names: names, interfaceBuilderID: id, idiom: .phone,
      portraitSize: Size(width: width, height: height), scale: scale, front: front,
      cornerRadius: radius,
      portraitSafeArea: Insets(top: top, left: 0, bottom: hasButton ? 0 : 34, right: 0),
      landscapeSafeArea: hasButton ? .zero : Insets(top: 0, left: top, bottom: 21, right: top),
      isWideOnItsSide: wide)
  }

  /// A tablet; the same is covered both ways.
  private static func pad(
    _ names: [String], _ id: String, _ width: Double, _ height: Double, _ front: Front
  ) -> Device {
    let hasButton = front == .homeButton
    let area = Insets(top: hasButton ? 20 : 24, left: 0, bottom: hasButton ? 0 : 20, right: 0)
    return Device(
      names: names, interfaceBuilderID: id, idiom: .pad,
      portraitSize: Size(width: width, height: height), scale: 2, front: front,
      cornerRadius: hasButton ? 0 : 18, portraitSafeArea: area, landscapeSafeArea: area,
      isWideOnItsSide: true)
  }
}
