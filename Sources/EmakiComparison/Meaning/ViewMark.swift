import EmakiDrawing
import EmakiLayout
public import EmakiScenes
public import PixelDiff

/// Where a view that changed is seen in both pictures.
public struct ViewMark: Sendable, Hashable {
  /// The view's name for people.
  public var title: String
  /// Its box in the expected picture, in pixels; `nil` where it is not seen there.
  public var expected: PixelRect?
  /// Its box in the actual picture, in pixels; `nil` where it is not seen there.
  public var actual: PixelRect?

  /// The marks of the views that two layouts have otherwise, in the order of their importance.
  static func all(_ before: LayoutRecord, _ after: LayoutRecord) -> [ViewMark] {
    all(of: LayoutDifference(before, after).views, before, after)
  }

  /// The marks of those views of which something is seen in either picture.
  public static func all(
    of views: [ViewDifference], _ before: LayoutRecord, _ after: LayoutRecord
  ) -> [ViewMark] {
    let (old, new) = (before.seenBoxes, after.seenBoxes)
    return views.compactMap { difference in
      let id = difference.view.rawValue
      guard old[id] != nil || new[id] != nil else { return nil }
      return ViewMark(title: difference.title, expected: old[id], actual: new[id])
    }
  }
}

extension LayoutRecord {
  /// The pixels of each view of which something can be seen, by id; of several with one id those of
  /// the first.
  fileprivate var seenBoxes: [String: PixelRect] {
    var boxes: [String: PixelRect] = [:]
    var isSeen: [Bool] = []
    let reported = self.reported
    for (view, rect) in zip(reported.views, reported.screenRects) {
      let isOuterSeen = view.parent.map { isSeen[$0] } ?? true
      isSeen.append(isOuterSeen && !view.isHidden && view.alpha > 0.001)
      guard isSeen.last == true, rect.width > 0, rect.height > 0, boxes[view.id] == nil else {
        continue
      }
      boxes[view.id] = pixelRect(rect)
    }
    return boxes
  }
}
