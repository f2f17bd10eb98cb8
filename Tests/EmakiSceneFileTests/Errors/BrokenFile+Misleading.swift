extension BrokenFile {
  /// Mistakes of which the message once told another one, or several.
  static let misleading = [
    BrokenFile(
      "a link to a view alone",
      """
      children: [{id: a}, {id: l, kind: table, rows: 3, cell: {id: c, text: A}}]
      links:
        - {from: l.contentOffset.y, to: a, input: [0, 1], output: [0, 1]}
        - {rows: l, from: c.rect.y, to: c, input: [0, 1], output: [0, 1]}
      """,
      "3:35 error: \"a\" has no value after it "
        + "| a link sets one: write a.alpha, a.transform.y …",
      "4:35 error: \"c\" has no value after it "
        + "| a link sets one: write c.alpha, c.transform.y …"),
    BrokenFile(
      "truths of what is a number",
      """
      children: [{id: a}, {id: l, kind: scroll}]
      links:
        - {from: l.contentOffset.y, to: a.hidden, input: [0, 1], output: [false, true]}
        - {from: l.contentOffset.y, to: a.alpha, input: [0, 1], output: [0, true]}
      """,
      "4:71 error: expected a number, got \"true\" "
        + "| true and false are outputs for hidden, enabled and clips"),
    BrokenFile(
      "an id twice, of views with pins",
      "children:\n  - {id: a, pin: {top: 0, left: 0}}\n  - {id: a, pin: {top: 1, left: 0}}\n",
      "3:10 error: duplicate id \"a\" | the first is in line 2"),
    BrokenFile(
      "an id that is repeated with its pin",
      "children:\n  - {id: a, repeat: 3, pin: {top: 0, left: 0}}\n",
      "2:10 error: duplicate id \"a\" "
        + "| repeated and ready-made views need ids that differ, such as a-{index}"),
    BrokenFile(
      "states between rests, one too many",
      "children: [{id: a, pan: {moves: [a], rests: [{at: 0}, {at: 9}], between: [x, y]}}]",
      "1:74 error: 2 rests have 1 gap, but \"between\" has 2 | it has a state for each gap"),
    BrokenFile(
      "a velocity along one axis",
      "children: [{id: a}]\nmotions: {m: [flick: {on: a, velocity: -1000}]}",
      "2:40 error: expected a list of 2 numbers for \"velocity\", got \"-1000\" "
        + "| to the right and down, in points a second: velocity: [0, -1000]"),
    BrokenFile(
      "a pair that is one number", "children: [{anchorPoint: 0.5}]",
      "1:26 error: expected a list of 2 numbers for \"anchorPoint\", got \"0.5\" "
        + "| a list stands in brackets: anchorPoint: [0.5, …]"),
    BrokenFile(
      "a text that is nothing", "children: [{text: ~}]",
      "1:19 error: expected text, or a list of texts or spans, or a mapping (text) for \"text\", "
        + "got nothing | a text that is empty is text: \"\""),
    BrokenFile(
      "steps of a motion under another name",
      "children: [{id: a}]\nmotions: {m: {open: [set: {a.x: 1}]}}",
      "2:15 error: unknown key \"open\" in motion | the keys are from, after, reduced, steps"),
    BrokenFile(
      "springs of SwiftUI",
      "children: [{id: a}]\nmotions: {m: [animate: {spring: {response: 0.5, dampingFraction: 0.8}, "
        + "to: b}]}\nstates: {b: {a.x: 1}}",
      "2:34 error: unknown key \"response\" in spring "
        + "| a response is the animation's duration, a damping fraction of 0.8 is a bounce of 0.2: "
        + "duration: 0.5, spring: {bounce: 0.2}"),
    BrokenFile(
      "words of stacks and texts",
      "children: [{kind: stack, direction: vertical, alignment: middle}, {text: A, align: middle}]",
      "1:37 error: expected one of leftToRight, rightToLeft for \"direction\", got \"vertical\" "
        + "| how a stack goes is its \"axis\": axis: vertical, or its kind: row or column",
      "1:58 error: expected one of fill, leading, center, trailing, firstBaseline, lastBaseline for "
        + "\"alignment\", got \"middle\" | it is called \"center\"",
      "1:84 error: expected one of natural, left, center, right, trailing, justified for \"align\", "
        + "got \"middle\" | it is called \"center\""),
  ]
}
