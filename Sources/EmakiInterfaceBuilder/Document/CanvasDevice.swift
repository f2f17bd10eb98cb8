internal import EmakiDrawing
internal import EmakiLayout

/// A device as Interface Builder's canvas knows it.
struct CanvasDevice: Sendable, Hashable {
  /// The parts at the edges of the screen.
  enum Shape: Sendable, Hashable {
    /// A phone with a home button.
    case phone
    /// A phone with a notch or island.
    case notchedPhone
    /// A tablet with a home button.
    case pad
    /// A tablet with round corners.
    case roundedPad
  }

  /// The `id` of the `<device>` element.
  var identifier: String
  /// In points, upright.
  var size: Size
  /// Pixels a point.
  var scale: Double
  /// The parts at its edges.
  var shape: Shape
  /// The top inset of a notched phone, upright.
  var notch: Double

  /// Whether the canvas counts as regular in width with the phone in landscape.
  var isWideInLandscape: Bool {
    ["retina5_5", "retina6_1", "retina6_5", "retina6_7", "retina6_72", "retina6_9"]
      .contains(identifier)
  }

  /// Whether it is a tablet.
  var isPad: Bool { shape == .pad || shape == .roundedPad }

  /// The size in points as it is held.
  func size(_ orientation: Orientation) -> Size {
    orientation == .portrait ? size : Size(width: size.height, height: size.width)
  }

  /// The device of this identifier; one that is not known counts as the likeliest of its family.
  ///
  /// Where an identifier stood for screens of several sizes, the one that most of a file's roots fill
  /// counts, then that of the era.
  ///
  /// - Parameter roots: the sizes of the file's root views.
  init(identifier: String, _ habits: CanvasHabits, roots: @autoclosure () -> [Size]) {
    let row = Self.row(of: identifier, habits, roots: roots)
    self.identifier = identifier
    size = Size(width: row.width, height: row.height)
    scale = row.scale
    shape = row.shape
    notch = row.earlyNotch.flatMap { habits.hasEqualNotches ? $0 : nil } ?? row.notch
  }

  private static func row(
    of identifier: String, _ habits: CanvasHabits, roots: () -> [Size]
  ) -> Row {
    let first = table[identifier] ?? fallback(identifier)
    guard let second = successors[identifier].flatMap({ table[$0] }) else { return first }
    let roots = roots()
    func filled(_ row: Row) -> Int {
      roots.count { size in
        max(size.width, size.height) == row.height && min(size.width, size.height) == row.width
      }
    }
    let (early, late) = (filled(first), filled(second))
    let isLate = early == late ? habits.hasTallPlusPhones : late > early
    return isLate ? second : first
  }

  /// The identifiers whose screens others took over.
  private static let successors = ["retina6_7": "retina6_72"]

  /// Whether the device of this identifier is known.
  static func isKnown(_ identifier: String) -> Bool { table[identifier] != nil }

  private struct Row {
    var width: Double
    var height: Double
    var scale: Double
    var shape: Shape
    var notch = 0.0
    /// The height of the notch while all were equally high.
    var earlyNotch: Double?
  }

  private static func fallback(_ identifier: String) -> Row {
    if identifier.hasPrefix("ipad") {
      let isRounded = identifier.hasSuffix("rounded")
      return Row(width: 834, height: 1194, scale: 2, shape: isRounded ? .roundedPad : .pad)
    }
    return Row(width: 393, height: 852, scale: 3, shape: .notchedPhone, notch: 59)
  }

  private static let table: [String: Row] = [
    "retina3_5": Row(width: 320, height: 480, scale: 2, shape: .phone),
    "retina4_0": Row(width: 320, height: 568, scale: 2, shape: .phone),
    "retina4_7": Row(width: 375, height: 667, scale: 2, shape: .phone),
    "retina5_5": Row(width: 414, height: 736, scale: 3, shape: .phone),
    "retina5_9": Row(
      width: 375, height: 812, scale: 3, shape: .notchedPhone, notch: 50, earlyNotch: 44),
    "retina6_0": Row(
      width: 390, height: 844, scale: 3, shape: .notchedPhone, notch: 47, earlyNotch: 44),
    "retina6_1": Row(
      width: 414, height: 896, scale: 2, shape: .notchedPhone, notch: 48, earlyNotch: 44),
    "retina6_3": Row(width: 402, height: 874, scale: 3, shape: .notchedPhone, notch: 62),
    "retina6_5": Row(width: 414, height: 896, scale: 3, shape: .notchedPhone, notch: 44),
    "retina6_7": Row(
      width: 428, height: 926, scale: 3, shape: .notchedPhone, notch: 47, earlyNotch: 44),
    "retina6_9": Row(width: 440, height: 956, scale: 3, shape: .notchedPhone, notch: 62),
    "retina6_12": Row(width: 393, height: 852, scale: 3, shape: .notchedPhone, notch: 59),
    "retina6_72": Row(width: 430, height: 932, scale: 3, shape: .notchedPhone, notch: 59),
    "ipad7_9": Row(width: 768, height: 1024, scale: 2, shape: .pad),
    "ipad8_3rounded": Row(width: 744, height: 1133, scale: 2, shape: .roundedPad),
    "ipad9_7": Row(width: 768, height: 1024, scale: 2, shape: .pad),
    "ipad10_2": Row(width: 810, height: 1080, scale: 2, shape: .pad),
    "ipad10_5": Row(width: 834, height: 1112, scale: 2, shape: .pad),
    "ipad10_9rounded": Row(width: 820, height: 1180, scale: 2, shape: .roundedPad),
    "ipad11_0rounded": Row(width: 834, height: 1194, scale: 2, shape: .roundedPad),
    "ipad12_9": Row(width: 1024, height: 1366, scale: 2, shape: .pad),
    "ipad12_9rounded": Row(width: 1024, height: 1366, scale: 2, shape: .roundedPad),
  ]
}
