package import EmakiDiagnostics

/// Hears of work while it goes on: a terminal prints what it hears, a test keeps it.
package struct Listener: Sendable {
  /// Takes messages in the order in which they come up, from several threads.
  let hear: @Sendable ([Diagnostic]) -> Void
  /// Takes the number of steps that a piece of work has, and gives what is called after each of them,
  /// from several threads.
  let follow: @Sendable (_ total: Int) -> @Sendable () -> Void
  /// Takes a line on finished work, for people who watch.
  let finish: @Sendable (String) -> Void

  package init(
    hear: @escaping @Sendable ([Diagnostic]) -> Void,
    follow: @escaping @Sendable (_ total: Int) -> @Sendable () -> Void = { _ in {} },
    finish: @escaping @Sendable (String) -> Void = { _ in }
  ) {
    (self.hear, self.follow, self.finish) = (hear, follow, finish)
  }

  /// Nobody listens.
  package static let none = Listener { _ in }
}
