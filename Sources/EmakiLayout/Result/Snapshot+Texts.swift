public import EmakiDrawing

extension Snapshot {
  /// The texts that are seen and do not fit into their labels, buttons, segments and fields, or lie
  /// over that of another label with the same superview, under another view with it, under the
  /// keyboard, or beyond what cuts them; in drawing order.
  ///
  /// A text may reach out of its view by half a point: layout moves sides to whole pixels.
  public func textFindings(measurer: any TextMeasuring) -> [TextFinding] {
    let sight = TextSight(self)
    let texts = screen.nodes.indices.filter(sight.isSeen).flatMap { index in
      SeenText.all(of: screen.nodes[index], presentations[index], at: index, measurer: measurer)
    }
    // A field that is edited shows the end of its text.
    let cut = texts.filter { $0.isCut && !presentations[$0.index].isEditing }.map {
      TextFinding.cut($0.view, text: $0.string, needs: $0.needs, has: $0.has)
    }
    let hidden = texts.compactMap(sight.finding)
    let edited = sight.editedUnderKeyboard.filter { field in
      !hidden.contains { $0.view == field.view }
    }
    return cut + hidden + edited + Self.overlaps(among: texts.filter(\.isLabel))
  }

  /// The labels and buttons with a text that lie wholly outside of the screen although the views that
  /// they are in do not, in drawing order. One that a motion brings in is meant to be there.
  public func textsOutside() -> [TextFinding] {
    let sight = TextSight(self)
    return screen.nodes.indices.filter(sight.isOutside).compactMap { index in
      guard let text = presentations[index].text, !text.isEmpty else { return nil }
      return .beyond(screen.nodes[index].view.id, text: text, of: nil)
    }
  }

  /// Texts that share less than this, in points, only touch.
  private static let touch = 1.0

  private static func overlaps(among texts: [SeenText]) -> [TextFinding] {
    texts.indices.flatMap { index in
      texts[..<index].compactMap { other -> TextFinding? in
        guard other.parent == texts[index].parent,
          let shared = other.box.intersection(texts[index].box),
          shared.width > touch, shared.height > touch
        else { return nil }
        return .overlap(other.view, texts[index].view)
      }
    }
  }
}
