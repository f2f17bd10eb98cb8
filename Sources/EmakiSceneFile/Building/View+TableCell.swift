import EmakiDrawing
import EmakiLayout
import EmakiSceneFormat

extension View {
  /// The cell of a table that a view is or stands in.
  ///
  /// UIKit's tables have nothing but cells, with a line below and, in groups, a background. A plain
  /// view is one; a stack view fills one from edge to edge, as it would the content view of a
  /// `UITableViewCell`, up to the mark at its end. Controls find their position in rows when they
  /// are drawn.
  func asTableCell(with mark: CellAccessory?) -> View {
    switch kind {
    case .view: with(kind: .tableCell)
    case .stackView: insideTableCell(with: mark)
    default: self
    }
  }

  private func with(kind: Kind) -> View {
    var view = self
    view.kind = kind
    return view
  }

  /// The cell has the id, the constraints and the look of the whole row.
  private func insideTableCell(with mark: CellAccessory?) -> View {
    var content = self
    content.id = id.part(.contentView)
    var cell = View(.tableCell, id: id)
    (cell.place, cell.origin, content.origin) = (place, origin, .unnamed)
    (cell.constraints, content.constraints) = (constraints, [])
    (cell.guides, content.guides) = (guides, [])
    cell.takeLook(of: &content)
    cell.control.accessory = mark
    cell.constraints += [LayoutAttribute.leading, .trailing, .top, .bottom].map {
      Constraint(
        Anchor(content.id, $0), .equal, Anchor(id, $0),
        constant: $0 == .trailing ? -(mark?.width ?? 0) : 0)
    }
    cell.subviews = [content]
    return cell
  }

  /// Takes over what is drawn of the whole view.
  private mutating func takeLook(of other: inout View) {
    let bare = View(other.kind, id: other.id)
    swap(&role, &other.role)
    (appearance, other.appearance) = (other.appearance, bare.appearance)
    (isHidden, other.isHidden) = (other.isHidden, bare.isHidden)
    (clipsToBounds, other.clipsToBounds) = (other.clipsToBounds, bare.clipsToBounds)
    (anchorPoint, other.anchorPoint) = (other.anchorPoint, bare.anchorPoint)
  }
}
