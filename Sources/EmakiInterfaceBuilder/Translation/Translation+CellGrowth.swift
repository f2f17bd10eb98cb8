internal import EmakiDrawing
internal import EmakiLayout
internal import EmakiXML

extension Translation {
  /// Makes room in a cell of UIKit's built-in styles for letters of the user's text size, which the
  /// saved frames do not have: the row grows where its height is automatic, else the letters stay
  /// about the middle of the row.
  func growBuiltInLabels(_ cell: inout View, _ element: XMLElement, in table: XMLElement?) {
    guard textSize != .large, let labels = growingLabels(of: element) else { return }
    let isStacked = element["style"]?.hasSuffix("Subtitle") == true
    let wanted = isStacked ? labels.reduce(0) { $0 + $1.growth } : sideBySide(labels, cell)
    let grows = wanted > 0 && (table.map { TableHeights($0).isAutomatic(cell: element) } ?? false)
    let rowGrowth = grows ? wanted : 0
    if let image = element["imageView"] {
      cell.update(ViewID(image)) { $0.frame.origin.y += rowGrowth / 2 }
    }
    var above = isStacked ? (rowGrowth - wanted) / 2 : 0
    for label in labels {
      cell.update(ViewID(label.id)) { view in
        if isStacked {
          view.frame.origin.y += above
          view.frame.size.height += label.growth
          above += label.growth
        } else {
          let middle = view.frame.midY + rowGrowth / 2
          view.frame.size.height = max(view.frame.height, label.height)
          view.frame.origin.y = middle - view.frame.height / 2
        }
      }
    }
    cell.frame.size.height += rowGrowth
  }

  /// A label of a cell, and the line that the text size gives it.
  private struct GrowingLabel {
    var id: String
    /// Of a line, in points.
    var height: Double
    /// How much higher the line is than at the size at which frames were saved.
    var growth: Double
  }

  /// How much higher the row has to be for the highest line, points.
  private func sideBySide(_ labels: [GrowingLabel], _ cell: View) -> Double {
    let line = labels.map(\.height).max() ?? 0
    return max(0, (line + 2 * Self.roomAroundLine).rounded(.up) - cell.frame.height)
  }

  /// Points above and below a line in a row, as in the 44 points of UIKit's.
  private static let roomAroundLine = 11.5

  /// The labels of a cell from top to bottom; `nil` where none follows the text size.
  private func growingLabels(of cell: XMLElement) -> [GrowingLabel]? {
    let elements =
      cell.child("tableViewCellContentView", key: "contentView")?.list("subviews") ?? []
    let labels = ["textLabel", "detailTextLabel"].compactMap { cell[$0] }.compactMap { id in
      elements.first { $0.id == id }.map(growingLabel)
    }
    return labels.contains { $0.growth != 0 } ? labels : nil
  }

  private func growingLabel(_ element: XMLElement) -> GrowingLabel {
    func line(_ size: TextSize) -> Double {
      let description = element.child("fontDescription", key: "fontDescription")
      let font = description.map { FontDescription.font($0, defaultSize: 17, at: size) }
      return (font ?? .system(17)).exactLineHeight.rounded(.up)
    }
    let height = line(textSize)
    return GrowingLabel(id: element.id ?? "", height: height, growth: height - line(.large))
  }
}
