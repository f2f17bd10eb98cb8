import EmakiPlatform
import EmakiThreads
import Synchronization

/// The hidden names that temporary files of this process have, kept where a handler of signals can read
/// them.
enum TemporaryNames {
  /// A name that is in use.
  struct Name {
    let path: String
    /// Its index in the memory of names; `nil` where there is none left, or none long enough.
    fileprivate let slot: Int?

    /// The file has another name now, or has none.
    func forget() {
      if let slot { Slots.clear(slot) }
    }

    /// Removes the file.
    func remove() {
      _ = SystemPath.with(path) { unlink($0) }
      forget()
    }
  }

  /// A name that no other file of this process has.
  static func next(in folder: String) -> Name {
    let number = count.add(1, ordering: .relaxed).newValue
    let path = "\(folder)\(prefix)\(getpid())-\(number)\(suffix)"
    return Name(path: path, slot: Slots.keep(path))
  }

  private static let count = Atomic(0)

  /// Removes the files of processes that are gone: those that nobody has locked. Looks through each
  /// folder once.
  static func removeLeftovers(in folder: String) {
    cleared.value(of: folder) {
      for name in FolderNames.all(in: folder) ?? [] where isHidden(name) {
        let path = folder + name
        guard let file = try? FileDescriptor(path, flags: O_RDONLY | O_NONBLOCK),
          flock(file.number, LOCK_EX | LOCK_NB) == 0
        else { continue }
        _ = SystemPath.with(path) { unlink($0) }
      }
    }
  }

  /// The folders that were looked through.
  private static let cleared = SharedCache<String, Void>(limit: .max)

  /// Removes all files that have hidden names. A handler of signals may call it.
  static func removeAll() {
    for slot in 0..<Slots.count {
      let name = Slots.memory + slot * Slots.size
      if name.pointee != 0 { unlink(name) }
    }
  }

  private static let prefix = ".emaki-"
  private static let suffix = ".partial"

  private static func isHidden(_ name: String) -> Bool {
    name.hasPrefix(prefix) && name.hasSuffix(suffix)
  }

  /// The memory of names, without a lock: threads that write files do not wait for one another.
  private enum Slots {
    /// As many files as are written at once by the threads of a large machine, and as an integer has
    /// bits.
    static let count = UInt64.bitWidth
    static let size = Int(PATH_MAX)
    /// Texts with a zero at their ends; one that begins with it is free.
    nonisolated(unsafe) static let memory: UnsafeMutablePointer<CChar> = {
      let memory = UnsafeMutablePointer<CChar>.allocate(capacity: count * size)
      for slot in 0..<count { memory[slot * size] = 0 }
      return memory
    }()
    /// The bits of slots that are taken.
    private static let used = Atomic<UInt64>(0)

    static func keep(_ path: String) -> Int? {
      let bytes = SystemPath.with(path) { Array(UnsafeBufferPointer(start: $0, count: strlen($0))) }
      guard bytes.count < size, let slot = take() else { return nil }
      let name = memory + slot * size
      // The first byte last: until then a handler sees no name.
      for index in bytes.indices.dropFirst() { name[index] = bytes[index] }
      name[bytes.count] = 0
      name[0] = bytes.first ?? 0
      return slot
    }

    static func clear(_ slot: Int) {
      memory[slot * size] = 0
      used.bitwiseAnd(~(1 << UInt64(slot)), ordering: .releasing)
    }

    /// The first free slot, which is the caller's from now on.
    private static func take() -> Int? {
      var bits = used.load(ordering: .relaxed)
      while case let slot = (~bits).trailingZeroBitCount, slot < count {
        let (isTaken, now) = used.compareExchange(
          expected: bits, desired: bits | 1 << UInt64(slot), ordering: .acquiring)
        if isTaken { return slot }
        bits = now
      }
      return nil
    }
  }
}

extension AtomicFile {
  /// From now on the signals by which people and systems end a program remove its temporary files.
  ///
  /// For programs: a library has no business with their signals.
  ///
  /// - Parameter also: what is done besides; it may do only what a handler of signals may.
  public static func removeTemporaryFilesOnSignals(also: (@convention(c) () -> Void)? = nil) {
    TemporaryNames.prepare()
    alsoDoneOnSignals = also
    // Programs that start this one may have blocked them, and what is blocked is inherited.
    var blocked = sigset_t()
    sigemptyset(&blocked)
    defer { pthread_sigmask(SIG_UNBLOCK, &blocked, nil) }
    for number in [SIGHUP, SIGINT, SIGTERM] {
      // A signal that the caller ignores, as under nohup, stays ignored. Functions cannot be
      // compared.
      let previous = signal(number, handleSignal)
      if unsafeBitCast(previous, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) {
        signal(number, SIG_IGN)
      }
      sigaddset(&blocked, number)
    }
  }
}

nonisolated(unsafe) private var alsoDoneOnSignals: (@convention(c) () -> Void)?

/// Ends the process as the signal would have done.
private func handleSignal(_ number: Int32) {
  alsoDoneOnSignals?()
  TemporaryNames.removeAll()
  signal(number, SIG_DFL)
  raise(number)
}

extension TemporaryNames {
  /// Makes the memory before a handler needs it.
  fileprivate static func prepare() { _ = Slots.memory }
}
