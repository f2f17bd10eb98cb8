extension BrokenFile {
  /// What would not be noticed: it does nothing, or something else than was meant.
  static let unseen = [
    BrokenFile(
      "ids of rows",
      """
      children:
        - id: list
          kind: table
          rows: [{id: one, text: A}, B, {id: three, text: C}]
        - id: more
          kind: table
          sections: [{rows: [A]}, {rows: [{id: own, text: B}]}]
      """,
      "4:13 warning: the id of a row does nothing | motions and fingers call the row list/1",
      "4:36 warning: the id of a row does nothing | motions and fingers call the row list/3",
      "7:38 warning: the id of a row does nothing | motions and fingers call the row more/2"),
    BrokenFile(
      "ids of rows that something can mean",
      """
      children:
        - {id: list, kind: table, rows: [{id: one, text: A}]}
        - {id: more, kind: table, rows: [{id: two, text: A, on: {tap: [set: {two.alpha: 0}]}}]}
        - {id: data, kind: table, rows: [{id: 3}, {id: 4}], cell: {id: row, text: "{id}"}}
      links: [{rows: list, from: one.rect.y, to: one.alpha, input: [0, 9], output: [0, 1]}]
      """),
    BrokenFile(
      "names that a cell or a repetition does not put in, near some that it does",
      """
      children:
        - {kind: table, rows: 5, cell: {text: "{indx} {index} {other}"}}
        - {kind: table, rows: [{name: A}], cell: {text: "{itme.name} {nam} {name} {nam|none}"}}
        - {kind: table, sections: [{rows: [A, B]}], cell: {children: [{text: "{itm}"}]}}
        - {id: "dot{index}", text: "{indes}", repeat: 2}
        - {id: "n{number}", text: "{numbr} {indx}", repeat: {count: 2, as: number}}
        - {text: "{indx}"}
      """,
      "2:41 warning: nothing is put in for {indx} | did you mean {index}?",
      "3:51 warning: nothing is put in for {itme} | did you mean {item}?",
      "4:72 warning: nothing is put in for {itm} | did you mean {item}?",
      "5:30 warning: nothing is put in for {indes} | did you mean {index}?",
      "6:29 warning: nothing is put in for {numbr} | did you mean {number}?"),
    BrokenFile(
      "a name near that of the row's number, in a component",
      """
      components:
        line: {parameters: {title: ~}, text: "{title} {itme}"}
        mark: {text: "{indx}"}
      children:
        - {kind: table, rows: 3, cell: {component: line, with: {title: A}}}
        - {kind: table, rows: 3, cell: {component: mark}}
      """,
      "2:40 warning: nothing is put in for {itme} | did you mean {item}?",
      "3:16 warning: nothing is put in for {indx} | did you mean {index}?"),
    BrokenFile(
      "milliseconds",
      """
      children: [{id: a}]
      motions:
        m: [animate: {duration: 300, changes: {a.alpha: 0}}]
        n: [animate: {duration: 1250, curve: ease-out, changes: {a.alpha: 0}}]
        o: [wait: 200]
      """,
      "3:27 warning: this animation lasts 300 seconds | times are seconds: 0.3",
      "4:27 warning: this animation lasts 1250 seconds | times are seconds: 1.25",
      "5:13 warning: this step waits 200 seconds | times are seconds: 0.2"),
    BrokenFile(
      "minutes",
      """
      children: [{id: a}]
      motions:
        m: [animate: {duration: 60, changes: {a.alpha: 0}}]
        n: [animate: {duration: 300, curve: linear, changes: {a.alpha: 0}}]
        o: [animate: {duration: 120, repeat: 2, changes: {a.alpha: 0}}]
        p: [animate: {duration: 123, changes: {a.alpha: 0}}]
      """),
    BrokenFile(
      "a constraint that a link is to follow",
      """
      children: [{id: window}, {id: b}]
      constraints:
        - windowHeight: window.height == 300
        - windowTop: {equation: window.top == 8}
        - gap: "[window]-8-[b]"
        - baseline: b.firstBaseline == 20
      links:
        - {from: windowHeight, to: b.x, input: [0, 9], output: [0, 1]}
        - {from: windowTop.constant + 3, to: b.y, input: [0, 9], output: [0, 1]}
        - {from: gap, to: b.alpha, input: [0, 9], output: [0, 1]}
        - {from: baseline, to: b.alpha, input: [0, 9], output: [0, 1]}
      """,
      "8:12 error: a constraint cannot be followed: \"windowHeight\" "
        + "| its view can: window.height",
      "9:12 error: a constraint cannot be followed: \"windowTop\" | its view can: window.y",
      "10:12 error: a constraint cannot be followed: \"gap\" | its view can: b.leading",
      "11:12 error: a constraint cannot be followed: \"baseline\" "
        + "| follow a value of its view, such as VIEW.height"),
  ]
}
