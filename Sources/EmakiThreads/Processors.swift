import CThreads
import EmakiPlatform

/// The processors that the calling thread may use. Only where the system tells them; elsewhere
/// nothing is done.
struct Processors: Sendable {
  #if canImport(Glibc)
    private static let size = MemoryLayout<cpu_set_t>.size

    /// A bit for each; `nil` where they are not known.
    private let all: cpu_set_t?

    init() {
      var all = cpu_set_t()
      self.all = sched_getaffinity(0, Self.size, &all) == 0 ? all : nil
    }

    /// Has a thread begin on any processor but the one that the calling thread is on.
    func keepApart(_ attributes: inout pthread_attr_t) {
      let own = Int(sched_getcpu())
      guard var others = all, 0..<(8 * Self.size) ~= own else { return }
      let isAny = withUnsafeMutableBytes(of: &others) { bytes in
        bytes[own / 8] &= ~(1 << (own % 8))
        return bytes.contains { $0 != 0 }
      }
      if isAny { pthread_attr_setaffinity_np(&attributes, Self.size, &others) }
    }

    /// Lets the calling thread use all of them.
    func allow() {
      if var all { sched_setaffinity(0, Self.size, &all) }
    }
  #else
    init() {}
    func keepApart(_ attributes: inout pthread_attr_t) {}
    func allow() {}
  #endif
}
