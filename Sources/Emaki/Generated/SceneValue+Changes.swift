// From the table of the format: EMAKI_RECORD=1 swift test --filter KeySourceTests
extension SceneValue {
  /// What a motion or state can change of a view.
  public func callAsFunction(
    x: SceneValue? = nil, y: SceneValue? = nil, leading: Double? = nil, width: Double? = nil,
    height: Double? = nil, frame: SceneValue? = nil, constrained: Bool? = nil, alpha: Double? = nil,
    hidden: Bool? = nil, enabled: Bool? = nil, zPosition: Double? = nil,
    transform: SceneValue? = nil, background: SceneWords.Color? = nil,
    tint: SceneWords.Color? = nil, skeleton: Bool? = nil, shimmer: Double? = nil,
    textColor: SceneWords.Color? = nil, cornerRadius: Double? = nil,
    cornerCurve: SceneWords.CornerCurve? = nil, maskedCorners: [SceneWords.MaskedCorners]? = nil,
    border: SceneValue? = nil, shadow: SceneValue? = nil, gradient: SceneValue? = nil,
    contentOffset: SceneValue? = nil, contentInset: SceneValue? = nil, zoom: Double? = nil,
    text: String? = nil, icon: String? = nil, image: SceneValue? = nil, on: Bool? = nil,
    editing: Bool? = nil, value: Double? = nil, selected: Int? = nil
  ) -> SceneChange {
    SceneChange(
      self,
      [
        ("x", x), ("y", y), ("leading", leading), ("width", width), ("height", height),
        ("frame", frame), ("constrained", constrained), ("alpha", alpha), ("hidden", hidden),
        ("enabled", enabled), ("zPosition", zPosition), ("transform", transform),
        ("background", background), ("tint", tint), ("skeleton", skeleton), ("shimmer", shimmer),
        ("textColor", textColor), ("cornerRadius", cornerRadius), ("cornerCurve", cornerCurve),
        ("maskedCorners", maskedCorners), ("border", border), ("shadow", shadow),
        ("gradient", gradient), ("contentOffset", contentOffset), ("contentInset", contentInset),
        ("zoom", zoom), ("text", text), ("icon", icon), ("image", image), ("on", on),
        ("editing", editing), ("value", value), ("selected", selected),
      ])
  }

  /// What a motion or state can change of a named constraint.
  public func callAsFunction(
    constant: Double? = nil, priority: Double? = nil, active: Bool? = nil
  ) -> SceneChange {
    SceneChange(
      self,
      [
        ("constant", constant), ("priority", priority), ("active", active),
      ])
  }

  /// What a motion or state can change of a view's `transform`, each by itself.
  public func transform(
    x: Double? = nil, y: Double? = nil, scale: SceneValue? = nil, rotate: Double? = nil,
    rotateX: Double? = nil, rotateY: Double? = nil, perspective: Double? = nil
  ) -> SceneChange {
    SceneChange(
      self,
      [
        ("transform.x", x), ("transform.y", y), ("transform.scale", scale),
        ("transform.rotate", rotate), ("transform.rotateX", rotateX),
        ("transform.rotateY", rotateY), ("transform.perspective", perspective),
      ])
  }

  /// What a motion or state can change of a view's `pin`, each by itself.
  public func pin(
    edges: SceneValue? = nil, horizontal: SceneValue? = nil, vertical: SceneValue? = nil,
    top: SceneValue? = nil, bottom: SceneValue? = nil, leading: SceneValue? = nil,
    trailing: SceneValue? = nil, left: SceneValue? = nil, right: SceneValue? = nil,
    width: SceneValue? = nil, height: SceneValue? = nil, size: SceneValue? = nil,
    aspect: Double? = nil, center: SceneValue? = nil, centerX: SceneValue? = nil,
    centerY: SceneValue? = nil, firstBaseline: SceneValue? = nil, lastBaseline: SceneValue? = nil,
    to: SceneValue? = nil, priority: Double? = nil
  ) -> SceneChange {
    SceneChange(
      self,
      [
        ("pin.edges", edges), ("pin.horizontal", horizontal), ("pin.vertical", vertical),
        ("pin.top", top), ("pin.bottom", bottom), ("pin.leading", leading),
        ("pin.trailing", trailing), ("pin.left", left), ("pin.right", right), ("pin.width", width),
        ("pin.height", height), ("pin.size", size), ("pin.aspect", aspect), ("pin.center", center),
        ("pin.centerX", centerX), ("pin.centerY", centerY), ("pin.firstBaseline", firstBaseline),
        ("pin.lastBaseline", lastBaseline), ("pin.to", to), ("pin.priority", priority),
      ])
  }

  /// What a motion or state can change of a view's `contentInset`, each by itself.
  public func contentInset(
    top: Double? = nil, bottom: Double? = nil, leading: Double? = nil, trailing: Double? = nil,
    left: Double? = nil, right: Double? = nil, horizontal: Double? = nil, vertical: Double? = nil
  ) -> SceneChange {
    SceneChange(
      self,
      [
        ("contentInset.top", top), ("contentInset.bottom", bottom),
        ("contentInset.leading", leading), ("contentInset.trailing", trailing),
        ("contentInset.left", left), ("contentInset.right", right),
        ("contentInset.horizontal", horizontal), ("contentInset.vertical", vertical),
      ])
  }

  /// Its `left`.
  public var left: SceneValue { member("left") }

  /// Its `right`.
  public var right: SceneValue { member("right") }

  /// Its `top`.
  public var top: SceneValue { member("top") }

  /// Its `bottom`.
  public var bottom: SceneValue { member("bottom") }

  /// Its `leading`.
  public var leading: SceneValue { member("leading") }

  /// Its `trailing`.
  public var trailing: SceneValue { member("trailing") }

  /// Its `width`.
  public var width: SceneValue { member("width") }

  /// Its `height`.
  public var height: SceneValue { member("height") }

  /// Its `centerX`.
  public var centerX: SceneValue { member("centerX") }

  /// Its `centerY`.
  public var centerY: SceneValue { member("centerY") }

  /// Its `lastBaseline`.
  public var lastBaseline: SceneValue { member("lastBaseline") }

  /// Its `firstBaseline`.
  public var firstBaseline: SceneValue { member("firstBaseline") }

  /// Its `leftMargin`.
  public var leftMargin: SceneValue { member("leftMargin") }

  /// Its `rightMargin`.
  public var rightMargin: SceneValue { member("rightMargin") }

  /// Its `topMargin`.
  public var topMargin: SceneValue { member("topMargin") }

  /// Its `bottomMargin`.
  public var bottomMargin: SceneValue { member("bottomMargin") }

  /// Its `leadingMargin`.
  public var leadingMargin: SceneValue { member("leadingMargin") }

  /// Its `trailingMargin`.
  public var trailingMargin: SceneValue { member("trailingMargin") }

  /// Its `centerXWithinMargins`.
  public var centerXWithinMargins: SceneValue { member("centerXWithinMargins") }

  /// Its `centerYWithinMargins`.
  public var centerYWithinMargins: SceneValue { member("centerYWithinMargins") }

  /// Its `safeArea`.
  public var safeArea: SceneValue { member("safeArea") }

  /// Its `margins`.
  public var margins: SceneValue { member("margins") }

  /// Its `content`.
  public var content: SceneValue { member("content") }

  /// Its `frame`.
  public var frame: SceneValue { member("frame") }

  /// Its `topGuide`.
  public var topGuide: SceneValue { member("topGuide") }

  /// Its `bottomGuide`.
  public var bottomGuide: SceneValue { member("bottomGuide") }

  /// Its `x`.
  public var x: SceneValue { member("x") }

  /// Its `y`.
  public var y: SceneValue { member("y") }

  /// Its `constrained`.
  public var constrained: SceneValue { member("constrained") }

  /// Its `alpha`.
  public var alpha: SceneValue { member("alpha") }

  /// Its `hidden`.
  public var hidden: SceneValue { member("hidden") }

  /// Its `enabled`.
  public var enabled: SceneValue { member("enabled") }

  /// Its `zPosition`.
  public var zPosition: SceneValue { member("zPosition") }

  /// Its `transform`.
  public var transform: SceneValue { member("transform") }

  /// Its `background`.
  public var background: SceneValue { member("background") }

  /// Its `tint`.
  public var tint: SceneValue { member("tint") }

  /// Its `skeleton`.
  public var skeleton: SceneValue { member("skeleton") }

  /// Its `shimmer`.
  public var shimmer: SceneValue { member("shimmer") }

  /// Its `textColor`.
  public var textColor: SceneValue { member("textColor") }

  /// Its `cornerRadius`.
  public var cornerRadius: SceneValue { member("cornerRadius") }

  /// Its `cornerCurve`.
  public var cornerCurve: SceneValue { member("cornerCurve") }

  /// Its `maskedCorners`.
  public var maskedCorners: SceneValue { member("maskedCorners") }

  /// Its `border`.
  public var border: SceneValue { member("border") }

  /// Its `shadow`.
  public var shadow: SceneValue { member("shadow") }

  /// Its `gradient`.
  public var gradient: SceneValue { member("gradient") }

  /// Its `contentOffset`.
  public var contentOffset: SceneValue { member("contentOffset") }

  /// Its `contentInset`.
  public var contentInset: SceneValue { member("contentInset") }

  /// Its `zoom`.
  public var zoom: SceneValue { member("zoom") }

  /// Its `text`.
  public var text: SceneValue { member("text") }

  /// Its `icon`.
  public var icon: SceneValue { member("icon") }

  /// Its `image`.
  public var image: SceneValue { member("image") }

  /// Its `on`.
  public var on: SceneValue { member("on") }

  /// Its `editing`.
  public var editing: SceneValue { member("editing") }

  /// Its `value`.
  public var value: SceneValue { member("value") }

  /// Its `selected`.
  public var selected: SceneValue { member("selected") }

  /// Its `scale`.
  public var scale: SceneValue { member("scale") }

  /// Its `rotate`.
  public var rotate: SceneValue { member("rotate") }

  /// Its `rotateX`.
  public var rotateX: SceneValue { member("rotateX") }

  /// Its `rotateY`.
  public var rotateY: SceneValue { member("rotateY") }

  /// Its `perspective`.
  public var perspective: SceneValue { member("perspective") }
}
