/// The lines that differ between two texts.
enum LineDifference {
  /// Removed lines with `-`, added ones with `+`, and around them equal ones with a blank.
  ///
  /// - Parameters:
  ///   - context: how many equal lines are kept before and after a change.
  ///   - limit: how many lines are given at most; a last one tells how many are left out.
  static func lines(
    from old: String, to new: String, context: Int = 2, limit: Int = 40
  ) -> [String] {
    let merged = merge(split(old), split(new))
    let changed = merged.indices.filter { merged[$0].mark != " " }
    var lines: [String] = []
    var last = -1
    for index in changed {
      let start = max(index - context, last + 1)
      if start > last + 1, context > 0 { lines.append("  …") }
      let end = min(index + context, merged.count - 1)
      guard start <= end else { continue }
      lines += merged[start...end].map { "\($0.mark) \($0.text)" }
      last = end
    }
    guard lines.count > limit else { return lines }
    return lines.prefix(limit) + ["… \(lines.count - limit) more lines"]
  }

  /// The lines without their ends; the last one may have none.
  private static func split(_ text: String) -> [Substring] {
    let text = text.hasSuffix("\n") ? text.dropLast() : text[...]
    return text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// Both texts in one, each line once.
  private static func merge(
    _ old: [Substring], _ new: [Substring]
  ) -> [(mark: Character, text: Substring)] {
    let difference = new.difference(from: old)
    var removed = Set<Int>()
    var inserted = Set<Int>()
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var merged: [(mark: Character, text: Substring)] = []
    var (left, right) = (0, 0)
    while left < old.count || right < new.count {
      if left < old.count, removed.contains(left) {
        merged.append(("-", old[left]))
        left += 1
      } else if right < new.count, inserted.contains(right) {
        merged.append(("+", new[right]))
        right += 1
      } else {
        merged.append((" ", new[right]))
        left += 1
        right += 1
      }
    }
    return merged
  }
}
