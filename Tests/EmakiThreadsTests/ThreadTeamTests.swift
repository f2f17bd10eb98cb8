import EmakiPlatform
import EmakiThreads
import Synchronization
import Testing

struct ThreadTeamTests {
  @Test(arguments: [1, 2, 3, 17]) func `does the work of each member once`(_ count: Int) {
    let calls = Mutex([Int](repeating: 0, count: count))
    ThreadTeam.perform(count) { member in calls.withLock { $0[member] += 1 } }
    #expect(calls.withLock { $0 } == [Int](repeating: 1, count: count))
  }

  @Test func `has the members work at the same time`() {
    let arrived = Atomic(0)
    ThreadTeam.perform(3) { _ in
      arrived.add(1, ordering: .relaxed)
      // Each waits for the others, so none would ever come back from a line.
      while arrived.load(ordering: .relaxed) < 3 { sched_yield() }
    }
    #expect(arrived.load(ordering: .relaxed) == 3)
  }

  @Test func `does two things at the same time and gives back both`() {
    let arrived = Atomic(0)
    let meet: @Sendable () -> Void = {
      arrived.add(1, ordering: .relaxed)
      while arrived.load(ordering: .relaxed) < 2 { sched_yield() }
    }
    let both = ThreadTeam.both(
      {
        meet()
        return 1
      },
      {
        meet()
        return "two"
      })
    #expect(both.0 == 1 && both.1 == "two")
  }
}
