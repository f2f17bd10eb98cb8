package import EmakiDrawing
package import EmakiLayout

/// A view of which an inspection speaks.
package struct InspectedLine {
  /// Its index among the views of the snapshot.
  package var index: Int
  /// The nearest view around it that has a line.
  package var parent: Int?
  /// Where it is in that view before transforms, points.
  package var frame: Rect
  /// Its text; for a navigation bar that nobody wrote the titles that are seen.
  package var text: String?
  /// The whole, such as a bar, that it stands for where nobody wrote it.
  package var whole: View.Origin.Whole?
  /// The name of that whole in reports.
  package var wholeName: String?
}

extension Snapshot {
  /// The views that have lines, in drawing order.
  ///
  /// - Parameter showsParts: whether each view has one; else those that somebody wrote, and one for
  ///   each whole that nobody wrote.
  package func lines(showsParts: Bool) -> [InspectedLine] {
    if showsParts {
      return presentations.indices.map { index in
        InspectedLine(
          index: index, parent: screen.nodes[index].parent, frame: presentations[index].frame,
          text: presentations[index].text)
      }
    }
    let reported = ReportedViews(reportedMembers)
    return presentations.indices.filter { reported.isListed[$0] }.map { index in
      let whole = screen.nodes[index].view.origin.whole
      let isBar = whole == .navigationBar
      return InspectedLine(
        index: index, parent: reported.superviews[index],
        frame: frame(of: index, in: reported.superviews[index]),
        text: isBar ? barTitles(in: index) : presentations[index].text, whole: whole,
        wholeName: reported.wholeNames[index])
    }
  }

  /// Where a view is in one around it, or on the screen, before transforms.
  private func frame(of index: Int, in outer: Int?) -> Rect {
    var frame = presentations[index].frame
    var parent = screen.nodes[index].parent
    while let next = parent, next != outer {
      let own = presentations[next]
      frame = frame.offset(
        x: own.frame.minX - own.contentOffset.x, y: own.frame.minY - own.contentOffset.y)
      parent = screen.nodes[next].parent
    }
    return frame
  }
}
