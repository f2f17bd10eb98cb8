import EmakiDrawing
public import EmakiLayout
import EmakiScenes

/// How one view of a screen differs from what it was.
public struct ViewDifference: Sendable, Hashable, CustomStringConvertible {
  /// The view's id.
  public var view: ViewID
  /// What people call it: kind and name.
  public var title: String
  /// What changed, in words; a view that came or went has one entry.
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
  public static func between(_ before: Snapshot, _ after: Snapshot) -> [ViewDifference] {
    let old = before.byID
    let new = after.byID
    var differences: [ViewDifference] = []
    for (index, node) in after.screen.nodes.enumerated() {
      let title = node.view.reportTitle
      guard let earlier = old[node.view.id] else {
        differences.append(
          ViewDifference(
            view: node.view.id, title: title, changes: ["added"], at: node.view.place))
        continue
      }
      let changes =
        placeChanges(before.presentations[earlier].frame, after.presentations[index].frame)
        + lookChanges(
          before.presentations[earlier], after.presentations[index],
          before.screen.nodes[earlier].view, node.view)
      if !changes.isEmpty {
        differences.append(
          ViewDifference(
            view: node.view.id, title: title, changes: changes, at: node.view.place))
      }
    }
    for node in before.screen.nodes where new[node.view.id] == nil {
      differences.append(
        ViewDifference(view: node.view.id, title: node.view.reportTitle, changes: ["removed"]))
    }
    return differences
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

  /// What differs apart from place, opacity, characters and whether it is there or can be used.
  static func styleChanges(
    _ old: Presentation, _ new: Presentation, _ oldView: View, _ newView: View
  ) -> [String] {
    let changes = LookWords(oldView, old).changes(to: LookWords(newView, new))
    return changes + (oldView.transform == newView.transform ? [] : ["transformed"])
  }
}

extension Snapshot {
  fileprivate var byID: [ViewID: Int] {
    Dictionary(
      screen.nodes.enumerated().map { ($1.view.id, $0) }, uniquingKeysWith: { first, _ in first })
  }
}
