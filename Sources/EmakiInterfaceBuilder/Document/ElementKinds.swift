internal import EmakiLayout
internal import EmakiXML

/// Which element stands for which kind of view.
enum ElementKinds {
  /// The kind of an element of a view tree, or `nil` for one that is not known.
  static subscript(_ name: String) -> View.Kind? { table[name] }

  /// Elements that are the content view of the cell or effect view around them.
  static func isContentView(_ element: XMLElement) -> Bool {
    element.name.hasSuffix("CellContentView")
      || (element.name == "view" && element.key == "contentView")
  }

  private static let table = Dictionary(
    uniqueKeysWithValues: View.Kind.allCases.flatMap { kind in
      kind.traits.elements.split(separator: " ").map { (String($0), kind) }
    })

  /// The name shown for a view that cannot be drawn: the class that stands behind the element, or
  /// `nil` for elements that every reader knows.
  static func className(_ name: String) -> String? { classNames[name] }

  private static let classNames = [
    "glkView": "GLKView", "mtkView": "MTKView", "skView": "SKView", "sceneKitView": "SCNView",
    "arskView": "ARSKView", "arscnView": "ARSCNView", "arView": "ARView",
    "realityView": "RealityView", "adBannerView": "ADBannerView",
    "contentUnavailableView": "UIContentUnavailableView", "pdfView": "PDFView",
    "calendarView": "UICalendarView", "lookAroundView": "MKLookAroundView",
    "livePhotoView": "PHLivePhotoView", "routePickerView": "AVRoutePickerView",
    "linkView": "LPLinkView", "volumeView": "MPVolumeView", "pasteControl": "UIPasteControl",
  ]
}
