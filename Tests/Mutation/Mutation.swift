/// A single change: what is there before, and what after.
struct Mutation: Sendable {
  /// What is changed.
  enum Subject: String, Sendable, CaseIterable {
    case picture, frames, animation, text, scene, key, folder, set

    /// What its files are called; of a key those of a scene.
    var ending: String {
      switch self {
      case .picture: ".png"
      case .animation: ".apng"
      case .scene, .key: ".yaml"
      case .text: ".txt"
      case .frames, .folder, .set: ""
      }
    }
  }

  let subject: Subject
  /// In words; of a key its section and name.
  let what: String
  /// `nil` where nothing is there.
  let before: Entry?
  let after: Entry?
  /// The statement by which it is none, whoever compares.
  var statement: Statement?
  /// Of a set: what is named where it is told, and how it comes about.
  var set: SetMutation?
  /// Four characters, by which results are known; the order of the table.
  var id = ""

  /// As files are called in a folder of many.
  var name: String { "\(id)\(subject.ending)" }

  init(
    _ subject: Subject, _ what: String, _ before: Entry?, _ after: Entry?,
    passes statement: Statement? = nil
  ) {
    precondition(before != after || subject == .set, "nothing changes: \(what)")
    (self.subject, self.what, self.before, self.after) = (subject, what, before, after)
    self.statement = statement
  }

  /// With ids, each subject by its letter.
  static func numbered(_ all: [Mutation]) -> [Mutation] {
    var counts: [Subject: Int] = [:]
    return all.map { mutation in
      var mutation = mutation
      let number = counts[mutation.subject, default: 0] + 1
      counts[mutation.subject] = number
      let letter = Self.letters[mutation.subject] ?? "x"
      mutation.id = letter + String(1000 + number).dropFirst()
      return mutation
    }
  }

  private static let letters: [Subject: String] = [
    .picture: "p", .frames: "f", .animation: "a", .text: "t", .scene: "s", .key: "k", .folder: "d",
    .set: "w",
  ]
}
