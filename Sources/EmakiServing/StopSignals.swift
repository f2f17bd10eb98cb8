@preconcurrency import Dispatch
import EmakiPlatform

/// The signals by which people and systems end a program.
public final class StopSignals: Sendable {
  private let sources: [any DispatchSourceSignal]

  /// Has `onStop` called for an interrupt (Ctrl-C) or a request to end, instead of the process being
  /// killed, as long as the value lives.
  public init(onStop: @escaping @Sendable () -> Void) {
    sources = [SIGINT, SIGTERM].map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number)
      source.setEventHandler(handler: onStop)
      source.activate()
      return source
    }
  }

  deinit { for source in sources { source.cancel() } }
}
