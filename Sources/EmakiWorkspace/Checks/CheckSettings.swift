package import EmakiComparison
package import EmakiRendering

/// Everything that decides how a set is drawn and compared with its baselines, with its defaults.
package struct CheckSettings: Sendable {
  package var screen = ScreenSettings()
  package var sampling = SamplingSettings()
  package var picture = PictureSettings()
  package var limits = LimitSettings()
  package var set = SetRunSettings()
  package var reading = ReadingSettings()
  /// The part of the set that is drawn; `nil` for all of it.
  package var shard: Shard?
  /// How many pictures are made at once, at most; `nil` for one a processor.
  package var jobs: Int?
  /// The folder for expected, difference and actual side by side.
  package var diff: String?
  /// The HTML page on what changed, with its title.
  package var report: (path: String, title: String)?

  package init() {}
}

extension SetFolder {
  /// Draws the set and compares it with its baselines. New and changed pictures go into the folder of
  /// changes, with the results.
  ///
  /// - Parameter outputs: the files that are written besides.
  /// - Returns: the file with the results, and how many there are of each outcome.
  package func check(
    _ settings: CheckSettings, outputs: OutputFiles, timings: Timings? = nil
  ) throws -> (results: String, counts: OutcomeCounts) {
    let drawn = try SetSettings(
      self, screen: settings.screen, sampling: settings.sampling, picture: settings.picture)
    let comparison = try SetComparison(
      self, limits: settings.limits, wantsPictures: settings.diff != nil)
    let isOfFile = SetSettings.areOfFile(
      screen: settings.screen, sampling: settings.sampling, picture: settings.picture)
    let changes = SetChanges(folder: self)
    var check = SetCheck(
      run: try SetRun(
        "check", self, drawn, options: settings.set,
        rules: comparison.rules + (settings.shard == nil ? [] : changes.baselineSizes),
        shard: settings.shard, jobs: settings.jobs, timings: timings),
      comparison: comparison,
      drawing: DifferenceDrawing(
        path: settings.diff, isMask: false, isOverlay: false, outputs: outputs),
      report: settings.report,
      ofFile: isOfFile ? nil : try SetSettings(ofFile: self, settings.screen))
    let counts = try check.write(settings.reading, timings)
    return (changes.results(check.run.head), counts)
  }
}
