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
      "4:13 warning: the ids of 2 rows do nothing | motions and fingers call the rows list/1, list/3",
      "7:38 warning: the id of a row does nothing | motions and fingers call the row more/2"),
    BrokenFile(
      "ids of rows that something can mean",
      """
      children:
        - {id: list, kind: table, rows: [{id: one, text: A}]}
        - {id: more, kind: table, rows: [{id: two, text: A, on: {tap: [set: {two.alpha: 0}]}}]}
        - id: held
          kind: table
          rows: [{id: five, children: [{pin: {top: 0}}], constraints: [five.height == 80]}]
        - {id: data, kind: table, rows: [{id: 3}, {id: 4}], cell: {id: row, text: "{id}"}}
      links: [{rows: list, from: one.rect.y, to: one.alpha, input: [0, 9], output: [0, 1]}]
      """),
    BrokenFile(
      "ids of many rows",
      """
      children:
        - {id: list, kind: table, rows: [{id: a}, {id: b}, {id: c}, {id: d}]}
      """,
      "2:37 warning: the ids of 4 rows do nothing "
        + "| motions and fingers call the rows list/1, list/2, list/3 …"),
    BrokenFile(
      "changes of what a link sets",
      """
      children: [{id: s, kind: scroll}, {id: a}, {id: b, on: {tap: [set: {a: {alpha: 0}}]}}]
      links:
        - {from: s.contentOffset.x, to: a.alpha, input: [0, 9], output: [0, 1]}
        - {from: s.contentOffset.x, to: {b.y: [0, 1]}, input: [0, 9]}
      motions:
        m: [animate: {duration: 1, changes: {b.y: 1, b.x: 2}}]
      """,
      "1:73 warning: a link sets \"a.alpha\" all the time, so that this does nothing "
        + "| change what the link follows, s.contentOffset.x, or leave one of them out",
      "6:40 warning: a link sets \"b.y\" all the time, so that this does nothing "
        + "| change what the link follows, s.contentOffset.x, or leave one of them out"),
    BrokenFile(
      "views of a column that a compact width does not show",
      """
      type: split
      viewControllers: [list, detail]
      controllers:
        list: {children: [{id: row, text: A}]}
        detail: {children: [{children: [{id: subject, text: Hello}]}]}
      motions:
        m: [{set: {subject.text: Changed}}, {tap: subject}]
      """,
      "7:14 warning: \"subject\" is in a column that a compact width does not show | push it before, "
        + "or write the step as {compact: …, regular: …}",
      "7:45 warning: \"subject\" is in a column that a compact width does not show | push it before, "
        + "or write the step as {compact: …, regular: …}"),
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
      "2:41 warning: there is no value for {indx} | did you mean {index}?",
      "2:41 warning: there is no value for {other} | rows that are given by their number have only "
        + "{index}",
      "3:51 warning: there is no value for {itme} | did you mean {item}?",
      "4:72 warning: there is no value for {itm} | did you mean {item}?",
      "5:30 warning: there is no value for {indes} | did you mean {index}?",
      "6:29 warning: there is no value for {numbr} | did you mean {number}?"),
    BrokenFile(
      "names that no row has a value for",
      """
      children:
        - {kind: table, rows: [A, B], cell: {text: "{title} {item}"}}
        - {kind: table, rows: [{name: A}], cell: {text: "{subtitle} {number|none}"}}
      """,
      "2:46 warning: there is no value for {title} | the rows are plain values: {item} stands for one",
      "3:51 warning: there is no value for {subtitle} | the rows have {name}"),
    BrokenFile(
      "a link that is to follow one row",
      """
      children: [{id: items, kind: table, rows: 4, pin: edges}, {id: a, text: A, pin: {top: 0}}]
      links: [{from: items/4.transform.y, to: a.alpha, input: [0, 1], output: [0, 1]}]
      """,
      "2:16 error: \"items\" has no value after it | a link cannot follow one row; with rows: items it "
        + "follows each: row.transform.y"),
    BrokenFile(
      "a kind in place of a view",
      "children: [{kind: table, pin: edges, rows: [{text: A, accessoryView: switch}]}]",
      "1:70 error: expected a mapping (view) for \"accessoryView\", got \"switch\" "
        + "| a view is a mapping: {kind: switch}"),
    BrokenFile(
      "parts of a view that are called nearly so",
      """
      children: [{id: s, kind: stepper, pin: center}, {id: card, children: [{text: A}]}]
      motions: {go: [{tap: s/Plus}, {set: {card/Label.alpha: 0}}]}
      """,
      "2:22 error: there is no view \"s/Plus\" | a stepper has \"s/minus\" and \"s/plus\"",
      "2:38 error: there is no view or constraint \"card/Label\" | did you mean \"card/label\"?"),
    BrokenFile(
      "the item of a menu in a row, looked for in the row",
      """
      children:
        - id: list
          kind: table
          pin: edges
          rows: [{t: A}, {t: B}]
          cell: {text: "{t}", children: [{id: more, icon: more, menu: [Open, Share], pin: center}]}
        - {id: title, text: T}
      motions: {m: [{tap: list/2/moreItem2}, {tap: list/1/title}, {tap: list/1-2/more}]}
      """,
      "8:21 error: there is no view \"list/2/moreItem2\" | the items of a menu are not in "
        + "the row: this one is called moreMenuItem2 in the first menu, moreMenu2… in the second",
      "8:46 error: there is no view \"list/1/title\" | \"title\" is not in a row: write title",
      "8:67 error: there is no view \"list/1-2/more\" | steps change one row, list/1/more, or all of "
        + "them, list/*/more"),
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
      "2:40 warning: there is no value for {itme} | did you mean {item}?",
      "3:16 warning: there is no value for {indx} | did you mean {index}?"),
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
