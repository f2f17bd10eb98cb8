import EmakiXML
import Testing

@testable import EmakiInterfaceBuilder

@Suite struct `A storyboard of many segues` {
  /// Scenes of which each shows every fourth other, in circles.
  private func document(_ count: Int) -> [UInt8] {
    let scenes = (0..<count).map { scene in
      let segues = stride(from: scene % 4, to: count, by: 4).map {
        "<segue destination=\"c\($0)\" kind=\"show\" id=\"s\(scene)-\($0)\"/>"
      }
      return """
        <scene sceneID="n\(scene)"><objects>
        <viewController id="c\(scene)" sceneMemberID="viewController">
        <view key="view" id="v\(scene)"><rect key="frame" x="0" y="0" width="375" height="667"/></view>
        <connections>\(segues.joined())</connections></viewController></objects></scene>
        """
    }
    return Array(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"
        toolsVersion="23504" initialViewController="nav"><scenes>
      <scene sceneID="n"><objects><navigationController id="nav" sceneMemberID="viewController">
      <navigationBar key="navigationBar" id="bar"/>
      <connections><segue destination="c0" kind="relationship" relationship="rootViewController" id="r"/>
      </connections></navigationController></objects></scene>
      \(scenes.joined())</scenes></document>
      """.utf8)
  }

  /// Bars go along every way from the navigation controller; circles bring nothing, and end.
  @Test func `takes bars along all of them`() throws {
    let root = try XMLReader.read(document(200))
    let scenes = SceneTable(root)
    let inferred = InferredBars(root, scenes: scenes, segues: SegueTable(scenes))
    for scene in 0..<200 {
      let controller = try #require(scenes.entry(of: "c\(scene)")?.controller)
      #expect((inferred.bars(of: controller).navigation != nil) == (scene % 4 == 0), "c\(scene)")
    }
  }
}
