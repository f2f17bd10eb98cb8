import EmakiDrawing

extension ControlContent {
  /// Tells how a control looks at a moment.
  ///
  /// - Parameter itemName: what one of its items is called.
  func describe(
    _ own: Presentation, itemName: StaticString, into sink: inout some LookSink
  ) {
    sink.add("on", own.isOn)
    sink.add("value", own.value, usual: 0.5)
    sink.add("selected", own.selectedIndex)
    let place = own.selectedIndex.map(Double.init) ?? (own.isOn ? 1 : 0)
    sink.add("knob", own.knob == place ? nil : own.knob)
    for (index, item) in items.enumerated() {
      sink.within(itemName, index, as: .text(item.title)) { item.describe(into: &$0) }
    }
    row.describe(into: &sink)
    describeFamily(into: &sink)
  }

  private func describeFamily(into sink: inout some LookSink) {
    switch family {
    case .none: break
    case .button(let button): button.describe(into: &sink)
    case .bar(let bar): bar.describe(into: &sink)
    case .field(let field):
      sink.add("style", field.border)
      sink.add("secure", field.isSecure)
    case .segments(let segments):
      sink.add("apportioned", segments.isApportioned)
      sink.add("room beside titles", segments.room, usual: 18)
      sink.add("selected colour", segments.selectedColor)
    case .track(let track):
      sink.add("rest colour", track.restColor)
      sink.add("knob colour", track.knobColor)
    case .pages(let pages):
      sink.add("pages", pages.count, usual: 0)
      sink.add("rest colour", pages.restColor)
    case .map(let pins):
      sink.add("pins", text: pins.map { "\($0.x),\($0.y)" }.joined(separator: " "))
    case .search(let search):
      sink.add("prompt", text: search.prompt)
      sink.add("cancel button", search.hasCancelButton)
    case .table(let style): sink.add("style", style)
    case .cell(let accessory): sink.add("style", accessory)
    case .activity(let style): sink.add("style", style)
    case .date(let style): sink.add("style", style)
    case .effect(let style): sink.add("style", style)
    }
  }
}

extension ControlItem {
  fileprivate func describe(into sink: inout some LookSink) {
    sink.add("badge", text: badge)
    image?.describe(as: "image", into: &sink)
    sink.add("colour", color)
    sink.add("emphasized", isEmphasized)
    sink.add("enabled", isEnabled, usual: true)
    view?.describe(into: &sink)
    switch space {
    case .fixed(let width): sink.add("space", width, usual: -1)
    case .flexible: sink.add("flexible space", true)
    case nil: break
    }
  }
}

extension RowLook {
  fileprivate func describe(into sink: inout some LookSink) {
    if let group {
      sink.within("group") { sink in
        sink.add("first", group.isFirst)
        sink.add("last", group.isLast)
        sink.add("inset", group.isInset)
        sink.add("begins at left", group.beginsAtLeft, usual: true)
        sink.add("ends at right", group.endsAtRight, usual: true)
      }
    }
    sink.add("no separator", hidesSeparator)
    sink.add("separator", separatorInsets)
    sink.add("separator indent", separatorIndent)
    sink.add("separator colour", separatorColor)
    sink.add("in sidebar", isInSidebar)
  }
}

extension ButtonContent {
  fileprivate func describe(into sink: inout some LookSink) {
    sink.add("style", style)
    sink.add("content insets", contentInsets)
    sink.add("image insets", imageInsets, usual: .zero)
    sink.add("title insets", titleInsets, usual: .zero)
    sink.add("image side", imageSide, usual: .leading)
    backgroundImage?.describe(as: "background image", into: &sink)
    sink.add("vertical alignment", verticalAlignment, usual: .center)
    sink.add("keeps colours", keepsColors)
  }
}

extension BarContent {
  fileprivate func describe(into sink: inout some LookSink) {
    sink.add("leading items", leadingCount, usual: 1)
    sink.add("spaces", hasSpaces)
    sink.add("prompt", text: prompt)
    sink.add("back", text: backTitle)
    sink.add("large", isLarge)
    switch title {
    case .segments(let items, let selected, let width):
      sink.add("title width", width)
      sink.add("title selection", selected)
      for (index, item) in items.enumerated() {
        sink.within("segment", index, as: .text(item.title)) { item.describe(into: &$0) }
      }
    case .search(let placeholder): sink.add("search", text: placeholder)
    case .image(let image): image.describe(as: "title image", into: &sink)
    case .view(let view): view.describe(into: &sink)
    case nil: break
    }
  }
}

extension BarView {
  fileprivate func describe(into sink: inout some LookSink) {
    sink.within("view") { sink in
      sink.add("size", size)
      for (index, piece) in pieces.enumerated() {
        sink.within("piece", index) { sink in
          sink.add("origin", piece.frame.origin)
          sink.add("size", piece.frame.size)
          sink.add("text", text: piece.text?.string)
          let node = LaidOutScreen.Node(view: piece, parent: nil, frame: piece.frame)
          piece.describe(Presentation(node), into: &sink)
        }
      }
    }
  }
}
