import EmakiDrawing
import EmakiScenes
import PixelDiff

/// Notes in which frames views look different, and which boxes explain changed pixels.
struct LookTracker {
  private struct Entry {
    var frames: ClosedRange<Int>
    var bounds: PixelRect
    var changes: [String]
  }

  private var entries: [String: Entry] = [:]
  private var order: [String] = []
  /// How the style of a view first differed.
  private var styles: [String: [String]] = [:]

  /// Compares a frame of both motions.
  ///
  /// - Parameter styles: the differences in the style of two views, by their indices in the
  ///   records.
  /// - Returns: the pixels on either side that views cover which moved or look different.
  mutating func add(
    _ old: LayoutRecord, _ new: LayoutRecord, frame: Int,
    styles: (Int, Int) -> [String] = { _, _ in [] }
  ) -> [PixelRect] {
    let known = Dictionary(old.views.enumerated().map { ($1.id, $0) }) { first, _ in first }
    let (before, after) = (old.screenRects, new.screenRects)
    var boxes: [PixelRect] = []
    var seen: Set<Int> = []
    for (index, view) in new.views.enumerated() {
      let box = new.pixelRect(after[index])
      guard let earlier = known[view.id] else {
        boxes.append(box)
        continue
      }
      seen.insert(earlier)
      let record = old.views[earlier]
      var changes = record.lookChanges(to: view)
      if record.style != view.style {
        replaceStyle(of: view.id, in: &changes, styles(earlier, index))
      }
      if !changes.isEmpty, view.whole == nil { note(view.id, changes, frame, box) }
      if !changes.isEmpty || record.state != view.state || record.rotation != view.rotation {
        boxes += [old.pixelRect(before[earlier]), box]
      }
    }
    noteWholes(old, new, frame)
    let gone = old.views.indices.filter { !seen.contains($0) }
    return boxes + gone.map { old.pixelRect(before[$0]) }
  }

  /// Notes bars and the like that nobody wrote, each as one.
  private mutating func noteWholes(_ old: LayoutRecord, _ new: LayoutRecord, _ frame: Int) {
    let (old, new) = (old.reported, new.reported)
    let known = Dictionary(old.views.map { ($0.id, $0) }) { first, _ in first }
    for (view, rect) in zip(new.views, new.screenRects) where view.whole != nil {
      let changes = known[view.id]?.lookChanges(to: view) ?? []
      if !changes.isEmpty { note(view.id, changes, frame, new.pixelRect(rect)) }
    }
  }

  /// Says of a style what differs, where that is known: once, since colours on their way differ in
  /// each frame.
  private mutating func replaceStyle(
    of id: String, in changes: inout [String], _ words: [String]
  ) {
    let known = styles[id] ?? words
    styles[id] = known
    guard !known.isEmpty, let place = changes.firstIndex(of: ViewRecord.restyled) else { return }
    changes.replaceSubrange(place...place, with: known)
  }

  private mutating func note(_ id: String, _ changes: [String], _ frame: Int, _ box: PixelRect) {
    guard var entry = entries[id] else {
      entries[id] = Entry(frames: frame...frame, bounds: box, changes: changes)
      return order.append(id)
    }
    entry.frames = entry.frames.lowerBound...frame
    entry.changes += changes.filter { !entry.changes.contains($0) }
    entries[id] = entry
  }

  /// The views that look different, in drawing order.
  ///
  /// Where the timing of a view changed, what it looks like on the way comes at other times as well:
  /// then only its first and last look count.
  func differences(_ expected: ViewTracks, _ actual: ViewTracks, retimed: Set<String>)
    -> [LookDifference]
  {
    order.compactMap { id in
      guard let entry = entries[id] else { return nil }
      var changes = entry.changes
      if retimed.contains(id), let old = expected.records[id], let new = actual.records[id] {
        changes = old.first.lookChanges(to: new.first)
        changes += old.last.lookChanges(to: new.last).filter { !changes.contains($0) }
      }
      guard !changes.isEmpty else { return nil }
      return LookDifference(
        id: id, changes: changes, frames: entry.frames, bounds: entry.bounds)
    }
  }
}

extension ViewRecord {
  /// The word for a change of a style that is only known by its hash.
  fileprivate static let restyled = "restyled"

  /// The differences besides position, opacity and turn.
  fileprivate func lookChanges(to other: ViewRecord) -> [String] {
    if self == other { return [] }
    var changes = ViewDifference.textChanges(self, other)
    if isEnabled != other.isEnabled { changes.append(other.isEnabled ? "enabled" : "disabled") }
    if kind != other.kind { changes.append("kind \(kind) → \(other.kind)") }
    let isWhole = other.whole != nil
    if style != other.style, !isWhole || changes.isEmpty && place.size == other.place.size {
      changes.append(Self.restyled)
    }
    return changes
  }
}
