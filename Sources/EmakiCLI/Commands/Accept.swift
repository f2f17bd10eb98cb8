import ArgumentParser
import EmakiComparison
import EmakiFiles
import EmakiWorkspace
import EmakiText

/// `emaki accept`
struct Accept: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "accept",
    abstract: "Accept what emaki check found as the new baselines.",
    discussion: """
      Copies the pictures that the last check wrote into the folder changes, and removes the \
      baselines of screens that no longer exist. Draws nothing. With a pattern, accepts only the \
      pictures whose names match. Refuses a picture that has changed since the check.

      Examples:
        emaki accept
        emaki accept 'login*' 'settings/**'
        emaki accept --set Examples
      """)

  @Argument(help: ArgumentHelp("Names of pictures, or patterns for them.", valueName: "pattern"))
  var patterns: [String] = []

  @Option(help: ArgumentHelp("The folder of the set.", valueName: "folder"))
  var set = "."

  @OptionGroup var timing: TimingOptions

  func run() throws {
    try Command.run(timing) { _ in
      let sides = SetChanges(folder: try SetFolder([set], listener: .terminal))
      try sides.checkFolders()
      let whole = try found(sides)
      let open = whole.results.filter(Self.isOpen)
      let chosen = open.filter { result in
        patterns.isEmpty || patterns.contains { Self.fits(result.name, $0) }
      }
      if open.isEmpty { throw nothing(open) }
      for pattern in patterns where !open.contains(where: { Self.fits($0.name, pattern) }) {
        throw nothing(open, for: pattern)
      }
      // All are looked at before the first is taken, and none is kept in memory meanwhile.
      for result in chosen { _ = try entry(result, sides) }
      // Removals come first: the frames of a motion may leave room for a picture of their name.
      let (gone, taken) = (chosen.filter(Self.isGone), chosen.filter { !Self.isGone($0) })
      for result in gone + taken { try accept(result, try entry(result, sides), sides) }
      // The new files stay until the results record the acceptance, so that a run that fails can be
      // repeated.
      let names = Set(chosen.map { ExactName($0.name) })
      let rest = whole.results.filter { !names.contains(ExactName($0.name)) }
      let file = sides.results(whole.head)
      try ResultPart(whole.head, results: rest).write(to: file)
      sides.forgetResults(except: whole.head, keeping: file)
      for name in names { sides.change(of: name.text).remove() }
      try Terminal.writeData(
        chosen.map { "\($0["outcome"]?.string ?? "") \($0.name)\n" }.joined()
          + "\(chosen.count) accepted\n")
    }
  }

  private static func isOpen(_ result: JSONValue) -> Bool {
    ["different", "added", "removed"].contains(result["outcome"]?.string ?? "")
  }

  private static func isGone(_ result: JSONValue) -> Bool {
    result["outcome"]?.string == "removed"
  }

  private static func fits(_ name: String, _ pattern: String) -> Bool {
    SetFolder.fits(name, pattern) || SetFolder.fits(SetChanges.id(of: name), pattern)
  }

  private func found(_ sides: SetChanges) throws(Failure) -> MergedResult {
    let files = sides.resultFiles()
    if files.isEmpty {
      throw Failure(
        "\(sides.changes) has no results of a check", hint: "emaki check \(set) comes first")
    }
    return try Merge.whole(of: files)
  }

  private func nothing(_ open: [JSONValue], for pattern: String = "") -> Failure {
    if open.isEmpty {
      return Failure("there is nothing to accept", hint: "emaki check looks for changes")
    }
    let names = open.map(\.name)
    return Failure(
      "no changed picture is called \(pattern)",
      hint: "there are \(names.prefix(8).joined(separator: ", "))" + (names.count > 8 ? " …" : ""))
  }

  /// The files of a picture, which must be those that were found; `nil` for one that is gone.
  private func entry(_ result: JSONValue, _ sides: SetChanges) throws(Failure) -> CacheEntry? {
    guard let name = result["name"]?.string, !Self.isGone(result) else {
      return nil
    }
    guard let entry = sides.entry(name), entry.digest == result["digest"]?.string else {
      throw Failure(
        "\(Folder.path(sides.changes, name)) is not the picture that was found",
        hint: "nothing was accepted; run emaki check again")
    }
    return entry
  }

  private func accept(
    _ result: JSONValue, _ entry: CacheEntry?, _ sides: SetChanges
  ) throws {
    let name = result.name
    guard let entry else {
      let path = Folder.path(sides.baselines, name)
      return try Folder.isFolder(path) ? UnitFiles.removeFrames(path) : Folder.remove(path)
    }
    try sides.baseline(SetChanges.id(of: name)).write(entry)
  }
}

extension JSONValue {
  /// The result's name.
  fileprivate var name: String { self["name"]?.string ?? "" }
}
