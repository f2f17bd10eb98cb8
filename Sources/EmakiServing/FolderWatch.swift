#if os(Linux)
  @preconcurrency import Dispatch
  import EmakiPlatform
  import Synchronization

  /// Tells when files of folders are written, by the kernel's notification.
  ///
  /// The folder is watched and not a file, since editors save by renaming. Watching ends with the
  /// value's life.
  public final class FolderWatch: Sendable {
    private let source: any DispatchSourceRead
    private let descriptor: Int32

    /// Starts to watch.
    ///
    /// - Parameters:
    ///   - folders: their paths; their subfolders are not watched.
    ///   - onChange: is called once for each burst of changes, on a separate thread.
    /// - Returns: `nil` where the kernel refuses.
    public init?(_ folders: [String], onChange: @escaping @Sendable () -> Void) {
      let descriptor = inotify_init1(Int32(IN_CLOEXEC) | Int32(IN_NONBLOCK))
      guard descriptor >= 0 else { return nil }
      guard folders.allSatisfy({ Self.watch($0, descriptor) }) else {
        close(descriptor)
        return nil
      }
      self.descriptor = descriptor
      let queue = DispatchQueue(label: "emaki.folder-watch")
      let burst = Burst()
      source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: queue)
      source.setEventHandler {
        // Editors write more than one file in a save.
        guard Self.tellsOfChange(descriptor), burst.begin() else { return }
        queue.asyncAfter(deadline: .now() + .milliseconds(15)) {
          burst.end()
          onChange()
        }
      }
      source.setCancelHandler { close(descriptor) }
      source.activate()
    }

    deinit { source.cancel() }

    /// Watches another folder, too; where there is none at the path, the nearest one above it, in
    /// which it may come. One that is watched already is not watched twice.
    public func add(_ folder: String) {
      var folder = folder
      while !Self.watch(folder, descriptor), errno == ENOENT, folder != ".", folder != "/" {
        guard let slash = folder.lastIndex(of: "/") else {
          folder = "."
          continue
        }
        folder = slash == folder.startIndex ? "/" : String(folder[..<slash])
      }
    }

    /// Files that are there with all that belongs in them, and folders that come. A file that is only
    /// begun is reported when it is closed.
    private static let changes =
      UInt32(IN_CLOSE_WRITE) | UInt32(IN_MOVED_TO) | UInt32(IN_MOVED_FROM) | UInt32(IN_DELETE)

    private static func watch(_ folder: String, _ descriptor: Int32) -> Bool {
      let mask = changes | UInt32(IN_CREATE) | UInt32(IN_ONLYDIR)
      return inotify_add_watch(descriptor, folder, mask) >= 0
    }

    /// Reads all that the kernel says; what changed is looked up again anyway.
    private static func tellsOfChange(_ descriptor: Int32) -> Bool {
      var isChange = false
      withUnsafeTemporaryAllocation(byteCount: 4096, alignment: 8) { buffer in
        while case let count = read(descriptor, buffer.baseAddress, buffer.count), count > 0 {
          let events = UnsafeRawBufferPointer(rebasing: buffer[..<count])
          isChange = holdsChange(events) || isChange
        }
      }
      return isChange
    }

    /// Whether one of some events is more than the beginning of a file.
    private static func holdsChange(_ events: UnsafeRawBufferPointer) -> Bool {
      let headSize = MemoryLayout<inotify_event>.size
      let whole = changes | UInt32(IN_ISDIR) | UInt32(IN_Q_OVERFLOW)
      var start = 0
      while start + headSize <= events.count {
        let event = events.loadUnaligned(fromByteOffset: start, as: inotify_event.self)
        if event.mask & UInt32(IN_IGNORED) == 0, event.mask & whole != 0 { return true }
        start += headSize + Int(event.len)
      }
      return false
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
