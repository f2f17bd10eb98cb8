import EmakiDiagnostics
import EmakiSceneFormat

extension ChangeBuilder {
  /// Reports keys that are unknown beside `changes`: most of them are changes, and belong under it.
  func reportOutside(_ node: SourceNode, _ section: Section) {
    for entry in node.entries where section.isLikeChange(entry) {
      let path = entry.key
      let name = path.lastIndex(of: ".").map { String(path[..<$0]) } ?? path
      let isKnown = [path, name].contains {
        context.isView($0) || context.isConstraint($0) || context.rowView($0) != nil || isInRow($0)
      }
      let home = "changes stand under \"changes\""
      if isKnown {
        context.log.error(
          "\"\(path.shortened(to: 40))\" stands outside of \"changes\"", at: entry.keyPlace,
          hint: "write changes: {\(path.shortened(to: 40)): …}")
      } else if name != path || entry.value.isMap {
        let near = context.rowHint(name) ?? context.hint(name, in: context.allNames)
        context.log.unknown(
          "view or constraint", name, at: entry.keyPlace,
          hint: [near, home].compactMap { $0 }.joined(separator: " "))
      } else {
        context.log.error(
          "unknown key \"\(path.shortened(to: 40))\" in \(section.name)", at: entry.keyPlace,
          hint: context.hint(path, in: context.allNames).map { "\($0) \(home)" }
            ?? section.keyList)
      }
    }
  }
}

extension ChangeBuilder {
  /// Reports a part of what a view changes as a whole, such as `title.text.color`; `false` where
  /// the path is none of that.
  func reportPart(_ word: String, of target: String, at place: SourcePlace) -> Bool {
    guard let dot = target.lastIndex(of: ".") else { return false }
    let view = target[..<dot]
    let whole = String(target[target.index(after: dot)...])
    let words = SceneFormat.viewChange.keys.map(\.name)
    guard context.isView(String(view)), words.contains(whole) else { return false }
    let joined = whole + word.prefix(1).uppercased() + word.dropFirst()
    let meant = NearestName.nearest(to: joined, in: words) ?? whole
    context.log.error(
      "\"\(whole)\" has no \"\(word.shortened(to: 40))\" that changes alone", at: place,
      hint: "write \(view).\(meant): …")
    return true
  }
}
