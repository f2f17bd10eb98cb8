import EmakiFiles
/// Baselines of which a check has no picture: those that belong to none any more, and those that it
/// does not look at.
///
/// A picture and a motion of one name are two baselines, and so are names of other bytes that look
/// alike. Options and names of files narrow which pictures are looked at, and never what counts as
/// missing. A baseline is not looked at where its picture belongs to the set as the set's file has
/// it: its file was not chosen, or the options leave it out. Every other one is of a picture that
/// was removed.
struct UnusedBaselines {
  /// The names of those whose pictures there are no more.
  private(set) var removed: [String] = []
  /// The names of those that are not looked at.
  private(set) var unchecked: [String] = []

  /// - Parameters:
  ///   - names: of all baselines.
  ///   - ofFile: the settings from the set's file alone, where options change which pictures there
  ///     are.
  init(_ names: Set<ExactName>, _ run: SetRun, ofFile: SetSettings?) throws {
    let left = names.subtracting(run.names).sorted().map(\.text)
    if left.isEmpty { return }
    let owners = Owners(try run.folder.allFiles() + run.listing.files)
    let chosen = Set(run.listing.files)
    let failed = Set(run.listing.failures.map(\.file))
    var doubtful: [(name: String, files: [String])] = []
    for name in left {
      let files = owners.files(of: SetChanges.id(of: name))
      // Of a file that cannot be read, its failure says that nothing is known.
      if files.contains(where: failed.contains) { continue }
      if files.contains(where: { !chosen.contains($0) && !run.isWhole }) {
        unchecked.append(name)
      } else if ofFile != nil, files.contains(where: chosen.contains) {
        doubtful.append((name, files.filter(chosen.contains)))
      } else {
        removed.append(name)
      }
    }
    guard let ofFile, !doubtful.isEmpty else { return }
    let (known, broken) = try run.pictures(of: Set(doubtful.flatMap(\.files)), ofFile)
    for (name, files) in doubtful {
      let isKnown = known.contains(ExactName(name)) || files.contains(where: broken.contains)
      if isKnown { unchecked.append(name) } else { removed.append(name) }
    }
  }

  /// The files that a picture may be of, by its name.
  private struct Owners {
    private var files: [String: [String]] = [:]

    init(_ files: [String]) {
      for file in Set(files) { self.files[UnitName(file: file).text, default: []].append(file) }
    }

    /// Those whose pictures have names that begin so: up to the scene, the motion, or the values.
    func files(of id: String) -> [String] {
      let ends = id.indices.filter { "/+@".contains(id[$0]) } + [id.endIndex]
      return ends.flatMap { files[String(id[..<$0])] ?? [] }
    }
  }
}
