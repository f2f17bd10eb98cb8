import EmakiLimits
import EmakiCairo
import EmakiDrawing
import EmakiLayout
import EmakiWireframe

/// Finds texts and icons that hardly stand out, against what really lies behind them: the screen is
/// painted without them, and their colour compared with each pixel that they would cover.
///
/// A colour that neither a text nor the views around it set is UIKit's, which follows the settings
/// of the device, and is not judged; nor is a control that does not react.
struct ContrastRule {
  let wireframe: Wireframe
  let painter: Painter
  let level: ContrastLevel

  private static let scale = 2.0
  /// The quantile of the contrasts, counted from the lowest, that decides.
  private static let worst = 0.1
  /// The share of a letter's colour from which a pixel counts as covered.
  private static let covered = 0.5

  func findings(in snapshot: Snapshot, _ views: SeenViews) throws -> [AccessibilityFinding] {
    let whole = list(of: snapshot)
    let behind = try pixels(
      of: DisplayList(
        size: whole.size, background: whole.background, items: Self.withoutText(whole.items)))
    let marked = try pixels(
      of: DisplayList(
        size: whole.size, background: whole.background,
        items: Self.marked(whole.items, against: behind)))
    var findings: [AccessibilityFinding] = []
    let byID = Dictionary(views.seen.map { ("\($0.view.id)", $0) }) { first, _ in first }
    for text in Self.texts(in: whole.items) {
      guard let seen = text.view.flatMap({ byID[$0] }), isJudged(seen, views),
        let found = contrast(of: text, marked, behind),
        hasOwnColor(seen, views) || !isSystem(found.background)
      else { continue }
      let needed = level.least(for: text.run.font)
      guard found.ratio < needed - 0.005 else { continue }
      let finding = self.finding(seen, found, needed, "the text of ")
      if !findings.contains(finding) { findings.append(finding) }
    }
    return findings + (try iconFindings(in: snapshot, views, whole))
  }

  private func finding(
    _ seen: SeenView, _ found: Found, _ needed: Double, _ noun: String
  ) -> AccessibilityFinding {
    // Never rounded up to the limit.
    let ratio = ((found.ratio * 100).rounded(.down) / 100).shortText
    return AccessibilityFinding(
      .contrast, seen,
      "\(noun)\"\(seen.view.id)\" has a contrast of \(ratio) : 1 (\(found.color.hex) on "
        + "\(found.background.hex)); \(needed.shortText) : 1 is needed",
      hint: "take a darker or lighter colour, or a larger font")
  }

  private struct Found {
    var ratio: Double
    var color: Color
    var background: Color
  }

  // MARK: What is judged

  private func isJudged(_ seen: SeenView, _ views: SeenViews) -> Bool {
    ([seen] + views.ancestors(of: seen)).allSatisfy { $0.own.isEnabled || !$0.view.kind.isControl }
      && seen.alpha > 0.1
  }

  /// Whether the author gave the text or icon a colour, or faded it.
  private func hasOwnColor(_ seen: SeenView, _ views: SeenViews) -> Bool {
    seen.own.textColor.map { !Self.followingSettings.contains($0) } ?? false
      || seen.view.text?.spans.contains { $0.color != nil } == true
      || seen.alpha < 0.99
      || (seen.view.kind != .label
        && ([seen] + views.ancestors(of: seen)).contains { $0.own.tintColor != nil })
  }

  /// UIKit's `secondaryLabel` in light and dark, which the setting for more contrast changes.
  private static let followingSettings = [
    Color(rgb: 0x3C3C43, alpha: 0x99), Color(rgb: 0xEBEBF5, alpha: 0x99),
  ]

  /// Whether a colour is one of UIKit's backgrounds, or that of a control in its default colours.
  private func isSystem(_ color: Color) -> Bool {
    let grounds: [UInt32] = [0xFFFFFF, 0xF2F2F7, 0x000000, 0x1C1C1E, 0x2C2C2E]
    let palette = wireframe.theme.palette
    return grounds.contains { Color(rgb: $0) == color }
      || [palette.surface, palette.fill, palette.accent, palette.destructive].contains(color)
  }

  // MARK: Painting

  private func list(of snapshot: Snapshot) -> DisplayList {
    var options = Wireframe.Options()
    options.namesViews = true
    return wireframe.displayList(of: snapshot, scale: Self.scale, options: options)
  }

  private func pixels(of list: DisplayList) throws -> PixelBuffer {
    try painter.image(of: list, scale: Self.scale).pixels
  }

  private static func withoutText(_ items: [DisplayItem]) -> [DisplayItem] {
    items.compactMap { item in
      switch item {
      case .text: return nil
      case .group(var group):
        group.items = withoutText(group.items)
        return .group(group)
      default: return item
      }
    }
  }

  /// The items with each text in a colour that stands out from what lies behind it: where the picture
  /// is as without the text, something covers it.
  private static func marked(
    _ items: [DisplayItem], against behind: PixelBuffer, transform: Transform = .identity
  ) -> [DisplayItem] {
    items.map { item in
      switch item {
      case .text(var run):
        let middle = places(in: box(of: run, transform), of: behind)
        run.color = mark(against: middle.isEmpty ? .white : behind[middle[middle.count / 2]])
        return .text(run)
      case .group(var group):
        group.items = marked(
          group.items, against: behind, transform: group.transform.concatenated(with: transform))
        return .group(group)
      default: return item
      }
    }
  }

  private static func mark(against color: Color) -> Color {
    func far(_ channel: UInt8) -> UInt8 { channel < 128 ? 255 : 0 }
    return Color(red: far(color.red), green: far(color.green), blue: far(color.blue))
  }

  // MARK: Texts

  private struct PlacedText {
    var run: TextRun
    var view: String?
    var transform: Transform
    var opacity: Double
  }

  private static func texts(
    in items: [DisplayItem], view: String? = nil, transform: Transform = .identity,
    opacity: Double = 1
  ) -> [PlacedText] {
    items.flatMap { item -> [PlacedText] in
      switch item {
      case .text(let run):
        return [PlacedText(run: run, view: view, transform: transform, opacity: opacity)]
      case .group(let group):
        return texts(
          in: group.items, view: group.name ?? view,
          transform: group.transform.concatenated(with: transform),
          opacity: opacity * group.opacity)
      default: return []
      }
    }
  }

  private static func box(of run: TextRun, _ transform: Transform) -> Rect {
    let size = run.font.size
    return transform.boundingBox(
      of: Rect(
        x: run.origin.x, y: run.origin.y - size, width: run.width, height: size * 1.25))
  }

  /// The contrast of a text where it is seen worst; `nil` where nothing of it is seen.
  ///
  /// - Parameter marked: the picture with texts that stand out from what lies behind them.
  private func contrast(
    of text: PlacedText, _ marked: PixelBuffer, _ behind: PixelBuffer
  ) -> Found? {
    let color = text.run.color.multipliedAlpha(text.opacity)
    let places = Self.places(in: Self.box(of: text.run, text.transform), of: marked)
    return Self.worst(
      of: places.compactMap { place in
        let ground = behind[place]
        let whole = Self.mark(against: ground).multipliedAlpha(text.opacity).over(ground)
        let seen = marked[place].distance(to: ground)
        guard seen > 0,
          Double(seen) >= Self.covered * Double(whole.distance(to: ground))
        else { return nil }
        let letter = color.over(ground)
        return Found(ratio: letter.contrast(to: ground), color: letter, background: ground)
      })
  }

  private static func worst(of found: [Found]) -> Found? {
    let sorted = found.sorted { $0.ratio < $1.ratio }
    return sorted.isEmpty ? nil : sorted[Int(clamping: Double(sorted.count) * worst)]
  }

  private static func places(in box: Rect, of picture: PixelBuffer) -> [(Int, Int)] {
    let (width, height) = (Double(picture.width) / scale, Double(picture.height) / scale)
    guard let inside = box.intersection(Rect(x: 0, y: 0, width: width, height: height)) else {
      return []
    }
    return (Int(clamping: inside.minY * scale)..<Int(clamping: inside.maxY * scale)).flatMap { y in
      (Int(clamping: inside.minX * scale)..<Int(clamping: inside.maxX * scale)).map { ($0, y) }
    }
  }

  // MARK: Icons

  private func iconFindings(
    in snapshot: Snapshot, _ views: SeenViews, _ whole: DisplayList
  ) throws -> [AccessibilityFinding] {
    let icons = views.seen.filter(Self.isIcon)
    guard !icons.isEmpty else { return [] }
    let with = try pixels(of: whole)
    var bare = snapshot
    for icon in icons {
      if icon.view.kind == .button {
        bare.screen.nodes[icon.index].view.image = nil
      } else {
        bare.presentations[icon.index].isHidden = true
      }
    }
    let behind = try pixels(of: list(of: bare))
    // An icon may have the colour of what lies behind it, so where it is is seen by another one.
    var standingOut = snapshot
    for icon in icons {
      let mark = Self.mark(behind: icon, in: behind)
      if icon.view.kind == .button {
        standingOut.presentations[icon.index].textColor = mark
      } else {
        standingOut.presentations[icon.index].tintColor = mark
      }
    }
    let marked = try pixels(of: list(of: standingOut))
    return icons.compactMap { icon in
      guard isJudged(icon, views), let found = contrast(of: icon, with, marked, behind),
        hasOwnColor(icon, views) || !isSystem(found.background),
        found.ratio < ContrastLevel.icons - 0.005
      else { return nil }
      return finding(icon, found, ContrastLevel.icons, "the icon ")
    }
  }

  /// Whether a view shows nothing but a symbol.
  private static func isIcon(_ seen: SeenView) -> Bool {
    switch seen.view.kind {
    case .icon: true
    case .imageView: seen.view.image?.isSymbol == true && seen.own.backgroundColor == nil
    case .button: seen.view.image?.isSymbol == true && (seen.own.text ?? "").isEmpty
    default: false
    }
  }

  /// A colour that stands out from what lies behind the middle of an icon.
  private static func mark(behind icon: SeenView, in picture: PixelBuffer) -> Color {
    let places = places(in: icon.visible, of: picture)
    return mark(against: places.isEmpty ? .white : picture[places[places.count / 2]])
  }

  /// The contrast of an icon where it is seen worst; `nil` where nothing but its edges is seen.
  ///
  /// - Parameter marked: the picture with icons that stand out from what lies behind them.
  private func contrast(
    of icon: SeenView, _ with: PixelBuffer, _ marked: PixelBuffer, _ behind: PixelBuffer
  ) -> Found? {
    let places = Self.places(in: icon.visible, of: with)
    let most = places.reduce(0) { max($0, marked[$1].distance(to: behind[$1])) }
    let mark = Self.mark(behind: icon, in: behind).multipliedAlpha(icon.alpha)
    let found = places.compactMap { place -> Found? in
      let (color, ground) = (with[place], behind[place])
      let seen = marked[place].distance(to: ground)
      let whole = mark.over(ground).distance(to: ground)
      guard seen > 0, seen * 10 >= most * 9, Double(seen) >= Self.covered * Double(whole) else {
        return nil
      }
      return Found(ratio: color.contrast(to: ground), color: color, background: ground)
    }
    return Self.worst(of: found)
  }
}

extension PixelBuffer {
  fileprivate subscript(_ place: (Int, Int)) -> Color { self[place.0, place.1] }
}

extension Color {
  /// The most by which a channel differs, 0…255.
  fileprivate func distance(to other: Color) -> Int {
    max(
      abs(Int(red) - Int(other.red)), abs(Int(green) - Int(other.green)),
      abs(Int(blue) - Int(other.blue)))
  }

  /// This colour painted over an opaque one.
  fileprivate func over(_ ground: Color) -> Color {
    var opaque = self
    opaque.alpha = 255
    return ground.mixed(with: opaque, share: Double(alpha) / 255)
  }
}
