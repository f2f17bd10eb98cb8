import EmakiLayout

/// A pair and what came out of it.
///
/// Sets have hundreds of thousands of results, nearly all of pictures that are the same. So what few of
/// them have is stored apart.
public struct PairResult: Sendable, Hashable {
  /// The files.
  public var pair: PicturePair
  /// The verdict.
  public var outcome: PairOutcome
  /// The file that a note on a pull request is put at, by its path in the repository, where that is
  /// known.
  public var notedFile: String?
  /// `nil` where all of it is empty.
  private var rest: Shared<Rest>?

  private struct Rest: Sendable, Hashable {
    var meaning = MeaningDifference()
    var reel: FramesDifference?
    var design: DesignResult?
    var ignored = IgnoredTally()
  }

  /// Makes a result.
  public init(
    pair: PicturePair, outcome: PairOutcome, meaning: MeaningDifference = MeaningDifference(),
    reel: FramesDifference? = nil
  ) {
    self.pair = pair
    self.outcome = outcome
    store(Rest(meaning: meaning, reel: reel))
  }

  /// The differences between the metadata of the pictures.
  public var meaning: MeaningDifference {
    get { stored.meaning }
    set { change { $0.meaning = newValue } }
  }

  /// How the motions differ, where the pair is one of motions.
  public var reel: FramesDifference? {
    get { stored.reel }
    set { change { $0.reel = newValue } }
  }

  /// How the views differ, where the pair is a design and a screen.
  public var design: DesignResult? {
    get { stored.design }
    set { change { $0.design = newValue } }
  }

  /// The parts that were not compared.
  public var ignored: IgnoredTally {
    get { stored.ignored }
    set { change { $0.ignored = newValue } }
  }

  private var stored: Rest { rest?.value ?? Rest() }

  private mutating func change(_ body: (inout Rest) -> Void) {
    var rest = stored
    body(&rest)
    store(rest)
  }

  private mutating func store(_ new: Rest) {
    rest = new == Rest() ? nil : Shared(new)
  }
}
