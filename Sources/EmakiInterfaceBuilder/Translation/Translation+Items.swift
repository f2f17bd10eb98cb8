import EmakiLimits
internal import EmakiDrawing
internal import EmakiLayout
internal import EmakiXML

extension Translation {
  /// A collection's cells as an app with data shows them; layout puts them into lines.
  func items(of element: XMLElement, _ id: ViewID, _ members: [TableMember]) -> [View] {
    guard let screenSize else { return [] }
    let views = members.map { ($0, view($0.element, in: $0.surroundings)) }
    let layout = FlowLayoutElement(element)
    let others = views.filter { $0.0.role == .accessory && !$0.0.isSectionFooter }.map(\.1)
    let saved = SavedFrame(element)?.size ?? screenSize
    let prototypes = views.filter { $0.0.role == .cell }.map {
      sized($0.1, layout, in: saved, hasOwnSize: $0.0.element.child(key: "customSize") != nil)
    }
    let cells = prototypes.isEmpty ? emptyCell(of: id, layout) : prototypes
    guard !cells.isEmpty else { return others }
    // The room by which the screen exceeds the canvas goes to the collection.
    let room = Size(
      width: max(1, saved.width + screenSize.width - canvasSize.width),
      height: max(1, saved.height + screenSize.height - canvasSize.height))
    let count = max(cells.count, layout.sampleCount(of: cells.map(\.frame.size), filling: room))
    return others
      + (0..<count).map { index in
        let (turn, place) = index.quotientAndRemainder(dividingBy: cells.count)
        return cells[place].repeated(inTurn: turn)
      }
  }

  /// How the cells of a collection lie in a running app.
  func cellFlow(of element: XMLElement) -> CellFlow? {
    fillsTables ? FlowLayoutElement(element).flow : nil
  }

  /// The stand-in for the cells of a collection that has them from code; nothing where code lays
  /// them out as well.
  private func emptyCell(of collection: ViewID, _ layout: FlowLayoutElement) -> [View] {
    guard layout.isFlow else { return [] }
    var content = View(.contentView, id: ViewID("\(collection.rawValue)-cell-contentView"))
    fill(&content)
    var cell = View(
      .collectionCell, id: ViewID("\(collection.rawValue)-cell"), subviews: [content])
    cell.placement = .fixedFrame
    cell.frame.size = layout.writtenSize ?? Size(width: 50, height: 50)
    return [cell]
  }

  /// A cell of the size that the file gives it: where it was drawn with a custom size, that one, as
  /// an app gives it by code. One that was drawn as long as a line of its collection, and would
  /// shrink about its content, keeps filling the line, as apps make it by code.
  private func sized(
    _ cell: View, _ layout: FlowLayoutElement, in collection: Size, hasOwnSize: Bool
  ) -> View {
    var cell = cell
    let own = cell.frame.isEmpty ? Size(width: 50, height: 50) : cell.frame.size
    cell.frame.size = hasOwnSize ? own : layout.itemSize ?? own
    let flow = layout.flow
    let isVertical = flow.axis == .vertical
    let room =
      isVertical
      ? collection.width - flow.insets.horizontal : collection.height - flow.insets.vertical
    cell.hasAutomaticHeight =
      flow.fitsCells && (isVertical ? own.width : own.height) >= room - 0.5
    return cell
  }
}

extension TableMember {
  /// Whether it stands below the cells of a section.
  var isSectionFooter: Bool { element.key == "sectionFooterView" }
}

/// The values of a collection's `collectionViewFlowLayout`.
struct FlowLayoutElement {
  private let layout: XMLElement?

  /// The most sample cells of a collection.
  private static let mostCells = 240

  init(_ collection: XMLElement) {
    layout = collection.child(key: "collectionViewLayout")
  }

  var flow: CellFlow {
    CellFlow(
      axis: layout?["scrollDirection"] == "horizontal" ? .horizontal : .vertical,
      lineSpacing: number("minimumLineSpacing") ?? 10,
      itemSpacing: number("minimumInteritemSpacing") ?? 10,
      insets: Insets(
        top: number("minY", of: "sectionInset") ?? 0,
        left: number("minX", of: "sectionInset") ?? 0,
        bottom: number("maxY", of: "sectionInset") ?? 0,
        right: number("maxX", of: "sectionInset") ?? 0),
      fitsCells: fitsCells)
  }

  /// Whether cells have the size that their constraints ask for: where the layout estimates it.
  private var fitsCells: Bool {
    let estimate = size("estimatedItemSize")
    return layout?.flag("automaticEstimatedItemSize") == true || estimate?.isEmpty == false
  }

  /// The size of all cells; `nil` where each cell has a separate one.
  var itemSize: Size? { fitsCells ? nil : writtenSize }

  /// The size that the file writes for cells, whether it counts or not.
  var writtenSize: Size? { size("itemSize").flatMap { $0.isEmpty ? nil : $0 } }

  /// Whether it is UIKit's flow layout itself, not a custom class.
  var isFlow: Bool { layout?.name == "collectionViewFlowLayout" && layout?["customClass"] == nil }

  /// How many cells fill a collection. Cells that can become smaller count for half their length
  /// and thickness.
  func sampleCount(of sizes: [Size], filling room: Size) -> Int {
    let flow = flow
    let share = fitsCells ? 0.5 : 1
    let isVertical = flow.axis == .vertical
    func count(_ lengths: [Double], _ gap: Double, in room: Double) -> Double {
      let least = max(1, (lengths.min() ?? 1) * share)
      return max(1, ((room + gap) / (least + gap)).rounded(.down))
    }
    let across = count(
      sizes.map { isVertical ? $0.width : $0.height }, flow.itemSpacing,
      in: isVertical
        ? room.width - flow.insets.horizontal : room.height - flow.insets.vertical)
    let along = count(
      sizes.map { isVertical ? $0.height : $0.width }, flow.lineSpacing,
      in: isVertical ? room.height : room.width)
    return Int(clamping: min(Double(Self.mostCells), across * (along + 1)))
  }

  private func number(_ attribute: String) -> Double? {
    layout?[attribute].flatMap(Double.init(written:))
  }

  private func number(_ attribute: String, of key: String) -> Double? {
    layout?.child(key: key)?[attribute].flatMap(Double.init(written:))
  }

  private func size(_ key: String) -> Size? {
    number("width", of: key).flatMap { width in
      number("height", of: key).map { Size(width: width, height: $0) }
    }
  }
}
