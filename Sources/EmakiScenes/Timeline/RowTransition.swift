import EmakiLayout

/// A row on its way out of its table, or into it.
struct RowTransition: Sendable {
  let table: ViewID
  /// The row's number, from 0 over all sections.
  let row: Int
  /// Whether it comes.
  var isComing = false
  let easing: Easing

  /// How much of it is not there at a time.
  func missing(at time: Double) -> Double {
    let progress = easing.progress(at: time)
    return isComing ? 1 - progress : progress
  }
}
