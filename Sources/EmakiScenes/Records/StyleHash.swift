import EmakiDrawing
import EmakiLayout

/// A hash of how a view looks apart from place, opacity and characters.
///
/// FNV-1a over 64-bit words, folded to 24 bits: the same on every machine and in every run, unlike
/// Swift's hashes. Of 16 million changes of style one goes unnoticed.
struct StyleHash {
  private var state: UInt64 = 0xCBF2_9CE4_8422_2325

  /// The hash of a view with the values that it has at one moment.
  static func of(_ view: View, _ own: Presentation) -> UInt32 {
    if own.hasLook(of: view) { return plain(view, own) }
    var changed = view
    changed.takeLook(of: own)
    return plain(changed, own)
  }

  /// The same with nothing that a motion changes.
  private static func plain(_ view: View, _ own: Presentation) -> UInt32 {
    var hash = StyleHash()
    hash.add(own.backgroundColor)
    hash.add(own.tintColor)
    hash.add(own.cornerRadius)
    hash.add(view.role?.rawValue)
    hash.add(view.contentMode.rawValue)
    hash.add(view.clipsToBounds)
    hash.add(view.borderWidth)
    hash.add(view.borderColor)
    if let shadow = view.shadow { hash.add(shadow) }
    if let gradient = view.gradient { hash.add(gradient) }
    if let text = view.text { hash.add(text, color: own.textColor) }
    if let image = view.image { hash.add(image) }
    var control = view.control
    control.isOn = own.isOn
    control.value = own.value
    control.selectedIndex = own.selectedIndex
    if control != StyleHash.untouched { hash.add(control) }
    let place = own.selectedIndex.map(Double.init) ?? (own.isOn ? 1 : 0)
    if let knob = own.knob, knob != place { hash.add(knob) }
    return UInt32(truncatingIfNeeded: hash.state ^ hash.state >> 24 ^ hash.state >> 48) & 0xFF_FFFF
  }

  private static let untouched = ControlContent()

  private mutating func mix(_ word: UInt64) {
    state = (state ^ word) &* 0x0000_0100_0000_01B3
  }

  /// Zero and minus zero are the same.
  private mutating func add(_ number: Double) { mix((number + 0).bitPattern) }

  private mutating func add(_ flag: Bool) { mix(flag ? 1 : 2) }

  private mutating func add(_ color: Color?) {
    guard let color else { return mix(3) }
    let (red, green) = (UInt64(color.red) << 24, UInt64(color.green) << 16)
    mix(4 << 32 | red | green | UInt64(color.blue) << 8 | UInt64(color.alpha))
  }

  private mutating func add(_ text: String?) {
    guard let text else { return mix(5) }
    for byte in text.utf8 { mix(UInt64(byte)) }
    // Else the end of one text could be the start of the next.
    mix(256)
  }

  private mutating func add(_ shadow: Shadow) {
    add(shadow.color)
    add(shadow.offset.x)
    add(shadow.offset.y)
    add(shadow.radius)
  }

  private mutating func add(_ gradient: ViewGradient) {
    for point in [gradient.start, gradient.end] {
      add(point.x)
      add(point.y)
    }
    for stop in gradient.stops {
      add(stop.offset)
      add(stop.color)
    }
  }

  private mutating func add(_ text: TextContent, color: Color?) {
    add(text.font.family)
    add(text.font.size)
    mix(UInt64(text.font.weight.rawValue))
    add(text.font.isItalic)
    add(color)
    add(text.alignment.rawValue)
    mix(UInt64(truncatingIfNeeded: text.numberOfLines))
    add(text.lineBreak.rawValue)
    add(text.isPlaceholder)
    add(text.lineSpacing)
    if let shadow = text.shadow {
      add(shadow.color)
      add(shadow.offset.x)
      add(shadow.offset.y)
    }
    // What says nothing of its parts hashes as before there were any.
    for span in text.spans { add(span) }
  }

  private mutating func add(_ span: TextSpan) {
    mix(UInt64(span.text.utf8.count))
    add(span.font.family)
    add(span.font.size)
    mix(UInt64(span.font.weight.rawValue))
    add(span.font.isItalic)
    add(span.color)
    add(span.background)
    add(span.isUnderlined)
    add(span.isStruckThrough)
    add(span.kern)
    add(span.baselineOffset)
    add(span.paragraph.alignment?.rawValue)
  }

  private mutating func add(_ image: ImageContent) {
    add(image.name)
    add(image.size?.width ?? -1)
    add(image.size?.height ?? -1)
    add(image.isSymbol)
  }

  private mutating func add(_ control: ControlContent) {
    add(control.isOn)
    add(control.value)
    for item in control.items { add(item) }
    mix(UInt64(truncatingIfNeeded: control.selectedIndex ?? -1))
    mix(UInt64(truncatingIfNeeded: control.numberOfPages))
    if let insets = control.contentInsets { add(insets) }
    add(control.style)
    if control.isSecure { add(control.isSecure) }
    if let group = control.group {
      for flag in [group.isFirst, group.isLast, group.isInset] { add(flag) }
    }
    for (index, badge) in control.badges.sorted(by: { $0.key < $1.key }) {
      mix(UInt64(truncatingIfNeeded: index))
      add(badge)
    }
    for (index, color) in control.itemColors.sorted(by: { $0.key < $1.key }) {
      mix(UInt64(truncatingIfNeeded: index))
      add(color)
    }
    for (index, image) in control.itemImages.sorted(by: { $0.key < $1.key }) {
      mix(UInt64(truncatingIfNeeded: index))
      add(image)
    }
    for index in control.emphasizedItems.sorted() { mix(UInt64(truncatingIfNeeded: index)) }
    addBar(control)
    if let prompt = control.prompt { add(prompt) }
    if control.verticalAlignment != .center { add(control.verticalAlignment.rawValue) }
    if control.hidesSeparator { add(control.hidesSeparator) }
    if let insets = control.separatorInsets { add(insets) }
    if control.separatorIndent != 0 { add(control.separatorIndent) }
    if control.restColor != nil || control.knobColor != nil || control.separatorColor != nil {
      add(control.restColor)
      add(control.knobColor)
      add(control.separatorColor)
    }
    if control.imageSide != .leading { add(control.imageSide.rawValue) }
    if let padding = control.imagePadding { add(padding) }
    for insets in [control.imageInsets, control.titleInsets] where insets != .zero { add(insets) }
    if let image = control.backgroundImage { add(image) }
    if control.keepsColors { add(control.keepsColors) }
  }

  /// What only bars have, and segments.
  private mutating func addBar(_ control: ControlContent) {
    switch control.barTitle {
    case .segments(let titles, let selected, let width):
      for title in titles { add(title) }
      add(width ?? -1)
      mix(UInt64(truncatingIfNeeded: selected ?? -1))
    case .search(let placeholder): add(placeholder)
    case .image(let image): add(image)
    case .view(let view): add(view)
    case nil: break
    }
    for index in control.disabledItems.sorted() { mix(UInt64(truncatingIfNeeded: index)) }
    for (_, view) in control.itemViews.sorted(by: { $0.key < $1.key }) { add(view) }
    for (index, space) in (control.itemSpaces ?? [:]).sorted(by: { $0.key < $1.key }) {
      mix(UInt64(truncatingIfNeeded: index))
      if case .fixed(let width) = space { add(width) }
    }
    if let title = control.backTitle { add(title) }
  }

  private mutating func add(_ view: BarView) {
    add(view.size.width)
    add(view.size.height)
    for piece in view.pieces {
      for length in [piece.frame.minX, piece.frame.minY, piece.frame.width, piece.frame.height] {
        add(length)
      }
      let node = LaidOutScreen.Node(view: piece, parent: nil, frame: piece.frame)
      add(piece.text?.string)
      mix(UInt64(StyleHash.of(piece, Presentation(node))))
    }
  }

  private mutating func add(_ insets: Insets) {
    for side in [insets.top, insets.left, insets.bottom, insets.right] { add(side) }
  }
}
