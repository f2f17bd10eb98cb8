import EmakiDrawing
import EmakiLayout
import EmakiSceneFile
import EmakiSceneFormat
import EmakiScenes

/// How two values of one type differ, part by part, in the words of their properties and cases:
/// `step 2: wait 0.5 s → 0.8 s`.
///
/// It goes through both by reflection: a new property of steps, gestures or links is reported
/// without a line for it here.
struct ValueDifference {
  /// A line for each number, word or part that differs.
  private(set) var lines: [String] = []

  /// More differ in hardly any file; people read fewer.
  private static let most = 40

  /// Compares two values.
  ///
  /// - Parameter name: the words before each line.
  init(_ old: Any, _ new: Any, of name: String) {
    compare(old, new, name, in: [])
    if lines.count > Self.most {
      lines = lines.prefix(Self.most) + ["\(name): \(lines.count - Self.most) more differences"]
    }
  }

  /// - Parameters:
  ///   - label: the property or case that has the value.
  ///   - path: what that is a part of.
  private mutating func compare(_ old: Any, _ new: Any, _ label: String, in path: [String]) {
    if Reflected.areEqual(old, new) { return }
    let (before, after) = (Reflected(old), Reflected(new))
    if let was = before.word(of: label), let now = after.word(of: label) {
      return tell(path, "\(label) \(was) → \(now)")
    }
    switch (before.content, after.content) {
    case (.members(let old), .members(let new)) where before.name == after.name:
      compareMembers(old, new, before.name, label, path)
    case (.elements(let old, let isOrdered), .elements(let new, _)):
      let noun = Reflected.singular(label)
      if isOrdered, !Reflected.areKeyed(old + new) {
        compareLists(old, new, noun, path)
      } else if noun == label || old.first is Change || new.first is Change {
        // An element whose list's label is no plural is called by that label.
        compareSets(old, new, "", path + (label == "changes" ? [] : [label]))
      } else {
        compareSets(old, new, noun + " ", path)
      }
    default: tell(path, "\(label) \(before.summary) → \(after.summary)")
    }
  }

  private mutating func compareMembers(
    _ old: [Reflected.Member], _ new: [Reflected.Member], _ name: String?, _ label: String,
    _ path: [String]
  ) {
    // Leading words that are the same name the thing: `scroll list`.
    let same = zip(old, new).prefix { pair in
      pair.0.label == nil && Reflected.areEqual(pair.0.value, pair.1.value)
    }.compactMap { Reflected($0.0.value).word(of: "") }.filter { $0 != Reflected.nothing }
    let title = ([name].compactMap { $0 } + same).joined(separator: " ")
    let inner = path + [label] + (title.isEmpty ? [] : [title])
    for (old, new) in zip(old, new) {
      let isOnly = old.label == nil && name != nil
      compare(
        old.value, new.value, isOnly ? title : old.label ?? label,
        in: isOnly ? path + [label] : inner)
    }
  }

  /// Compares lists whose elements are matched by index.
  private mutating func compareLists(
    _ old: [Any], _ new: [Any], _ noun: String, _ path: [String]
  ) {
    let start = zip(old, new).prefix { Reflected.areEqual($0.0, $0.1) }.count
    let end = zip(old.dropFirst(start).reversed(), new.dropFirst(start).reversed())
      .prefix { Reflected.areEqual($0.0, $0.1) }.count
    var (gone, came) = (old.dropFirst(start).dropLast(end), new.dropFirst(start).dropLast(end))
    while let was = gone.first, let now = came.first {
      let isSameKind = Reflected(was).name == Reflected(now).name
      // One that was put in or taken out leaves those behind it as they are.
      if !isSameKind, gone.count < came.count {
        tell(path, "\(noun) \(came.startIndex + 1) added: \(Reflected(now).summary)")
        came.removeFirst()
      } else if !isSameKind, came.count < gone.count {
        tell(path, "\(noun) \(gone.startIndex + 1) removed: \(Reflected(was).summary)")
        gone.removeFirst()
      } else {
        compare(was, now, "\(noun) \(came.startIndex + 1)", in: path)
        gone.removeFirst()
        came.removeFirst()
      }
    }
    for index in gone.indices {
      tell(path, "\(noun) \(index + 1) removed: \(Reflected(gone[index]).summary)")
    }
    for index in came.indices {
      tell(path, "\(noun) \(index + 1) added: \(Reflected(came[index]).summary)")
    }
  }

  /// Compares sets, whose elements are matched by key.
  ///
  /// - Parameter noun: the word before each, with a space at its end.
  private mutating func compareSets(
    _ old: [Any], _ new: [Any], _ noun: String, _ path: [String]
  ) {
    var gone = Reflected.sorted(old.filter { was in !new.contains { Reflected.areEqual(was, $0) } })
    let came = Reflected.sorted(new.filter { now in !old.contains { Reflected.areEqual(now, $0) } })
    var added: [Any] = []
    for item in came {
      guard let was = Self.take(Reflected(item), from: &gone) else {
        added.append(item)
        continue
      }
      if let change = item as? Change, let earlier = was as? Change {
        compare(earlier.newValue, change.newValue, change.target, in: path)
      } else {
        let isWord = Reflected(item).word(of: "") != nil
        let label = noun + (isWord ? "" : Reflected(item).key)
        compare(was, item, label.trimmed, in: path)
      }
    }
    if gone.count == 1, added.count == 1, let old = Reflected(gone[0]).word(of: ""),
      let new = Reflected(added[0]).word(of: "")
    {
      return tell(path, "\(noun)\(old) → \(new)")
    }
    for item in added { tell(path, "\(noun)\(Reflected(item).summary) added") }
    for item in gone { tell(path, "\(noun)\(Reflected(item).summary) removed") }
  }

  /// The first that says the same of what it is as another; else the first that begins so.
  private static func take(_ item: Reflected, from all: inout [Any]) -> Any? {
    let index =
      all.firstIndex { Reflected($0).key == item.key }
      ?? all.firstIndex { Reflected($0).firstKey == item.firstKey && !item.firstKey.isEmpty }
    return index.map { all.remove(at: $0) }
  }

  private mutating func tell(_ path: [String], _ line: String) {
    lines.append((path + [line]).filter { !$0.isEmpty }.joined(separator: ": "))
  }
}

extension String {
  fileprivate var trimmed: String { hasSuffix(" ") ? String(dropLast()) : self }
}

extension Change {
  /// The target of the change as a scene file writes it: `title.alpha`.
  var target: String {
    switch self {
    case .view(let view, let change): "\(view.rawValue).\(change.key)"
    case .constraint(let name, let change): "\(name).\(Reflected(change).name ?? "")"
    case .state(let name): "state \(name)"
    }
  }

  /// The value alone.
  var newValue: Any {
    switch self {
    case .view(_, .transformPart(_, let transform)): transform
    case .view(_, .words(_, let words)): words.joined(separator: " ")
    case .view(_, let change): Reflected.payload(of: change)
    case .constraint(_, let change): Reflected.payload(of: change)
    case .state(let name): name
    }
  }
}
