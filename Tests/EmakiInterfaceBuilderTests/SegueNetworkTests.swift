import EmakiDrawing
import EmakiInterfaceBuilder
import EmakiScenes
import TestSupport
import Testing

/// Many controllers that lead to one another, also in circles.
@Suite struct SegueNetworkTests {
  private func storyboard(_ scenes: String) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"
      toolsVersion="22154" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES">
    <device id="retina4_7" orientation="portrait" appearance="light"/>
    <scenes>\(scenes)</scenes>
    </document>
    """
  }

  /// A controller that shows others.
  private func scene(_ number: Int, shows others: [Int]) -> String {
    let segues = others.map {
      #"<segue destination="c\#($0)" kind="show" id="s\#(number)-\#($0)"/>"#
    }
    return """
      <scene sceneID="scene\(number)"><objects><viewController id="c\(number)">
      <view key="view" id="v\(number)"><rect key="frame" x="0" y="0" width="375" height="667"/>
      <viewLayoutGuide key="safeArea" id="g\(number)"/></view>
      <connections>\(segues.joined())</connections></viewController></objects></scene>
      """
  }

  private let navigation = """
    <scene sceneID="n"><objects><navigationController id="n">
    <navigationBar key="navigationBar" id="bar"/>
    <connections><segue destination="c0" kind="relationship" relationship="rootViewController" id="r"/>
    </connections></navigationController></objects></scene>
    """

  /// A walk along all ways back would take longer than the world is old.
  @Test(.endsWithin(minutes: 1))
  func `bars come along any of a thousand million ways`() throws {
    let count = 60
    let scenes = (0..<count).map { number in
      scene(number, shows: [1, 7, 11].map { (number + $0) % count })
    }
    let with = try Fixture(text: storyboard(navigation + scenes.joined()))
    let without = try Fixture(text: storyboard(scenes.joined()))
    for number in [0, 1, 30, count - 1] {
      // A status bar of 20, and a navigation bar of 44 where one leads there.
      #expect(try with.safeArea("c\(number)") == [64, 0, 0, 0])
      #expect(try without.safeArea("c\(number)") == [20, 0, 0, 0])
    }
  }
}
