extension BrokenFile {
  static let rows = [
    BrokenFile(
      "a billion rows",
      "children: [{kind: table, rows: 1000000000}]",
      "1:32 error: expected a whole number from 0 to 1000000 for \"rows\", got 1000000000"),
    BrokenFile(
      "rows of a view",
      "children: [{kind: view, rows: 3}]",
      "1:25 warning: \"rows\" does nothing for a view | it is for tableView, collectionView"),
    BrokenFile(
      "a controller in a cell",
      "children: [{kind: table, rows: 3, cell: {children: [{embed: {title: A}}]}}]",
      "1:61 error: rows, headers and footers hold no controllers "
        + "| a component can be both, a row and a controller's view"),
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
