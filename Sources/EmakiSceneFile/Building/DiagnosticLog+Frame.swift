import EmakiSceneFormat

extension DiagnosticLog {
  /// Reports the sizes of a frame (`[x, y, width, height]`) that are negative.
  func refuseNegativeSize(in frame: SourceNode) {
    guard frame.isList, frame.elements.count == 4 else { return }
    let sizes = zip(frame.elements[2...], ["width", "height"])
    for (node, name) in sizes where (node.number ?? 0) < 0 {
      error(
        "a \(name) is not negative", at: node.place,
        hint: "x, y, width and height: frame: [0, 44, 375, 200]")
    }
  }
}
