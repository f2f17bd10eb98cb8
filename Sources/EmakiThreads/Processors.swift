import EmakiPlatform

/// The processors that this process may use.
package enum Processors {
  /// How many threads can work at once: no more than the process may run on, and no more than the quota
  /// of its control groups pays for. At least 1.
  package static let count = min(inMask, quota() ?? .max)

  /// How many workers there are for a task.
  ///
  /// More than there are processors take memory and make nothing faster.
  ///
  /// - Parameter jobs: the most that were asked for; `nil` for as many as are of use.
  package static func workers(_ jobs: Int? = nil) -> Int { max(1, min(jobs ?? .max, count)) }

  /// How many processors the process may run on, such as after `taskset`; at least 1.
  package static let inMask: Int = {
    // Of more processors than a mask has bits, the system only tells the number.
    max(1, affinity ?? sysconf(Int32(_SC_NPROCESSORS_ONLN)))
  }()

  /// The processors in the mask of the calling thread; `nil` where the system does not tell.
  private static var affinity: Int? {
    #if os(Linux)
      typealias Function = @convention(c) (pid_t, Int, UnsafeMutableRawPointer) -> Int32
      // Swift does not import what only GNU's headers declare.
      guard let function = dlsym(nil, "sched_getaffinity") else { return nil }
      var mask = cpu_set_t()
      guard
        unsafeBitCast(function, to: Function.self)(0, MemoryLayout.size(ofValue: mask), &mask) == 0
      else { return nil }
      return withUnsafeBytes(of: &mask) { $0.reduce(0) { $0 + $1.nonzeroBitCount } }
    #else
      return nil
    #endif
  }

  /// The least quota of the process's control groups and of those around them, in whole processors,
  /// rounded up; `nil` where there is none.
  ///
  /// Containers limit processor time in this way. Their threads still see all processors of the host.
  ///
  /// - Parameter root: the folder of `proc` and of the mounted control groups.
  package static func quota(root: String = "") -> Int? {
    ControlGroup.all(root: root).compactMap(\.quota).min()
  }
}
