import EmakiLayout
import EmakiLimits

extension SceneFormat {
  /// Keys of tables and collections whose rows are made as they come into view.
  package static let rowKeys: [Key] = [
    Key(
      "rows", rowsShape, only: [.tableView, .collectionView],
      "How many rows there are, or their values for `cell`, or the rows themselves as texts and "
        + "views.", advice: rowsAdvice),
    Key(
      "cell", .object("view"), default: "a plain row with the value as its text",
      only: [.tableView, .collectionView],
      "What a row looks like, with `{index}`, `{item}` and keys of its value in the texts; a "
        + "component, for example."),
    Key(
      "cells", .list(.object("cell alternative")), only: [.tableView, .collectionView],
      "Instead of `cell`: several cells. Each row takes the first whose `when` holds for its value."
    ),
    Key(
      "rowHeight", .length, default: "what the cell's constraints ask for, else 44",
      only: [.tableView], "The height of each row.",
      advice: "without it rows are as high as their constraints ask for"),
    Key(
      "absentRows", .list(.count(.rows, from: 1)), default: "none", only: [.tableView],
      "The numbers of rows that are absent until `insertRow` inserts them. They count from 1 "
        + "over all sections."),
    Key(
      "header", .either([.text, .object("view")]), only: [.tableView, .collectionView],
      "A view above all rows. With an `id` it is a view like any other, and may hold a "
        + "controller."),
    Key(
      "footer", .either([.text, .object("view")]), only: [.tableView, .collectionView],
      "A view below all rows. With an `id` it is a view like any other, and may hold a "
        + "controller."),
    Key(
      "sections", .list(.object("section")), default: "one",
      only: [.tableView, .collectionView],
      "Rows in groups; in a table of the style `plain` their headers stay in view."),
    Key(
      "separators", .bool, default: "true", only: [.tableView],
      "Whether there are separators between rows."),
    Key(
      "separatorInset", .either([.points, .object("separator inset")]),
      default: "the margin, or where the text begins after an icon",
      only: [.tableView, .tableCell],
      "Where separators begin, in points from the leading edge. Of a cell: the separator below "
        + "it."),
    Key(
      "detailText", .text, only: [.tableCell],
      "The second text of a row; its labels are `textLabel` and `detailTextLabel`, its picture is "
        + "`imageView`."),
    Key(
      "accessoryView", .object("view"), only: [.tableCell],
      "A view at the end of a row instead of a mark, such as a switch. Its `id` is `accessoryView` "
        + "unless it says another."),
    Key(
      "cellStyle",
      .choice(CellStyle.allCases.map { Choice($0.rawValue, [$0.otherName]) }),
      default: "subtitle", only: [.tableCell],
      "Where the `detailText` is: nowhere, below the text, at the end of the row, or after a "
        + "narrow text."),
    Key(
      "leadingSwipeActions", .list(.either([.text, .object("swipe action")])), default: "none",
      only: [.tableView],
      "Actions that a swipe reveals at the leading edge of a row, the outermost first."),
    Key(
      "trailingSwipeActions", .list(.either([.text, .object("swipe action")])), default: "none",
      only: [.tableView], "The same at the trailing edge."),
    Key(
      "layout", .object("layout"), only: [.collectionView], "The layout of a collection's cells.",
      advice: "such as layout: {columns: 3, itemSpacing: 8}"),
  ]

  private static let rowsShape = Shape.either([
    .count(.rows), .list(.either([.text, .object("view")])),
  ])

  private static let rowsAdvice =
    "how many, up to a million, or a list such as \"{data.items}\"; only rows in view are made"

  static let rowSections: [Section] = [
    Section(
      name: "cell alternative", doc: "The cell of rows whose value meets a condition.",
      keys: [
        Key(
          "when", .text, default: "holds always",
          "The condition: `{mine}`, `not {mine}`, `{kind} == photo` or `{kind} != photo`. A value that "
            + "is empty, `false` or 0 does not hold.")
      ] + view.keys, advice: view.advice),
    Section(
      name: "swipe action",
      doc: "An action that a swipe reveals beside a row. A tap performs it. A swipe over 60% of "
        + "the row's width performs the first action.",
      keys: [
        Key("title", .text, "What it says."),
        Key(
          "icon", .text,
          "The name of an icon. It is above the title, or replaces it in rows lower than 91 points."
        ),
        Key(
          "style", .words(["normal", "destructive"]), default: "normal",
          "A destructive one deletes the row."),
        Key(
          "background", .color, default: "systemGray, of a destructive one systemRed",
          "The background colour."),
        Key(
          "id", .phrase(.identifier),
          default: "trailingAction1, leadingAction1, … by its number",
          "The name of the button in its row: `list/3/trailingAction1`."),
        Key(
          "run", action,
          "What it starts. In steps that are written here `row` and the names of a cell's views stand "
            + "for those of its row; a motion started by its name has no row."),
      ]),
    Section(
      name: "separator inset", doc: "The insets of a separator.",
      keys: [
        Key("leading", .points, default: "0", "At the leading end, in points."),
        Key("trailing", .points, default: "0", "At the trailing end, in points."),
      ]),
    Section(
      name: "section", doc: "A group of rows.",
      keys: [
        Key(
          "rows", rowsShape, default: "none",
          "The rows, written as those of the table.", advice: rowsAdvice),
        Key("cell", .object("view"), default: "that of the table", "What a row looks like."),
        Key(
          "cells", .list(.object("cell alternative")), default: "those of the table",
          "What rows look like, by their values."),
        Key("rowHeight", .length, default: "that of the table", "The height of each row."),
        Key(
          "header", .either([.text, .object("view")]),
          "A view above the rows. It may hold a controller (`embed`)."),
        Key(
          "footer", .either([.text, .object("view")]),
          "A view below the rows. It may hold a controller (`embed`)."),
        Key("repeat", repeatShape, "Repeats the section."),
      ]),
    Section(
      name: "layout", doc: "Cells in lines, as in UIKit's flow layout.",
      keys: [
        Key(
          "direction", .words(["vertical", "horizontal"]), default: "vertical",
          "The direction in which lines follow one another and the content scrolls."),
        Key(
          "itemSize", .either([.length, .list(.length, count: 2...2), .object("size")]),
          default: "50", "The size of a cell, points."),
        Key(
          "columns", .count(.columns, from: 1), default: "as many as fit",
          "How many cells are in a line. They get equal widths."),
        Key("lineSpacing", .length, default: "10", "Points between lines."),
        Key(
          "itemSpacing", .length, default: "10",
          "The least number of points between cells of a line."),
        Key("insets", insets, default: "0", "Room around the cells of a section."),
      ]),
  ]
}
