import EmakiPlatform
import EmakiFiles

/// The most memory that this process has had in use at once.
enum PeakMemory {
  /// In bytes.
  ///
  /// Linux's `getrusage` also counts what the process that started this one held at that moment, so
  /// the peak is taken from the kernel's own table where there is one.
  static var bytes: Double { ofThisProgram ?? ofThisProcess }

  /// The line `VmHWM:     1234 kB` of `/proc/self/status`.
  private static var ofThisProgram: Double? {
    guard let status = try? AtomicFile.read("/proc/self/status") else { return nil }
    let line = String(decoding: status, as: UTF8.self).split(separator: "\n")
      .first { $0.hasPrefix("VmHWM:") }
    return line?.split { !$0.isNumber }.first.flatMap { Double($0) }.map { 1024 * $0 }
  }

  private static var ofThisProcess: Double {
    var usage = rusage()
    // RUSAGE_SELF, which is an enumeration of another type in some C libraries.
    guard getrusage(0, &usage) == 0 else { return 0 }
    #if canImport(Darwin)
      return Double(usage.ru_maxrss)
    #else
      return 1024 * Double(usage.ru_maxrss)
    #endif
  }
}
