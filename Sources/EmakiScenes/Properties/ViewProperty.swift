import EmakiDrawing
import EmakiLayout
import EmakiMotion

/// A property of a view that can change: a row of a motion's specification.
///
/// Everything else that is known of it stands in `table`.
public enum ViewProperty: String, Sendable, Hashable, CaseIterable {
  /// A number of the frame in the superview, in points.
  case x, y, width, height
  /// 0…1.
  case alpha
  /// Points.
  case cornerRadius
  /// By its name, at once.
  case cornerCurve
  /// The names of the round corners, at once.
  case maskedCorners
  /// The offset of a scroll view, in points.
  case contentOffsetX, contentOffsetY
  /// Of a scroll view: room around its content, points.
  case contentInsetTop, contentInsetLeft, contentInsetBottom, contentInsetRight
  /// The translation of the transform, in points.
  case translationX, translationY
  /// The scale of the transform, as factors.
  case scaleX, scaleY
  /// The rotation of the transform, in radians.
  case rotation, rotationX, rotationY
  /// A colour, or none.
  case backgroundColor, textColor, tintColor
  /// Yes or no, at once.
  case isHidden, isEnabled
  /// Characters, at once.
  case text
  /// The value of a slider or progress view, 0…1.
  case value
  /// Yes or no; the knob of a switch slides, others change at once.
  case isOn
  /// A segment, tab, page or row, -1 for none; under segments something slides, others change at
  /// once.
  case selected
  /// Points.
  case borderWidth
  /// A colour, or none.
  case borderColor
  /// Colour, offset and radius, as text.
  case shadow
  /// Its colours, as text.
  case gradient
  /// Points before the superview's plane, which decide what lies in front.
  case zPosition
  /// The name of a picture or icon, at once.
  case image
  /// Yes or no, at once.
  case isSkeleton
  /// 0…1.
  case shimmer
  /// Yes or no, at once.
  case isEditing
}

extension ViewProperty {
  /// Each property of the presented view once, in the order in which specifications tell them.
  static let table: [PropertyEntry] = [
    PropertyEntry(
      .numbers(PresentedNumbers(\.frame)),
      Part(
        .x, "x", .points, uiKit: .view("frame.origin.x"), link: .x, moves: .view, way: Part.length),
      Part(
        .y, "y", .points, uiKit: .view("frame.origin.y"), link: .y, moves: .view, way: Part.length),
      Part(
        .width, "width", .points, uiKit: .view("frame.size.width"), link: .width, laysOut: true,
        way: Part.length),
      Part(
        .height, "height", .points, uiKit: .view("frame.size.height"), link: .height, laysOut: true,
        way: Part.length)),
    PropertyEntry(
      .numbers(PresentedNumbers(\.appearance.alpha)),
      Part(.alpha, uiKit: .view("alpha"), link: .alpha, in: 0...1, way: Part.fade)),
    PropertyEntry(
      .numbers(PresentedNumbers(\.appearance.corner.radius)),
      Part(
        .cornerRadius, "corner radius", .points, uiKit: .layer("cornerRadius"),
        link: .cornerRadius, in: 0...(.infinity))),
    PropertyEntry(
      .words(PresentedWords(\.corner.curve)),
      Part(.cornerCurve, "corner curve", uiKit: .layerWords("cornerCurve"))),
    PropertyEntry(
      .words(PresentedWords(\.corner.masked)),
      Part(
        .maskedCorners, "round corners",
        uiKit: .layerWords(
          "maskedCorners",
          [
            "topLeft": "layerMinXMinYCorner", "topRight": "layerMaxXMinYCorner",
            "bottomLeft": "layerMinXMaxYCorner", "bottomRight": "layerMaxXMaxYCorner",
          ]))),
    PropertyEntry(
      .numbers(PresentedNumbers(\.state.contentOffset)),
      Part(
        .contentOffsetX, "content offset x", .points, uiKit: .view("contentOffset.x"),
        link: .contentOffsetX, moves: .content, way: Part.length),
      Part(
        .contentOffsetY, "content offset y", .points, uiKit: .view("contentOffset.y"),
        link: .contentOffsetY, moves: .content, way: Part.length)),
    PropertyEntry(
      .numbers(PresentedNumbers(\.state.contentInset)),
      Part(
        .contentInsetTop, "content inset top", .points, uiKit: .view("contentInset.top"),
        link: .insetTop, moves: .content),
      Part(.contentInsetLeft, "content inset left", .points, uiKit: .view("contentInset.left")),
      Part(
        .contentInsetBottom, "content inset bottom", .points, uiKit: .view("contentInset.bottom"),
        link: .insetBottom, moves: .content),
      Part(.contentInsetRight, "content inset right", .points, uiKit: .view("contentInset.right"))),
    PropertyEntry(
      .numbers(PresentedNumbers(\.appearance.transform.translation)),
      Part(
        .translationX, "translation x", .points, uiKit: .transform("translation.x"),
        link: .translationX, moves: .view, way: Part.length),
      Part(
        .translationY, "translation y", .points, uiKit: .transform("translation.y"),
        link: .translationY, moves: .view, way: Part.length)),
    PropertyEntry(
      .numbers(PresentedNumbers(\.appearance.transform.scale)),
      Part(
        .scaleX, "scale x", uiKit: .transform("scale.x"), link: .scale, moves: .view,
        way: { by, _ in 100 * by }),
      Part(.scaleY, "scale y", uiKit: .transform("scale.y"), link: .scale, moves: .view)),
    PropertyEntry(
      .numbers(PresentedNumbers(\.appearance.transform.rotation)),
      Part(
        .rotation, "rotation", .degrees, uiKit: .transform("rotation.z"), link: .rotation,
        moves: .view, way: { by, _ in 50 * by })),
    PropertyEntry(
      .numbers(PresentedNumbers(\.appearance.transform.rotationX)),
      Part(
        .rotationX, "rotation x", .degrees, uiKit: .transform("rotation.x"), link: .rotationX,
        moves: .view)),
    PropertyEntry(
      .numbers(PresentedNumbers(\.appearance.transform.rotationY)),
      Part(
        .rotationY, "rotation y", .degrees, uiKit: .transform("rotation.y"), link: .rotationY,
        moves: .view)),
    // The perspective belongs to the rotations, and is not reported.
    PropertyEntry(.numbers(PresentedNumbers(\.appearance.transform.m34))),
    PropertyEntry(
      .color(PresentedNumbers(\.appearance.backgroundColor, none: .clear)),
      Part(
        .backgroundColor, "background colour", uiKit: .view("backgroundColor"), link: .background)),
    PropertyEntry(
      .color(PresentedNumbers(\.state.textColor, none: .clear)),
      Part(.textColor, "text colour", uiKit: .view("textColor"), link: .textColor)),
    PropertyEntry(
      .color(PresentedNumbers(\.appearance.tintColor, none: .clear)),
      Part(.tintColor, "tint colour", uiKit: .view("tintColor"), link: .tint)),
    PropertyEntry(
      .flag(\.state.isHidden), Part(.isHidden, "hidden", uiKit: .view("isHidden"), link: .hidden)),
    PropertyEntry(
      .flag(\.appearance.isEnabled),
      Part(.isEnabled, "enabled", uiKit: .view("isEnabled"), link: .enabled)),
    PropertyEntry(
      PropertyEntry.atOnce(\.state.text),
      Part(.text, uiKit: .view("text"), value: { .text($0.text) })),
    PropertyEntry(
      .numbers(PresentedNumbers(\.state.value)),
      Part(
        .value, uiKit: .view("value"), link: .value, in: 0...1,
        way: { by, frame in by * frame.width })),
    PropertyEntry(
      PropertyEntry.atOnce(\.state.isOn),
      Part(.isOn, "on", uiKit: .view("isOn"), value: { .flag($0.isOn) }), slides: true),
    PropertyEntry(
      PropertyEntry.atOnce(\.state.selectedIndex),
      Part(
        .selected, uiKit: .comment, value: { .number(Double($0.selectedIndex ?? -1)) }),
      slides: true),
    // A knob goes about as far as it is high; its state is reported as `isOn` or `selected`.
    PropertyEntry(
      .numbers(PresentedNumbers(\.knob, none: .nowhere)),
      Part(untold: { by, frame in by * frame.height })),
    PropertyEntry(
      .numbers(PresentedNumbers(\.appearance.borderWidth, leastZeroAt: 0)),
      Part(.borderWidth, "border width", .points, uiKit: .layer("borderWidth"))),
    // Where there is no border, its colour is that of the other one, as the width brings it.
    PropertyEntry(
      .color(
        PresentedNumbers(
          read: { $0.borderWidth > 0 ? ($0.borderColor ?? .black).vector : nil },
          write: { $0.borderColor = Color(vector: $1) }, none: .same)),
      Part(
        .borderColor, "border colour", uiKit: .layerColor("borderColor"),
        value: { .color($0.borderColor) })),
    PropertyEntry(
      .numbers(PresentedNumbers(\.appearance.shadow, none: .clear, leastZeroAt: 6)),
      Part(.shadow, uiKit: .comment, value: { .text($0.shadow?.words) })),
    PropertyEntry(
      .gradient, Part(.gradient, uiKit: .comment, value: { .text($0.gradient?.words) })),
    PropertyEntry(
      .numbers(PresentedNumbers(\.appearance.zPosition)),
      Part(.zPosition, "z position", .points, uiKit: .layer("zPosition"), link: .zPosition)),
    PropertyEntry(.ofView, Part(.image, uiKit: .image)),
    PropertyEntry(
      .flag(\.appearance.isSkeleton),
      Part(.isSkeleton, "skeleton", uiKit: .comment, link: .skeleton)),
    PropertyEntry(
      .numbers(PresentedNumbers(\.appearance.shimmer)),
      Part(.shimmer, uiKit: .comment, link: .shimmer, in: 0...1)),
    PropertyEntry(
      .flag(\.appearance.isEditing), Part(.isEditing, "editing", uiKit: .firstResponder)),
  ]

  private typealias Part = PropertyEntry.Part
}
