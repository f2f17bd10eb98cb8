import EmakiFiles

/// Two files that should show the same.
public struct PicturePair: Sendable, Hashable {
  /// The pair's name in reports: the path inside the compared folders.
  public var name: String
  /// The file as it should be; `nil` where there is none.
  public var expected: String?
  /// The file as it is; `nil` where there is none.
  public var actual: String?

  /// Makes a pair.
  public init(name: String, expected: String?, actual: String?) {
    self.name = name
    self.expected = expected
    self.actual = actual
  }

  /// Matches the files of two folders by their relative paths, sorted by path.
  public static func matching(
    _ expected: [String], in expectedFolder: String, with actual: [String], in actualFolder: String
  ) -> [PicturePair] {
    let (left, right) = (Set(expected.map(ExactName.init)), Set(actual.map(ExactName.init)))
    return left.union(right).sorted().map { name in
      PicturePair(
        name: name.text, expected: left.contains(name) ? path(expectedFolder, name.text) : nil,
        actual: right.contains(name) ? path(actualFolder, name.text) : nil)
    }
  }

  private static func path(_ folder: String, _ name: String) -> String {
    folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
  }
}
