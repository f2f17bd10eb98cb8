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
      "rows of a view",
      "children: [{kind: view, rows: 3}]",
      "1:25 warning: \"rows\" does nothing for a view | it is for tableView, collectionView"),
    BrokenFile(
      "a controller in a cell",
      "children: [{kind: table, rows: 3, cell: {children: [{embed: {title: A}}]}}]",
      "1:61 error: rows, headers and footers hold no controllers "
        + "| a component can be both, a row and a controller's view; and cells can stand with "
        + "containers in a column inside the table"),
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
