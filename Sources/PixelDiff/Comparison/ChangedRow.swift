/// A row with changed pixels, and which they are in a list of all.
///
/// The ends are numbers, as a range would be looked up at run time.
struct ChangedRow {
  let y: Int
  /// The first of them in the list.
  let first: Int
  /// Behind the last of them.
  let end: Int

  /// The rows of changed pixels, from the top.
  ///
  /// - Parameter changed: the numbers of the pixels, ascending.
  static func rows(of changed: [Int32], width: Int) -> [ChangedRow] {
    var rows: [ChangedRow] = []
    var first = 0
    while first < changed.count {
      let y = Int(changed[first]) / width
      var end = first + 1
      while end < changed.count, Int(changed[end]) < (y + 1) * width { end += 1 }
      rows.append(ChangedRow(y: y, first: first, end: end))
      first = end
    }
    return rows
  }
}
