@preconcurrency import Dispatch
internal import EmakiLimits
import EmakiPlatform
public import EmakiText
import Synchronization

/// Answers the calls of another program.
public protocol RPCService: Sendable {
  /// Answers a call, now or later. Calls come one after another, in their order.
  func handle(_ call: RPCCall)
}

/// How a caller takes a call back: by a notification that names it.
public struct RPCCancellation: Sendable {
  /// The name of the notification.
  public var method: String
  /// The parameter with the id of the call.
  public var parameter: String
  /// Whether a call that was taken back is answered all the same.
  public var isAnswered: Bool

  /// Describes it.
  public init(method: String, parameter: String, isAnswered: Bool) {
    self.method = method
    self.parameter = parameter
    self.isAnswered = isAnswered
  }
}

/// A conversation by JSON-RPC 2.0 over two open files.
public final class RPCConnection: Sendable {
  private let framing: RPCFraming
  private let cancellation: RPCCancellation
  private let input: Int32
  private let output: RPCOutput
  private let limit: Int
  private let inbox = RPCInbox(most: 1000)
  private let unanswered = DispatchGroup()
  /// Calls without an answer, by their ids as JSON.
  private let calls = Mutex<[String: [RPCTakenBack]]>([:])
  private let requests = Atomic(0)

  /// Makes a connection.
  ///
  /// - Parameters:
  ///   - input: the descriptor to read from.
  ///   - output: the descriptor to write to.
  ///   - limit: the most bytes of a message; larger ones are answered with an error. As of an input where
  ///     nothing is said.
  public init(
    _ framing: RPCFraming, cancellation: RPCCancellation, input: Int32, output: Int32,
    limit: Int? = nil
  ) {
    self.framing = framing
    self.cancellation = cancellation
    self.input = input
    self.output = RPCOutput(framing, output)
    self.limit = limit ?? InputLimit.inputBytes.most
  }

  /// Has calls answered until the other side ends, or `stop()` is called, and all are answered.
  ///
  /// - Parameter patience: how many seconds after the other side has ended the calls that no work has
  ///   begun on are taken back; by default never.
  public func run(_ service: any RPCService, patience: Int? = nil) {
    DispatchQueue(label: "emaki.rpc").async {
      self.readAll()
      guard let patience else { return }
      DispatchQueue.global().asyncAfter(deadline: .now() + .seconds(patience)) {
        self.cancelWaiting()
      }
    }
    while let call = inbox.take() {
      if call.isCancelled { call.fail(.cancelled) } else { service.handle(call) }
    }
    unanswered.wait()
  }

  /// Takes no more calls.
  public func stop() { inbox.close(droppingCalls: true) }

  /// Tells the other side something.
  public func notify(_ method: String, _ params: JSONValue) {
    output.send(.object(Self.head + [("method", .string(method)), ("params", params)]))
  }

  /// Asks the other side to do something; what it answers does not matter.
  public func request(_ method: String, _ params: JSONValue) {
    let id = JSONValue.string("emaki-\(requests.add(1, ordering: .relaxed).newValue)")
    output.send(.object(Self.head + [("id", id), ("method", .string(method)), ("params", params)]))
  }

  private static let head: [(key: String, value: JSONValue)] = [("jsonrpc", .string("2.0"))]

  // MARK: Reading

  private func readAll() {
    var reader = RPCMessageReader(framing, limit: limit)
    var part = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(input, &part, part.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { break }
      reader.append(part[..<count])
      while let item = reader.next() { take(item) }
    }
    if let item = reader.last() { take(item) }
    inbox.close()
  }

  private func take(_ item: RPCMessageReader.Item) {
    switch item {
    case .malformed: send(.noHeader, to: .null)
    case .tooLarge:
      send(RPCError(code: -32600, "a message has more than \(limit) bytes"), to: .null)
    case .message(let bytes):
      guard let json = JSONValue(bytes: bytes) else { return send(.noJSON, to: .null) }
      guard case .array(let messages) = json else {
        return take(json) { [output] answer in
          if let answer { output.send(answer) }
        }
      }
      if messages.isEmpty { return send(.noMessage, to: .null) }
      let batch = RPCBatch { [output] in output.send($0) }
      for message in messages { take(message, batch: batch) }
      batch.close()
    }
  }

  private func take(_ message: JSONValue, batch: RPCBatch) {
    batch.expect()
    var isAnswered = true
    if case .call(nil, _, _) = RPCMessage(message) { isAnswered = false }
    if case .answer = RPCMessage(message) { isAnswered = false }
    take(message) { batch.add($0) }
    if !isAnswered { batch.add(nil) }
  }

  private func take(_ message: JSONValue, send: @escaping @Sendable (JSONValue?) -> Void) {
    switch RPCMessage(message) {
    case .answer: break
    case .invalid(let id): send(Self.answer(.failure(.noMessage), to: id))
    case .call(nil, cancellation.method, let params):
      if let id = params[cancellation.parameter] { cancel(id) }
    case .call(let id, let method, let params): add(id, method, params, send)
    }
  }

  private func add(
    _ id: JSONValue?, _ method: String, _ params: JSONValue,
    _ send: @escaping @Sendable (JSONValue?) -> Void
  ) {
    unanswered.enter()
    let takenBack = RPCTakenBack()
    if let id { calls.withLock { $0[id.text, default: []].append(takenBack) } }
    let call = RPCCall(
      method, params, isNotification: id == nil, takenBack: takenBack
    ) { result, isCancelled in
      if let id {
        self.forget(takenBack, id)
        let isSilent = isCancelled && !self.cancellation.isAnswered
        send(isSilent ? nil : Self.answer(isCancelled ? .failure(.cancelled) : result, to: id))
      }
      self.unanswered.leave()
    }
    inbox.add(call)
  }

  private func forget(_ call: RPCTakenBack, _ id: JSONValue) {
    calls.withLock { calls in
      calls[id.text]?.removeAll { $0 === call }
      if calls[id.text]?.isEmpty ?? false { calls[id.text] = nil }
    }
  }

  private func cancel(_ id: JSONValue) {
    for known in calls.withLock({ $0[id.text] ?? [] }) { known.cancel() }
  }

  private func cancelWaiting() {
    for call in calls.withLock({ $0.values.flatMap(\.self) }) {
      call.cancelUnlessBegun()
    }
  }

  // MARK: Answers

  private func send(_ error: RPCError, to id: JSONValue) {
    output.send(Self.answer(.failure(error), to: id))
  }

  private static func answer(
    _ result: Result<JSONValue, RPCError>, to id: JSONValue
  ) -> JSONValue {
    switch result {
    case .success(let value): .object(head + [("id", id), ("result", value)])
    case .failure(let error): .object(head + [("id", id), ("error", error.json)])
    }
  }
}
