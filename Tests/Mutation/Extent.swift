import Foundation

/// How many of the mutations are tried.
enum Extent: Sendable {
  /// At night, and where the page is written.
  case all
  /// Of each subject every so many, always the same.
  case sample

  static let current: Extent = {
    let environment = ProcessInfo.processInfo.environment
    return environment["EMAKI_NIGHTLY"] == "1" || environment["EMAKI_RECORD"] == "1"
      ? .all : .sample
  }()

  /// Of some of a subject those that are tried, the first among them.
  func of<Element>(_ all: [Element], _ subject: Mutation.Subject) -> [Element] {
    guard self == .sample else { return all }
    return stride(from: 0, to: all.count, by: Self.step(subject)).map { all[$0] }
  }

  /// The wider, the longer one of them takes.
  private static func step(_ subject: Mutation.Subject) -> Int {
    switch subject {
    case .text: 1
    case .folder: 3
    case .picture, .frames, .animation: 6
    case .scene, .set: 10
    case .key: 40
    }
  }
}
