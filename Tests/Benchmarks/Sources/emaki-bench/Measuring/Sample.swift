import Foundation

/// How long something took: several measurements of the same work.
struct Sample {
  /// Milliseconds on the clock.
  private(set) var wall: [Double] = []
  /// Milliseconds of processor time, on all cores together; less disturbed by other programs.
  private(set) var processor: [Double] = []

  /// Measures `body` so many times, after one time that does not count.
  init(_ count: Int, _ body: () throws -> Void) rethrows {
    for round in 0...max(count, 1) {
      let start = Moment.now()
      try body()
      if round > 0 { add(since: start) }
    }
  }

  private init() {}

  /// Measures `body` a single time, for what takes long.
  init(once body: () throws -> Void) rethrows {
    let start = Moment.now()
    try body()
    add(since: start)
  }

  /// What another program measured, in milliseconds on the clock.
  init(milliseconds: [Double]) {
    wall = milliseconds
  }

  /// Measures several contenders in turn, so that a slow moment of the machine slows all of them.
  static func interleaved(_ count: Int, _ bodies: [() throws -> Void]) throws -> [Sample] {
    var samples = bodies.map { _ in Sample() }
    for round in 0...max(count, 1) {
      for (index, body) in bodies.enumerated() {
        let start = Moment.now()
        try body()
        if round > 0 { samples[index].add(since: start) }
      }
    }
    return samples
  }

  private mutating func add(since start: Moment) {
    let end = Moment.now()
    wall.append(end.wall - start.wall)
    processor.append(end.processor - start.processor)
  }

  /// The same work so many times as often.
  func times(_ count: Double) -> Sample {
    var sample = self
    sample.wall = wall.map { $0 * count }
    sample.processor = processor.map { $0 * count }
    return sample
  }

  var medianWall: Double { Self.median(wall) }
  var medianProcessor: Double { Self.median(processor) }

  private static func median(_ values: [Double]) -> Double {
    values.isEmpty ? 0 : values.sorted()[values.count / 2]
  }
}

/// A reading of both clocks, in milliseconds.
private struct Moment {
  var wall: Double
  /// Of this process and of those that it started and that have ended.
  var processor: Double

  static func now() -> Moment {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Moment(
      wall: 1e3 * Double(time.tv_sec) + Double(time.tv_nsec) / 1e6,
      processor: used(0) + used(-1))
  }

  /// - Parameter who: RUSAGE_SELF is 0, RUSAGE_CHILDREN -1; C libraries give them different types.
  private static func used(_ who: Int32) -> Double {
    var usage = rusage()
    getrusage(who, &usage)
    return milliseconds(usage.ru_utime) + milliseconds(usage.ru_stime)
  }

  private static func milliseconds(_ time: timeval) -> Double {
    1e3 * Double(time.tv_sec) + Double(time.tv_usec) / 1e3
  }
}
