internal import EmakiDrawing
internal import EmakiLayout

/// The two words by which a size-class variation matches; `nil` is "any".
struct SizeClass: Sendable, Hashable {
  /// `compact`, `regular` or any.
  var width: String?
  /// `compact`, `regular` or any.
  var height: String?

  /// The canvas without a device.
  static let any = SizeClass(width: nil, height: nil)

  /// Makes a pair.
  init(width: String?, height: String?) {
    self.width = width
    self.height = height
  }

  /// The size class of a device as it is held.
  init(_ device: CanvasDevice, _ orientation: Orientation) {
    if device.isPad {
      self.init(width: "regular", height: "regular")
    } else if orientation == .portrait {
      self.init(width: "compact", height: "regular")
    } else {
      self.init(width: device.isWideInLandscape ? "regular" : "compact", height: "compact")
    }
  }

  /// The size class of a running app that fills a device.
  init(_ device: RunningDevice) {
    if device.isPad {
      self.init(width: "regular", height: "regular")
    } else if device.size.width <= device.size.height {
      self.init(width: "compact", height: "regular")
    } else {
      // Plus, XR and Max phones are wide in landscape.
      self.init(width: device.size.height >= 414 ? "regular" : "compact", height: "compact")
    }
  }

  /// How special a variation's key is, or `nil` where it does not apply.
  ///
  /// `default` is 0; `widthClass=compact` 1; `heightClass=regular-widthClass=compact` 2.
  func specificity(ofVariation key: String) -> Int? {
    if key == "default" { return 0 }
    let parts = key.split(separator: "-")
    for part in parts {
      let pair = part.split(separator: "=", maxSplits: 1)
      guard pair.count == 2 else { return nil }
      switch pair[0] {
      case "widthClass": if width != String(pair[1]) { return nil }
      case "heightClass": if height != String(pair[1]) { return nil }
      default: return nil
      }
    }
    return parts.count
  }
}
