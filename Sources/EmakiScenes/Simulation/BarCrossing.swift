import EmakiDrawing
import EmakiLayout
import EmakiMotion

/// The contents of a bar whose title and buttons are not views, as those of storyboards, while one
/// controller follows another: both looks, each as buttons and a title that lie over the bar and
/// move as navigation items do.
struct BarCrossing {
  /// The bar, whose content is hidden meanwhile.
  let bar: ViewID
  let old: BarLook
  let new: BarLook

  /// A view over the bar.
  enum Part: CaseIterable {
    case oldButtons, oldTitle, newButtons, newTitle

    fileprivate var ofBar: ViewID.Part {
      switch self {
      case .oldButtons: .oldButtons
      case .oldTitle: .oldTitle
      case .newButtons: .newButtons
      case .newTitle: .newTitle
      }
    }

    var isNew: Bool { self == .newButtons || self == .newTitle }

    var isTitle: Bool { self == .oldTitle || self == .newTitle }
  }

  func id(_ part: Part) -> ViewID { bar.part(part.ofBar) }

  private func look(_ part: Part) -> BarLook { part.isNew ? new : old }

  /// The parts of a controller that fade alike: large titles have more time than all else.
  func parts(ofNew isNew: Bool, large: Bool) -> [ViewID] {
    Part.allCases.filter { part in
      part.isNew == isNew && (part.isTitle && look(part).control.bar.isLarge) == large
    }.map(id)
  }

  /// The changes made before: the new parts are clear, and the new title is aside.
  func start(from shift: Double) -> [Change] {
    Part.allCases.filter(\.isNew).map { .view(id($0), .alpha(0)) }
      + [.view(id(.newTitle), .moved(x: shift))]
  }

  /// The changes that run along with the views: the titles, and the bar's height.
  func end(by shift: Double) -> [Change] {
    let height = Change.constraint(BarLook.heightConstraint(of: bar), .constant(new.height))
    return [.view(id(.oldTitle), .moved(x: shift)), .view(id(.newTitle), .transform(.identity))]
      + (old.height == new.height ? [] : [height])
  }

  /// A part as a bar without background, as high as its look asks for.
  fileprivate func view(_ part: Part, like other: View) -> View {
    let look = look(part)
    var view = View(.navigationBar, id: id(part))
    view.origin = .part(.navigationBar)
    view.backgroundColor = .clear
    view.tintColor = other.tintColor
    if part.isTitle {
      view.text = look.text
      view.control.bar.title = look.control.bar.title
      view.control.bar.isLarge = look.control.bar.isLarge
    } else {
      view.control = look.control
      view.control.bar.title = nil
    }
    return view
  }

  fileprivate func constraints(of part: Part) -> [Constraint] {
    [LayoutAttribute.left, .right, .top].map {
      Constraint(Anchor(id(part), $0), .equal, Anchor(bar, $0))
    } + [
      Constraint(
        Anchor(id(part), .bottom), .equal, Anchor(.safeArea(of: bar), .top),
        constant: look(part).height)
    ]
  }
}

extension Simulation {
  /// The crossing of the bar during a push or pop that is seen; `nil` where its content is views.
  func crossing(of transition: ControllerTransition) -> BarCrossing? {
    guard transition.isSeen, let bar = controller(transition.container)?.navigationBar,
      let old = controller(transition.old), let new = controller(transition.new),
      old.navigationItem == nil, new.navigationItem == nil,
      let oldLook = old.barLook, let newLook = new.barLook
    else { return nil }
    switch transition.effect {
    case .push, .pop: return BarCrossing(bar: bar.id, old: oldLook, new: newLook)
    default: return nil
    }
  }
}

extension SceneModel {
  /// Lays both looks over the bar instead of its content.
  mutating func begin(_ crossing: BarCrossing) {
    _ = update(crossing.bar) { bar in
      bar.text = nil
      bar.control = ControlContent()
      for part in BarCrossing.Part.allCases {
        bar.subviews.append(crossing.view(part, like: bar))
        bar.constraints += crossing.constraints(of: part)
      }
    }
  }

  /// Gives the bar its new content.
  mutating func end(_ crossing: BarCrossing) {
    for part in BarCrossing.Part.allCases { takeOut(crossing.id(part)) }
    apply(crossing.new, to: crossing.bar)
  }
}
