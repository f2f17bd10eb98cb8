extension BrokenFile {
  /// Keys and steps that are right by themselves and do nothing where they stand.
  static let idle = [
    BrokenFile(
      "what a bar shows, without a bar",
      """
      rightItems: [Edit]
      bar: {prefersLargeTitles: true}
      tabBarItem: house
      controllers:
        inner: {leftItems: [Back]}
        list: {rightItems: [Edit]}
        shown: {leftItems: [Close]}
        stack: {type: navigation, viewControllers: [list]}
      children: [{id: a, embed: inner}, {id: b, embed: stack}]
      motions: {m: [push: {controller: shown, onto: stack}]}
      """,
      "1:1 warning: \"rightItems\" does nothing outside of a navigation controller "
        + "| it is for one of its viewControllers: type: navigation, viewControllers: "
        + "[{rightItems: …}]",
      "2:1 warning: \"bar\" does nothing for a controller of type view "
        + "| it is for navigation and tabBar, which have one over their viewControllers",
      "3:1 warning: \"tabBarItem\" does nothing outside of a tab bar controller "
        + "| it is for one of its viewControllers: type: tabBar, viewControllers: "
        + "[{tabBarItem: …}]",
      "5:11 warning: \"leftItems\" does nothing outside of a navigation controller "
        + "| it is for one of its viewControllers: type: navigation, viewControllers: "
        + "[{leftItems: …}]"),
    BrokenFile(
      "what a bar shows, of columns that may be pushed",
      """
      type: split
      viewControllers: [list, detail]
      controllers: {list: {rightItems: [Edit]}, detail: {rightItems: [Share]}}
      """),
    BrokenFile(
      "a value that nothing has",
      """
      children:
        - {text: A, on: {valueChanged: m}}
        - {kind: stepper, on: {valueChanged: m}}
        - {on: {valueChanged: m}, children: [{children: [{kind: switch}]}]}
        - {kind: table, rows: 3, on: {valueChanged: m}, cell: {children: [{kind: slider}]}}
        - {kind: container, embed: {}, on: {valueChanged: m}}
      motions: {m: [wait: 1]}
      """,
      "2:20 warning: a finger changes no value of a label "
        + "| it does of a switch, slider, stepper or segmentedControl, also inside of the view"),
    BrokenFile(
      "rows beside sections, and a cell without rows",
      """
      children:
        - {kind: table, rows: 5, sections: [{rows: 2}]}
        - {kind: table, cell: {text: A}}
        - {kind: table, cell: {text: A}, sections: [{rows: 2}]}
      """,
      "2:19 warning: \"rows\" does nothing beside \"sections\" "
        + "| the sections have rows of their own: sections: [{rows: 5}]",
      "3:19 warning: \"cell\" does nothing without \"rows\" "
        + "| rows says how many there are, or their values: rows: 5"),
    BrokenFile(
      "a pan with two ways to move",
      """
      children:
        - {id: a, pan: {moves: [a], rests: [{at: 0}], motion: m, threshold: 0.3}}
        - {id: b, pan: {moves: [b], rests: [{at: 0}], threshold: 0.3, distance: 9}}
      motions: {m: [set: {a.x: 1}]}
      """,
      "2:19 warning: \"moves\" does nothing beside \"motion\" "
        + "| a pan moves views between rests, or a motion",
      "2:31 warning: \"rests\" does nothing beside \"motion\" "
        + "| a pan moves views between rests, or a motion",
      "3:49 warning: \"threshold\" does nothing without \"motion\" "
        + "| of views, the rests say how far they go",
      "3:65 warning: \"distance\" does nothing without \"motion\" "
        + "| of views, the rests say how far they go"),
    BrokenFile(
      "steps that change nothing",
      "children: [{id: a}]\n"
        + "motions: {m: [animate: {duration: 1}, animate: {changes: {}}, set: {}, set: {a.x: 1}]}",
      "2:24 warning: this animation changes nothing | say what: changes: {VIEW.alpha: 0}, or to: "
        + "STATE; a step that only waits is a wait",
      "2:48 warning: this animation changes nothing | say what: changes: {VIEW.alpha: 0}, or to: "
        + "STATE; a step that only waits is a wait",
      "2:63 warning: this step changes nothing | such as set: {VIEW.alpha: 0}"),
    BrokenFile(
      "a text of what shows none",
      "children: [{id: list, kind: table, rows: 3}]\nmotions: {m: [set: {list.text: A}]}",
      "2:21 warning: \"text\" does nothing for a tableView "
        + "| it is for labels, buttons and fields"),
    BrokenFile(
      "slips in the names of data",
      """
      data: {values: {items: [{name: A}, {name: B, more: C}], title1: T}}
      children:
        - {kind: table, rows: "{data.itemz}", cell: {text: "{item.name}"}}
        - {kind: table, rows: "{data.items}", cell: {text: "{item.nmae} {item.more} {item.mroe|}"}}
        - {text: "{data.title2} {data.subtitle}"}
      """,
      "3:25 warning: the data has no \"itemz\" | did you mean {data.items}?",
      "4:54 warning: there is no value for {item.nmae} | did you mean {item.name}?"),
    BrokenFile(
      "ids that constraints take for other views",
      "children: [{id: self}, {id: superview}]",
      "1:17 warning: in constraints \"self\" is no view of this id "
        + "| there it means the view that has them",
      "1:29 warning: in constraints \"superview\" is no view of this id "
        + "| there it means the view around"),
  ]
}
