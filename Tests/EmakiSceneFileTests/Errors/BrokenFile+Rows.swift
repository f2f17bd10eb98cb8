import EmakiSceneFormat

@testable import EmakiSceneFile

extension BrokenFile {
  static let rows = [
    BrokenFile(
      "a billion rows",
      "children: [{kind: table, rows: 1000000000}]",
      "1:32 error: expected a whole number from 0 to 1000000 for \"rows\", got 1000000000 "
        + "| how many, up to a million, or a list such as \"{data.items}\"; "
        + "only rows in view are made"),
    BrokenFile(
      "rows that are not counted",
      "children: [{kind: table, rows: many}]",
      "1:32 error: expected a whole number from 0 to 1000000 for \"rows\", got \"many\" "
        + "| how many, up to a million, or a list such as \"{data.items}\"; "
        + "only rows in view are made"),
    BrokenFile(
      "a row beyond the last, and a view that rows do not have",
      """
      children: [{id: list, kind: table, rows: 10, cell: {children: [{id: title, text: A}]}}]
      motions:
        go: [set: {list/11/title.alpha: 0, list/3/titel.alpha: 0, list/3/photo.alpha: 0}]
      """,
      "3:14 error: there is no view or constraint \"list/11/title\" "
        + "| \"list\" has 10 rows, counted from 1",
      "3:38 error: there is no view or constraint \"list/3/titel\" "
        + "| did you mean \"list/3/title\"?",
      "3:61 error: there is no view or constraint \"list/3/photo\" | its rows have title"),
    BrokenFile(
      "views of headers and footers by wrong names",
      """
      children:
        - {id: list, kind: table, sections: [{rows: [A], header: Card, footer: {id: message, text: B}}]}
      motions:
        go: [set: {message.text: C}, set: {list/header1/title.text: D}, set: {list/footer2.alpha: 0}]
      """,
      "4:14 error: there is no view or constraint \"message\" "
        + "| in the table \"list\" it is called list/footer1",
      "4:38 error: there is no view or constraint \"list/header1/title\" "
        + "| \"list/header1\" has text",
      "4:73 error: there is no view or constraint \"list/footer2\" "
        + "| did you mean \"list/footer1\"?"),
    BrokenFile(
      "views of rows by their names alone",
      """
      children:
        - {id: list, kind: table, rows: [{id: plane, kind: cell, children: [{id: title, text: A}]}]}
      motions:
        go: [{tap: plane}, {set: {title.alpha: 0}}]
      """,
      "2:37 warning: the id of a row does nothing | motions and fingers call the row list/1",
      "4:14 error: there is no view \"plane\" | the first row of \"list\" is called list/1",
      "4:29 error: there is no view or constraint \"title\" "
        + "| it is in the rows of \"list\": list/1/title in the first"),
    BrokenFile(
      "views of a later row by their names alone",
      """
      children:
        - id: list
          kind: table
          rows: [One, {id: mail, children: [{id: title, text: A}]}, {children: [{id: flag, text: B}]}]
      motions:
        go: [{tap: mail}, {set: {title.alpha: 0}}, {set: {flag.alpha: 0}}]
      """,
      "4:18 warning: the id of a row does nothing | motions and fingers call the row list/2",
      "6:14 error: there is no view \"mail\" | row 2 of \"list\" is called list/2",
      "6:28 error: there is no view or constraint \"title\" "
        + "| it is in row 2 of \"list\": list/2/title",
      "6:53 error: there is no view or constraint \"flag\" "
        + "| it is in row 3 of \"list\": list/3/flag"),
    BrokenFile(
      "rows of a view",
      "children: [{kind: view, rows: 3}]",
      "1:25 warning: \"rows\" does nothing for a view | it is for tableView, collectionView"),
    BrokenFile(
      "a controller in a cell",
      "children: [{kind: table, rows: 3, cell: {children: [{embed: {title: A}}]}}]",
      "1:61 error: rows, and what is in them, hold no controllers "
        + "| a component can be both, a row and a controller's view; the header of a section can "
        + "hold a controller, and cells can stand with containers in a column inside the table"),
    BrokenFile(
      "a motion by name, and a state, for rows that appear",
      """
      children:
        - {kind: table, rows: 3, cell: {on: {appear: fade}}}
        - {kind: table, rows: 3, cell: {on: {appear: [animate: {to: seen}]}}}
      states: {seen: {}}
      motions: {fade: [wait: 1]}
      """,
      "2:48 error: expected a list of steps for \"appear\", got \"fade\" "
        + "| such as - wait: 0.3, or a motion: - run: fade",
      "3:63 error: a row that appears goes to no state "
        + "| say what changes in it: changes: {row.alpha: 1}"),
    BrokenFile(
      "what is not in a row that appears",
      """
      children:
        - id: list
          kind: table
          rows: 3
          cell:
            on: {appear: [set: {list.alpha: 0, rwo.alpha: 0}, {set: seen}, {set: {title.zoom: 2}}]}
            children: [{id: title, text: A}]
      states: {seen: {list.alpha: 1}}
      """,
      "6:27 error: \"list\" is not in the row that appears "
        + "| \"row\" is the row itself; in it are title",
      "6:42 error: \"rwo\" is not in the row that appears | did you mean \"row\"?",
      "6:63 error: \"seen\" is not in the row that appears "
        + "| \"row\" is the row itself; in it are title",
      "6:77 error: \"zoom\" of a view in rows cannot be changed "
        + "| one of \(PropertyKey.all.filter(\.isInRows).map(\.change.name).joined(separator: ", "))"
    ),
    BrokenFile(
      "what rows cannot do as they appear",
      "children: [{kind: table, rows: 3, cell: {on: {appear: [parallel: [{run: a}, {wait: 1}]]}}}]",
      "1:68 error: a row that appears has no \"run\" "
        + "| its steps are set, animate, keyframes, wait, sequence, parallel, completion, repeat"),
    BrokenFile(
      "what appears and is no row",
      """
      children:
        - {on: {appear: [wait: 1]}}
        - {kind: table, rows: 3, header: {on: {appear: [wait: 1]}}}
        - kind: table
          rows: 3
          cell: {children: [{kind: collection, rows: 3, cell: {on: {appear: [wait: 1]}}}]}
      """,
      "2:11 error: only rows \"appear\" | it is for the \"cell\" of a table or collection with "
        + "\"rows\"; what comes with its controller is animated by a motion",
      "3:42 error: only rows \"appear\" | it is for the \"cell\" of a table or collection with "
        + "\"rows\"; what comes with its controller is animated by a motion",
      "6:63 error: rows inside rows do not \"appear\" "
        + "| they come with the row around them, whose cell can have it"),
    BrokenFile(
      "rows made anew where there are none",
      """
      children: [{id: list, kind: table, rows: 3}, {id: box}]
      motions: {go: [reload: box, reload: lsit]}
      """,
      "2:24 error: \"box\" has no rows to reload "
        + "| it takes a table or collection with \"rows\" or \"sections\"",
      "2:37 error: there is no view \"lsit\" | did you mean \"list\"?"),
    BrokenFile(
      "values of rows without a cell",
      """
      children:
        - kind: table
          sections: [{rows: [{title: A, on: {}}, {title: B, note: C}]}, {rows: [{title: D}, {title: E}]}]
      motions: {}
      """,
      "3:25 error: unknown key \"title\" in a row | these look like values for a cell: give the table "
        + "one, such as cell: {text: \"{title}\"}"),
    BrokenFile(
      "one row of a slip of the pen",
      "children: [{kind: table, rows: [{txt: A}, {txt: B}]}]",
      "1:34 error: unknown key \"txt\" in view | did you mean \"text\"?",
      "1:44 error: unknown key \"txt\" in view | did you mean \"text\"?"),
    BrokenFile(
      "a key unknown in a cell",
      "children: [{kind: table, rows: [A], cell: {txt: A}}]",
      "1:44 error: unknown key \"txt\" in view | did you mean \"text\"?"),
    BrokenFile(
      "a pair of colours without one",
      "children: [{background: {light: red}}]",
      "1:25 error: color pair without \"dark\""),
  ]
}
