import EmakiDrawing
import EmakiLayout
import EmakiMotion

/// A border, shadow or gradient on its way from an old one to a new one.
///
/// What is missing on one side is there without being seen: a border 0 wide, a shadow or gradient that
/// is clear, so that it comes and goes in its own colours.
struct LookDifference: Sendable {
  private let old: ViewLook
  private let new: ViewLook

  /// `nil` where both look the same.
  init?(from old: View, to new: View) {
    if old.looks(like: new) { return nil }
    self.init(from: ViewLook(old), to: ViewLook(new))
  }

  init(from old: ViewLook, to new: ViewLook) {
    self.old = old
    self.new = new
  }

  /// Adds `share` of the difference to what is seen of a view.
  func add(_ share: Double, to presentation: inout Presentation, of view: View) {
    var look = presentation.look ?? ViewLook(view)
    look.borderWidth += (old.borderWidth - new.borderWidth) * share
    if old.edge(besides: new) != new.edge(besides: old) {
      look.borderColor = look.edge(besides: new)
        .adding(old.edge(besides: new), new.edge(besides: old), share)
    }
    if old.shadow != new.shadow { add(share, to: &look.shadow) }
    if old.gradient != new.gradient { add(share, to: &look.gradient) }
    presentation.look = look
  }

  private func add(_ share: Double, to shadow: inout Shadow?) {
    guard let from = old.shadow ?? new.shadow?.cleared,
      let to = new.shadow ?? old.shadow?.cleared
    else { return }
    let seen = shadow ?? to
    shadow = Shadow(
      color: seen.color.adding(from.color, to.color, share),
      offset: seen.offset + (from.offset - to.offset).scaled(by: share),
      radius: seen.radius + (from.radius - to.radius) * share)
  }

  private func add(_ share: Double, to gradient: inout ViewGradient?) {
    guard let from = old.gradient ?? new.gradient?.cleared,
      let to = new.gradient ?? old.gradient?.cleared
    else { return }
    let seen = gradient ?? to
    let offsets = Set((from.stops + to.stops + seen.stops).map(\.offset)).sorted()
    let stops = offsets.map { offset in
      LinearGradient.Stop(
        offset: offset,
        color: seen.color(at: offset)
          .adding(from.color(at: offset), to.color(at: offset), share))
    }
    gradient = ViewGradient(
      stops, from: seen.start + (from.start - to.start).scaled(by: share),
      to: seen.end + (from.end - to.end).scaled(by: share))
  }
}

extension ViewLook {
  /// The border's colour, or where there is none that of another one.
  fileprivate func edge(besides other: ViewLook) -> Color {
    (borderWidth > 0 ? borderColor : other.borderColor) ?? .black
  }
}

extension Shadow {
  /// The same where nothing is seen of it.
  fileprivate var cleared: Shadow {
    var shadow = self
    shadow.color.alpha = 0
    return shadow
  }
}

extension ViewGradient {
  /// The same where nothing is seen of it.
  var cleared: ViewGradient {
    var gradient = self
    for index in stops.indices { gradient.stops[index].color.alpha = 0 }
    return gradient
  }
}

extension Color {
  /// With a share of what another colour is more than a third one.
  fileprivate func adding(_ more: Color, _ less: Color, _ share: Double) -> Color {
    Color(vector: vector + (more.vector - less.vector) * share)
  }
}

extension Point {
  fileprivate func scaled(by factor: Double) -> Point { Point(x: x * factor, y: y * factor) }
}
