import EmakiDrawing
import EmakiScenes
import PixelDiff

/// The parts left out of a comparison, found in the pictures of one moment.
///
/// The box of a view is that in the expected picture alone: under the box of the actual one there
/// may be something that does not belong there. Where both boxes differ, that is a separate
/// difference.
struct IgnoredParts {
  /// The rectangles that are not compared.
  private(set) var rects: [PixelRect] = []
  /// The views whose boxes differ, a sentence for each.
  private(set) var moved: [String] = []
  /// The ignored parts that were found, by their names in the options.
  private(set) var found: Set<String> = []

  /// - Parameters:
  ///   - views: ids or names.
  ///   - rects: in pixels; those outside of the pictures are not found.
  ///   - size: the larger of both pictures.
  ///   - ignoresFrames: whether the boxes of both pictures are left out, wherever they are.
  init(
    views: [String], rects: [PixelRect], size: PixelSize, expected: LayoutRecord?,
    actual: LayoutRecord?, ignoresFrames: Bool
  ) {
    self.rects = rects
    for rect in rects where rect.intersection(size).area > 0 { found.insert(rect.option) }
    for name in views {
      let (old, new) = (expected?.pixelRects(of: name) ?? [], actual?.pixelRects(of: name) ?? [])
      if old.isEmpty, new.isEmpty { continue }
      found.insert("#\(name)")
      self.rects += ignoresFrames ? old + new : old
      if old != new, !ignoresFrames { moved.append(Self.words(name, old, new)) }
    }
  }

  private static func words(_ name: String, _ old: [PixelRect], _ new: [PixelRect]) -> String {
    func text(_ boxes: [PixelRect]) -> String {
      boxes.isEmpty ? "none" : boxes.map(\.text).joined(separator: ", ")
    }
    return "#\(name) is ignored, and its box differs: \(text(new)), expected \(text(old)); "
      + "--ignore-frame leaves both boxes out"
  }

  /// All parts, as options name them.
  static func names(views: [String], rects: [PixelRect]) -> [String] {
    rects.map(\.option) + views.map { "#\($0)" }
  }
}

extension PixelRect {
  /// As `--ignore` takes it.
  fileprivate var option: String { "\(x),\(y),\(width),\(height)" }
}

/// The parts left out of all moments that were compared.
public struct IgnoredTally: Sendable, Hashable {
  /// How much of all pictures.
  public var area = IgnoredArea()
  /// The ignored parts that no picture has, by their names in the options.
  public internal(set) var unknown: [String] = []
  /// Whether the box of an ignored part differs, which no limit of pixels lets pass.
  var hasMoved = false
  private var found: Set<String> = []

  /// Nothing was compared yet.
  public init() {}

  mutating func add(_ parts: IgnoredParts, _ area: IgnoredArea) {
    found.formUnion(parts.found)
    self.area = self.area + area
  }

  /// Says what was not found of all that was looked for.
  mutating func finish(_ names: [String]) { unknown = names.filter { !found.contains($0) } }
}
