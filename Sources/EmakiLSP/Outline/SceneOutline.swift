import EmakiSceneFormat

/// The names and keys in the text of a scene file, finished or not, by position, for editors.
///
/// A broken line takes nothing away from the others.
struct SceneOutline: Sendable {
  /// The text as far as it can be read: broken lines are empty.
  let readable: SceneText
  /// The lines that cannot be read, from 0.
  let brokenLines: [Int]
  /// Every name that is given or used, in the order of the file.
  let names: [SceneName]
  /// Every colour.
  let colors: [SceneColor]
  /// The named things, as a tree.
  let symbols: [SceneSymbol]
  /// The text as it is.
  let text: SceneText
  let slots: [OutlineSlot]

  /// Looks through a text.
  init(_ text: SceneText) {
    self.text = text
    let found = ReadableScene(text)
    readable = found.text
    brokenLines = found.brokenLines
    let walk = (try? found.text.value.get()).map { OutlineWalk($0, in: found.text.source) }
    // Aliases stand for text that is written elsewhere.
    var seen: Set<SceneName> = []
    names = (walk?.names ?? []).filter { seen.insert($0).inserted }
    colors = walk?.colors ?? []
    symbols = walk?.symbols ?? []
    slots = walk?.slots ?? []
  }

  /// The name at a position; of several, the shortest. Columns count Unicode scalars from 0.
  func name(line: Int, column: Int) -> SceneName? {
    let found = names.filter { $0.span.contains(line: line, column: column) }
    return found.min { $0.span.end - $0.span.start < $1.span.end - $1.span.start }
  }

  /// Every location at which the same thing is named.
  func uses(of name: SceneName) -> [SceneName] {
    let kinds = kinds(of: name)
    return names.filter { $0.name == name.name && kinds.contains($0.kind) }
  }

  /// The kinds of things that a name may mean: a change without a dot names a constraint, or else a
  /// view.
  private func kinds(of name: SceneName) -> [SceneNameKind] {
    let pair: [SceneNameKind] = [.constraint, .view]
    guard pair.contains(name.kind) else { return [name.kind] }
    let defined = pair.filter { kind in
      names.contains { $0.isDefinition && $0.kind == kind && $0.name == name.name }
    }
    return defined.count == 1 ? pair : [name.kind]
  }

  /// The key at a position, and the kind of mapping that has it.
  func key(line: Int, column: Int) -> (section: String, key: String, span: SceneSpan)? {
    for slot in slots where slot.span.contains(line: line, column: column) {
      if case .key(let key?, let section, _) = slot.content {
        return (section.name, key.name, slot.span)
      }
    }
    return nil
  }
}
