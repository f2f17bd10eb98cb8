#if os(Linux)
  @preconcurrency import Dispatch
  import Synchronization

  #if canImport(Glibc)
    import Glibc
  #elseif canImport(Musl)
    import Musl
  #endif

  /// Tells when files of folders are written, by the kernel's notification.
  ///
  /// The folder is watched and not a file, since editors save by renaming. Watching ends with the
  /// value's life.
  public final class FolderWatch: Sendable {
    private let source: any DispatchSourceRead

    /// Starts to watch.
    ///
    /// - Parameters:
    ///   - folders: their paths; not what is in their subfolders.
    ///   - onChange: is called once for each burst of changes, on a thread of its own.
    /// - Returns: `nil` where the kernel refuses.
    public init?(_ folders: [String], onChange: @escaping @Sendable () -> Void) {
      let descriptor = inotify_init1(Int32(IN_CLOEXEC) | Int32(IN_NONBLOCK))
      guard descriptor >= 0 else { return nil }
      let mask = UInt32(IN_CLOSE_WRITE) | UInt32(IN_MOVED_TO) | UInt32(IN_DELETE)
      for folder in folders where inotify_add_watch(descriptor, folder, mask) < 0 {
        close(descriptor)
        return nil
      }
      let queue = DispatchQueue(label: "emaki.folder-watch")
      let burst = Burst()
      source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: queue)
      source.setEventHandler {
        Self.drain(descriptor)
        // Editors write more than one file in a save.
        guard burst.begin() else { return }
        queue.asyncAfter(deadline: .now() + .milliseconds(15)) {
          burst.end()
          onChange()
        }
      }
      source.setCancelHandler { close(descriptor) }
      source.activate()
    }

    deinit { source.cancel() }

    /// What changed is looked up again anyway.
    private static func drain(_ descriptor: Int32) {
      withUnsafeTemporaryAllocation(byteCount: 4096, alignment: 8) { buffer in
        while read(descriptor, buffer.baseAddress, buffer.count) > 0 {}
      }
    }

    /// Whether a burst of changes is being waited out.
    private final class Burst: Sendable {
      private let isRunning = Mutex(false)

      /// Whether this is the first of a burst.
      func begin() -> Bool {
        isRunning.withLock { isRunning in
          defer { isRunning = true }
          return !isRunning
        }
      }

      func end() { isRunning.withLock { $0 = false } }
    }
  }
#endif
