import EmakiDrawing

extension VisibleRows {
  /// A row, header or footer by its id, in view or not; `nil` for none, and for one that is a subview
  /// of the table.
  func piece(called name: ViewID) -> Piece? {
    guard name.isInside(id) else { return nil }
    let word = name.path(in: id)
    if let number = Int(word) { return row(number - 1) }
    return content.labels.first { $0.part.name == word }.flatMap { part, views in
      guard let view = views.first, content.hosted[part] == nil else { return nil }
      let frame = Rect(
        x: 0, y: start(of: part), width: geometry.breadth, height: geometry.height(of: part))
      return label(view, part, frame)
    }
  }

  private func row(_ number: Int) -> Piece? {
    var first = 0
    for (index, section) in content.sections.enumerated() {
      if number >= first, number < first + section.rows.count {
        return row(number - first, of: index, firstNumber: first)
      }
      first += section.rows.count
    }
    return nil
  }
}

extension RowGeometry {
  fileprivate func height(of part: RowContent.Part) -> Double {
    switch part {
    case .header: headerHeight
    case .footer: footerHeight
    case .sectionHeader(let index): sections[index].headerHeight
    case .sectionFooter(let index): sections[index].footerHeight
    }
  }
}
