import EmakiLayout

extension Icon {
  /// The names under which an unknown name may be found, without decoration, then by its alias; and
  /// the look that the decoration gives it.
  static func standIns(for name: String) -> [(name: String, look: IconLook)] {
    var words = name.split { $0 == "." || $0 == "-" || $0 == "_" }.map(String.init)
    if let first = words.first, ["ic", "icon"].contains(first) { words.removeFirst() }
    var candidates: [(name: String, look: IconLook)] = []
    var look = IconLook()
    func add() {
      let joined = words.joined(separator: "-")
      candidates.append((joined, look))
      if let alias = aliases[joined] { candidates.append((alias, look)) }
    }
    add()
    if words.count > 1, words.contains("fill") {
      words.removeAll { $0 == "fill" }
      look.isFilled = true
      add()
    }
    if let place = words.lastIndex(of: "badge"), place > 0 {
      let badge = words[(place + 1)...].joined(separator: "-")
      look.badge = IconLook.badges[badge] == nil ? "" : badge
      words.removeSubrange(place...)
      add()
    }
    while words.count > 1, let last = words.last, decorations.contains(last) {
      words.removeLast()
      if last == "slash" { look.isSlashed = true }
      if look.shape == nil { look.shape = IconLook.Shape(rawValue: last) }
      add()
    }
    return candidates
  }

  /// The icon of this name where reading goes this way: names that say back or forward, not left or
  /// right, turn with it.
  static func named(_ name: String, reading direction: LayoutDirection) -> Icon? {
    guard direction == .rightToLeft, let icon = named(name),
      let look = standIns(for: name).first(where: { turning.contains($0.name) })?.look
    else { return named(name) }
    let (left, right) = ("-left", "-right")
    let isLeft = icon.name.hasSuffix(left)
    let stem = icon.name.dropLast((isLeft ? left : right).count)
    return named(stem + (isLeft ? right : left))?.with(look)
  }

  private static let turning: Set<String> = [
    "back", "next", "chevron-backward", "chevron-forward", "arrow-backward",
    "arrow-forward",
  ]

  /// Last words of system symbols that change the look, not the meaning.
  private static let decorations: Set<String> = Set(IconLook.Shape.allCases.map(\.rawValue))
    .union(["slash", "bold", "icon"])

  /// Other common names, among them those of the system's symbols, with hyphens for dots.
  private static let aliases = Dictionary(
    uniqueKeysWithValues: IconData.aliases.map { (String($0.name), String($0.value)) })
}
