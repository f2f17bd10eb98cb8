import Foundation
import TestSupport
import Testing

@Suite struct `Conflicts in a storyboard` {
  private static func storyboard(_ cells: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="22154" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
    <device id="retina4_7" orientation="portrait"/><scenes><scene sceneID="s"><objects>
    <tableViewController id="c1A-bc-9Xy"><tableView key="view" rowHeight="44" id="t1A-bc-9Xy">
    <rect key="frame" width="375" height="667"/><prototypes>\(cells)</prototypes></tableView>
    </tableViewController></objects></scene></scenes></document>
    """
  }

  private static let cell = """
    <tableViewCell id="r1A-bc-9Xy"><rect key="frame" width="375" height="44"/>
    <tableViewCellContentView key="contentView" tableViewCell="r1A-bc-9Xy" id="v1A-bc-9Xy">
    <rect key="frame" width="375" height="44"/><subviews>
    <label text="Price" userLabel="priceLabel" translatesAutoresizingMaskIntoConstraints="NO"
    id="l1A-bc-9Xy"/></subviews><constraints>
    <constraint firstItem="l1A-bc-9Xy" firstAttribute="width" constant="80" id="k1A-bc-9Xy"/>
    <constraint firstItem="l1A-bc-9Xy" firstAttribute="width" constant="90" id="k2A-bc-9Xy"/>
    <constraint firstItem="l1A-bc-9Xy" firstAttribute="leading" secondItem="v1A-bc-9Xy"
    secondAttribute="leading" id="k3A-bc-9Xy"/>
    <constraint firstItem="l1A-bc-9Xy" firstAttribute="top" secondItem="v1A-bc-9Xy"
    secondAttribute="top" id="k4A-bc-9Xy"/></constraints></tableViewCellContentView></tableViewCell>
    """

  @Test func `call views by what people know, and are told once for all rows`() throws {
    let scratch = try Scratch()
    let file = try scratch.write(Self.storyboard(Self.cell), to: "Main.storyboard")
    let lines = try Program.run(["validate", file]).errors.split(separator: "\n")
    let conflicts = lines.filter { $0.contains("constraints conflict") }
    #expect(conflicts.count == 1)
    let line = try #require(conflicts.first)
    #expect(line.contains("broke `label priceLabel (l1A-bc-9Xy).width == 90`"))
    #expect(line.contains("conflicts with `label priceLabel (l1A-bc-9Xy).width == 80`"))
    #expect(line.contains("; the same in ") && line.hasSuffix(" other rows"))
  }
}
