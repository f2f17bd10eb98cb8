import Dispatch
import EmakiServing
import TestSupport
import Testing

@Suite(.endsWithin(minutes: 10)) struct `Work of the server` {
  @Test func `has its result where it ends in time`() async {
    let work = TimedWork(milliseconds: 60_000)
    for number in 0..<100 { #expect(await work.result { number * number } == number * number) }
  }

  @Test func `that never ends is given up, and others are done`() async {
    let work = TimedWork(milliseconds: 20, mostStuck: 2)
    let end = DispatchSemaphore(value: 0)
    #expect(await work.result { end.wait() } == nil)
    let patient = TimedWork(milliseconds: 60_000)
    #expect(await patient.result { 7 } == 7)
    #expect(await work.result { end.wait() } == nil)
    // With two that go on no other is begun.
    #expect(await work.result { 7 } == nil)
    end.signal()
    end.signal()
    while await work.result(of: { 7 }) == nil { await Task.yield() }
  }
}
