public import EmakiDrawing
import EmakiThreads

/// An outline icon on a grid of 24 × 24 points.
///
/// Its path is meant to be stroked 1.5 points thick with round ends and corners; of a filled one, what
/// is closed is filled too, and what lies inside is left free.
public struct Icon: Sendable, Hashable {
  /// By which scenes choose it, in lower case with hyphens.
  public let name: String
  /// The strokes; everything lies inside the grid, the strokes' thickness included.
  public var path: Path { Path((strokes + overlay).flatMap(\.path.segments)) }
  /// Whether it was asked for as a filled symbol, such as `heart.fill`.
  public private(set) var isFilled = false

  /// One after another.
  private(set) var strokes: [IconStroke]
  /// The areas and lines that its strokes leave free, such as around a badge.
  private(set) var clearing: [IconStroke] = []
  /// The strokes drawn over it: a slash or a badge.
  private(set) var overlay: [IconStroke] = []

  /// The side of the grid, points.
  public static let side = 24.0

  /// The icon of this name, or of the system symbol that it stands for, or `nil`.
  ///
  /// `house`, `icon_home` and `home` are the same icon, `house.fill` is that icon filled,
  /// `house.circle` the icon in a circle, `house.slash` that icon crossed out, and
  /// `house.badge.plus` the icon with a plus in its lower right corner. Names are in lower case; a
  /// word with capitals is taken for text.
  public static func named(_ name: String) -> Icon? {
    if let icon = drawn(name) { return icon }
    return standIns(for: name).lazy.compactMap { name, look in drawn(name)?.with(look) }.first
  }

  /// The icon as a symbol's last words say, if it is plain enough to be drawn small.
  func with(_ look: IconLook) -> Icon {
    var icon = self
    if let shape = look.shape, !isRound || ![.circle, .square].contains(shape) {
      icon.strokes = shape.strokes + strokes.map { $0.scaled(by: shape.factor, to: shape.middle) }
    }
    icon.isFilled = look.isFilled
    icon.clearing = look.clearing
    icon.overlay = look.overlay
    return icon
  }

  /// Whether it is in a circle or a square already.
  private var isRound: Bool {
    guard strokes.count > 1, let outer = strokes.first, outer.isArea, let box = outer.path.bounds
    else { return false }
    return box.width >= 17 && box.height >= 17
      && strokes.dropFirst().allSatisfy { stroke in
        stroke.path.bounds.map { box.union($0) == box } ?? true
      }
  }

  /// All names, in alphabetical order; without those of system symbols.
  public static let allNames: [String] = IconData.icons.map { String($0.name) }.sorted()

  /// The names of the system symbols that are drawn and have no other name, with hyphens for dots, in
  /// alphabetical order.
  public static let symbolNames: [String] = IconData.symbols.map { String($0.name) }.sorted()

  /// The name that is most like an unknown one, for hints; of equals one with the same first letter.
  public static func nearestName(to name: String) -> String {
    let wanted = Array(name.lowercased().utf8)
    func distance(_ candidate: String) -> Int {
      let letters = Array(candidate.utf8)
      return 2 * editDistance(wanted, letters) + (wanted.first == letters.first ? 0 : 1)
    }
    let distances = allNames.map { (name: $0, distance: distance($0)) }
    return distances.min { $0.distance < $1.distance }?.name ?? name
  }

  /// The notation of each icon and symbol.
  private static let notations = Dictionary(
    (IconData.icons + IconData.symbols).map { ($0.name, $0.value) },
    uniquingKeysWith: { first, _ in first })

  /// The icons that were asked for. A program shows a few of them, and reading all takes its time.
  private static let read = SharedCache<String, Icon?>(limit: 4096)

  /// The icon of exactly this name.
  private static func drawn(_ name: String) -> Icon? {
    guard let notation = notations[name[...]] else { return nil }
    return read.value(of: name) {
      IconStrokes.strokes(notation).map { Icon(name: name, strokes: $0) }
    }
  }

  private init(name: String, strokes: [IconStroke]) {
    self.name = name
    self.strokes = strokes
  }

  /// The least number of letters to add, drop or change.
  private static func editDistance(_ a: [UInt8], _ b: [UInt8]) -> Int {
    var row = Array(0...b.count)
    for (i, x) in a.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for (j, y) in b.enumerated() {
        let above = row[j + 1]
        row[j + 1] = min(above + 1, row[j] + 1, diagonal + (x == y ? 0 : 1))
        diagonal = above
      }
    }
    return row[b.count]
  }
}
