import EmakiDrawing
import EmakiLayout
import EmakiScenes

extension LayoutRecord {
  /// The views of which a comparison speaks: those that somebody wrote, and one for each whole that
  /// nobody wrote, whose style is that of all that is seen of it.
  ///
  /// Wholes have the names that reports have for them as ids. Positions are those in the nearest
  /// view that is spoken of.
  var reported: LayoutRecord {
    if views.allSatisfy({ $0.whole == nil }) { return self }
    let reported = ReportedViews(views.map(\.reportedMember))
    let rects = screenRects
    var places: [Int: Int] = [:]
    var result = LayoutRecord(origin: origin, scale: scale, views: [])
    for index in views.indices where reported.isListed[index] {
      var view = views[index]
      let outer = reported.superviews[index]
      let base = outer.map { rects[$0].origin } ?? .zero
      view.place = rects[index].offset(x: -base.x, y: -base.y)
      view.parent = outer.flatMap { places[$0] }
      if let name = reported.wholeNames[index] {
        (view.id, view.name) = (name, name)
        view.style = style(ofWhole: index, reported)
      }
      places[index] = result.views.count
      result.views.append(view)
    }
    return result
  }

  /// A hash of how all that is seen of a whole looks.
  private func style(ofWhole head: Int, _ reported: ReportedViews) -> UInt32 {
    var parts = LayoutRecord(scale: scale, views: [])
    for index in views.indices where reported.subjects[index] == head && reported.isShown[index] {
      var part = views[index]
      // The position of the whole is reported separately.
      if index == head { part.place = Rect(origin: .zero, size: part.place.size) }
      part.parent = nil
      parts.views.append(part)
    }
    return StyleHash.of(parts.text)
  }
}

extension ViewRecord {
  fileprivate var reportedMember: ReportedViews.Member {
    ReportedViews.Member(
      superview: parent, whole: whole,
      isShown: !isHidden && alpha > 0.001 && place.width > 0 && place.height > 0)
  }
}
