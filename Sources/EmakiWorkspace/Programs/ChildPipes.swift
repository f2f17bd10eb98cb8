import EmakiPlatform

/// The descriptors that a program gets as its standard input, output and error; −1 for no input.
struct ChildEnds {
  var input: Int32
  var output: Int32
  var messages: Int32
}

/// The pipes between this process and a program that it runs.
///
/// Whatever is ready is read or written: neither side waits for the other.
struct ChildPipes: ~Copyable {
  private(set) var output: [UInt8] = []
  private(set) var messages: [UInt8] = []
  private(set) var childEnds = ChildEnds(input: -1, output: -1, messages: -1)
  /// Output, messages and input; those that are closed are negative.
  private var open = [pollfd](repeating: pollfd(fd: -1, events: 0, revents: 0), count: 3)
  private var part = [UInt8](repeating: 0, count: 1 << 16)

  /// - Returns: `nil` where the system has no more pipes.
  init?(hasInput: Bool) {
    guard let output = Self.pipe() else { return nil }
    (open[0].fd, childEnds.output) = (output.reading, output.writing)
    guard let messages = Self.pipe() else { return nil }
    (open[1].fd, childEnds.messages) = (messages.reading, messages.writing)
    for index in 0..<2 { open[index].events = Int16(POLLIN) }
    guard hasInput else { return }
    guard let input = Self.pipe() else { return nil }
    (open[2].fd, childEnds.input) = (input.writing, input.reading)
    open[2].events = Int16(POLLOUT)
    _ = fcntl(input.writing, F_SETFL, O_NONBLOCK)
  }

  deinit {
    for descriptor in [childEnds.input, childEnds.output, childEnds.messages] + open.map(\.fd)
    where descriptor >= 0 { EmakiPlatform.close(descriptor) }
  }

  /// After the program has its ends.
  mutating func closeChildEnds() {
    for descriptor in [childEnds.input, childEnds.output, childEnds.messages] where descriptor >= 0
    {
      EmakiPlatform.close(descriptor)
    }
    childEnds = ChildEnds(input: -1, output: -1, messages: -1)
  }

  /// Hands bytes over, and reads meanwhile.
  ///
  /// - Returns: false where the program reads no more.
  mutating func send(_ bytes: [UInt8]) -> Bool {
    // A program that has ended is seen by the error of writing.
    let previous = signal(SIGPIPE, SIG_IGN)
    defer { signal(SIGPIPE, previous) }
    var rest = bytes[...]
    while !rest.isEmpty, open[2].fd >= 0 {
      guard poll(&open, 3, -1) >= 0 || errno == EINTR else { break }
      readReady()
      guard open[2].revents != 0 else { continue }
      let count = rest.withUnsafeBytes { write(open[2].fd, $0.baseAddress, $0.count) }
      if count > 0 { rest = rest.dropFirst(count) }
      if count < 0, errno != EINTR, errno != EAGAIN { close(2) }
    }
    return open[2].fd >= 0
  }

  /// Reads both to their ends, whichever has something; there is nothing more to hand over.
  ///
  /// - Parameter take: is called with all that is there whenever there is more; of the output it takes
  ///   away what it needs no longer, and ends the reading with what it throws.
  mutating func readAll<Problem>(
    _ take: (_ output: inout [UInt8], _ messages: [UInt8]) throws(Problem) -> Void
  ) throws(Problem) {
    if open[2].fd >= 0 { close(2) }
    while open.contains(where: { $0.fd >= 0 }) {
      guard poll(&open, 3, -1) >= 0 || errno == EINTR else { break }
      readReady()
      try take(&output, messages)
    }
  }

  private mutating func readReady() {
    for index in 0..<2 where open[index].fd >= 0 && open[index].revents != 0 {
      let count = read(open[index].fd, &part, part.count)
      if count > 0 {
        if index == 0 { output += part[..<count] } else { messages += part[..<count] }
      }
      if count == 0 || count < 0 && errno != EINTR { close(index) }
    }
  }

  /// One that is negative is passed over.
  private mutating func close(_ index: Int) {
    EmakiPlatform.close(open[index].fd)
    open[index].fd = -1
  }

  /// A pipe that programs which are started do not get.
  static func pipe() -> (reading: Int32, writing: Int32)? {
    var ends: [Int32] = [-1, -1]
    guard EmakiPlatform.pipe(&ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }
}
