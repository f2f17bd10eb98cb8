import EmakiComparison
import Foundation
import PixelDiff
import Testing

/// The pairs that pixelmatch is tested with, where `EMAKI_PIXELMATCH_PAIRS` names their folder,
/// `test/fixtures` of its sources.
@Suite(
  .enabled(if: PublishedPairs.folder != nil, "EMAKI_PIXELMATCH_PAIRS names no folder with them"))
struct `The pairs that pixelmatch publishes` {
  @Test(arguments: PublishedPairs.all)
  func `have the counts that its releases 7 give`(_ pair: PublishedPairs) throws {
    let folder = try #require(PublishedPairs.folder)
    let comparison = PictureComparer(.pixelmatch(threshold: pair.threshold)).compare(
      PicturePair(
        name: pair.expected, expected: "\(folder)/\(pair.expected)",
        actual: "\(folder)/\(pair.actual)"))
    guard case .different(let difference?) = comparison.outcome else {
      Issue.record("not different: \(comparison.outcome)")
      return
    }
    #expect(difference.changed == pair.changed)
  }
}

/// Two pictures and what pixelmatch says of them.
struct PublishedPairs: Sendable {
  static var folder: String? { ProcessInfo.processInfo.environment["EMAKI_PIXELMATCH_PAIRS"] }

  static let all = [
    Self("1a.png", "1b.png", 0.05, 143), Self("1a.png", "1b.png", 0.1, 106),
    Self("2a.png", "2b.png", 0.05, 12437), Self("3a.png", "3b.png", 0.05, 212),
    Self("4a.png", "4b.png", 0.05, 36049), Self("5a.png", "5b.png", 0.05, 6),
    Self("6a.png", "6b.png", 0.1, 51), Self("7a.png", "7b.png", 0.1, 2448),
    Self("8a.png", "5b.png", 0.05, 32896),
  ]

  let expected: String
  let actual: String
  let threshold: Double
  let changed: Int

  init(_ expected: String, _ actual: String, _ threshold: Double, _ changed: Int) {
    self.expected = expected
    self.actual = actual
    self.threshold = threshold
    self.changed = changed
  }
}
