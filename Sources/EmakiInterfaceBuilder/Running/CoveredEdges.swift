internal import EmakiDrawing
internal import EmakiLayout
internal import EmakiXML

/// The parts of the views inside a controller's that bars and the device cover, as far as
/// constraints and frames tell where the views begin and end without laying out.
///
/// A view that begins y points below the top is covered by max(0, top − y), and nothing is known of one
/// that no chain of equations joins to the edge: it is not covered.
struct CoveredEdges {
  private let root: ViewID
  private let top: Double
  private let bottom: Double
  private let tops: [Anchor: Double]
  private let bottoms: [Anchor: Double]

  /// - Parameters:
  ///   - top: what is covered of the view's top, points.
  ///   - bottom: what is covered of its bottom, points.
  init(of view: View, top: Double, bottom: Double) {
    (root, self.top, self.bottom) = (view.id, top, bottom)
    let equations = view.edgeEquations
    tops = Self.places(
      from: [
        Anchor(view.id, .top): 0, Anchor(.safeArea(of: view.id), .top): top,
        Anchor(.topGuide(of: view.id), .bottom): top, Anchor(.topGuide(of: view.id), .top): 0,
      ], equations)
    bottoms = Self.places(
      from: [
        Anchor(view.id, .bottom): 0, Anchor(.safeArea(of: view.id), .bottom): -bottom,
        Anchor(.bottomGuide(of: view.id), .top): -bottom,
        Anchor(.bottomGuide(of: view.id), .bottom): 0,
      ], equations)
  }

  /// The insets of a view's covered parts at its top and bottom, in points.
  func covered(_ view: ViewID) -> Insets {
    let above = tops[Anchor(view, .top)].map { max(0, top - $0) }
    let below = bottoms[Anchor(view, .bottom)].map { max(0, bottom + $0) }
    return Insets(top: above ?? 0, left: 0, bottom: below ?? 0, right: 0)
  }

  /// How often the equations are gone through: as often as equations that stand in the wrong order
  /// follow from one another in any layout that was drawn by hand.
  private static let longestChain = 100

  /// Follows the equations from the lines that are known.
  private static func places(
    from known: [Anchor: Double], _ equations: [EdgeEquation]
  ) -> [Anchor: Double] {
    var places = known
    for _ in 0..<longestChain {
      var isNew = false
      for equation in equations {
        switch (places[equation.first], places[equation.second]) {
        case (nil, let second?): places[equation.first] = second + equation.constant
        case (let first?, nil): places[equation.second] = first - equation.constant
        default: continue
        }
        isNew = true
      }
      if !isNew { break }
    }
    return places
  }
}
