import EmakiDrawing

/// The views of alerts. Their lengths are general knowledge of iOS 13 to 18, not measured.
extension AlertViews {
  /// What the root view of the controller has.
  var views: SourceNode { isPopover ? popover : style == .alert ? alert : actionSheet }

  /// Two actions whose titles fit into its halves stand side by side, the one that cancels first;
  /// others one under the other, the one that cancels last.
  private var alert: SourceNode {
    let cancel = actions.filter { $0.style == .cancel }
    let others = actions.filter { $0.style != .cancel }
    let buttons =
      actions.count == 2 && actions.allSatisfy(fitsHalf)
      ? [pair(cancel + others)]
      : (others + cancel).map { button($0, .alert, [line]) }
    let parts = header(fonts: ("headline", "footnote"), spacing: 4, margin: 20) + buttons
    return root(
      of: [box("Box", parts, pin: "{centerX: 0, centerY: 0, width: 270}")],
      ["{id}Box.top >= safeArea.top + 8", "{id}Box.bottom <= safeArea.bottom - 8"])
  }

  /// The action that cancels stands apart; a finger beside the sheet does the same.
  private var actionSheet: SourceNode {
    var views = [box("Box", sheetParts, pin: #"{centerX: 0, width: "<= 398"}"#)]
    var constraints = [
      "{id}Box.width == superview.width - 16 @ 900", "{id}Box.top >= safeArea.top + 8",
    ]
    var lowest = "{id}Box"
    if let cancel = cancelAction {
      lowest = "{id}CancelBox"
      let outside = #"{id: "{id}Outside", role: transparent, pin: edges, on: {tap: "{steps}"}}"#
      views.insert(template(outside, ["steps": cancel.steps]), at: 0)
      views.append(
        template(
          #"{id: "{id}CancelBox", \#(Self.ground), children: "{views}"}"#,
          ["views": list([button(cancel, .actionSheet, pin: "edges: 0, ")])]))
      constraints += [
        "{id}CancelBox.leading == {id}Box.leading", "{id}CancelBox.trailing == {id}Box.trailing",
        "{id}CancelBox.top == {id}Box.bottom + 8",
      ]
    }
    constraints += [
      "\(lowest).bottom <= superview.bottom - 8", "\(lowest).bottom <= safeArea.bottom",
      "\(lowest).bottom == superview.bottom - 8 @ 900",
    ]
    return root(of: views, constraints)
  }

  /// On tablets a popover without the action that cancels, which a finger beside it stands for: in
  /// the middle, as nothing says where it points to.
  private var popover: SourceNode {
    let cancel = cancelAction.map { action in
      template(
        #"{id: "{action}", role: transparent, pin: edges}"#,
        ["action": .scalar(action.id, isPlain: false, at: action.node.place)])
    }
    let beside = template(
      #"{id: "{id}Beside", role: transparent, pin: edges, on: {tap: "{steps}"}}"#,
      ["steps": dismissal])
    // Its middle is where a finger touches that taps it.
    let above = template(
      """
      {id: "{id}Outside", role: transparent, pin: {top: 0, horizontal: 0}, on: {tap: "{steps}"},
       children: "{cancel}", constraints: ["{id}Outside.bottom == {id}Box.top"]}
      """, ["steps": dismissal, "cancel": list(cancel.map { [$0] } ?? [])])
    let box = box(
      "Box", sheetParts, pin: "{centerX: 0, centerY: 0, width: 304}",
      "shadow: {opacity: 0.25, radius: 24, offset: [0, 8]},")
    return root(
      of: [beside, above, box],
      ["{id}Box.top >= safeArea.top + 8", "{id}Box.bottom <= safeArea.bottom - 8"])
  }

  // MARK: Parts

  /// What stands together in an action sheet.
  private var sheetParts: [SourceNode] {
    let header = header(fonts: ("footnote semibold", "footnote"), spacing: 8, margin: 15)
    return actions.filter { $0.style != .cancel }.reduce(into: header) { parts, action in
      parts.append(button(action, .actionSheet, parts.isEmpty ? [] : [line]))
    }
  }

  private func root(of views: [SourceNode], _ constraints: [String]) -> SourceNode {
    let equations = constraints.map { template("\"\($0)\"") }
    return template(
      #"{role: transparent, children: "{views}", constraints: "{equations}"}"#,
      ["views": list(views), "equations": list(equations)])
  }

  private static let ground =
    "role: surface, background: {light: systemGray6, dark: '#2C2C2E'}, cornerRadius: 14, clips: true"

  /// Parts one under the other, which scroll where the screen is too low for them.
  private func box(
    _ name: String, _ parts: [SourceNode], pin: String, _ others: String = ""
  ) -> SourceNode {
    template(
      """
      {id: "{id}\(name)", \(Self.ground), pin: \(pin), \(others) children: [
        {id: "{id}Scroll", kind: scroll, role: transparent, pin: edges, children: [
          {id: "{id}Parts", kind: column, pin: {edges: 0, width: 100%}, children: "{parts}"}]}],
       constraints: ["{id}Box.height == {id}Parts.height @ 750"]}
      """, ["parts": list(parts)])
  }

  /// The title over the message; nothing where there is neither.
  private func header(
    fonts: (title: String, message: String), spacing: Int, margin: Int
  ) -> [SourceNode] {
    let texts = [("title", "Title", fonts.title), ("message", "Message", fonts.message)]
      .compactMap { key, name, font -> SourceNode? in
        guard let text = node[key], text.text != nil else { return nil }
        return template(
          """
          id: "{id}\(name)"
          text: "{text}"
          font: \(font)
          textColor: \(style == .alert ? "label" : "secondaryLabel")
          align: center
          lines: 0
          """, ["text": text])
      }
    if texts.isEmpty { return [] }
    return [
      template(
        """
        kind: column
        spacing: \(spacing)
        margins: {vertical: \(margin), horizontal: 16}
        insideMargins: true
        children: "{texts}"
        """, ["texts": list(texts)])
    ]
  }

  private func pair(_ actions: [Action]) -> SourceNode {
    let sides = zip(actions, ["leading", "trailing"]).map { action, side in
      button(action, .alert, pin: "\(side): 0, vertical: 0, width: 50%, ")
    }
    let between = template("{background: separator, pin: {centerX: 0, vertical: 0, width: 0.5}}")
    return template(
      #"{pin: {height: \#(height(of: .alert))}, children: "{views}"}"#,
      ["views": list(sides + [between, line])])
  }

  /// At the top of a place, so that all lie alike between pixels, and none gets thicker than others.
  private var line: SourceNode {
    template("{background: separator, pin: {top: 0, horizontal: 0, height: 0.5}}")
  }

  /// A button in a place of its own, so that a long title ends before the edge.
  ///
  /// - Parameter pin: what holds the place besides its height, with a comma.
  private func button(
    _ action: Action, _ style: Style, pin: String = "", _ lines: [SourceNode] = []
  ) -> SourceNode {
    let weight = action.style == .cancel ? " semibold" : ""
    let button = template(
      """
      id: "{action}"
      kind: button
      text: "{title}"
      font: \(fontStyle(style))\(weight)
      pin: {vertical: 0, horizontal: 8}
      on: {tap: "{steps}"}
      """,
      [
        "action": .scalar(action.id, isPlain: false, at: action.node.place),
        "title": .scalar(action.title, isPlain: false, at: action.node.place),
        "steps": action.steps,
      ])
    let shown =
      action.style == .destructive
      ? button.adding("role", "destructive").adding("textColor", "systemRed") : button
    return template(
      #"{pin: {\#(pin)height: \#(height(of: style))}, children: "{views}"}"#,
      ["views": list([shown] + lines)])
  }

  private func fontStyle(_ style: Style) -> String { style == .alert ? "body" : "title3" }

  /// Of the letters of buttons, points.
  private func fontSize(_ style: Style) -> Double {
    FontWords.font(ofStyle: fontStyle(style), at: surroundings.textSize).size
  }

  /// How high a button is: higher than UIKit's usual ones only for letters that need it.
  private func height(of style: Style) -> Int {
    let line = Font.system(fontSize(style)).exactLineHeight
    return Int(max(style == .alert ? 44 : 57, (line + 22).rounded(.up)))
  }

  /// Whether a title fits into the half of an alert, 8 points from both sides, where a letter is about
  /// half as wide as high.
  private func fitsHalf(_ action: Action) -> Bool {
    Double(action.columns) * fontSize(.alert) / 2 <= 270 / 2 - 2 * 8
  }

  private func template(_ text: String, _ values: [String: SourceNode] = [:]) -> SourceNode {
    var values = values
    values["id"] = .scalar(id, isPlain: false, at: node.place)
    guard let read = SourceNode.template(text, at: node.place, log) else { return node }
    return Substitution(values: values).applied(to: read)
  }

  private func list(_ nodes: [SourceNode]) -> SourceNode {
    .list(nodes, at: node.place)
  }
}

extension AlertViews.Action {
  /// About how wide the title is, in letters; those of East Asia count twice.
  fileprivate var columns: Int {
    title.unicodeScalars.reduce(0) { $0 + ($1.value < 0x1100 ? 1 : 2) }
  }
}
