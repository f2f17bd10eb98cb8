import EmakiDrawing
public import EmakiLayout
import EmakiScenes

/// How one view of a screen differs from what it was.
public struct ViewDifference: Sendable, Hashable, CustomStringConvertible {
  /// The view's id.
  public var view: ViewID
  /// The name for people: kind and name.
  public var title: String
  /// The changes, in words; a view that came or went has one entry.
  public var changes: [String]
  /// Where its file says the view as it is now; `nil` lines where it went or no file says it.
  public var place: FilePlace

  /// Makes a difference.
  public init(view: ViewID, title: String, changes: [String], at place: FilePlace = FilePlace()) {
    self.view = view
    self.title = title
    self.changes = changes
    self.place = place
  }

  /// `label#title: y 44 → 47 (+3), text "a" → "b"`
  public var description: String { "\(title): \(changes.joined(separator: ", "))" }

  /// The differences between two screens, views in the order of `after`, those that went last.
  ///
  /// - Parameter showsParts: whether each part that nobody wrote counts; else the whole that they make.
  public static func between(
    _ before: Snapshot, _ after: Snapshot, showsParts: Bool = false
  ) -> [ViewDifference] {
    let (oldLines, newLines) = (
      before.lines(showsParts: showsParts), after.lines(showsParts: showsParts)
    )
    let (old, new) = (before.byID(oldLines), after.byID(newLines))
    let kept = newLines.compactMap { line -> ViewDifference? in
      let earlier = old[after.id(of: line)]
      let changes = earlier.map { Self.changes(before, $0, after, line) } ?? ["added"]
      let place = after.screen.nodes[line.index].view.place
      return changes.isEmpty ? nil : difference(of: line, in: after, changes, at: place)
    }
    let gone = oldLines.filter { new[before.id(of: $0)] == nil }
    return kept + gone.map { difference(of: $0, in: before, ["removed"]) }
  }

  private static func difference(
    of line: InspectedLine, in snapshot: Snapshot, _ changes: [String],
    at place: FilePlace = FilePlace()
  ) -> ViewDifference {
    let title = line.wholeName ?? snapshot.screen.nodes[line.index].view.reportTitle
    return ViewDifference(view: snapshot.id(of: line), title: title, changes: changes, at: place)
  }

  private static func changes(
    _ before: Snapshot, _ old: InspectedLine, _ after: Snapshot, _ new: InspectedLine
  ) -> [String] {
    let place = placeChanges(old.frame, new.frame)
    let (first, second) = (before.presentations[old.index], after.presentations[new.index])
    let (was, view) = (before.screen.nodes[old.index].view, after.screen.nodes[new.index].view)
    if new.whole == nil { return place + lookChanges(first, second, was, view) }
    let changes =
      place + titleChanges(old.text ?? "", new.text ?? "") + lookChanges(first, second, was, view)
    if !changes.isEmpty { return changes }
    return before.parts(of: old) == after.parts(of: new) ? [] : ["restyled"]
  }

  static func placeChanges(_ old: Rect, _ new: Rect) -> [String] {
    let numbers = [
      ("x", old.minX, new.minX), ("y", old.minY, new.minY), ("width", old.width, new.width),
      ("height", old.height, new.height),
    ]
    return numbers.compactMap { name, from, to in
      // Below a hundredth of a point nothing was moved on purpose.
      guard abs(to - from) > 0.01 else { return nil }
      let by = to - from
      return "\(name) \(from.shortText) → \(to.shortText) "
        + "(\(by > 0 ? "+" : "")\(by.shortText))"
    }
  }

  /// `text "a" → "b"`
  static func textChanges(_ old: String?, _ new: String?, as name: String = "text") -> [String] {
    old == new ? [] : ["\(name) \"\(old ?? "")\" → \"\(new ?? "")\""]
  }

  /// The change of a view's text, or of the titles of a bar: `large title Inbox → Inbox`.
  static func textChanges(_ old: ViewRecord, _ new: ViewRecord) -> [String] {
    guard new.whole != nil else { return textChanges(old.text, new.text) }
    return titleChanges(old.text ?? "", new.text ?? "")
  }

  private static func titleChanges(_ old: String, _ new: String) -> [String] {
    old == new ? [] : ["\(old.isEmpty ? "no title" : old) → \(new.isEmpty ? "no title" : new)"]
  }

  private static func lookChanges(
    _ old: Presentation, _ new: Presentation, _ oldView: View, _ newView: View
  ) -> [String] {
    let isPlaceholder = oldView.text?.isPlaceholder == true && newView.text?.isPlaceholder == true
    var changes = textChanges(old.text, new.text, as: isPlaceholder ? "placeholder" : "text")
    if old.alpha != new.alpha {
      changes.append("alpha \(old.alpha.shortText) → \(new.alpha.shortText)")
    }
    if old.isHidden != new.isHidden { changes.append(new.isHidden ? "hidden" : "shown") }
    if old.isEnabled != new.isEnabled { changes.append(new.isEnabled ? "enabled" : "disabled") }
    if oldView.kind != newView.kind {
      changes.append("kind \(oldView.kind.rawValue) → \(newView.kind.rawValue)")
    }
    changes += styleChanges(old, new, oldView, newView)
    return changes
  }

  /// The differences apart from position, opacity, characters and whether it is there or can be
  /// used.
  static func styleChanges(
    _ old: Presentation, _ new: Presentation, _ oldView: View, _ newView: View
  ) -> [String] {
    let changes = LookWords(oldView, old).changes(to: LookWords(newView, new))
    return changes + (oldView.transform == newView.transform ? [] : ["transformed"])
  }
}

extension Snapshot {
  fileprivate func byID(_ lines: [InspectedLine]) -> [ViewID: InspectedLine] {
    Dictionary(
      lines.map { (id(of: $0), $0) },
      uniquingKeysWith: { first, _ in first })
  }

  /// The id of a view; a whole that nobody wrote has its name as id.
  fileprivate func id(of line: InspectedLine) -> ViewID {
    line.wholeName.map { ViewID($0) } ?? screen.nodes[line.index].view.id
  }

  /// The visible parts of a whole that nobody wrote.
  fileprivate func parts(of line: InspectedLine) -> [Presentation] {
    let reported = ReportedViews(reportedMembers)
    return presentations.indices.filter {
      reported.subjects[$0] == line.index && reported.isShown[$0]
    }.map { presentations[$0] }
  }
}
