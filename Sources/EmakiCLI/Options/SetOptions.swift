import EmakiWorkspace
import ArgumentParser
import EmakiLimits

/// How the pictures of a set are made: shared with other runs, and by several machines.
struct SetOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("A folder where finished pictures of sets are kept.", valueName: "dir"))
  var cache: String?

  @Option(
    help: ArgumentHelp(
      "How large that folder may become, such as 500MB or 4GB. (default: 2GB)", valueName: "size"))
  var cacheSize: ByteCount?

  @Option(
    help: ArgumentHelp("Where the results of a set are written, for merge.", valueName: "file"))
  var results: String?

  @Option(
    help: ArgumentHelp(
      "What emaki plan printed with the same options: only the files of the shard are read.",
      valueName: "file"))
  var plan: String?

  func validate() throws {
    if cacheSize != nil, cache == nil {
      throw ValidationError("--cache DIR says of which folder --cache-size is the size.")
    }
    if cache == "" { throw ValidationError("--cache has no name.") }
  }

  /// The options without a command line.
  var settings: SetRunSettings {
    var settings = SetRunSettings()
    settings.cache = cache
    if let cacheSize { settings.cacheSize = cacheSize.bytes }
    settings.plan = plan
    return settings
  }
}

/// `500MB`, `4GB`
struct ByteCount: ExpressibleByArgument {
  let bytes: Int

  private static let units = [("KB", 1 << 10), ("MB", 1 << 20), ("GB", 1 << 30), ("TB", 1 << 40)]

  init?(argument: String) {
    let text = argument.uppercased()
    let unit = Self.units.first { text.hasSuffix($0.0) } ?? ("", 1)
    guard let count = Double(text.dropLast(unit.0.count)), count > 0,
      count * Double(unit.1) <= 1e18
    else { return nil }
    bytes = Int(clamping: count * Double(unit.1))
  }
}
