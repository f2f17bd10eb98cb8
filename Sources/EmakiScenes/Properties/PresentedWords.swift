import EmakiDrawing
import EmakiLayout

/// A value of the appearance that is one of some words, or several of them; it changes at once.
package struct PresentedWords: Sendable {
  /// The words of which there is a choice, as scene files write them.
  package let names: [String]
  /// Whether several can be chosen, or none.
  package let isList: Bool
  let read: @Sendable (ViewAppearance) -> [String]
  let write: @Sendable (inout ViewAppearance, [String]) -> Void

  /// One case of an enumeration.
  init<Word: RawRepresentable<String> & CaseIterable & Sendable>(
    _ path: any WritableKeyPath<ViewAppearance, Word> & Sendable
  ) {
    names = Word.allCases.map(\.rawValue)
    isList = false
    read = { [$0[keyPath: path].rawValue] }
    write = { own, words in
      if let word = words.first.flatMap(Word.init(rawValue:)) { own[keyPath: path] = word }
    }
  }

  /// Some corners of a view.
  init(_ path: any WritableKeyPath<ViewAppearance, Corner.Mask> & Sendable) {
    names = Corner.Mask.all.names
    isList = true
    read = { $0[keyPath: path].names }
    write = { own, words in
      own[keyPath: path] = Corner.Mask(
        Corner.Mask.named.filter { words.contains($0.name) }.map(\.corner))
    }
  }
}
