/// A storyboard of a few controllers, as text.
enum SmallStoryboard {
  /// The document around scenes.
  static func text(_ scenes: [String], tools: String = "22154", extra: String = "") -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" toolsVersion="\(tools)" \
    useAutolayout="YES" useSafeAreas="YES"><device id="retina4_7" orientation="portrait"/>\(extra)
    <scenes>\(scenes.map { "<scene><objects>\($0)</objects></scene>" }.joined())</scenes></document>
    """
  }

  /// A navigation controller with the id `nav`.
  static func stack(of root: String, bar: String = "") -> String {
    """
    <navigationController id="nav"><navigationBar key="navigationBar" id="bar"\(bar)/>
    <connections><segue destination="\(root)" kind="relationship" \
    relationship="rootViewController" id="to-\(root)"/></connections></navigationController>
    """
  }

  /// A controller of 375 × 667 points; its view is `v-` and its id, that one's safe area `g-` and it.
  static func screen(
    _ id: String, _ inside: String = "", constraints: String = "", item: String = "",
    pushes: [String] = []
  ) -> String {
    let segues = pushes.map { "<segue destination=\"\($0)\" kind=\"show\" id=\"to-\($0)\"/>" }
    return """
      <viewController id="\(id)"><view key="view" id="v-\(id)">
      <rect key="frame" x="0" y="0" width="375" height="667"/><subviews>\(inside)</subviews>
      <viewLayoutGuide key="safeArea" id="g-\(id)"/><constraints>\(constraints)</constraints></view>
      \(item)<connections>\(segues.joined())</connections></viewController>
      """
  }

  /// `first.attribute = second.attribute + constant`.
  static func equal(
    _ first: String, _ attribute: String, _ second: String, _ constant: Double = 0
  ) -> String {
    """
    <constraint firstItem="\(first)" firstAttribute="\(attribute)" secondItem="\(second)" \
    secondAttribute="\(attribute)" constant="\(constant)"/>
    """
  }
}
