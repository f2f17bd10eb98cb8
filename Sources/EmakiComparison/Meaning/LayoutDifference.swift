import EmakiDrawing
import EmakiLayout
import EmakiScenes

/// How the views of two pictures differ, the most important first.
///
/// Views that came or went are listed before other texts, then those that moved, the farthest
/// first, then those that look different where they are. Views that only move with their superview
/// are left out.
struct LayoutDifference {
  /// In the order of importance.
  private(set) var views: [ViewDifference] = []
  private let before: LayoutRecord
  private let after: LayoutRecord
  private let old: [String: Int]
  private let new: [String: Int]

  /// Compares two layouts. Of several views with one id the first counts.
  init(_ before: LayoutRecord, _ after: LayoutRecord) {
    let (before, after) = (before.reported, after.reported)
    self.before = before
    self.after = after
    old = before.indices
    new = after.indices
    var found = after.views.indices.compactMap(change) + before.views.indices.compactMap(removal)
    // Sorting keeps the order of equal ones only by their index.
    found = found.enumerated()
      .sorted { ($0.element.importance, $1.offset) > ($1.element.importance, $0.offset) }
      .map(\.element)
    views = found.map(\.difference)
  }

  /// Whether a view that has a text came, went, or has another text or style.
  var hasOtherTexts: Bool {
    let changed = after.views.contains { view in
      let earlier = old[view.id].map { before.views[$0] }
      return (view.text != nil || earlier?.text != nil)
        && (earlier?.text != view.text || earlier?.style != view.style)
    }
    return changed || before.views.contains { $0.text != nil && new[$0.id] == nil }
  }

  private struct Found {
    var difference: ViewDifference
    var rank: Int
    var distance = 0.0
    /// Rank first, then points.
    var importance: Double { Double(rank) * 1e9 + min(distance, 1e8) }
  }

  private func change(_ index: Int) -> Found? {
    let view = after.views[index]
    guard new[view.id] == index else { return nil }
    guard let earlier = old[view.id] else {
      return arrival(view, index, in: after, others: old, word: "added")
    }
    return change(before.views[earlier], view)
  }

  private func removal(_ index: Int) -> Found? {
    let view = before.views[index]
    guard old[view.id] == index, new[view.id] == nil else { return nil }
    return arrival(view, index, in: before, others: new, word: "removed")
  }

  /// A view that only one picture has; those in it are counted, not listed.
  private func arrival(
    _ view: ViewRecord, _ index: Int, in layout: LayoutRecord, others: [String: Int], word: String
  ) -> Found? {
    if let parent = view.parent, others[layout.views[parent].id] == nil { return nil }
    let count = layout.countInside(index)
    let inside = count == 0 ? "" : " with \(count) \(count == 1 ? "view" : "views") in it"
    return Found(
      difference: ViewDifference(
        view: ViewID(view.id), title: view.title, changes: [word + inside]),
      rank: 3)
  }

  private func change(_ old: ViewRecord, _ new: ViewRecord) -> Found? {
    let words = ViewDifference.words(old, new)
    let changes = words.place + words.text + words.look
    guard !changes.isEmpty else { return nil }
    return Found(
      difference: ViewDifference(view: ViewID(new.id), title: new.title, changes: changes),
      rank: !words.text.isEmpty ? 2 : !words.place.isEmpty ? 1 : 0,
      distance: old.place.farthestCorner(from: new.place))
  }
}

extension ViewDifference {
  /// The changes from one record of a view to another.
  fileprivate static func words(
    _ old: ViewRecord, _ new: ViewRecord
  ) -> (place: [String], text: [String], look: [String]) {
    var place = placeChanges(old.place, new.place)
    let turn = (new.rotation - old.rotation) * 180 / .pi
    if abs(turn) > 0.01 { place.append("turned by \(turn.shortText)°") }
    var look: [String] = []
    if old.isHidden != new.isHidden { look.append(new.isHidden ? "hidden" : "shown") }
    if abs(old.alpha - new.alpha) > 0.001 {
      look.append("alpha \(old.alpha.shortText) → \(new.alpha.shortText)")
    }
    if old.isEnabled != new.isEnabled { look.append(new.isEnabled ? "enabled" : "disabled") }
    if old.kind != new.kind { look.append("kind \(old.kind) → \(new.kind)") }
    let text = textChanges(old, new)
    // A whole that nobody wrote looks otherwise where its titles or its size do.
    let isWhole = new.whole != nil
    if old.style != new.style, !isWhole || text.isEmpty && place.isEmpty { look.append("restyled") }
    return (place, text, look)
  }
}

extension LayoutRecord {
  fileprivate var indices: [String: Int] {
    Dictionary(views.enumerated().map { ($1.id, $0) }) { first, _ in first }
  }

  /// How many views lie in a view, at any depth.
  fileprivate func countInside(_ index: Int) -> Int {
    var inside: Set<Int> = [index]
    for (other, view) in views.enumerated().dropFirst(index + 1) {
      if let parent = view.parent, inside.contains(parent) { inside.insert(other) }
    }
    return inside.count - 1
  }
}

extension Rect {
  /// The largest distance of a corner from the same corner of another, in points.
  fileprivate func farthestCorner(from other: Rect) -> Double {
    zip(corners, other.corners).map { one, other in
      let (x, y) = (other.x - one.x, other.y - one.y)
      return (x * x + y * y).squareRoot()
    }.max() ?? 0
  }
}
