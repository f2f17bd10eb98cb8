public import EmakiDrawing
public import EmakiLayout

extension Wireframe {
  /// Positions at which the labels of a blueprint can stay while the views move, from the screen at
  /// several moments of a motion.
  ///
  /// The most important view chooses first: of the positions that it would have at the first moment
  /// the one that is free at most moments. Views that are pointed out but once have none.
  ///
  /// - Returns: offsets from the upper left corner of the visible part of the view, in points.
  public func labelPlaces(
    in snapshots: [Snapshot], scale: Double, options: Options
  ) -> [ViewID: Point] {
    guard theme.isAnnotated else { return [:] }
    // With the outline of the device labels keep off its round corners: off those they are free too.
    var options = options
    options.showsBezel = true
    var moments = snapshots.map { snapshot in
      let canvas = Canvas(theme: theme, scale: scale, measurer: measurer)
      var painter = ScreenPainter(snapshot: snapshot, options: options, canvas: canvas)
      return painter.labelRoom()
    }
    var places: [ViewID: Point] = [:]
    let wanted = moments.flatMap(\.annotations).sorted { $0.importance > $1.importance }
    var seen: Set<ViewID> = []
    for annotation in wanted where seen.insert(annotation.id).inserted {
      let sizes = moments.compactMap { $0.size(of: annotation.id) }
      guard sizes.count > 1, let first = moments.lazy.compactMap({ $0[annotation.id] }).first
      else { continue }
      // Labels say other numbers at other moments.
      let size = Size(width: sizes.map(\.width).max() ?? 0, height: sizes[0].height)
      var best = (offset: Point.zero, count: 1)
      for moments in [moments, moments.map(\.tight)] where best.count < sizes.count {
        for place in moments[0].placement.inside(size, first.rect) {
          let offset = place - first.rect.origin
          let count = moments.count { $0.place(size, at: offset, of: annotation.id) != nil }
          if count > best.count { best = (offset, count) }
          if count == sizes.count { break }
        }
      }
      guard best.count > 1 else { continue }
      places[annotation.id] = best.offset
      for index in moments.indices {
        let room = moments[index].tight
        guard let taken = room.place(size, at: best.offset, of: annotation.id) else { continue }
        moments[index].placement.obstacles.append(taken.outset(by: 2))
      }
    }
    return places
  }
}

/// The annotations of one moment, and the areas that labels have to avoid then.
struct LabelRoom {
  let annotations: [Annotation]
  /// Of the labels, in the order of the annotations.
  let sizes: [Size]
  var placement: ChipPlacement

  /// The same with labels just beside texts.
  var tight: LabelRoom {
    LabelRoom(annotations: annotations, sizes: sizes, placement: placement.tight)
  }

  /// The annotation of a view.
  subscript(_ id: ViewID) -> Annotation? { annotations.first { $0.id == id } }

  /// How large the label of a view is.
  func size(of id: ViewID) -> Size? {
    annotations.firstIndex { $0.id == id }.map { sizes[$0] }
  }

  /// Where a label of a view is at an offset, if it is free to lie there.
  func place(_ size: Size, at offset: Point, of id: ViewID) -> Rect? {
    self[id].flatMap {
      placement.place(size, at: offset, in: $0.rect, besides: $0.covers)
    }
  }
}

extension ScreenPainter {
  /// Draws, to find what labels have to keep off.
  mutating func labelRoom() -> LabelRoom {
    canvas.seenText = []
    paintViews()
    let annotations = annotations()
    let screen = Rect(origin: .zero, size: snapshot.screen.size)
    return LabelRoom(
      annotations: annotations, sizes: annotations.map { canvas.chipSize($0.labels.first ?? "") },
      placement: placement(of: annotations, in: screen))
  }
}
