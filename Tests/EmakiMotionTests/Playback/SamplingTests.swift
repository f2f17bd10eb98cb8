import TestSupport
import EmakiMotion
import Testing

@Suite struct SamplingTests {
  @Test(arguments: [(0.26, 17), (0.30, 19), (0.25, 16), (0.84, 52), (0.7, 43), (0.1, 7), (1, 61)])
  func `sixty frames a second give the published number of steps`(duration: Double, count: Int)
    throws
  {
    let times = try Sampling.fps(60).times(duration: duration)
    #expect(times.count == count)
    #expect(times.first == 0)
    #expect(times.last == duration)
    for (index, time) in times.dropLast().enumerated() { #expect(time == Double(index) / 60) }
  }

  @Test(arguments: UInt64(0)..<20)
  func `a whole number of frames never gives one too many or too few`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for rate in [24.0, 25, 29.97, 30, 50, 60, 120] {
      let frames = Int.random(in: 1...5000, using: &random)
      let durations = [
        Double(frames) / rate, (0..<frames).reduce(0.0) { sum, _ in sum + 1 / rate },
      ]
      for duration in durations {
        #expect(try Sampling.fps(rate).stepCount(duration: duration) == frames + 1, "seed \(seed)")
      }
    }
  }

  @Test(arguments: UInt64(0)..<20)
  func `times grow and end at the duration`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let duration = random.number(0.001...10)
    for sampling in [
      Sampling.fps(random.number(1...200)), .steps(Int.random(in: 2...300, using: &random)),
    ] {
      let times = try sampling.times(duration: duration)
      #expect(zip(times, times.dropFirst()).allSatisfy { $0 < $1 }, "seed \(seed)")
      #expect(times.first == 0 && times.last == duration, "seed \(seed)")
    }
  }

  @Test func `steps divide the duration evenly`() throws {
    #expect(try Sampling.steps(5).times(duration: 1) == [0, 0.25, 0.5, 0.75, 1])
    #expect(try Sampling.steps(1).times(duration: 1) == [0])
    #expect(try Sampling.steps(2).times(duration: 0.3) == [0, 0.3])
  }

  @Test func `one time is that time`() throws {
    #expect(try Sampling.at(0.4).times(duration: 0.3) == [0.4])
    #expect(try Sampling.at(0).times(duration: .infinity) == [0])
  }

  @Test func `a motion without duration is one picture`() throws {
    #expect(try Sampling.fps(60).times(duration: 0) == [0])
  }

  @Test func `too many steps are refused before they are made`() throws {
    #expect(throws: SamplingError.tooManySteps(count: 1e12 + 1, limit: 100_000)) {
      try Sampling.fps(1e6).times(duration: 1e6)
    }
    #expect(throws: SamplingError.tooManySteps(count: 1e300 + 1, limit: 100_000)) {
      try Sampling.fps(1e300).stepCount(duration: 1)
    }
    #expect(try Sampling.fps(60).stepCount(duration: 3000, limit: 200_000) == 180_001)
    #expect(try Sampling.steps(100_000).stepCount(duration: 1) == 100_000)
  }

  @Test func `what cannot be sampled is refused with its culprit`() {
    #expect(throws: SamplingError.frameRate(0)) { try Sampling.fps(0).times(duration: 1) }
    #expect(throws: SamplingError.frameRate(-5)) { try Sampling.fps(-5).times(duration: 1) }
    #expect(throws: SamplingError.stepCount(0)) { try Sampling.steps(0).times(duration: 1) }
    #expect(throws: SamplingError.time(-1)) { try Sampling.at(-1).times(duration: 1) }
    #expect(throws: SamplingError.duration(.infinity)) {
      try Sampling.fps(60).times(duration: .infinity)
    }
    #expect(throws: SamplingError.duration(-1)) { try Sampling.steps(3).times(duration: -1) }
    #expect(
      SamplingError.tooManySteps(count: 180_001, limit: 100_000).description
        == "the motion has 180001 steps, more than the limit of 100000")
  }
}
