import EmakiDrawing
import EmakiLayout
import EmakiMotion

extension Simulation {
  /// A view comes over another.
  mutating func present(
    _ new: ViewID, over old: ViewID, _ how: ModalPresentation, in place: ViewID, _ size: Size,
    at time: Double
  ) -> [MotionStep] {
    if how.style.isAlert {
      let steps = presentAlert(new, how.style, in: place, at: time)
      raiseKeyboard(at: time)
      return steps
    }
    if how.style.isAnchored { return presentAnchored(new, how, in: place, at: time) }
    let sheet = Sheet(how.style, recording.layout.environment, over: size)
    let detent = how.detents.first ?? .large
    if how.style.isSheet {
      restructure(at: time) { $0.makeSheet(sheet, how, new, over: old, in: place) }
      growBar(of: liveControllers.first { controller($0)?.view.id == new }, at: time)
    }
    raiseKeyboard(at: time)
    let behind: [Change] =
      how.style.isSheet
      ? [.view(new.shade, .alpha(sheet.shade(at: detent, how)))]
        + (sheet.isLarge(detent) ? sheet.presenterBack(old) : [])
      : []
    let way = how.style.isSheet ? sheet.way(from: detent) : size.height
    switch how.transition {
    case .coverVertical:
      return move(
        how.transition.duration, from: [.view(new, .moved(y: way))],
        to: [.view(new, .transform(.identity))] + behind)
    case .crossDissolve:
      return move(
        how.transition.duration, .curve(.easeInOut), from: [.view(new, .alpha(0))],
        to: [.view(new, .alpha(1))] + behind)
    case .flipHorizontal:
      return [.set(behind)] + flip(old, new) + [.set([.view(old, .isHidden(false))])]
    }
  }

  /// The keyboard lies over all that is presented, in a separate window.
  private mutating func raiseKeyboard(at time: Double) {
    if model.view(.keyboard) != nil { restructure(at: time) { $0.raiseKeyboard() } }
  }

  /// A view goes and shows the one under it.
  ///
  /// - Parameter detent: where it rests, as a sheet.
  func dismiss(
    _ old: ViewID, at detent: ModalPresentation.Detent, to new: ViewID, _ how: ModalPresentation,
    _ size: Size, at time: Double
  ) -> [MotionStep] {
    if how.style.isAlert { return dismissAlert(old, how.style) }
    if how.style.isAnchored { return dismissAnchored(old, how, to: new, at: time) }
    let isSheet = how.style.isSheet
    let forward: [Change] =
      isSheet ? [.view(old.shade, .alpha(0))] + Sheet.presenterForward(new) : []
    let way =
      isSheet
      ? Sheet(how.style, recording.layout.environment, over: size).way(from: detent) : size.height
    switch how.transition {
    case .coverVertical:
      return move(
        how.transition.duration, from: [], to: [.view(old, .moved(y: way))] + forward)
    case .crossDissolve:
      return move(
        how.transition.duration, .curve(.easeInOut), from: [],
        to: [.view(old, .alpha(0))] + forward)
    case .flipHorizontal: return flip(old, new) + [.set(forward)]
    }
  }

  /// A sheet goes to another height; its presenter goes back where it gets large.
  ///
  /// Under a finger the presenter moves only while the sheet is in the last quarter of its way to
  /// large, or the first quarter of the way back: it does so late on iOS, how late is not measured.
  func rest(
    _ id: ViewID, at detent: ModalPresentation.Detent, _ how: ModalPresentation,
    over presenter: ViewID, _ size: Size
  ) -> [MotionStep] {
    let sheet = Sheet(how.style, recording.layout.environment, over: size)
    let duration = ModalPresentation.Transition.coverVertical.duration
    let isLarge = sheet.isLarge(detent)
    let own = [
      Change.constraint(id.sheetTop, .constant(sheet.top(at: detent))),
      .view(id.shade, .alpha(sheet.shade(at: detent, how))),
    ]
    let behind = isLarge ? sheet.presenterBack(presenter) : Sheet.presenterForward(presenter)
    guard isDriven else { return move(duration, from: [], to: own + behind) }
    let late = Animation(
      duration: duration / 4, delay: isLarge ? 0.75 * duration : 0, pacing: .curve(.linear),
      changes: behind)
    return move(duration, from: [], to: own, beside: [.animate(late)])
  }
}

extension SceneModel {
  /// Adds a sheet at its frame, with a shade between it and the presenter.
  fileprivate mutating func makeSheet(
    _ sheet: Sheet, _ how: ModalPresentation, _ id: ViewID, over presenter: ViewID,
    in place: ViewID
  ) {
    guard var view = takeOut(id) else { return }
    view.cornerRadius = how.cornerRadius
    view.clipsToBounds = true
    view.isElevated = true
    // Over what is not dimmed a sheet stands out by a shadow; how soft is general knowledge of iOS.
    if how.largestUndimmedDetent != nil {
      view.shadow = Shadow(color: .black, opacity: 0.15, offset: Point(x: 0, y: 0), radius: 10)
    }
    if let color = how.grabberColor { view.addGrabber(color) }
    var inset = sheet.inset
    inset.top = sheet.top(at: how.detents.first ?? .large)
    _ = update(presenter) { $0.clipsToBounds = true }
    _ = update(place) { place in
      place.join(.shade(of: id))
      place.join(view, inset: inset)
      for index in place.constraints.indices
      where place.constraints[index].first == Anchor(id, .top) {
        place.constraints[index].identifier = id.sheetTop
      }
    }
  }

  /// Puts the presenter back where it was.
  mutating func tidy(_ how: ModalPresentation, over presenter: ViewID?) {
    guard how.style.isSheet, let presenter else { return }
    _ = update(presenter) { view in
      view.clipsToBounds = false
      view.cornerRadius = 0
    }
  }
}

extension ViewID {
  /// The name of the constraint that holds a sheet's top.
  fileprivate var sheetTop: String { part(.sheetTop).key }
}

extension View {
  /// The handle of a sheet, 36 × 5 points, 5 from the top: general knowledge of iOS 15, not
  /// measured.
  fileprivate mutating func addGrabber(_ color: Color) {
    let id = self.id.part(.grabber)
    guard !subviews.contains(where: { $0.id == id }) else { return }
    var grabber = View(.view, id: id)
    grabber.origin = .part(.presentation)
    grabber.backgroundColor = color
    grabber.cornerRadius = 2.5
    subviews.append(grabber)
    constraints += [
      Constraint(Anchor(id, .centerX), .equal, Anchor(self.id, .centerX)),
      Constraint(Anchor(id, .top), .equal, Anchor(self.id, .top), constant: 5),
      Constraint(Anchor(id, .width), constant: 36), Constraint(Anchor(id, .height), constant: 5),
    ]
  }
}
