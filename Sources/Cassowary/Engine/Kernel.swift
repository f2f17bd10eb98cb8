/// The optimiser: minimises, level by level, the sum of the costs of its rows.
///
/// Row `i` has the error `s[i] = sum(a[i][v] x[v]) + c[i]` and a cost that is piecewise linear in
/// it (`RowKind`). At a vertex as many independent rows as there are columns are *active*: their
/// errors are 0, which determines every `x`. Columns that no row determines are held at 0 by an
/// *anchor*, the row `x[v] = 0` at no cost. The other rows are *passive*; `side` says on which
/// linear piece of its cost a passive row is, and so which gradient `g[i]` it contributes.
///
/// The multipliers `y` of the active rows balance the gradients of the passive ones,
///
///     sum(y[k] a[k], active k) + sum(g[i] a[i], passive i) = 0
///
/// and the vertex is optimal if each `y[k]` is a subgradient of the cost of its row at 0, compared
/// lexicographically by level. Otherwise a row with a bad multiplier is released, and the row at
/// which the cost stops falling replaces it: a pivot. Level 0 is the violation of required rows; a
/// required row that holds is never given up, so that level is the usual phase one.
struct Kernel: ~Copyable {
  /// Errors and distances up to this are 0. Points, if the variables are points.
  static let tolerance = 1e-7
  /// Multipliers and slopes up to this are 0.
  static let multiplierTolerance = 1e-7
  /// Elements of directions up to this are rounding noise.
  static let directionTolerance = 1e-9

  // Columns, by variable.
  var value = FixedBuffer<Double>()
  /// The position of the column, -1 if it is not part of the kernel.
  var columnPosition = FixedBuffer<Int32>()
  var columnHead = FixedBuffer<Int32>()

  // Rows, by slot.
  var kind = FixedBuffer<RowKind>()
  var level = FixedBuffer<Int32>()
  var constant = FixedBuffer<Double>()
  var error = FixedBuffer<Double>()
  /// 1 above 0, -1 below (or satisfied, for inequalities), 0 satisfied required equation.
  var side = FixedBuffer<Int8>()
  /// The position of an active row, -1 for a passive one.
  var rowPosition = FixedBuffer<Int32>()
  var rowStart = FixedBuffer<Int32>()
  var rowLength = FixedBuffer<Int32>()
  var termColumn = FixedBuffer<Int32>()
  var termValue = FixedBuffer<Double>()
  /// The lists of the terms of each column.
  var termRow = FixedBuffer<Int32>()
  var termNext = FixedBuffer<Int32>()

  // The active set, by position.
  /// The active row, or `-1 - variable` for the anchor of a variable.
  var basisRow = FixedBuffer<Int32>()
  var basisColumn = FixedBuffer<Int32>()
  var factors = Factors(identity: 0)
  var etas = EtaFile()

  /// How many levels there are, the violation of required rows included.
  var levelCount = 1
  /// `levelCount` multipliers for each position, strongest level first.
  var multiplier = FixedBuffer<Double>()

  // Pricing: positions that may have a bad multiplier, in a stack for each level.
  var candidates = CandidateStacks()
  /// Pivots of step length 0 in a row; many of them switch to Bland's rule.
  var degenerateRun = 0

  /// Elements that pivots have looked at so far, and how many they may: beyond, the solution is left as
  /// it is.
  var work = 0
  var mostWork = Int.max

  /// How many passive required rows are violated.
  var violationCount = 0
  /// Whether the factors showed signs of wear.
  var needsRenewal = false

  // Working space.
  var direction = SparseVector()
  var slope = SparseVector()
  var combination = SparseVector()
  var breakpoints = FixedBuffer<Breakpoint>()
  var lexical = FixedBuffer<Double>()

  var columnCount: Int { basisRow.count }
}
