import EmakiLimits
import EmakiDrawing
import EmakiLayout

extension Canvas {
  /// Segments on a fill; the selected one on a surface.
  mutating func drawSegmentedControl(_ figure: DrawnView) {
    drawSegments(figure, in: figure.bounds)
  }

  /// The titles of a view as segments that fill `bounds`.
  mutating func drawSegments(_ figure: DrawnView, in bounds: Rect) {
    let items = figure.view.control.items.isEmpty ? ["", ""] : figure.view.control.items
    let isAnySelected = figure.own.selectedIndex.map(items.indices.contains) ?? false
    drawSegments(items, knob: isAnySelected ? figure.own.knob : nil, figure, in: bounds)
  }

  /// Items as segments, with what lies under the selected one at `knob`, in segments.
  mutating func drawSegments(
    _ items: [ControlItem], knob: Double?, _ figure: DrawnView, in bounds: Rect
  ) {
    let last = Double(items.count - 1)
    let knob = knob.map { min(max($0, 0), last) }
    // If the scene gives a background, that is the track.
    if figure.view.kind != .segmentedControl || figure.backgroundColor?.isClear ?? true {
      fillControl(bounds, corner: Corner(min(8, bounds.height / 2)))
    }
    let segments = SegmentPlaces(items.count, widths: segmentWidths(figure), in: bounds)
    for (index, item) in items.enumerated() {
      func place(_ index: Double) -> Rect { figure.mirrored(grid.snap(segments.rect(at: index))) }
      let segment = place(Double(index))
      if let knob, index == Int(clamping: knob) {
        drawSelectedSegment(place(knob).outset(by: -2), figure)
      }
      // Before the segment, where the knob is neither beside nor over it.
      if index > 0, knob.map({ Double(index) < $0 || Double(index) > $0 + 1 }) ?? true {
        let x = figure.direction == .rightToLeft ? segment.maxX - hairline : segment.minX
        verticalLine(from: bounds.minY + 7, to: bounds.maxY - 7, x: x, palette.soft)
      }
      let state = SegmentState(
        isSelected: knob.map { index == Int(clamping: $0.rounded()) } ?? false,
        isDisabled: !item.isEnabled)
      if let image = item.image {
        drawSegmentImage(image, state, in: segment, figure)
      } else {
        drawSegmentTitle(item.title, state, in: segment, figure)
      }
    }
  }

  /// The widths that segments ask for, where they share the room accordingly.
  private func segmentWidths(_ figure: DrawnView) -> [Double]? {
    let view = figure.view
    guard view.control.segments.isApportioned else { return nil }
    return view.segmentWidths(measurer)
  }

  /// The states that decide the look of a segment.
  private struct SegmentState {
    var isSelected: Bool
    var isDisabled: Bool
  }

  private mutating func drawSelectedSegment(_ rect: Rect, _ figure: DrawnView) {
    let corner = Corner(min(6, rect.height / 2))
    let own = theme.usesSceneColors ? figure.view.control.segments.selectedColor : nil
    let whole = own ?? palette.selectedSegment(inSceneColors: theme.usesSceneColors)
    let isFaded = theme.usesSceneColors && !figure.own.isEnabled
    let color = isFaded ? whole.multipliedAlpha(0.5) : whole
    fill(rect, color, corner: corner)
    addGround(rect, painted: color, given: color == palette.surface ? .white : nil)
    outline(rect, theme.usesSceneColors ? palette.soft : active(figure), corner: corner)
  }

  private mutating func drawSegmentTitle(
    _ title: String, _ state: SegmentState, in segment: Rect, _ figure: DrawnView
  ) {
    let room = segment.outset(by: -4)
    guard !title.isEmpty else {
      let bar = grid.centered(Size(width: room.width * 0.5, height: grid.thickness(6)), in: room)
      fill(bar, state.isSelected ? active(figure) : palette.soft, corner: Corner(bar.height / 2))
      return
    }
    let color = segmentColor(state, in: segment, figure)
    line(title, .system(13, state.isSelected ? .semibold : .regular), color, in: room, .center)
  }

  private func segmentColor(
    _ state: SegmentState, in segment: Rect, _ figure: DrawnView
  ) -> Color {
    if state.isDisabled { return ink(nil, .quiet, of: figure, in: segment) }
    let isAccent = state.isSelected && !theme.usesSceneColors && figure.own.isEnabled
    if isAccent { return palette.accent }
    let color = ink(nil, .plain, of: figure, in: segment)
    // Where code gives titles a colour that suits a dark background, the file does not tell it.
    return color == palette.ink
      ? palette.readable(color, on: ground(at: segment).painted) : color
  }

  /// A picture instead of a title: in the picture's size where the segment has the room.
  private mutating func drawSegmentImage(
    _ image: ImageContent, _ state: SegmentState, in segment: Rect, _ figure: DrawnView
  ) {
    let room = segment.outset(by: -3)
    let own = image.size ?? ImageContent.symbolSize(besideTitleIn: .system(13))
    guard !room.isEmpty, !own.isEmpty else { return }
    let factor = min(1, room.width / own.width, room.height / own.height)
    let size = Size(width: own.width * factor, height: own.height * factor)
    let color = segmentColor(state, in: segment, figure)
    drawSmallImage(
      image.asTemplate, color, in: grid.centered(size, in: room), reading: figure.direction)
  }

  /// Wheels: the chosen row between two lines, the others fading.
  mutating func drawPickerView(_ figure: DrawnView) {
    let items = figure.view.control.items.map(\.title)
    drawWheels(figure, columns: [items.isEmpty ? [String](repeating: "", count: 5) : items])
  }

  /// Wheels of day, month and year, or a small field in the compact style.
  mutating func drawDatePicker(_ figure: DrawnView) {
    if figure.view.control.dateStyle == .compact || figure.bounds.height < 60 {
      drawDateFields(figure)
      return
    }
    // A time alone has wheels in this style, too.
    let control = figure.view.control
    if control.dateStyle == .inline, control.items.first?.title.contains(":") != true {
      drawCalendar(figure)
      return
    }
    drawWheels(figure, columns: dateWheels(control.items.map(\.title)))
  }

  /// A wheel for each part of a date; of a time where the items hold one, which a colon tells.
  private func dateWheels(_ items: [String]) -> [[String]] {
    let time = [["7", "8", "9", "10", "11"], ["39", "40", "41", "42", "43"], ["AM", "PM"]]
    let isTime = items.map { $0.contains(":") }
    if !isTime.contains(true) {
      return [
        ["30", "31", "1", "2", "3"], ["Nov", "Dec", "Jan", "Feb", "Mar"],
        ["2023", "2024", "2025", "2026", "2027"],
      ]
    }
    return isTime.contains(false)
      ? [["30 Dec", "31 Dec", "1 Jan", "2 Jan", "3 Jan"]] + time : time
  }

  /// A box for each part of the date, side by side; they share a width that is not theirs.
  private mutating func drawDateFields(_ figure: DrawnView) {
    let date = CompactDate(figure.view)
    let widths = date.widths(measurer)
    let room = figure.bounds.width - CompactDate.gap * Double(widths.count - 1)
    let factor = room / widths.reduce(0, +)
    var left = figure.bounds.minX
    for (text, width) in zip(date.texts, widths) {
      let field = figure.mirrored(
        grid.snap(
          Rect(
            x: left, y: figure.bounds.minY, width: width * factor, height: figure.bounds.height)))
      fillControl(field, corner: Corner(min(8, field.height / 2)))
      let color = ink(nil, .plain, of: figure, in: field)
      line(text, CompactDate.font, color, in: field.outset(by: -4), .center)
      left += width * factor + CompactDate.gap
    }
  }

  private mutating func drawWheels(_ figure: DrawnView, columns: [[String]]) {
    let bounds = figure.bounds
    let row = min(32, bounds.height / 3)
    let chosen = grid.snap(
      Rect(
        x: bounds.minX + 8, y: bounds.midY - row / 2, width: max(0, bounds.width - 16), height: row)
    )
    fillControl(chosen, corner: Corner(min(8, row / 2)))
    let width = chosen.width / Double(columns.count)
    for (column, items) in columns.enumerated() {
      let middle = figure.own.selectedIndex ?? items.count / 2
      let left = chosen.minX + Double(column) * width
      for step in -2...2 where items.indices.contains(middle + step) {
        let rect = Rect(
          x: left, y: chosen.minY + Double(step) * row, width: width, height: row)
        guard rect.minY >= bounds.minY - 1, rect.maxY <= bounds.maxY + 1 else { continue }
        drawWheelRow(items[middle + step], isChosen: step == 0, in: rect, figure)
      }
    }
  }

  private mutating func drawWheelRow(
    _ title: String, isChosen: Bool, in rect: Rect, _ figure: DrawnView
  ) {
    guard !title.isEmpty else {
      let size = Size(width: rect.width * 0.4, height: grid.thickness(8))
      let bar = grid.centered(size, in: rect)
      fill(bar, isChosen ? palette.quiet : palette.soft, corner: Corner(bar.height / 2))
      return
    }
    let color = ink(nil, isChosen ? .plain : .quiet, of: figure, in: rect)
    line(title, .system(isChosen ? 20 : 18), color, in: rect, .center)
  }
}

extension Palette {
  /// The background of the selected segment. It stands out by being lighter than the others, in the
  /// dark appearance too, where UIKit has a separate grey for it.
  fileprivate func selectedSegment(inSceneColors: Bool) -> Color {
    mapsDarkScenes && inSceneColors ? Color(rgb: 0x636366) : surface
  }
}
