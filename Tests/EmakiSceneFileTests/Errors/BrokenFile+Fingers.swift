extension BrokenFile {
  private static func step(_ step: String) -> String {
    """
    children: [{id: a}, {id: s, kind: scroll}]
    motions: {go: [\(step)]}

    """
  }

  /// Fingers, scroll views and keys that do not know where to go.
  static let fingers = [
    BrokenFile(
      "a finger in two places", step("drag: {on: a, edge: left, by: [9, 0]}"),
      "2:30 error: a finger goes down in one place, not both \"on\" and \"edge\""
        + " | keep one of them"),
    BrokenFile(
      "a finger without a way", step("drag: {on: a}"),
      "2:22 error: how far does the finger move?"
        + " | say \"by\" with two numbers, or \"path\" with times and ways"),
    BrokenFile(
      "a finger with two ways", step("drag: {on: a, by: [9, 0], path: [[0.1, 9, 0]]}"),
      "2:42 error: a finger moves in one way, not both \"by\" and \"path\" | keep one of them"),
    BrokenFile(
      "a way in no time", step("drag: {on: a, by: [9, 0], duration: 0}"),
      "2:52 error: a finger takes time for its way | without a duration it takes 0.3 seconds"),
    BrokenFile(
      "a path before its beginning", step("drag: {on: a, path: [[-0.1, 0, 0], [0.2, 9, 0]]}"),
      "2:36 error: the times of a path grow from 0"),
    BrokenFile(
      "a scroll view without a place", step("scrollTo: {view: s}"),
      "2:26 error: a scroll view needs a place to scroll to"
        + " | say \"offset\", \"page\", \"row\", \"edge\", or \"center\" with a view"),
    BrokenFile(
      "a scroll view with two places", step("scrollTo: {view: s, page: 1, offset: [0, 0]}"),
      "2:45 error: a scroll view runs to one place, not both \"page\" and \"offset\""
        + " | keep one of them"),
    BrokenFile(
      "a page that is found twice", step("page: {view: s, to: 1, by: 1}"),
      "2:39 error: a page is found in one way, not both \"to\" and \"by\" | keep one of them"),
    BrokenFile(
      "no frames", step("keyframes: {frames: []}"),
      "2:36 error: keyframes need at least one frame"),
    BrokenFile(
      "a frame after the whole",
      step("keyframes: {frames: [{at: 0.75, for: 0.5, changes: {a.x: 1}}]}"),
      "2:37 error: a frame at 0.75 for 0.5 ends after the whole"
        + " | \"at\" and \"for\" are parts of the whole, together at most 1"),
    BrokenFile(
      "a curve and a spring", step("animate: {curve: linear, spring: 0.5, changes: {a.x: 1}}"),
      "2:41 error: an animation has a curve or a spring, not both | keep one of them"),
    BrokenFile(
      "an edge by its meaning", step("edgePan: {edge: leading, by: 100}"),
      "2:32 error: expected one of left, right, top, bottom for \"edge\", got \"leading\""
        + " | with mirrors: true, left is where lines begin, and right where they end"),
    BrokenFile(
      "two weights", "children: [{text: a, font: title1 bold thin}]\n",
      "1:28 error: a font has one weight, not bold and thin | keep one of them"),
  ]
}
