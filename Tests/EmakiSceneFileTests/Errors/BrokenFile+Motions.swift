extension BrokenFile {
  private static let head = "children: [{id: title, pin: {top: 0}}]\n"

  static let motions = [
    BrokenFile(
      "changes of an unknown view and to a word",
      head + "motions:\n  m: [{set: {titel.x: 1, title.x: far}}]\n",
      "3:14 error: there is no view or constraint \"titel\" | did you mean \"title\"?",
      "3:35 error: \"far\" is neither points nor a part of the superview"
        + " | write points, such as 16, or a part, such as 50%"),
    BrokenFile(
      "unknown property", head + "motions:\n  m:\n    - set: {title.alhpa: 1}\n",
      "4:13 error: unknown key \"alhpa\" in view change | did you mean \"alpha\"?"),
    BrokenFile(
      "a view without property", head + "motions:\n  m:\n    - set: {title: 1}\n",
      "4:20 error: expected what to change of \"title\", got \"1\""
        + " | such as title.alpha: 1, or title: {alpha: 1}"),
    BrokenFile(
      "a pin that is not there",
      head + "motions:\n  m:\n    - set: {title.pin.top: 1, title.pin.tpo: 1}\n",
      "4:31 error: there is no pin \"tpo\" of \"title\" | did you mean \"title.pin.top\"?"),
    BrokenFile(
      "unknown states",
      head + "states: {open: {title.x: 1}}\nmotions:\n  m: {from: opne, steps: [{set: opn}]}\n",
      "4:13 error: there is no state \"opne\" | did you mean \"open\"?",
      "4:33 error: there is no state \"opn\" | did you mean \"open\"?"),
    BrokenFile(
      "unknown motions", "motions:\n  open: [{run: opne}]\ndefaultMotion: opn\n",
      "2:16 error: there is no motion \"opne\" | motions stand under \"motions\" of the scene",
      "3:16 error: there is no motion \"opn\" | did you mean \"open\"?"),
    BrokenFile(
      "two links to one value",
      "children: [{id: a}, {id: b}]\nlinks:\n"
        + "  - {from: a.x, to: b.alpha, input: [0, 1], output: [0, 1]}\n"
        + "  - {from: a.y, to: b.alpha, input: [0, 1], output: [0, 1]}\n",
      "4:21 warning: \"b.alpha\" is set by an earlier link too | "
        + "the later one holds; one link can have more inputs and outputs"),
    BrokenFile(
      "motions in a circle", "motions:\n  a: [{run: b}]\n  b: [{run: a}]\n",
      "2:3 error: motions run one another: a → b → a"),
    BrokenFile(
      "states in a circle",
      head + "states:\n  a: [b, {title.x: 1}]\n  b: a\n  c: [a]\n",
      "3:3 error: states set one another: a → b → a"),
    BrokenFile(
      "an animation of years", "motions:\n  m:\n    - animate: {duration: 1e9}\n",
      "3:27 error: expected a number from 0 to 3600 for \"duration\", got 1e9"),
    BrokenFile(
      "steps of hours", "motions:\n  m:\n    - wait: 3001\n    - wait: 3001\n",
      "2:3 error: motion \"m\" takes longer than 3600 seconds"),
    BrokenFile(
      "two actions in a step", head + "motions:\n  m:\n    - set: {title.x: 1}\n      wait: 3\n",
      "5:7 error: a step has one action, not both \"set\" and \"wait\""
        + " | put \"- \" before \"wait\" to make it a step"),
    BrokenFile(
      "completion of nothing", "motions:\n  m:\n    - wait: 1\n      completion: []\n",
      "4:7 error: only \"animate\" has a completion"),
    BrokenFile(
      "unknown curve", "motions:\n  m: [{animate: {curve: ease-uot}}]\n",
      "2:25 error: \"ease-uot\" is not a timing curve | did you mean \"ease-out\"?"),
    BrokenFile(
      "a step without a list around it",
      "children: [{id: a}]\nmotions:\n  go:\n    animate: {changes: {a.alpha: 0}}\n",
      "4:5 error: unknown key \"animate\" in motion "
        + "| a motion is a list of steps, each behind a dash: - animate: …"),
    BrokenFile(
      "a word where a mapping stands",
      "controllers: {b: {title: B}}\nmotions:\n  go: [push: b]\n",
      "3:14 error: expected a mapping (push) for \"push\", got \"b\" "
        + "| such as push: {controller: b, onto: …}"),
    BrokenFile(
      "a state that none is near",
      "children: [{id: a}]\nstates: {one: {a.alpha: 0}}\nmotions: {go: [animate: {to: third}]}",
      "3:30 error: there is no state \"third\" | the states are one"),
    BrokenFile(
      "a wrong name among the inputs of a link",
      "children: [{id: a}, {id: b}]\nlinks:\n"
        + "  - {from: a.x, to: {b.x: [0, 1], b.y: [2, 3]}, input: [0, c.width]}\n",
      "3:60 error: there is no view \"c\""),
    BrokenFile(
      "inputs that rise and fall",
      "children: [{id: a}, {id: b}]\nlinks:\n"
        + "  - {from: a.x, to: b.x, input: [0, 9, 5], output: [0, 1, 2]}\n",
      "3:33 error: the inputs rise and fall "
        + "| each lies beyond the one before; several links can follow the same value"),
    BrokenFile(
      "a link that follows a view and none of its values",
      "children: [{id: a}, {id: b}]\nlinks:\n  - {from: a.x + b, to: b.y}\n",
      "3:12 error: \"b\" has no value after it | write b.x, b.alpha …"),
    BrokenFile(
      "a part of a text that is a key of its own",
      head + "motions:\n  m: [set: {title.text.color: red, title.alfa: 0}]\n",
      "3:13 error: \"text\" has no \"color\" that changes alone | write title.textColor: …",
      "3:36 error: unknown key \"alfa\" in view change | it is called \"alpha\""),
    BrokenFile(
      "a damping ratio by its long name",
      head + "motions:\n  m: [animate: {spring: {dampingRatio: 1}, changes: {title.x: 1}}]\n",
      "3:26 error: unknown key \"dampingRatio\" in spring | it is called \"damping\""),
  ]

  /// Words of other tools for what is called otherwise here.
  static let foreignWords = [
    BrokenFile(
      "a size of letters and a colour beside the font",
      "children: [{text: A, fontSize: 12, colour: red}]\n",
      "1:22 error: unknown key \"fontSize\" in view "
        + "| write the size into the font: font: 12, or font: 12 bold",
      "1:36 error: unknown key \"colour\" in view | it is called \"textColor\""),
    BrokenFile(
      "a kind as a key", "children: [{stackView: {axis: vertical}}]\n",
      "1:13 error: unknown key \"stackView\" in view | it is a kind: {kind: stackView, …}"),
    BrokenFile(
      "a view called by its kind",
      "children: [{text: A}]\nconstraints: [label.top == superview.top]\n",
      "2:15 error: there is no view \"label\" "
        + "| views are called by their ids: give it one, such as id: label"),
    BrokenFile(
      "a named constraint in quotes",
      "children: [{id: row}]\nconstraints:\n  - \"h1: row.height == 56\"\n",
      "3:6 error: \"h1\" has no line or length after it "
        + "| a constraint with a name is not quoted: - h1: …"),
  ]
}
