internal import EmakiDrawing
internal import EmakiLayout

extension Translation {
  /// The most sample rows of one table or collection.
  private static let mostRows = 60
  /// How many sample rows a table has that does not scroll.
  private static let fewRows = 3

  /// A table's rows as an app with data shows them: header, rows of the prototypes in turn (or the
  /// static rows), footer, one below the other.
  func rows(of element: XMLElement, _ table: View, _ members: [TableMember]) -> [View] {
    let width = SavedFrame(element)?.size?.width
    var stack = RowStack(width: width, defaultHeight: rowHeight(element))
    var views: [View] = []
    for member in members where member.role == .accessory && !member.isFooter {
      views.append(stack.append(view(member), of: member))
    }
    let cells = members.filter { $0.role == .cell }
    let isStatic = element["dataMode"] == "static" || cells.isEmpty
    let translated = cells.map { (member: $0, view: view($0)) }
    if isStatic {
      for cell in translated { views.append(stack.append(cell.view, of: cell.member)) }
    } else {
      let limit = table.scroll?.isScrollEnabled == false ? Self.fewRows : Self.mostRows
      var row = 0
      while row < limit, row < cells.count || stack.height < fillHeight {
        let cell = translated[row % translated.count]
        let turn = row / translated.count
        let view = turn == 0 ? cell.view : cell.view.renamed("#\(turn + 1)")
        views.append(stack.append(view, of: cell.member))
        row += 1
      }
    }
    for member in members where member.role == .accessory && member.isFooter {
      views.append(stack.append(view(member), of: member))
    }
    return views
  }

  private func view(_ member: TableMember) -> View {
    view(member.element, in: member.surroundings)
  }

  /// As high as the device: what is below cannot be seen.
  private var fillHeight: Double {
    if case .device(let device) = mode { device.size.height } else { 0 }
  }

  private func rowHeight(_ table: XMLElement) -> Double {
    number(table, "rowHeight").flatMap { $0 > 0 ? $0 : nil } ?? 44
  }
}

/// A view of a table, before it is translated.
struct TableMember {
  var role: Surroundings.Role
  var element: XMLElement
  var surroundings: Surroundings

  /// Whether it stands below all rows.
  var isFooter: Bool { element.key == "tableFooterView" }
}

/// Places rows one below the other, as wide as their table.
struct RowStack {
  let width: Double?
  let defaultHeight: Double
  private(set) var height = 0.0

  init(width: Double?, defaultHeight: Double) {
    self.width = width
    self.defaultHeight = defaultHeight
  }

  /// The row at its place.
  mutating func append(_ view: View, of member: TableMember) -> View {
    var view = view
    let element = member.element
    let saved = SavedFrame(element)
    let own = element["rowHeight"].flatMap(Double.init).flatMap { $0 > 0 ? $0 : nil }
    let length = own ?? (saved?.hasHeight == true ? saved?.rect.height : nil) ?? defaultHeight
    let across = width ?? saved?.rect.width ?? 100
    view.placement = .autoresizing
    view.autoresizing = .widthSizable
    view.frame = Rect(x: 0, y: height, width: across, height: length)
    view.superviewSize = Size(width: across, height: 100)
    height += length
    return view
  }
}
