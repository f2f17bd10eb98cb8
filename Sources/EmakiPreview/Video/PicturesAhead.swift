import Dispatch
import EmakiCairo
import EmakiDrawing
import EmakiThreads
import Synchronization

/// The pictures of a motion's moments in order; the next ones are painted on another thread, where
/// there is one, while the last one is encoded.
final class PicturesAhead: Sendable {
  /// How many pictures may wait to be taken: enough that neither side waits for the other, few enough
  /// for any memory.
  private static let most = 2

  private let reel: MotionFrames
  private let times: [Double]
  /// Counts the pictures that the other thread may paint. Created empty: the library ends a program
  /// that gives up a semaphore below the count it was created with, as an error does here.
  private let room = DispatchSemaphore(value: 0)
  /// Counts the pictures that it has painted.
  private let painted = DispatchSemaphore(value: 0)
  private let state = Mutex(State())

  private struct State {
    /// How many pictures were begun, by either thread.
    var begun = 0
    var isStopped = false
    var waiting: [Result<PixelBuffer, any Error>] = []
  }

  /// - Parameter times: in seconds.
  init(_ reel: MotionFrames, at times: [Double]) {
    self.reel = reel
    self.times = times
    for _ in 0..<Self.most { room.signal() }
  }

  /// Gives each picture to `body` with its index among the moments.
  ///
  /// - Throws: the errors of painting and of `body`.
  func forEach(_ body: (Int, PixelBuffer) throws -> Void) throws {
    try ThreadTeam.assisted(by: paintAhead) {
      defer { stop() }
      for index in times.indices { try body(index, picture(index).get()) }
    }
  }

  /// A picture from the other thread, or painted here if that has not begun it.
  private func picture(_ index: Int) -> Result<PixelBuffer, any Error> {
    let isOwn = state.withLock { state in
      guard state.begun <= index else { return false }
      state.begun = index + 1
      return true
    }
    if isOwn { return paint(index) }
    painted.wait()
    room.signal()
    return state.withLock { $0.waiting.removeFirst() }
  }

  private func paintAhead() {
    while true {
      room.wait()
      let next = state.withLock { state -> Int? in
        guard !state.isStopped, state.begun < times.count else { return nil }
        defer { state.begun += 1 }
        return state.begun
      }
      guard let next else { return }
      let picture = paint(next)
      state.withLock { $0.waiting.append(picture) }
      painted.signal()
    }
  }

  private func paint(_ index: Int) -> Result<PixelBuffer, any Error> {
    Result { try reel.image(at: times[index]).pixels }
  }

  private func stop() {
    state.withLock { $0.isStopped = true }
    room.signal()
  }
}
