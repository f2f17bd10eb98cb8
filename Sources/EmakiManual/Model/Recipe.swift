/// A scene of the cookbook: a problem, the file that solves it, and what to change in it.
public struct Recipe: Sendable, Hashable {
  /// Its name on pages and in `emaki init --template`.
  public let name: String
  /// A few words.
  public let title: String
  /// The effect that somebody wants to show, in a sentence or two of Markdown.
  public let problem: String
  /// The changes to make in the file, each in a sentence or two of Markdown.
  public let changes: [String]
  /// The whole file, with the texts above as comments at its head.
  public let text: String
  /// How its picture is made, where that is not as an animation in colour: words such as `blueprint`.
  let look: [String]

  /// All of them, in the order of the cookbook.
  public static let all: [Recipe] = ManualResource.recipes.map(Recipe.init)

  /// The recipe of a name.
  public static func named(_ name: String) -> Recipe? { all.first { $0.name == name } }

  /// The files that a recipe's scene names, by their paths.
  public static func companions(of text: String) -> [String: [UInt8]] {
    ManualResource.files.filter { text.contains($0.key) }
  }

  /// The file without the comments at its head.
  public var scene: String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .drop { $0.hasPrefix("#") || $0.isEmpty }.joined(separator: "\n")
  }

  /// The file of its picture.
  var picture: String { "pictures/recipe-\(name).svg" }
  /// The file of its page.
  var page: String { "recipe-\(name).html" }

  /// The comments are the title, the problem, and what to change as a list.
  private init(name: String, text: String) {
    self.name = name
    self.text = text
    let comments = text.split(separator: "\n").prefix { $0.hasPrefix("#") }.map {
      $0.dropFirst(2)
    }
    title = comments.first.map(String.init) ?? name
    look = comments.filter { $0.hasPrefix("look: ") }
      .flatMap { $0.dropFirst(6).split(separator: " ").map(String.init) }
    let told = comments.dropFirst().filter { !$0.hasPrefix("look: ") }
    problem = told.prefix { !$0.hasPrefix("- ") }.joined(separator: " ")
    var changes: [String] = []
    for line in told.drop(while: { !$0.hasPrefix("- ") }) {
      if line.hasPrefix("- ") {
        changes.append(String(line.dropFirst(2)))
      } else if let last = changes.popLast() {
        changes.append(last + " " + line.drop { $0 == " " })
      }
    }
    self.changes = changes
  }
}
