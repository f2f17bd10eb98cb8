/// Pixels of a picture by their numbers, each once and in ascending order.
///
/// Pixels side by side are one run, also where it goes on in the next row, so that the same pixels
/// are the same runs however they were found.
struct PixelRuns: Sendable, Hashable {
  /// Neighbouring pixels.
  ///
  /// The ends are numbers, as a range would be looked up at run time.
  struct Run: Sendable, Hashable {
    /// The number of the first pixel.
    var first: Int32
    /// Behind the last pixel.
    var end: Int32
  }

  private(set) var runs: [Run] = []

  init() {}

  /// The pixels with these numbers, which ascend.
  init(_ indices: some Sequence<Int32>) {
    for index in indices { append(Int(index), count: 1) }
  }

  /// The numbers of all pixels.
  var indices: [Int] { runs.flatMap { Int($0.first)..<Int($0.end) } }

  /// Takes the memory for so many runs.
  mutating func reserve(_ count: Int) { runs.reserveCapacity(count) }

  /// Adds neighbours; until `sort`, they need not lie behind the others.
  @inline(__always)
  mutating func append(_ first: Int, count: Int) {
    if let last = runs.indices.last, runs[last].end == first {
      runs[last].end += Int32(count)
    } else {
      runs.append(Run(first: Int32(first), end: Int32(first + count)))
    }
  }

  /// Adds pixels that lie behind these.
  mutating func append(_ behind: PixelRuns) {
    guard let first = behind.runs.first else { return }
    append(Int(first.first), count: Int(first.end - first.first))
    runs += behind.runs.dropFirst()
  }

  /// Puts in order what was added out of it.
  mutating func sort() {
    let unordered = runs.sorted { $0.first < $1.first }
    runs = []
    for run in unordered { append(Int(run.first), count: Int(run.end - run.first)) }
  }
}
