/// A scene whose only motion scrolls down a table: the same rows come by, however many there are.
enum LongTable {
  static func text(rows: Int, seconds: Double) -> String {
    """
    title: A table of \(rows) rows
    device: iPhone X
    children:
      - id: list
        kind: table
        pin: edges
        rows: \(rows)
        cell:
          children:
            - {text: "Row {index}", font: headline, pin: {leading: 16, top: 10}}
            - text: "What is said of row {index}"
              font: subhead
              pin: {leading: 16, top: 32, bottom: 10}
    motions:
      scroll: [scrollTo: {view: list, row: 200, duration: \(seconds)}]

    """
  }
}
