import Dispatch
import EmakiPlatform
import EmakiThreads
import Synchronization

/// Expands two pictures of one size side by side in bands of rows, and hands out the rows that
/// differ.
///
/// Only a few bands are held, in memory that stays in the processor's caches. A thread that is free
/// takes what comes next: expanding the next band of either picture, or joining a band that both
/// have. So one thread is enough, and two are never idle for long.
final class PNGBands: Sendable {
  /// A thread's next job.
  private enum Job {
    case begin(side: Int)
    case verify(side: Int)
    case read(side: Int, band: Int)
    case join(band: Int)
  }

  private struct State {
    /// How many jobs of the preparation were handed out.
    var prepared = 0
    /// How many bands each side has.
    var read = [0, 0]
    /// Whether no thread may read a side: one is at work on it, or it has no memory yet.
    var isBusy = [true, true]
    /// How many bands were joined.
    var joined = 0
    var isJoining = false
    /// Threads that wait for something to do.
    var waiting = 0
    /// Whether no more bands are wanted, or something is wrong that counts wherever it is.
    var isStopped = false
    var failure: PNGPair.Failure?
    /// The first band that cannot be read, or their number. Its error counts only if all
    /// before it were wanted, so that it does not matter how far ahead a thread was.
    var end: Int
    var failureAtEnd: PNGPair.Failure?
  }

  /// A band that is read may reach into the memory of the next.
  private static let places = 5

  /// The jobs that are done once. A thread that starts meanwhile finds one side left to it, so that
  /// neither waits until the system has memory for both.
  private static let preparation: [Job] = [
    .begin(side: 0), .verify(side: 0), .begin(side: 1), .verify(side: 1),
  ]

  private let height: Int
  private let bandRows: Int
  private let sides: [StoredBands]
  private let join: BandJoin
  private let state: Mutex<State>
  private let wakeUp = DispatchSemaphore(value: 0)
  /// How many jobs are done, for threads that look out for the next.
  private let done = Atomic(0)

  init(
    _ first: PNGContents, _ second: PNGContents, pixels: Int,
    _ visit: @escaping PNGPair.BandVisitor
  ) {
    height = first.header.height
    let leastRows = [first, second].map { Inflater.minPart / Self.rowBytes($0.header) + 1 }
    bandRows = min(height, max(pixels / first.header.width, leastRows[0], leastRows[1]))
    join = BandJoin(first, second, bandRows: bandRows, visit)
    let bandRows = bandRows
    sides = [first, second].map { StoredBands($0, bandRows: bandRows, places: Self.places) }
    state = Mutex(State(end: (height + bandRows - 1) / bandRows))
  }

  /// Pixels of a band: a small part of the picture, few enough for the caches, and so many that
  /// starting on it costs nothing.
  static func usualPixels(_ header: PNGHeader) -> Int {
    min(max(header.width * header.height / 128, 1 << 13), 1 << 16)
  }

  /// Bytes of a row with its filter byte.
  static func rowBytes(_ header: PNGHeader) -> Int { 1 + header.rowBytes(header.width) }

  /// Goes through all bands.
  func run() throws(PNGPair.Failure) {
    ThreadTeam.perform(min(2, Processors.inMask)) { _ in
      while let job = self.next() { self.perform(job) }
    }
    let failure = state.withLock { $0.failure ?? ($0.isStopped ? nil : $0.failureAtEnd) }
    if let failure { throw failure }
  }

  private func perform(_ job: Job) {
    var isWanted = true
    var failure: PNGPair.Failure?
    switch job {
    case .begin(let side): sides[side].begin()
    case .verify(let side):
      do throws(PNGError) { try sides[side].contents.verifyPicture() } catch {
        failure = PNGPair.Failure(isSecond: side == 1, error: error)
      }
    case .read(let side, let band):
      do throws(PNGError) { try sides[side].read(band, rows(of: band)) } catch {
        failure = PNGPair.Failure(isSecond: side == 1, error: error)
      }
    case .join(let band):
      guard let first = sides[0].rows(of: band), let second = sides[1].rows(of: band) else { break }
      do throws(PNGPair.Failure) {
        isWanted = try join.join(rows(of: band), first, second)
      } catch { failure = error }
    }
    finish(job, isWanted: isWanted, failure)
  }

  private func rows(of band: Int) -> Range<Int> {
    band * bandRows..<min((band + 1) * bandRows, height)
  }

  /// The next job; waits where that depends on another thread. `nil` when there is no more.
  private func next() -> Job? {
    var isPatient = false
    while true {
      let seen = done.load(ordering: .relaxed)
      let (job, isDone) = state.withLock { state -> (Job?, Bool) in
        if state.isStopped || state.joined == state.end { return (nil, true) }
        let job = take(&state)
        if job == nil && isPatient { state.waiting += 1 }
        return (job, false)
      }
      if job != nil || isDone { return job }
      if isPatient { wakeUp.wait() }
      // A part of a band takes less time than falling asleep and being woken.
      isPatient =
        !isPatient && !ThreadTeam.waitBriefly { done.load(ordering: .relaxed) != seen }
    }
  }

  /// The preparation comes first, so that no file is left unverified; then joining, as it frees
  /// memory; then the side that has less.
  private func take(_ state: inout State) -> Job? {
    if state.prepared < Self.preparation.count {
      defer { state.prepared += 1 }
      return Self.preparation[state.prepared]
    }
    if !state.isJoining && state.joined < min(state.read[0], state.read[1]) {
      state.isJoining = true
      return .join(band: state.joined)
    }
    for side in state.read[0] <= state.read[1] ? [0, 1] : [1, 0] where !state.isBusy[side] {
      let band = state.read[side]
      guard band < min(state.end, state.joined + Self.places - 1) else { continue }
      state.isBusy[side] = true
      return .read(side: side, band: band)
    }
    return nil
  }

  private func finish(_ job: Job, isWanted: Bool, _ failure: PNGPair.Failure?) {
    let waiting = state.withLock { state in
      switch job {
      case .begin(let side): state.isBusy[side] = false
      case .verify: break
      case .read(_, let band) where failure != nil:
        // The side stays busy, as there is nothing behind.
        if band < state.end { (state.end, state.failureAtEnd) = (band, failure) }
      case .read(let side, _):
        state.isBusy[side] = false
        state.read[side] += 1
      case .join:
        state.isJoining = false
        state.joined += 1
      }
      done.add(1, ordering: .relaxed)
      if case .read = job {
      } else {
        state.failure = state.failure ?? failure
        state.isStopped = state.isStopped || !isWanted || failure != nil
      }
      defer { state.waiting = 0 }
      return state.waiting
    }
    for _ in 0..<waiting { wakeUp.signal() }
  }
}

/// Bands of a picture as they are stored. Only one thread at a time reads them, and looks at a band
/// only after it was read.
private final class StoredBands: @unchecked Sendable {
  let contents: PNGContents
  private let part: Int
  private var stream: PNGStream?
  private let rowBytes: Int
  private let height: Int
  private let places: Int
  /// Where the bands are that were read last. In separate memory: one thread looks at a band while
  /// another notes the next, and an array changes as a whole.
  private let bands: UnsafeMutablePointer<UnsafeRawPointer?>

  init(_ contents: PNGContents, bandRows: Int, places: Int) {
    self.contents = contents
    rowBytes = PNGBands.rowBytes(contents.header)
    height = contents.header.height
    part = max(bandRows * rowBytes, Inflater.minPart)
    self.places = places
    bands = .allocate(capacity: places)
    bands.initialize(repeating: nil, count: places)
  }

  deinit { bands.deallocate() }

  /// The rows of a band that was read, valid until `places` less one others are read.
  func rows(of band: Int) -> UnsafeRawPointer? { bands[band % places] }

  /// Reads the next band.
  func read(_ band: Int, _ rows: Range<Int>) throws(PNGError) {
    guard let part = try next(), part.count >= rows.count * rowBytes else {
      throw PNGError(InflateError.truncated)
    }
    bands[band % places] = part.baseAddress
    // Behind the last row the stream's checksum is compared, unless bytes follow of no row.
    if rows.upperBound == height && part.count == rows.count * rowBytes { _ = try next() }
  }

  /// Takes the memory.
  func begin() {
    stream = PNGStream(contents.imageData.pieces, part: part, places: places)
  }

  private func next() throws(PNGError) -> UnsafeRawBufferPointer? {
    try stream?.next() ?? nil
  }
}
