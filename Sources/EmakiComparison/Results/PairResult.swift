/// A pair and what came out of it.
public struct PairResult: Sendable, Hashable {
  /// The files.
  public var pair: PicturePair
  /// The verdict.
  public var outcome: PairOutcome
  /// What the pictures say of themselves, where they differ.
  public var meaning: MeaningDifference
  /// How the motions differ, where the pair is one of motions.
  public var reel: FramesDifference?
  /// How the views differ, where the pair is a design and a screen.
  public var design: DesignResult?
  /// The file that a note on a pull request is put at, by its path in the repository, where that is
  /// known.
  public var notedFile: String?

  /// Makes a result.
  public init(
    pair: PicturePair, outcome: PairOutcome, meaning: MeaningDifference = MeaningDifference(),
    reel: FramesDifference? = nil
  ) {
    self.pair = pair
    self.outcome = outcome
    self.meaning = meaning
    self.reel = reel
  }
}
