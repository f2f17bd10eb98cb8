import FoundationEssentials

/// A request of a live page.
public struct LiveRequest: Sendable, Hashable {
  /// The path, with a slash in front.
  public var path: String
  /// The values behind the question mark, the last of each name.
  public var values: [String: String]

  /// Reads a target such as `/frame.png?t=0.5`; `nil` where it breaks the rules.
  init?(target: String) {
    guard target.hasPrefix("/"),
      let parts = URLComponents(string: target, encodingInvalidCharacters: false),
      parts.path.hasPrefix("/")
    else { return nil }
    path = parts.path
    values = Dictionary(
      (parts.queryItems ?? []).map { ($0.name, $0.value ?? "") }, uniquingKeysWith: { $1 })
  }

  /// Why its values cannot be meant, in a sentence: one that is not known here, or a time that is
  /// none; `nil` where all is well.
  public func problem(knowing names: [String], time: String) -> String? {
    if let name = values.keys.sorted().first(where: { !names.contains($0) }) {
      return "there is no parameter \"\(name)\" here, but " + names.joined(separator: ", ")
    }
    guard let text = values[time] else { return nil }
    let seconds = Double(text)
    guard let seconds, seconds.isFinite, seconds >= 0 else {
      return "\(time) must be a time in seconds from 0 on, not \"\(text)\""
    }
    return nil
  }
}

/// The answer to a live page.
public struct LiveAnswer: Sendable {
  /// The number that says how it went: 200 is well.
  public var status: Int
  /// The content's media type.
  public var type: String
  /// The content.
  public var body: [UInt8]

  /// Makes an answer.
  public init(status: Int = 200, type: String, body: [UInt8]) {
    self.status = status
    self.type = type
    self.body = body
  }

  /// Makes an answer of text.
  public init(status: Int = 200, type: String = "text/plain; charset=utf-8", _ text: String) {
    self.init(status: status, type: type, body: Array(text.utf8))
  }
}
