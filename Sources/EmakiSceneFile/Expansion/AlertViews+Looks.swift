import EmakiDrawing
import EmakiLimits
import EmakiSceneFormat

/// The views that the file `alert.yaml` makes of an alert.
extension AlertViews {
  private static let templates = SourceNode.embedded(
    PackageResources.alert_yaml, named: "alert.yaml")

  /// The subviews of the controller's root view.
  var views: SourceNode {
    if isPopover {
      let cancel = cancelAction.map { template("hiddenAction", ["action": text($0.id, of: $0)]) }
      return template(
        "popover",
        [
          "parts": list(sheetParts), "steps": dismissal, "cancel": list(cancel.map { [$0] } ?? []),
        ])
    }
    if style == .alert { return template("alert", ["parts": list(alertParts)]) }
    guard let cancel = cancelAction else {
      return template("actionSheet", ["parts": list(sheetParts)])
    }
    return template(
      "cancellableSheet",
      [
        "parts": list(sheetParts), "steps": cancel.steps,
        "cancel": list([button(cancel, in: "fillingRow")]),
      ])
  }

  // MARK: Parts

  /// Two actions whose titles fit into its halves stand side by side, the one that cancels first;
  /// others one under the other, the one that cancels last.
  private var alertParts: [SourceNode] {
    let cancel = actions.filter { $0.style == .cancel }
    let others = actions.filter { $0.style != .cancel }
    let header = header(fonts: ("headline", "footnote"), spacing: 4, margin: 20)
    guard actions.count == 2, actions.allSatisfy(fitsHalf) else {
      return header + (others + cancel).map { button($0, in: "row", [template("line")]) }
    }
    let halves = zip(cancel + others, ["leadingHalf", "trailingHalf"]).map { button($0, in: $1) }
    return header + [place("row", halves + [template("halves"), template("line")])]
  }

  /// The parts of an action sheet that form one group.
  private var sheetParts: [SourceNode] {
    let header = header(fonts: ("footnote semibold", "footnote"), spacing: 8, margin: 15)
    return actions.filter { $0.style != .cancel }.reduce(into: header) { parts, action in
      parts.append(button(action, in: "row", parts.isEmpty ? [] : [template("line")]))
    }
  }

  /// The title over the message; nothing where there is neither.
  private func header(
    fonts: (title: String, message: String), spacing: Int, margin: Int
  ) -> [SourceNode] {
    let color = style == .alert ? "label" : "secondaryLabel"
    let texts = [("title", "Title", fonts.title), ("message", "Message", fonts.message)]
      .compactMap { key, name, font -> SourceNode? in
        guard let text = node[key], text.text != nil else { return nil }
        return template(
          "text",
          ["text": text, "name": plain(name), "font": plain(font), "color": plain(color)])
      }
    if texts.isEmpty { return [] }
    return [
      template(
        "header",
        ["texts": list(texts), "spacing": plain("\(spacing)"), "margin": plain("\(margin)")])
    ]
  }

  /// A button in a separate container, with lines.
  private func button(
    _ action: Action, in place: String, _ lines: [SourceNode] = []
  ) -> SourceNode {
    let weight = action.style == .cancel ? " semibold" : ""
    let button = template(
      "button",
      [
        "action": text(action.id, of: action), "title": text(action.title, of: action),
        "font": plain(fontStyle + weight), "steps": action.steps,
      ])
    let shown =
      action.style == .destructive
      ? button.adding("role", "destructive").adding("textColor", "systemRed") : button
    return self.place(place, [shown] + lines)
  }

  private func place(_ name: String, _ views: [SourceNode]) -> SourceNode {
    template(name, ["views": list(views), "height": plain("\(height)")])
  }

  private var fontStyle: String { style == .alert ? "body" : "title3" }

  /// The font size of buttons, in points.
  private var fontSize: Double {
    FontWords.font(ofStyle: fontStyle, at: surroundings.textSize).size
  }

  /// How high a button is: higher than UIKit's usual ones only for letters that need it.
  private var height: Int {
    let line = Font.system(fontSize).exactLineHeight
    return Int(clamping: max(style == .alert ? 44 : 57, (line + 22).rounded(.up)))
  }

  /// Whether a title fits into the half of an alert, 8 points from both sides, where a letter is
  /// about half as wide as high.
  private func fitsHalf(_ action: Action) -> Bool {
    Double(action.columns) * fontSize / 2 <= 270 / 2 - 2 * 8
  }

  // MARK: Templates

  /// A part of the file with its values put in.
  private func template(_ name: String, _ values: [String: SourceNode] = [:]) -> SourceNode {
    var values = values
    values["id"] = .scalar(id, isPlain: false, at: node.place)
    let part = Self.templates[name] ?? Self.templates
    return Substitution(values: values).applied(to: part.placed(at: node.place))
  }

  private func plain(_ text: String) -> SourceNode {
    .scalar(text, isPlain: true, at: node.place)
  }

  private func text(_ text: String, of action: Action) -> SourceNode {
    .scalar(text, isPlain: false, at: action.node.place)
  }

  private func list(_ nodes: [SourceNode]) -> SourceNode { .list(nodes, at: node.place) }
}

extension AlertViews.Action {
  /// About how wide the title is, in letters; those of East Asia count twice.
  fileprivate var columns: Int {
    title.unicodeScalars.reduce(0) { $0 + ($1.value < 0x1100 ? 1 : 2) }
  }
}
