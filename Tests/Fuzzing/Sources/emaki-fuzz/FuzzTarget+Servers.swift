import EmakiText
import Foundation
import NIOHTTP1

@testable import EmakiRPC
@testable import EmakiServing

extension FuzzTarget {
  /// What reads requests and messages of other programs.
  static let servers: [FuzzTarget] = [
    FuzzTarget("request", ask),
    FuzzTarget("messages") { bytes in
      for framing in [RPCFraming.lines, .headers] { read(bytes, framing) }
    },
  ]

  // MARK: Requests

  /// Asks as the head of a request says: a line with method and target, then the headers.
  private static func ask(_ bytes: [UInt8]) {
    let lines = String(decoding: bytes, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false)
    let words = lines[0].split(separator: " ", maxSplits: 1).map(String.init)
    guard let method = words.first else { return }
    let target = words.count > 1 ? words[1] : ""
    var head = HTTPRequestHead(
      version: .http1_1, method: HTTPMethod(rawValue: method), uri: target)
    for line in lines.dropFirst() {
      let parts = line.split(separator: ":", maxSplits: 1)
      // The parser of requests lets no other names through.
      guard parts.count == 2, parts[0].utf8.allSatisfy({ $0 < 0x80 }) else { continue }
      head.headers.add(name: String(parts[0]), value: parts[1].trimmingCharacters(in: .whitespaces))
    }
    check(head, answer(to: head))
  }

  private static func answer(to head: HTTPRequestHead) -> RequestGuard.Reply {
    let done = DispatchSemaphore(value: 0)
    let reply = Answered()
    Task.detached(executorPreference: queue) {
      reply.value = await RequestGuard { request in
        let problem = request.problem(knowing: ["t", "motion"], time: "t")
        return LiveAnswer(problem ?? request.path)
      }.reply(to: head)
      done.signal()
    }
    done.wait()
    return reply.value
  }

  /// The threads of tests have thousands of tests to do before a task that comes later.
  private static let queue = TaskQueue()

  /// A queue that runs what tasks do.
  private final class TaskQueue: TaskExecutor {
    private let queue = DispatchQueue(label: "requests")

    func enqueue(_ job: consuming ExecutorJob) {
      let job = UnownedJob(job)
      queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
    }
  }

  /// What is handed over between two threads that wait for one another.
  private final class Answered: @unchecked Sendable {
    var value = RequestGuard.Reply.events
  }

  /// Nobody is let in who does not name this machine, comes from another page or wants to change it.
  private static func check(_ head: HTTPRequestHead, _ reply: RequestGuard.Reply) {
    if case .answer(let answer) = reply, answer.status != 200 { return }
    let hosts = head.headers["host"].map { $0.lowercased() }
    precondition(hosts.count == 1)
    precondition(["127.0.0.1", "localhost"].contains(hosts[0].prefix { $0 != ":" }))
    precondition(head.headers["origin"].allSatisfy { $0.lowercased() == "http://" + hosts[0] })
    precondition([.GET, .HEAD].contains(head.method) && head.uri.hasPrefix("/"))
  }

  // MARK: Messages

  /// Takes messages out of bytes that come whole, and in parts as long as the first bytes say.
  private static func read(_ bytes: [UInt8], _ framing: RPCFraming) {
    let (lengths, stream) = (bytes.prefix(4).map { 1 + Int($0) }, bytes.dropFirst(4))
    let whole = items(in: [stream], framing)
    var (parts, rest) = ([ArraySlice<UInt8>](), stream)
    while !rest.isEmpty {
      let length = lengths[parts.count % lengths.count]
      parts.append(rest.prefix(length))
      rest = rest.dropFirst(length)
    }
    let read = items(in: parts, framing)
    precondition(whole == read)
    for case .message(let message) in whole { take(message) }
  }

  private static func items(
    in parts: [ArraySlice<UInt8>], _ framing: RPCFraming
  ) -> [RPCMessageReader.Item] {
    var reader = RPCMessageReader(framing, limit: 1 << 10)
    var items: [RPCMessageReader.Item] = []
    for part in parts {
      reader.append(part)
      while let item = reader.next() { items.append(item) }
    }
    if let item = reader.last() { items.append(item) }
    return items
  }

  /// Reads the JSON of a message; what is written is the same value again.
  private static func take(_ message: [UInt8]) {
    guard let json = JSONValue(bytes: message) else { return }
    var text = ""
    json.write(into: &text)
    var again = ""
    JSONValue(bytes: Array(text.utf8))?.write(into: &again)
    precondition(text == again)
    if case .array(let messages) = json {
      for message in messages { _ = RPCMessage(message) }
    } else {
      _ = RPCMessage(json)
    }
  }
}
