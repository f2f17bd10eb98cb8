import Foundation
import Synchronization
import Testing

extension Expected {
  /// The steps of a motion at 0, 25, 50, 75 and 100 %, then those at 60 a second.
  ///
  /// Checks that the steps have the times they should have: i·D/4, and k/60 below D, then D.
  ///
  /// - Parameters:
  ///   - file: an example's name.
  ///   - duration: D in seconds; `nil` where a spring or a finger decides, then the last step's time.
  static func motion(
    _ file: String, _ motion: String, lasts duration: Double?, on device: String? = nil
  ) throws -> [InspectOutput.Step] {
    try samplings(
      of: Program.example(file), lasts: duration,
      ["--motion", motion] + (device.map { ["--device", $0] } ?? []))
  }

  /// The same of a file anywhere.
  static func samplings(
    of path: String, lasts duration: Double?, _ arguments: [String] = []
  ) throws -> [InspectOutput.Step] {
    if duration == 0 { return try inspected(path, arguments) }
    let quarters = try inspected(path, ["--steps", "5"] + arguments)
    let sixtieths = try inspected(path, ["--fps", "60"] + arguments)
    let end = try duration ?? #require(sixtieths.last).time
    // A hair, so that 0.3 · 60 is 18 and not a little more.
    let times = (0..<Int((end * 60 - 1e-6).rounded(.up))).map { Double($0) / 60 } + [end]
    try expect(quarters, at: (0...4).map { Double($0) * end / 4 })
    try expect(sixtieths, at: times)
    return quarters + sixtieths
  }

  private static func expect(_ steps: [InspectOutput.Step], at times: [Double]) throws {
    try #require(steps.count == times.count)
    for (step, time) in zip(steps, times) { #expect(abs(step.time - time) < 1e-8) }
  }

  /// Tests ask for the same motion in several ways; it is computed once.
  private static let known = Mutex<[[String]: [InspectOutput.Step]]>([:])

  private static func inspected(
    _ path: String, _ arguments: [String]
  ) throws -> [InspectOutput.Step] {
    let key = [path] + arguments
    if let steps = known.withLock({ $0[key] }) { return steps }
    let steps = try #require(try InspectOutput.of(path, arguments).scenes.first).steps
    known.withLock { $0[key] = steps }
    return steps
  }
}

extension InspectOutput.Step {
  /// Whether nothing moves any more at this step of a motion that lasts so long.
  func isEnd(of duration: Double) -> Bool { time > duration - 1e-8 }
}
