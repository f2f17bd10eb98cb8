import EmakiDrawing
import EmakiLayout
import EmakiSceneFormat
import EmakiScenes

/// Writes out the keyboard of a scene: a view that rises from below the screen, with its accessory
/// view over it, and the guides that follow it.
///
/// It is there where the scene has `keyboard`, a step says it, or an equation names
/// `keyboardLayoutGuide`. Each controller has a separate guide, as each view has on iOS: its top is
/// that of the keyboard, or the end of the safe area while that is higher.
struct KeyboardExpansion {
  let log: DiagnosticLog
  let room: SceneRoom

  /// The guide's name in equations.
  static let guide = "keyboardLayoutGuide"
  /// The view with the accessory view and the keys.
  static let place = ViewID.keyboard.rawValue
  private static let hidden = "keyboardHidden"
  static let shown = "keyboardShown"

  /// The scene with its keyboard written out.
  func expanded(_ scene: SourceNode) -> SourceNode {
    let own = scene.entry("keyboard")
    let isAsked = own != nil || scene.contains(Self.isStep) || scene.says(Self.guide)
    guard scene.isMap, isAsked else { return scene }
    if let storyboard = scene.entry("storyboard") {
      log.error(
        "the scene of a storyboard has no keyboard", at: (own ?? storyboard).keyPlace,
        hint: "a view that an animation moves can stand for it")
      return scene
    }
    if let own {
      ShapeChecker(log: log).check(own.value, shape: SceneFormat.keyboardShape, of: own.key)
    }
    let plain = scene.without(["keyboard"])
    let inside = controllers(in: steps(in: plain))
    let rooted =
      inside.says(Self.guide, outside: ["controllers"])
      ? inside.appending(guide: Self.guide, lines(of: Self.guide, at: inside.place)) : inside
    let written = (own?.value).map(steps)
    return rooted.appending(keyboard(written, at: scene.place), to: "children")
      .appending(placement(at: scene.place), to: "constraints")
  }

  // MARK: Steps

  private static func isStep(_ node: SourceNode) -> Bool { node["keyboard"]?.bool != nil }

  /// The steps that show and hide it, as animations.
  private func steps(in node: SourceNode) -> SourceNode {
    let inside = node.mapParts { steps(in: $0) }
    guard let step = inside.entry("keyboard"), let isShown = step.value.bool else { return inside }
    let place = step.keyPlace
    let changes = SourceNode.map(
      [
        "\(Self.hidden).active": word("\(!isShown)", place),
        "\(Self.shown).active": word("\(isShown)", place),
      ], at: place)
    let animation = SourceNode.map(
      ["duration": word("0.25", place), "spring": word("1", place), "changes": changes], at: place)
    return .map(
      inside.entries.map {
        $0.key == "keyboard" ? .init(key: "animate", keyPlace: place, value: animation) : $0
      },
      at: inside.place)
  }

  // MARK: The view

  /// How high it is, points: general knowledge of iOS, with the bar of suggestions; not measured.
  var height: Double {
    if room.isPad {
      return (room.orientation == .landscape ? 398 : 313) + (room.hasHomeButton ? 0 : 20)
    }
    if room.orientation == .landscape { return room.hasHomeButton ? 200 : 209 }
    let isWide = room.size.width >= 414
    return room.hasHomeButton ? (isWide ? 271 : 260) : (isWide ? 346 : 336)
  }

  private func keyboard(_ node: SourceNode?, at place: SourcePlace) -> [SourceNode] {
    let title = node?["returnKey"] ?? word("return", place)
    let keys = SourceNode.map(
      [
        "id": word("keyboard", place), "kind": word("keyboard", place), "text": title,
        "pin": .map(["height": word(NumberText.text(of: height), place)], at: place),
      ], at: place)
    let accessory = node?["accessory"].map { [$0.adding("id", "keyboardAccessory")] } ?? []
    let views = SourceNode.list(accessory + [keys], at: place)
    return [
      .map(
        [
          "id": word(Self.place, place), "kind": word("column", place),
          "pin": .map(["horizontal": word("0", place)], at: place), "children": views,
        ], at: place)
    ]
  }

  private func placement(at place: SourcePlace) -> [SourceNode] {
    let rest = word("\(Self.place).top == superview.bottom", place)
    let up = SourceNode.map(
      [
        "equation": word("\(Self.place).bottom == superview.bottom", place),
        "active": word("false", place),
      ], at: place)
    return [.map([Self.hidden: rest], at: place), .map([Self.shown: up], at: place)]
  }

  // MARK: Guides

  /// A strip at the bottom of the view, as high as the safe area and the keyboard leave, or more.
  private func lines(of guide: String, at place: SourcePlace) -> [SourceNode] {
    [
      "\(guide).leading == superview.leading", "\(guide).trailing == superview.trailing",
      "\(guide).bottom == superview.bottom", "\(guide).top <= safeArea.bottom",
      "\(guide).top == safeArea.bottom @ 1", "\(guide).top <= \(Self.place).top",
    ].map { word($0, place) }
  }

  /// The same with a separate guide for each controller that names it.
  private func controllers(in node: SourceNode) -> SourceNode {
    node.mapEntries { entry in
      switch entry.key {
      case "controllers":
        entry.value = entry.value.mapEntries { $0.value = controller($0.value, $0.key) }
      case "viewControllers", "embed":
        if entry.value.isList {
          entry.value = .list(entry.value.elements.map(written), at: entry.value.place)
        } else {
          entry.value = written(entry.value)
        }
      case "children": entry.value = entry.value.mapParts { controllers(in: $0) }
      default: break
      }
    }
  }

  /// A controller that stands where it is embedded.
  private func written(_ node: SourceNode) -> SourceNode {
    guard node.isMap, node.says(Self.guide) else { return node }
    let name = "controller\(node.place.line)x\(node.place.column)"
    return controller(node, node["id"]?.text ?? name)
  }

  private func controller(_ node: SourceNode, _ name: String) -> SourceNode {
    let inside = controllers(in: node)
    guard inside.says(Self.guide) else { return inside }
    let guide = name + "KeyboardGuide"
    return inside.renaming(Self.guide, to: guide)
      .appending(guide: guide, lines(of: guide, at: node.place))
  }

  private func word(_ text: String, _ place: SourcePlace) -> SourceNode {
    .scalar(text, isPlain: true, at: place)
  }
}

extension SourceNode {
  /// Whether a text in it has a word, or one under other keys than some.
  fileprivate func says(_ word: String, outside keys: Set<String> = []) -> Bool {
    switch content {
    // Most texts are shorter than the word, and to search them takes time.
    case .scalar(let scalar):
      scalar.text.utf8.count >= word.utf8.count && scalar.text.contains(word)
    case .list(let elements): elements.contains { $0.says(word, outside: keys) }
    case .map(let entries):
      entries.contains { !keys.contains($0.key) && $0.value.says(word, outside: keys) }
    }
  }

  /// With another word in all its texts.
  fileprivate func renaming(_ word: String, to other: String) -> SourceNode {
    guard case .scalar(let scalar) = content, let text = self.text, text.contains(word) else {
      return mapParts { $0.renaming(word, to: other) }
    }
    var parts = text[...]
    var renamed = ""
    while let range = parts.firstRange(of: word) {
      renamed += parts[..<range.lowerBound] + other
      parts = parts[range.upperBound...]
    }
    return .scalar(renamed + parts, isPlain: scalar.isPlain, at: place)
  }

  /// A view with one more guide, and the constraints that place it.
  fileprivate func appending(guide: String, _ constraints: [SourceNode]) -> SourceNode {
    appending([.scalar(guide, isPlain: true, at: place)], to: "guides")
      .appending(constraints, to: "constraints")
  }

  /// A map with more elements in the list of a key; a mapping of names there becomes a list of
  /// such.
  fileprivate func appending(_ elements: [SourceNode], to key: String) -> SourceNode {
    guard isMap, !elements.isEmpty else { return self }
    guard let known = self[key] else {
      return .map(entries + [Entry(key, .list(elements, at: place))], at: place)
    }
    let old =
      known.isMap ? known.entries.map { SourceNode.map([$0], at: $0.keyPlace) } : known.elements
    return replacing(key, by: .list(old + elements, at: known.place))
  }
}
