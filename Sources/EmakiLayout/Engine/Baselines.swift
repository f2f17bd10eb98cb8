import EmakiDrawing

/// Where the baselines of text lie in a view.
///
/// A single line is centred: centre + line height / 2 − descent. Of several lines, the first is at
/// the top and the last at the bottom. A view without text has its top and bottom edge instead.
struct Baselines {
  let geometry: Geometry
  let scale: Double

  private var tree: LayoutTree { geometry.tree }

  /// The distance of a baseline from the top of a view's frame.
  func baseline(of node: Int, first: Bool) -> Linear {
    let carrier = textCarrier(of: node, first: first)
    let alignmentTop = tree.nodes[carrier].alignmentInsets.top
    let own = offset(of: carrier, first: first) + alignmentTop
    return carrier == node ? own : own + geometry.origin(of: carrier, in: node, .vertical)
  }

  /// The distance of a baseline from the top of the view's alignment rectangle.
  private func offset(of node: Int, first: Bool) -> Linear {
    let height = geometry.span(of: node, .vertical).length
    let view = tree.nodes[node].view
    guard let line = line(of: view, first: first) else { return first ? Linear() : height }
    if isSingleLine(view) { return 0.5 * height + (line.height / 2 - line.descent) }
    return first ? Linear(line.height - line.descent) : height - line.descent
  }

  /// How high the first or last line of a view's text is, and how far it reaches below the
  /// baseline.
  private func line(of view: View, first: Bool) -> (height: Double, descent: Double)? {
    if let spans = view.text?.spans, !spans.isEmpty, NaturalSizes.font(of: view) != nil {
      return line(of: spans, first: first)
    }
    return font(of: view).map { ($0.lineHeight(scale: scale), $0.descent) }
  }

  /// Of letters of several looks those count that stand before the first line feed, or after the
  /// last: where lines break is not known yet.
  private func line(of spans: [TextSpan], first: Bool) -> (height: Double, descent: Double) {
    var seen: [TextSpan] = []
    for span in first ? spans : spans.reversed() {
      seen.append(span)
      if span.text.contains(where: \.isNewline) { break }
    }
    let descent = seen.map(\.descent).max() ?? 0
    let natural = descent + (seen.map(\.ascent).max() ?? 0)
    let height = (first ? spans.first : spans.last)?.paragraph.lineHeight(natural) ?? natural
    return ((height * scale).rounded(.up) / scale, descent)
  }

  /// The view itself, or the subview whose baseline a stack view shows: its first or last visible
  /// one with text.
  private func textCarrier(of node: Int, first: Bool) -> Int {
    guard tree.nodes[node].view.stack != nil else { return node }
    let visible = tree.nodes[node].children.filter { !tree.nodes[$0].view.isHidden }
    let ordered =
      first || tree.nodes[node].view.stack?.axis == .horizontal
      ? visible : visible.reversed()
    for child in ordered {
      let carrier = textCarrier(of: child, first: first)
      if NaturalSizes.font(of: tree.nodes[carrier].view) != nil { return carrier }
    }
    return node
  }

  /// The font of a view's text. Where the height of one line is given and the font contradicts it,
  /// as in labels that style themselves, the height decides.
  private func font(of view: View) -> Font? {
    guard var font = NaturalSizes.font(of: view) else { return nil }
    let lineHeight = font.lineHeight(scale: scale)
    if view.kind == .label, view.text?.knownWidth == nil,
      case .points(let height) = view.intrinsicSize.height,
      height > 0, height < 1.4 * lineHeight, abs(height - lineHeight) > 1
    {
      font.size *= height / lineHeight
    }
    return font
  }

  private func isSingleLine(_ view: View) -> Bool {
    switch view.kind {
    case .label: (view.text?.numberOfLines ?? 1) == 1
    case .textView: false
    default: true
    }
  }
}
