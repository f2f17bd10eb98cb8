// From the table of the format: EMAKI_RECORD=1 swift test --filter KeySourceTests
extension SceneStatements {
  /// A value that follows others: looked up in `input`, turned into the same of `output`.
  public struct Link: SceneStatement {
    /// As parts of a screen.
    public let content: SceneContent

    /// Makes a link.
    public init(
      rows: SceneValue? = nil, from: SceneValue, to: SceneValue, input: [SceneValue]? = nil,
      output: [SceneValue]? = nil, extrapolate: SceneWords.Extrapolate? = nil
    ) {
      let value = SceneValue.map(
        ("rows", rows), ("from", from), ("to", to), ("input", input), ("output", output),
        ("extrapolate", extrapolate)
      )
      content = SceneContent([.element("links", value.node)])
    }
  }
}
