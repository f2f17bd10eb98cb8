/// Sparse Gaussian elimination in stages.
///
/// Rows are equations `sum(value * column) + constant = 0`. `run(stage:)` finds, for each row of
/// the stage that is independent of the rows before, a pivot column, and subtracts multiples of
/// the row so that no other row keeps that column. Pivots are chosen as Markowitz proposed, for
/// little fill: the column that occurs least, in the shortest row that holds it.
///
/// With the pivots in their order, the rows R satisfy `R = L U`: row `i` of `U` is row `i` as it
/// was when it became a pivot, and each `Step` is an entry of `L`.
struct Eliminator: ~Copyable {
  /// A row became the pivot row of a column.
  struct Pivot: BitwiseCopyable {
    var row: Int32
    var column: Int32
    /// Where its steps begin in `steps`; they end where those of the next pivot begin.
    var firstStep: Int32
  }

  /// `row -= factor * pivot row`.
  struct Step: BitwiseCopyable {
    var row: Int32
    var factor: Double
  }

  /// The stage of rows that are never pivots.
  static let never = Int32.max
  /// The stage of rows that are pivots already.
  static let done: Int32 = -1
  /// Coefficients below this share of what they are the difference of are rounding noise.
  static let noise = 1e-11
  /// Pivots must not be smaller than this share of the row's largest coefficient.
  static let threshold = 0.05

  // Rows: slices of the arena.
  var termColumn = FixedBuffer<Int32>()
  var termValue = FixedBuffer<Double>()
  var rowStart = FixedBuffer<Int32>()
  var rowLength = FixedBuffer<Int32>()
  var rowCapacity = FixedBuffer<Int32>()
  var rowStage = FixedBuffer<Int32>()
  var rowWeight = FixedBuffer<Int32>()
  var rowConstant = FixedBuffer<Double>()

  // Columns: linked lists of the rows that hold, or once held, the column.
  var columnHead: FixedBuffer<Int32>
  var columnDegree: FixedBuffer<Int32>
  var columnClosed: FixedBuffer<UInt8>
  var nodeRow = FixedBuffer<Int32>()
  var nodeNext = FixedBuffer<Int32>()

  // Columns by degree, for the choice of pivots.
  static let bucketCount = 128
  var bucketHead = FixedBuffer<Int32>(repeating: -1, count: Eliminator.bucketCount)
  var bucketColumn = FixedBuffer<Int32>()
  var bucketNext = FixedBuffer<Int32>()
  var lowestBucket = 0
  var singles = FixedBuffer<Int32>()

  // Where each column stands in the row that was changed last.
  var place: FixedBuffer<Int32>
  var placedRow: Int32 = -1

  var stage: Int32 = 0
  var pivots = FixedBuffer<Pivot>()
  var steps = FixedBuffer<Step>()

  /// No rows yet, but room for as many rows and terms.
  init(columns: Int, rows: Int, terms: Int) {
    columnHead = FixedBuffer(repeating: -1, count: columns)
    columnDegree = FixedBuffer(repeating: 0, count: columns)
    columnClosed = FixedBuffer(repeating: 0, count: columns)
    place = FixedBuffer(repeating: -1, count: columns)
    termColumn.reserve(terms + terms / 2)
    termValue.reserve(terms + terms / 2)
    nodeRow.reserve(terms + terms / 2)
    nodeNext.reserve(terms + terms / 2)
    rowStart.reserve(rows)
    rowLength.reserve(rows)
    rowCapacity.reserve(rows)
    rowStage.reserve(rows)
    rowWeight.reserve(rows)
    rowConstant.reserve(rows)
    pivots.reserve(rows)
    steps.reserve(terms)
  }

  /// Starts a row; its terms follow, each column once.
  ///
  /// `weight` says how much an occurrence in this row counts for the degree of a column.
  mutating func appendRow(stage: Int32, weight: Int32, constant: Double) -> Int32 {
    let row = Int32(truncatingIfNeeded: rowStart.count)
    rowStart.append(Int32(truncatingIfNeeded: termColumn.count))
    rowLength.append(0)
    rowCapacity.append(0)
    rowStage.append(stage)
    rowWeight.append(weight)
    rowConstant.append(constant)
    return row
  }

  /// Adds a term to the row started last.
  mutating func appendTerm(column: Int32, value: Double) {
    let row = Int32(truncatingIfNeeded: rowStart.count - 1)
    termColumn.append(column)
    termValue.append(value)
    rowLength[row] += 1
    rowCapacity[row] += 1
    link(column, to: row)
  }

  /// Keeps a column from becoming a pivot.
  mutating func close(_ column: Int32) {
    columnClosed[column] = 1
  }

  mutating func link(_ column: Int32, to row: Int32) {
    nodeRow.append(row)
    nodeNext.append(columnHead[column])
    columnHead[column] = Int32(truncatingIfNeeded: nodeRow.count - 1)
    columnDegree[column] += rowWeight[row]
  }

  /// The slice of the arena with the row's terms; a pivot row begins with its pivot.
  func terms(of row: Int32) -> Range<Int> {
    let start = Int(rowStart[row])
    return start..<(start + Int(rowLength[row]))
  }

  /// The terms of a pivot row but its pivot.
  func otherTerms(of row: Int32) -> Range<Int> {
    let all = terms(of: row)
    return (all.lowerBound + 1)..<all.upperBound
  }

  /// The steps of a pivot.
  func stepRange(_ pivot: Int) -> Range<Int> {
    let end = pivot + 1 < pivots.count ? Int(pivots[pivot + 1].firstStep) : steps.count
    return Int(pivots[pivot].firstStep)..<end
  }
}
