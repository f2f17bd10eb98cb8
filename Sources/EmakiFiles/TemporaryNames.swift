import EmakiPlatform
import Synchronization

/// The hidden names that temporary files of this process have, kept where a handler of signals can read
/// them.
enum TemporaryNames {
  /// A name that is in use.
  struct Name {
    let path: String
    /// Its place in the memory of names; `nil` where there is none left, or none long enough.
    fileprivate let slot: Int?

    /// The file has another name now, or has none.
    func forget() {
      if let slot { names.withLock { $0.clear(slot) } }
    }

    /// Removes the file.
    func remove() {
      _ = SystemPath.with(path) { unlink($0) }
      forget()
    }
  }

  /// A name that no other file of this process has.
  static func next(in folder: String) -> Name {
    names.withLock { names in
      names.count += 1
      let path = "\(folder)\(prefix)\(getpid())-\(names.count)\(suffix)"
      return Name(path: path, slot: names.keep(path))
    }
  }

  /// Removes the files of processes that are gone: those that nobody has locked. Looks through each
  /// folder once.
  static func removeLeftovers(in folder: String) {
    guard names.withLock({ $0.cleared.insert(folder).inserted }) else { return }
    for name in FolderNames.all(in: folder) ?? [] where isHidden(name) {
      let path = folder + name
      guard let file = try? FileDescriptor(path, flags: O_RDONLY | O_NONBLOCK),
        flock(file.number, LOCK_EX | LOCK_NB) == 0
      else { continue }
      _ = SystemPath.with(path) { unlink($0) }
    }
  }

  /// Removes all files that have hidden names. A handler of signals may call it.
  static func removeAll() {
    for slot in 0..<Names.slots {
      let name = Names.memory + slot * Names.slotSize
      if name.pointee != 0 { unlink(name) }
    }
  }

  private static let prefix = ".emaki-"
  private static let suffix = ".partial"

  private static func isHidden(_ name: String) -> Bool {
    name.hasPrefix(prefix) && name.hasSuffix(suffix)
  }

  private struct Names {
    /// As many files as are written at once by the threads of a large machine.
    static let slots = 64
    static let slotSize = Int(PATH_MAX)
    /// Texts with a zero at their ends; one that begins with it is free.
    nonisolated(unsafe) static let memory: UnsafeMutablePointer<CChar> = {
      let memory = UnsafeMutablePointer<CChar>.allocate(capacity: slots * slotSize)
      for slot in 0..<slots { memory[slot * slotSize] = 0 }
      return memory
    }()

    var count = 0
    var used: Set<Int> = []
    var cleared: Set<String> = []

    mutating func keep(_ path: String) -> Int? {
      let bytes = SystemPath.with(path) { Array(UnsafeBufferPointer(start: $0, count: strlen($0))) }
      guard let slot = (0..<Self.slots).first(where: { !used.contains($0) }),
        bytes.count < Self.slotSize
      else { return nil }
      used.insert(slot)
      let name = Self.memory + slot * Self.slotSize
      // The first byte last: until then a handler sees no name.
      for index in bytes.indices.dropFirst() { name[index] = bytes[index] }
      name[bytes.count] = 0
      name[0] = bytes.first ?? 0
      return slot
    }

    mutating func clear(_ slot: Int) {
      Self.memory[slot * Self.slotSize] = 0
      used.remove(slot)
    }
  }

  private static let names = Mutex(Names())
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
    for number in [SIGHUP, SIGINT, SIGTERM] {
      // What the caller ignores, as under nohup, stays ignored. Functions cannot be compared.
      let previous = signal(number, handleSignal)
      if unsafeBitCast(previous, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) {
        signal(number, SIG_IGN)
      }
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
  fileprivate static func prepare() { _ = Names.memory }
}
