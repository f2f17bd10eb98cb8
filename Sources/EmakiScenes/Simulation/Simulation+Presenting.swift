import EmakiDrawing
import EmakiLayout
import EmakiMotion

extension Simulation {
  /// A view comes over another.
  mutating func present(
    _ new: ViewID, over old: ViewID, _ how: ModalPresentation, in place: ViewID, _ size: Size,
    at time: Double
  ) -> [MotionStep] {
    let sheet = Sheet(recording.layout.environment, over: size)
    if how.style == .pageSheet {
      restructure(at: time) { $0.makeSheet(sheet, new, over: old, in: place) }
    }
    let behind: [Change] =
      how.style == .pageSheet
      ? [.view(new.shade, .alpha(Sheet.shade))] + sheet.presenterBack(old) : []
    switch how.transition {
    case .coverVertical:
      return move(
        how.transition.duration, from: [.view(new, .moved(y: size.height))],
        to: [.view(new, .transform(.identity))] + behind)
    case .crossDissolve:
      return move(
        how.transition.duration, .curve(.easeInOut), from: [.view(new, .alpha(0))],
        to: [.view(new, .alpha(1))] + behind)
    case .flipHorizontal:
      return [.set(behind)] + flip(old, new) + [.set([.view(old, .isHidden(false))])]
    }
  }

  /// A view goes and shows the one under it.
  func dismiss(
    _ old: ViewID, to new: ViewID, _ how: ModalPresentation, _ size: Size
  ) -> [MotionStep] {
    let forward: [Change] =
      how.style == .pageSheet
      ? [
        .view(old.shade, .alpha(0)), .view(new, .transform(.identity)),
        .view(new, .cornerRadius(0)),
      ]
      : []
    switch how.transition {
    case .coverVertical:
      return move(
        how.transition.duration, from: [], to: [.view(old, .moved(y: size.height))] + forward)
    case .crossDissolve:
      return move(
        how.transition.duration, .curve(.easeInOut), from: [],
        to: [.view(old, .alpha(0))] + forward)
    case .flipHorizontal: return flip(old, new) + [.set(forward)]
    }
  }
}

/// Where a page sheet lies, and where its presenter is meanwhile.
struct Sheet {
  /// How dark the presenter gets, 0…1.
  static let shade = 0.2
  /// Points.
  fileprivate static let cornerRadius = 10.0

  /// Between the sheet and the window, points.
  let inset: Insets
  /// What the presenter is drawn with.
  private let presenter: ViewTransform
  private let movesPresenter: Bool

  /// On a phone the sheet's top is 10 points under the safe area's, and the presenter is drawn
  /// smaller by 16 points on both sides, from the safe area's top on; on a phone on its side it
  /// covers everything. On a tablet it lies in the middle, 704 points wide.
  init(_ environment: LayoutEnvironment, over size: Size) {
    let top = environment.safeArea.top
    let isTablet = min(environment.size.width, environment.size.height) >= 700
    movesPresenter = !isTablet && size.height > size.width
    let scale = movesPresenter ? (size.width - 32) / size.width : 1
    let shift = movesPresenter ? top - size.height * (1 - scale) / 2 : 0
    presenter = ViewTransform(
      translation: Point(x: 0, y: shift), scale: Point(x: scale, y: scale))
    if isTablet {
      let side = max(0, (size.width - 704) / 2)
      inset = Insets(top: 44, left: side, bottom: 44, right: side)
    } else {
      inset = Insets(top: movesPresenter ? top + 10 : 0, left: 0, bottom: 0, right: 0)
    }
  }

  /// What moves the presenter back.
  fileprivate func presenterBack(_ id: ViewID) -> [Change] {
    guard movesPresenter else { return [] }
    return [.view(id, .transform(presenter)), .view(id, .cornerRadius(Self.cornerRadius))]
  }
}

extension SceneModel {
  /// Gives a sheet its place, with a shade between it and the presenter.
  fileprivate mutating func makeSheet(
    _ sheet: Sheet, _ id: ViewID, over presenter: ViewID, in place: ViewID
  ) {
    guard var view = takeOut(id) else { return }
    view.cornerRadius = Sheet.cornerRadius
    view.clipsToBounds = true
    view.isElevated = true
    _ = update(presenter) { $0.clipsToBounds = true }
    _ = update(place) { place in
      place.join(.shade(of: id))
      place.join(view, inset: sheet.inset)
    }
  }

  /// Puts the presenter back in its place.
  mutating func tidy(_ how: ModalPresentation, over presenter: ViewID?) {
    guard how.style == .pageSheet, let presenter else { return }
    _ = update(presenter) { view in
      view.clipsToBounds = false
      view.cornerRadius = 0
    }
  }
}
