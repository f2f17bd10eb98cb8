import Foundation
import Testing

@testable import EmakiManual

/// How easy texts are to read: the grade of Flesch and Kincaid (1975),
/// 0.39 · words / sentences + 11.8 · syllables / words − 15.59.
@Suite struct `Texts for newcomers` {
  private static let texts: [(name: String, text: String)] = {
    let readme = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("README.md")
    let pages = ManualResource.pages.filter { $0.part == .start || $0.part == .cookbook }
    let recipes = Recipe.all.map { recipe in
      ([recipe.problem] + recipe.changes).joined(separator: "\n\n")
    }
    return [("README.md", (try? String(contentsOf: readme, encoding: .utf8)) ?? "")]
      + pages.map { ($0.name, $0.text) } + [("recipes", recipes.joined(separator: "\n\n"))]
  }()

  @Test func `are of grade 9 at most, with no sentence above 30 words`() {
    #expect(Self.texts.count >= 6)
    for (name, text) in Self.texts {
      let sentences = Self.sentences(of: text)
      let words = sentences.flatMap { $0 }
      #expect(words.count > 20, "\(name)")
      let syllables = words.map(Self.syllables).reduce(0, +)
      let length = Double(words.count) / Double(sentences.count)
      let grade = 0.39 * length + 11.8 * Double(syllables) / Double(words.count) - 15.59
      #expect(grade <= 9, "\(name): \(grade)")
      for sentence in sentences {
        #expect(sentence.count <= 30, "\(name): \(sentence.joined(separator: " "))")
      }
    }
  }

  /// The words of each sentence; code, tables and addresses are no sentences.
  private static func sentences(of text: String) -> [[String]] {
    let prose = MarkdownBlock.blocks(of: text).flatMap { block -> [String] in
      switch block {
      case .paragraph(let text), .note(let text): [text]
      case .list(let items, _): items
      default: []
      }
    }
    return prose.flatMap { text in
      text.replacing(#/<[^>]*>|`[^`]*`/#, with: "code").replacing(#/\]\([^)]*\)/#, with: "]")
        .split(separator: #/[.!?:;](\s|$)/#)
        .map { $0.split { !($0.isLetter || $0.isNumber || $0 == "'") }.map(String.init) }
        .filter { !$0.isEmpty }
    }
  }

  /// Groups of vowels; an e at the end is silent.
  private static func syllables(_ word: String) -> Int {
    let letters = word.lowercased()
    let groups = letters.matches(of: #/[aeiouy]+/#).count
    let isSilent = letters.hasSuffix("e") && !letters.hasSuffix("le") && groups > 1
    return max(1, groups - (isSilent ? 1 : 0))
  }
}
