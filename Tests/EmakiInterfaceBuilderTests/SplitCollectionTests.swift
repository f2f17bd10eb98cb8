import EmakiDrawing
import EmakiInterfaceBuilder
import EmakiLayout
import Testing

@Suite struct `Collections in columns of a split view` {
  /// A list of 320 points beside a collection that was saved in some width on a canvas of 1194.
  private func text(savedWidth: Int) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="22154" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
    initialViewController="split">
    <device id="ipad11_0rounded" orientation="landscape"/>
    <scenes>
    <scene sceneID="s1"><objects>
    <splitViewController id="split" sceneMemberID="viewController"><connections>
    <segue destination="list" kind="relationship" relationship="masterViewController" id="r1"/>
    <segue destination="grid" kind="relationship" relationship="detailViewController" id="r2"/>
    </connections></splitViewController>
    </objects></scene>
    <scene sceneID="s2"><objects>
    <viewController id="list" sceneMemberID="viewController"/>
    </objects></scene>
    <scene sceneID="s3"><objects>
    <collectionViewController id="grid" sceneMemberID="viewController">
    <collectionView key="view" dataMode="prototypes" contentInsetAdjustmentBehavior="never" \
    id="view">
    <rect key="frame" x="0" y="0" width="\(savedWidth)" height="834"/>
    <collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="10" \
    minimumInteritemSpacing="10" id="flow"><size key="itemSize" width="100" height="100"/>
    </collectionViewFlowLayout>
    <cells><collectionViewCell id="tile"><rect key="frame" x="0" y="0" width="100" height="100"/>
    </collectionViewCell></cells>
    </collectionView>
    </collectionViewController>
    </objects></scene>
    </scenes></document>
    """
  }

  /// 834 − 320 = 514 points hold four cells of 100, with (514 − 400) / 3 = 38 between them.
  @Test(arguments: [1194, 874]) func `flow in the width of the column`(_ savedWidth: Int) throws {
    let device = RunningDevice(
      name: "a tablet", size: Size(width: 834, height: 1194), scale: 2, safeArea: .zero,
      isPad: true)
    let fixture = try Fixture(text: text(savedWidth: savedWidth), .device(device))
    let frames = try fixture.frames("split", size: device.size)
    #expect(frames["tile"] == [0, 0, 100, 100])
    #expect(frames["tile#4"] == [414, 0, 100, 100])
    #expect(frames["tile#5"] == [0, 110, 100, 100])
  }
}
