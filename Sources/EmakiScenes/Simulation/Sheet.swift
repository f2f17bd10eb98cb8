import EmakiDrawing
import EmakiLayout

/// Where a page or form sheet lies, and where its presenter is meanwhile.
struct Sheet {
  /// The opacity of the shade over the presenter, 0…1.
  static let shade = 0.2
  /// Corner radius of the presenter while a sheet covers it, in points.
  static let cornerRadius = 10.0

  /// Height of the bar of a navigation stack in a sheet, in points.
  private static let barHeight = 56.0

  /// Insets of the large sheet from the window, in points.
  let inset: Insets
  private let size: Size
  private let safeBottom: Double
  /// The transform of the presenter behind the sheet.
  private let presenter: ViewTransform
  private let movesPresenter: Bool
  /// How much higher than elsewhere the bar of a stack in it is, points; none where the sheet of a
  /// phone covers everything.
  ///
  /// That UIKit's are 56 points high, also on tablets, is general knowledge of iOS 13, not
  /// measured.
  let barGrowth: Double

  /// On a phone the sheet's top is 10 points under the safe area's, and the presenter is drawn
  /// smaller by 16 points on both sides, from the safe area's top on; on a phone in landscape it
  /// covers everything. On a tablet it lies in the middle, 704 points wide, or 540 × 620 points as
  /// a form sheet.
  init(_ style: ModalPresentation.Style, _ environment: LayoutEnvironment, over size: Size) {
    self.size = size
    let top = environment.safeArea.top
    safeBottom = environment.safeArea.bottom
    let isTablet = environment.isTablet
    movesPresenter = !isTablet && size.height > size.width
    let leavesRoom = isTablet || movesPresenter
    barGrowth = leavesRoom ? max(0, Self.barHeight - environment.bars.navigationBar) : 0
    let scale = movesPresenter ? (size.width - 32) / size.width : 1
    let shift = movesPresenter ? top - size.height * (1 - scale) / 2 : 0
    presenter = ViewTransform(
      translation: Point(x: 0, y: shift), scale: Point(x: scale, y: scale))
    if isTablet {
      let side = max(0, (size.width - (style == .formSheet ? 540 : 704)) / 2)
      let top = style == .formSheet ? max(0, (size.height - 620) / 2) : 44
      inset = Insets(top: top, left: side, bottom: top, right: side)
    } else {
      inset = Insets(top: movesPresenter ? top + 10 : 0, left: 0, bottom: 0, right: 0)
    }
  }

  /// Between the window's top and the sheet's where it rests, points. Only phones that are upright
  /// have more than one such position.
  func top(at detent: ModalPresentation.Detent) -> Double {
    guard movesPresenter else { return inset.top }
    return switch detent {
    case .large: inset.top
    case .medium: max(inset.top, size.height / 2)
    case .height(let height): max(inset.top, size.height - safeBottom - height)
    case .fraction(let share):
      max(inset.top, size.height - safeBottom - share * (size.height - safeBottom - inset.top))
    }
  }

  /// How dark the presenter is while the sheet rests at a height.
  func shade(at detent: ModalPresentation.Detent, _ how: ModalPresentation) -> Double {
    guard movesPresenter, let bright = how.largestUndimmedDetent else { return Self.shade }
    return top(at: detent) >= top(at: bright) ? 0 : Self.shade
  }

  /// Whether the sheet is as high there as it gets.
  func isLarge(_ detent: ModalPresentation.Detent) -> Bool { top(at: detent) == inset.top }

  /// The distance that the sheet goes until it is not seen: the window's height where it is large,
  /// as for views that cover the window, else its height.
  func way(from detent: ModalPresentation.Detent) -> Double {
    isLarge(detent) ? size.height : size.height - top(at: detent)
  }

  /// The changes that shrink the presenter behind a sheet.
  func presenterBack(_ id: ViewID) -> [Change] {
    guard movesPresenter else { return [] }
    return [.view(id, .transform(presenter)), .view(id, .cornerRadius(Self.cornerRadius))]
  }

  /// The changes that bring it to the front again.
  static func presenterForward(_ id: ViewID) -> [Change] {
    [.view(id, .transform(.identity)), .view(id, .cornerRadius(0))]
  }
}
