public import EmakiDrawing
public import EmakiLayout

/// The presentation of a controller over another.
public struct ModalPresentation: Sendable, Hashable {
  /// The presentation style, which decides what is covered: the names of
  /// `UIModalPresentationStyle`, and those of `UIAlertController`.
  public enum Style: String, Sendable, Hashable, CaseIterable {
    /// The whole screen; the views under it go.
    case fullScreen
    /// A sheet whose top is 10 points under the safe area, before the presenter, which is moved
    /// back on phones; in the middle, 704 points wide, on tablets.
    case pageSheet
    /// A page sheet on phones; 540 × 620 points in the middle of tablets.
    case formSheet
    /// The whole screen; the views under it stay.
    case overFullScreen
    /// The nearest controller that defines the context; that goes.
    case currentContext
    /// The nearest controller that defines the context; that stays.
    case overCurrentContext
    /// A box beside a view, with an arrow that points to it, in 0.30 s; on phones a page sheet. The
    /// controller's transition does not count.
    case popover
    /// A list beside a view, above whatever is presented, which grows from there in 0.35 s. The
    /// controller's transition does not count.
    case menu
    /// The whole screen, which is dimmed and stays; what comes is drawn 1.2 times as large at first
    /// and fades in, in 0.40 s. The controller's transition does not count.
    case alert
    /// The whole screen, which is dimmed and stays; what comes rises by its height, in 0.40 s. The
    /// controller's transition does not count.
    case actionSheet

    /// Whether the controller under it is still seen, and gets no appearance callbacks.
    public var keepsPresenter: Bool {
      switch self {
      case .pageSheet, .formSheet, .overFullScreen, .overCurrentContext, .popover, .menu, .alert,
        .actionSheet:
        true
      case .fullScreen, .currentContext: false
      }
    }

    /// Whether it leaves a part of its presenter uncovered, and rests at detents.
    public var isSheet: Bool { self == .pageSheet || self == .formSheet }

    /// Whether it lies beside a view, and a finger elsewhere ends it.
    public var isAnchored: Bool { self == .popover || self == .menu }

    /// Whether it is an alert or action sheet, with UIKit's fixed transitions.
    var isAlert: Bool { self == .alert || self == .actionSheet }

    /// Whether it covers a part of the screen only.
    public var isInContext: Bool { self == .currentContext || self == .overCurrentContext }
  }

  /// The transition with which it comes and goes: the names of `UIModalTransitionStyle`.
  public enum Transition: String, Sendable, Hashable, CaseIterable {
    /// From below; 0.40 s, spring without bounce.
    case coverVertical
    /// By alpha; 0.30 s, ease-in-out.
    case crossDissolve
    /// Half a turn about the vertical axis, the old one first; 0.75 s.
    case flipHorizontal

    /// Seconds.
    public var duration: Double {
      switch self {
      case .coverVertical: 0.4
      case .crossDissolve: 0.3
      case .flipHorizontal: 0.75
      }
    }
  }

  /// Where the arrow of a popover points: UIKit's `UIPopoverArrowDirection`.
  public enum ArrowDirection: String, Sendable, Hashable, CaseIterable {
    case up, down, left, right
  }

  /// A height at which a sheet rests: UIKit's detents.
  public enum Detent: Sendable, Hashable {
    /// The sheet's top is in the middle of the screen; the presenter stays where it is.
    case medium
    /// All that there is.
    case large
    /// Points above the safe area's bottom.
    case height(Double)
    /// A share, 0…1, of the height that the sheet has when it is large, from the safe area's
    /// bottom.
    case fraction(Double)
  }

  /// The style, which decides what is covered.
  public var style: Style
  /// The transition with which it comes and goes.
  public var transition: Transition
  /// Where a sheet can rest on an upright phone, elsewhere it is large; it comes to the first of
  /// them.
  public var detents: [Detent]
  /// Up to which of its heights a sheet leaves its presenter bright, and open to fingers: UIKit's
  /// `largestUndimmedDetentIdentifier`; `nil` for none.
  public var largestUndimmedDetent: Detent?
  /// Whether fingers cannot dismiss it: a sheet resists below its lowest height, and a touch
  /// outside of a popover does nothing.
  public var isModalInPresentation = false
  /// The radius of a sheet's upper corners, in points.
  public var cornerRadius = 10.0
  /// The colour of the handle at the top of a sheet; `nil` for none.
  public var grabberColor: Color?
  /// The view that a popover or menu points at; `nil` for the middle of the screen's top.
  public var source: ViewID?
  /// The size of a popover or menu where there is room, in points.
  public var contentSize = Size(width: 320, height: 480)
  /// Where the arrow of a popover points; `nil` for where there is room, upwards first.
  public var arrow: ArrowDirection?
  /// Whether the source is lifted over the screen, which is dimmed, as by a context menu.
  public var liftsSource = false

  /// Makes a presentation; by default over the whole screen, from below. Detents and a grabber are
  /// those of a sheet.
  public init(
    _ style: Style = .fullScreen, _ transition: Transition = .coverVertical,
    detents: [Detent] = [.large], grabberColor: Color? = nil
  ) {
    self.style = style
    self.transition = transition
    self.detents = detents
    self.grabberColor = grabberColor
  }
}
