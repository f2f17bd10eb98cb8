public import EmakiText

/// A call of the other side, which is answered once, on any thread.
///
/// One that nobody answers is answered with an error when it is let go.
public final class RPCCall: Sendable {
  typealias Reply = @Sendable (Result<JSONValue, RPCError>, _ isCancelled: Bool) -> Void

  /// The called method.
  public let method: String
  /// The parameters; an empty object where nothing was given.
  public let params: JSONValue
  /// Whether no answer is wanted.
  public let isNotification: Bool
  private let takenBack: RPCTakenBack
  private let reply: Reply

  init(
    _ method: String, _ params: JSONValue, isNotification: Bool, takenBack: RPCTakenBack,
    reply: @escaping Reply
  ) {
    self.method = method
    self.params = params
    self.isNotification = isNotification
    self.takenBack = takenBack
    self.reply = reply
  }

  deinit { fail(.noAnswer) }

  /// Answers with a result; a second answer is dropped.
  public func answer(_ result: JSONValue) { finish(.success(result)) }

  /// Answers with an error.
  public func fail(_ error: RPCError) { finish(.failure(error)) }

  /// Answers with what is returned or thrown.
  public func answer(with body: () throws(RPCError) -> JSONValue) {
    do throws(RPCError) { answer(try body()) } catch { fail(error) }
  }

  private func finish(_ result: Result<JSONValue, RPCError>) {
    if takenBack.end() { reply(result, takenBack.isCancelled) }
  }

  /// Work on the call begins: it is finished even when the other side sends no more.
  ///
  /// - Returns: whether the call is still wanted.
  public func begin() -> Bool { takenBack.begin() }

  /// Whether the caller has taken the call back.
  public var isCancelled: Bool { takenBack.isCancelled }

  /// Has something done when the caller takes the call back; at once where that has happened.
  public func whenCancelled(_ body: @escaping @Sendable () -> Void) { takenBack.then(body) }
}
