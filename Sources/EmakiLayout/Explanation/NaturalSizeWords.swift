import EmakiDrawing

/// Says how large a view's content asks it to be, and why.
struct NaturalSizeWords {
  let run: LayoutRun
  let name: LayoutNames

  /// The rule of hugging or compression resistance, in words.
  func sentence(_ node: Int, _ axis: Axis, _ linear: LinearConstraint) -> String {
    let view = run.tree.nodes[node].view
    let length = axis == .horizontal ? "width" : "height"
    let hugging = view.hugging[axis].value.shortText
    let resistance = view.compressionResistance[axis].value.shortText
    let strength =
      switch linear.relation {
      case .equal: "hugging and compression resistance \(hugging)"
      case .lessThanOrEqual: "hugging \(hugging)"
      case .greaterThanOrEqual: "compression resistance \(resistance)"
      }
    return "natural \(length) of \(name(view.id)): \((-linear.form.constant).tidy), "
      + "\(origin(node, axis)) (\(strength))"
  }

  private func origin(_ node: Int, _ axis: Axis) -> String {
    let view = run.tree.nodes[node].view
    let given = axis == .horizontal ? view.intrinsicSize.width : view.intrinsicSize.height
    let words = axis == .horizontal ? view.origins.width : view.origins.height
    if given != .measured { return words ?? "as the file gives it" }
    return content(view, wrapWidth: run.natural.wrapWidths[node])
  }

  private func content(_ view: View, wrapWidth: Double?) -> String {
    if let text = view.text, !text.string.isEmpty, view.kind.traits.fontSize != nil {
      let font = NaturalSizes.font(of: view) ?? text.font
      let lines = wrapWidth.map { " in lines of \($0.tidy)" } ?? ""
      return "its text \(text.string.quotedStart) in \(font.words)\(lines)"
    }
    if let image = view.image, view.kind != .label {
      return "its picture \(image.name.quotedStart)"
    }
    switch view.kind.traits.natural {
    case .byContent where view.rows != nil: return "its rows"
    case .byContent: return "its content"
    case .none: return "its rows"
    default: return "that of every \(view.kind.rawValue)"
    }
  }
}

extension String {
  /// Its beginning on one line, in quotes.
  var quotedStart: String {
    let line = split(whereSeparator: \.isNewline).joined(separator: " ")
    return "“\(line.count > 32 ? line.prefix(31) + "…" : line)”"
  }
}

extension Font {
  /// `system bold 17`
  fileprivate var words: String {
    [family ?? "system", weight == .regular ? nil : "\(weight)", size.tidy]
      .compactMap { $0 }.joined(separator: " ")
  }
}
