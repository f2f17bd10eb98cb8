/// The properties that code sets, and the names that specifications have for them.
public enum CodeProperty {
  /// Where the property of a view begins in a row of names: `box.layer.opacity` is `layer.opacity` of `box`.
  public static let roots: Set<String> = [
    "alpha", "backgroundColor", "bounds", "center", "constant", "contentInset", "contentOffset",
    "frame", "image", "isEnabled", "isHidden", "isOn", "isSelected", "isUserInteractionEnabled",
    "layer", "text", "textColor", "tintColor", "transform", "transform3D", "value", "progress",
    "isActive", "priority", "effect", "attributedText",
  ]

  /// The specification's name for a property of views, layers or constraints; others keep theirs.
  public static let names: [String: String] = [
    "alpha": "alpha", "layer.opacity": "alpha", "opacity": "alpha",
    "frame.origin.x": "x", "frame.origin.y": "y", "frame.size.width": "width",
    "frame.size.height": "height", "bounds.size.width": "width", "bounds.size.height": "height",
    "layer.cornerRadius": "cornerRadius", "cornerRadius": "cornerRadius",
    "layer.borderWidth": "borderWidth", "borderWidth": "borderWidth",
    "layer.borderColor": "borderColor", "borderColor": "borderColor",
    "layer.backgroundColor": "backgroundColor", "backgroundColor": "backgroundColor",
    "layer.zPosition": "zPosition", "zPosition": "zPosition",
    "contentOffset.x": "contentOffsetX", "contentOffset.y": "contentOffsetY",
    "contentInset.top": "contentInsetTop", "contentInset.left": "contentInsetLeft",
    "contentInset.bottom": "contentInsetBottom", "contentInset.right": "contentInsetRight",
    "textColor": "textColor", "tintColor": "tintColor", "isHidden": "isHidden",
    "isEnabled": "isEnabled", "text": "text", "image": "image", "isOn": "isOn", "value": "value",
    "progress": "value", "transform.rotation": "rotation", "transform.rotation.z": "rotation",
    "transform.rotation.x": "rotationX", "transform.rotation.y": "rotationY",
    "transform.scale.x": "scaleX", "transform.scale.y": "scaleY",
    "transform.translation.x": "translationX", "transform.translation.y": "translationY",
  ]

  /// The parts of a transform, with their values where there is none.
  public static let transform: [(name: String, identity: Double)] = [
    ("translationX", 0), ("translationY", 0), ("scaleX", 1), ("scaleY", 1), ("rotation", 0),
    ("rotationX", 0), ("rotationY", 0),
  ]

  /// The name of a property, of a layer or a view alike.
  public static func name(_ written: String) -> String {
    names[written] ?? (written.hasPrefix("layer.") ? names[String(written.dropFirst(6))] : nil)
      ?? written
  }
}
