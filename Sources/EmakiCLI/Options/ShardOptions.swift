import EmakiWorkspace
import ArgumentParser

/// One of several parts of a command's comparisons or pages, and where its results go.
struct ShardOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Only the I-th of N parts, of about the same work: for several machines.", valueName: "I/N"))
  var shard: Shard?

  @Option(help: ArgumentHelp("Where the results are written, for merge.", valueName: "file"))
  var results: String?

  /// The options without a command line.
  var settings: PartSettings {
    var settings = PartSettings()
    settings.shard = shard
    settings.results = results
    return settings
  }
}

extension Shard: ExpressibleByArgument {
  init?(argument: String) { self.init(argument) }
}
