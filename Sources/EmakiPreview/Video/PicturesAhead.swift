import Dispatch
import EmakiCairo
import EmakiDrawing
import Synchronization

/// The pictures of a reel's moments in order; the next ones are painted on another thread while the
/// last one is encoded.
final class PicturesAhead: Sendable {
  /// How many pictures may wait to be taken: enough that neither side waits for the other, few enough
  /// for any memory.
  private static let most = 2

  private let reel: MotionReel
  private let times: [Double]
  private let queue = DispatchQueue(label: "emaki.pictures-ahead")
  private let painted = DispatchSemaphore(value: 0)
  private let state = Mutex(State())

  private struct State {
    var begun = 0
    var waiting: [Result<PixelBuffer, any Error>] = []
  }

  /// Begins to paint.
  ///
  /// - Parameter times: in seconds, at least one.
  init(_ reel: MotionReel, at times: [Double]) {
    self.reel = reel
    self.times = times
    for _ in 0..<Self.most { beginNext() }
  }

  /// Gives each picture to `body` with its place among the moments.
  ///
  /// - Throws: what painting and `body` throw.
  func forEach(_ body: (Int, PixelBuffer) throws -> Void) throws {
    for index in times.indices {
      painted.wait()
      let picture = try state.withLock { $0.waiting.removeFirst() }.get()
      beginNext()
      try body(index, picture)
    }
  }

  private func beginNext() {
    let index = state.withLock { state in
      defer { state.begun += 1 }
      return state.begun
    }
    guard index < times.count else { return }
    queue.async {
      let picture = Result { try self.reel.image(at: self.times[index]).pixels }
      self.state.withLock { $0.waiting.append(picture) }
      self.painted.signal()
    }
  }
}
