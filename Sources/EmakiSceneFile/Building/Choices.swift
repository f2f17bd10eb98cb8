import EmakiLayout
import EmakiSceneFormat
import EmakiScenes

/// The elements that an index chooses from: the segments of a control, the tabs of a bar, the rows
/// of a table.
struct Choices: Hashable {
  /// One of them, in words.
  var noun: String
  var count: Int
  /// Whether -1 chooses none of them.
  var allowsNone = true

  /// The hint for an index that is beyond them.
  private var hint: String {
    "\(noun)s are counted from 0" + (noun == "row" ? ", over all sections" : "")
      + (allowsNone ? "; -1 is none" : "")
  }

  /// Reports an index that chooses nothing; a value that is no index at all is reported elsewhere.
  func check(_ index: SourceNode?, in log: DiagnosticLog) {
    guard let index, let number = index.number, number == number.rounded() else { return }
    if (allowsNone ? -1.0 : 0)..<Double(count) ~= number { return }
    let known =
      switch count {
      case 0: "nor any other"
      case 1: "only 0"
      default: "but 0 to \(count - 1)"
      }
    log.error(
      "there is no \(noun) \(index.text ?? ""), \(known)", at: index.place,
      hint: count == 0 ? nil : hint)
  }
}

extension View {
  /// The elements that `selected` chooses from; `nil` where that is not known, and for kinds that
  /// have nothing.
  var choices: Choices? {
    guard let choice = kind.traits.choice, let count = count(of: choice) else { return nil }
    return Choices(noun: choice.rawValue, count: count)
  }

  private func count(of choice: KindTraits.Choice) -> Int? {
    switch choice {
    // Without items a control stands for one of which nothing is known.
    case .segment, .tab, .item: control.items.isEmpty ? nil : control.items.count
    // One that says nothing has one dot.
    case .page: max(1, control.pages.count)
    case .row: rows?.sections.reduce(0) { $0 + $1.rows.count }
    }
  }
}

extension ViewController {
  /// The controllers that `select` chooses from; `nil` for a controller that shows no one of
  /// several.
  var choices: Choices? {
    guard arrangement == .one else { return nil }
    return Choices(
      noun: kind == .page ? "page" : "tab", count: children.count, allowsNone: false)
  }
}
