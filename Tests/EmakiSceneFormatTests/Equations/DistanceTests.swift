import EmakiLayout
@testable import EmakiSceneFormat
import Testing

@Suite struct DistanceTests {
  @Test func `a distance has relation, points and priority`() throws {
    let distance = try Distance(">= 8 @750")
    #expect(distance.relation == .greaterThanOrEqual)
    #expect(distance.points == 8)
    #expect(distance.priority == 750)
  }

  @Test func `a share may have points added`() throws {
    let distance = try Distance("50% - 8")
    #expect(distance.share == 0.5)
    #expect(distance.points == -8)
  }

  @Test func `a distance may be negative`() throws {
    #expect(try Distance("-120").points == -120)
  }

  @Test func `a distance may be measured from safe area or margins`() throws {
    #expect(try Distance("safeArea").area == .safeArea)
    let distance = try Distance(">= margins - 4 @500")
    #expect(distance.area == .margins && distance.points == -4 && distance.priority == 500)
  }

  @Test func `a word is no distance`() {
    #expect(throws: Phrase.Problem.self) { try Distance("8 - safeArea") }
    #expect(throws: Phrase.Problem.self) { try Distance("safeArea + margins") }
    #expect(throws: Phrase.Problem.self) { try Distance("far") }
    #expect(throws: Phrase.Problem.self) { try Distance("8 pt") }
  }
}
