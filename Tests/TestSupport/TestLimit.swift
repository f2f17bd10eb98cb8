internal import Dispatch
public import Testing

/// Ends the whole run, with a message, where a test does not come to an end.
///
/// A time limit of Swift Testing begins while a test still waits for a thread, and cannot end what blocks
/// one.
public struct TestLimit: TestTrait, SuiteTrait, TestScoping {
  let minutes: Int
  /// It holds for every test of a suite.
  public var isRecursive: Bool { true }

  /// Runs a test while a clock watches it.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    let (name, minutes) = (test.name, minutes)
    let clock = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "TestLimit"))
    clock.setEventHandler { fatalError("\(name) has not ended after \(minutes) min") }
    clock.schedule(deadline: .now() + .seconds(60 * minutes))
    clock.resume()
    defer { clock.cancel() }
    try await function()
  }
}

extension Trait where Self == TestLimit {
  /// Ends the run where a test takes longer, for what could go on for ever.
  public static func endsWithin(minutes: Int) -> Self { TestLimit(minutes: minutes) }
}
