import EmakiLimits
import NIOCore
import NIOHTTP1

/// Answers the requests of one connection, one after another.
final class LiveConnection: ChannelInboundHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias OutboundOut = HTTPServerResponsePart

  private enum Phase { case waiting, answering, streaming, ending }

  /// A connection that says nothing for so long is closed.
  private static let patience = TimeAmount.seconds(60)
  /// How long the other side may take to close after the last answer.
  private static let farewell = TimeAmount.seconds(1)

  private let guarding: RequestGuard
  private let streams: OpenChannels
  private var phase = Phase.waiting
  private var head: HTTPRequestHead?
  /// Whether the other side sends nothing more.
  private var isInputClosed = false

  init(guarding: RequestGuard, streams: OpenChannels) {
    self.guarding = guarding
    self.streams = streams
  }

  /// Has the requests of a channel answered; on its event loop.
  static func install(
    on channel: any Channel, guarding: RequestGuard, streams: OpenChannels
  ) throws {
    var limits = NIOHTTPDecoderLimitConfiguration()
    limits.maxHeaderListSize = InputLimit.headBytes.most
    let pipeline = channel.pipeline.syncOperations
    try pipeline.configureHTTPServerPipeline(
      withErrorHandling: false, withEncoderConfiguration: .init(),
      withDecoderLimitConfiguration: limits)
    try pipeline.addHandlers(
      IdleStateHandler(readTimeout: patience),
      LiveConnection(guarding: guarding, streams: streams))
  }

  // MARK: Reading

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    switch unwrapInboundIn(data) {
    case .head(let head): self.head = head
    case .body: break
    case .end: if phase == .waiting, let head { answer(head, context) }
    }
  }

  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    switch event {
    case is IdleStateHandler.IdleStateEvent:
      if phase == .waiting { context.close(promise: nil) }
    case ChannelEvent.inputClosed:
      isInputClosed = true
      if phase == .waiting || phase == .streaming { context.close(promise: nil) }
    default:
      context.fireUserInboundEventTriggered(event)
    }
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    switch error {
    case is HTTPParserError where phase == .waiting:
      send(RequestGuard.noRequest, to: nil, context)
    case is HTTPParserError, is ByteToMessageDecoderError:
      break  // The rest of a request that was refused.
    default:
      context.close(promise: nil)
    }
  }

  // MARK: Writing

  private func answer(_ head: HTTPRequestHead, _ context: ChannelHandlerContext) {
    phase = .answering
    let reply = context.eventLoop.makeFutureWithTask { [guarding] in
      await guarding.reply(to: head)
    }
    reply.assumeIsolated().whenSuccess { reply in
      switch reply {
      case .answer(let answer): self.send(answer, to: head, context)
      case .events: self.stream(to: head, context)
      }
    }
  }

  /// - Parameter head: of the request; `nil` where it cannot be read.
  private func send(
    _ answer: LiveAnswer, to head: HTTPRequestHead?, _ context: ChannelHandlerContext
  ) {
    let keepsOpen = !isInputClosed && head.map(Self.keepsOpen) ?? false
    // Before the end is written: the next request may come while it is.
    phase = keepsOpen ? .waiting : .ending
    let start = HTTPResponseHead(
      version: head?.version ?? .http1_1, status: HTTPResponseStatus(statusCode: answer.status),
      headers: [
        "Content-Type": answer.type, "Content-Length": "\(answer.body.count)",
        "Cache-Control": "no-store", "X-Content-Type-Options": "nosniff",
        "Cross-Origin-Resource-Policy": "same-origin",
        "Content-Security-Policy": Self.policy, "Referrer-Policy": "no-referrer",
        "Connection": keepsOpen ? "keep-alive" : "close",
      ])
    context.write(wrapOutboundOut(.head(start)), promise: nil)
    if head?.method != .HEAD {
      context.write(
        wrapOutboundOut(.body(.byteBuffer(ByteBuffer(bytes: answer.body)))), promise: nil)
    }
    let sent = context.writeAndFlush(wrapOutboundOut(.end(nil)))
    if !keepsOpen { sent.assumeIsolated().whenComplete { _ in self.end(context) } }
  }

  /// The policy of the pages: they may run the script in them, show pictures of this server, and
  /// ask it.
  private static let policy =
    "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; "
    + "img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; "
    + "frame-ancestors 'none'"

  /// A request to speak another protocol ends the reading of this one.
  private static func keepsOpen(_ head: HTTPRequestHead) -> Bool {
    head.isKeepAlive && head.method != .CONNECT && !head.headers.contains(name: "upgrade")
  }

  /// Closes this side and waits for the other: closing both before everything is read would take the
  /// answer back.
  private func end(_ context: ChannelHandlerContext) {
    context.close(mode: .output, promise: nil)
    let channel = context.channel
    context.eventLoop.scheduleTask(in: Self.farewell) { channel.close(promise: nil) }
  }

  /// Events as they come, until one side closes the connection.
  private func stream(to head: HTTPRequestHead, _ context: ChannelHandlerContext) {
    guard !isInputClosed else { return context.close(promise: nil) }
    phase = .streaming
    let start = HTTPResponseHead(
      version: head.version, status: .ok,
      headers: [
        "Content-Type": "text/event-stream; charset=utf-8", "Cache-Control": "no-store",
        "Connection": "close",
      ])
    let welcome = ByteBuffer(string: ": welcome\n\n")
    context.write(wrapOutboundOut(.head(start)), promise: nil)
    context.writeAndFlush(wrapOutboundOut(.body(.byteBuffer(welcome))), promise: nil)
    streams.insert(context.channel)
  }
}
