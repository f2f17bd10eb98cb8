import EmakiWorkspace
import Testing

@Suite struct `A plan` {
  private static func plan(_ costs: [Int], groups: [String]? = nil) -> WorkPlan {
    WorkPlan(
      costs.indices.map { index in
        WorkUnit(
          id: "u\(index)", command: ["render", "u\(index).yaml"], cost: costs[index],
          digest: "d\(index)", group: groups?[index] ?? "g\(index)")
      })
  }

  @Test(arguments: [1, 2, 3, 7, 40])
  func `gives each unit to one machine`(count: Int) {
    let plan = Self.plan((1...30).map { $0 * $0 % 17 })
    let parts = (1...count).map { plan.shard($0, of: count) }
    #expect(parts.flatMap { $0 }.sorted() == Array(0..<30))
    #expect(parts.allSatisfy { $0 == $0.sorted() })
  }

  @Test(arguments: [31, 1_000_000])
  func `leaves machines without work where there are more than units`(count: Int) {
    let plan = Self.plan((1...30).map { $0 })
    #expect(plan.shard(1, of: count) == [29] && plan.shard(30, of: count) == [0])
    #expect(plan.shard(count, of: count) == [])
  }

  // Graham 1969: the longest part is at most 4/3 − 1/(3m) of the best one, and the best one is at
  // least the mean, and at least the dearest unit.
  @Test(arguments: [2, 3, 5])
  func `gives no machine more than a third more than needed`(count: Int) {
    var seed: UInt64 = 7
    let costs = (0..<60).map { _ in
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(seed >> 54) + 1
    }
    let plan = Self.plan(costs)
    let loads = (1...count).map { part in
      plan.shard(part, of: count).reduce(0) { $0 + costs[$1] }
    }
    let best = max(Double(costs.reduce(0, +)) / Double(count), Double(costs.max() ?? 0))
    // All fit so well here that the mean is nearly reached.
    #expect(Double(loads.max() ?? 0) <= best * (4.0 / 3 - 1 / (3 * Double(count))))
  }

  @Test func `keeps units of a group together`() {
    let plan = Self.plan([5, 1, 1, 1, 4], groups: ["a", "b", "b", "b", "a"])
    #expect(plan.shard(1, of: 2) == [0, 4] && plan.shard(2, of: 2) == [1, 2, 3])
  }

  @Test func `has another digest when a unit depends on something else`() {
    var plan = Self.plan([1, 2])
    let before = plan.digest
    #expect(before.count == 64 && Self.plan([7, 9]).digest == before)
    plan.units[1].digest = "other"
    #expect(plan.digest != before)
  }
}
