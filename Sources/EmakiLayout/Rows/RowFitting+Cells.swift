import EmakiDrawing

extension RowFitting {
  /// A collection with its cells in the lines of its flow, below its header.
  ///
  /// - Parameter place: the collection as it was laid out, for its size and direction.
  func flowed(_ collection: View, _ flow: CellFlow, at place: LaidOutScreen.Node) -> View {
    var collection = collection
    let isVertical = flow.axis == .vertical
    let covered = collection.scroll?.contentInset ?? .zero
    let breadth =
      isVertical
      ? place.frame.width - covered.horizontal : place.frame.height - covered.vertical
    let lines = CellLines(flow, breadth: max(0, breadth))
    let cells = collection.subviews.indices.filter {
      collection.subviews[$0].kind == .collectionCell
    }
    let sizes = cells.map { size(of: collection.subviews[$0], flow, lines, place) }
    let header = isVertical ? widen(&collection, to: breadth) : 0
    let (frames, end) = lines.frames(of: sizes, below: header)
    let isMirrored = place.direction == .rightToLeft
    // From right to left a short line of cells lies at the right end.
    let width = isVertical ? breadth : isMirrored ? max(end, place.frame.width) : end
    for (index, frame) in zip(cells, frames) {
      var frame = frame
      if isMirrored { frame.origin.x = width - frame.maxX }
      collection.subviews[index].placement = .fixedFrame
      collection.subviews[index].frame = frame
    }
    collection.scroll?.contentSize = Size(width: width, height: isVertical ? end : breadth)
    return collection
  }

  /// Headers over the whole width at the top; returns where the last of them ends.
  private func widen(_ collection: inout View, to width: Double) -> Double {
    var end = 0.0
    for index in collection.subviews.indices
    where collection.subviews[index].kind == .reusableView {
      collection.subviews[index].placement = .fixedFrame
      let height = collection.subviews[index].frame.height
      collection.subviews[index].frame = Rect(x: 0, y: end, width: width, height: height)
      end += height
    }
    return end
  }

  /// The size of a cell: the given one, or that which its constraints decide.
  ///
  /// A length is decided where the cell is as long when it is pressed together as when it is pulled
  /// out, by less than anything in it resists. Of one that is open, as of a cell that only code
  /// fills, the saved one is taken as far as the constraints allow. A cell that is a row has the
  /// length of a line.
  private func size(
    of cell: View, _ flow: CellFlow, _ lines: CellLines, _ place: LaidOutScreen.Node
  ) -> Size {
    guard flow.fitsCells else { return cell.frame.size }
    let isVertical = flow.axis == .vertical
    let limit = Size(
      width: isVertical ? lines.longest : Self.roomForFitting,
      height: isVertical ? Self.roomForFitting : lines.longest)
    var cell = cell
    if cell.hasAutomaticHeight {
      let along = Anchor(cell.id, isVertical ? .width : .height)
      cell.constraints.append(Constraint(along, .equal, constant: lines.longest))
    }
    let least = fitted(cell, to: .zero, atMost: limit, place)
    let most = fitted(cell, to: limit, atMost: limit, place)
    func length(_ saved: Double, _ least: Double, _ most: Double) -> Double {
      most - least < Self.leastLength ? least : min(max(saved, least), most)
    }
    return Size(
      width: length(cell.frame.width, least.width, most.width),
      height: length(cell.frame.height, least.height, most.height))
  }

  /// Points by which nothing in a cell is seen to be longer.
  private static let leastLength = 0.5

  /// How large a cell is that would like to have a size, but has not the strength to alter anything
  /// else for it.
  private func fitted(
    _ cell: View, to wish: Size, atMost limit: Size, _ place: LaidOutScreen.Node
  ) -> Size {
    var host = View(.view, id: "/host", subviews: [cell])
    host.subviews[0].placement = .constraints
    for edge in [LayoutAttribute.left, .top] {
      host.constraints.append(Constraint(Anchor(cell.id, edge), .equal, Anchor("/host", edge)))
    }
    for (side, wish, limit) in [
      (LayoutAttribute.width, wish.width, limit.width), (.height, wish.height, limit.height),
    ] {
      let length = Anchor(cell.id, side)
      host.constraints += [
        Constraint(length, .equal, constant: wish, priority: .fittingSizeLevel),
        Constraint(length, .lessThanOrEqual, constant: limit),
      ]
    }
    return engine.layOut(host, in: surroundings(of: place)).frame(of: cell.id)?.size ?? .zero
  }

  private func surroundings(of place: LaidOutScreen.Node) -> LayoutEnvironment {
    var surroundings = environment
    surroundings.size = Size(width: Self.roomForFitting, height: Self.roomForFitting)
    surroundings.safeArea = .zero
    surroundings.direction = place.direction
    return surroundings
  }
}
