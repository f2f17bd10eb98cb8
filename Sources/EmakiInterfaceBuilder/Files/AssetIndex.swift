/// A file or folder of assets.
struct AssetPlace {
  /// Where it is read from.
  var files: any NeighbouringFiles
  /// From there.
  var path: String
}

/// The assets of a project by their names; of several of one name the nearest.
///
/// Near is what takes the fewest steps up from the document's folder, then the fewest down.
struct AssetIndex {
  /// The folder of each set, by its name with extension.
  private(set) var sets: [String: AssetPlace] = [:]
  /// Pictures outside of sets, by the name of the file.
  private(set) var files: [String: AssetPlace] = [:]
  /// Whether the search ended early.
  let isCut: Bool

  /// Searches the files around a document, or in a folder.
  init(_ source: any NeighbouringFiles, in reach: AssetReach) {
    let found = source.assets(in: reach)
    isCut = found.isCut
    for path in found.paths.map(Route.init).sorted() { add(path.parts, source) }
  }

  private mutating func add(_ parts: [Substring], _ source: any NeighbouringFiles) {
    let set = parts.dropLast().firstIndex { $0.hasSuffix(".imageset") || $0.hasSuffix(".colorset") }
    let path = parts[...(set ?? parts.count - 1)].joined(separator: "/")
    let name = String(parts[set ?? parts.count - 1])
    let place = AssetPlace(files: source, path: path)
    if set == nil {
      if files[name] == nil { files[name] = place }
    } else if sets[name] == nil {
      sets[name] = place
    }
  }
}

/// A relative path, ordered by its steps.
private struct Route: Comparable {
  let parts: [Substring]
  private let up: Int
  private let path: String

  init(_ path: String) {
    self.path = path
    parts = path.split(separator: "/").filter { $0 != "." }
    up = parts.prefix { $0 == ".." }.count
  }

  static func < (a: Route, b: Route) -> Bool {
    (a.up, a.parts.count, a.path) < (b.up, b.parts.count, b.path)
  }
}
