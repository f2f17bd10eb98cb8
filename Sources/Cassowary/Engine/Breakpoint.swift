/// A distance along a direction at which the error of a passive row reaches 0.
struct Breakpoint: BitwiseCopyable {
  var distance: Double
  var row: Int32
}
