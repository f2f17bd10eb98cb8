import EmakiDiagnostics
import Testing

@Suite struct `References that lead nowhere` {
  private func diagnostics(_ initial: String, second: String, label: String) throws -> [String] {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="22154" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
      initialViewController="\(initial)">
      <device id="retina4_7" orientation="portrait"><adaptation id="fullscreen"/></device>
      <scenes><scene sceneID="s1"><objects><viewController id="one" sceneMemberID="viewController">
      <view key="view" id="root"><rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
      <label text="A" translatesAutoresizingMaskIntoConstraints="NO" id="label"/>
      <label text="B" translatesAutoresizingMaskIntoConstraints="NO" id="\(label)"/>
      </subviews><constraints>
      <constraint firstItem="label" firstAttribute="top" secondItem="\(second)" \
      secondAttribute="top" id="c1"/>
      </constraints></view></viewController></objects></scene></scenes></document>
      """
    return try Fixture(text: text).diagnostics.map(\.description)
  }

  @Test func `are none in a document that is whole`() throws {
    #expect(try diagnostics("one", second: "root", label: "other").isEmpty)
  }

  @Test func `a constraint to what is not there is a warning`() throws {
    #expect(
      try diagnostics("one", second: "nowhere", label: "other") == [
        """
        Main.storyboard:8:1: warning: secondItem of a constraint is “nowhere”, which is no object \
        of this file
          hint: the constraint is left out
        """
      ])
  }

  @Test func `an id that two objects have is a warning`() throws {
    #expect(
      try diagnostics("one", second: "root", label: "label") == [
        """
        Main.storyboard:6:1: warning: “label” is the id of two objects
          hint: line 5 has the other; references to it can mean either
        """
      ])
  }

  @Test func `an initial controller that is not there is a warning`() throws {
    #expect(
      try diagnostics("nobody", second: "root", label: "other") == [
        """
        Main.storyboard:1:1: warning: initialViewController is “nobody”, which is no controller of \
        this file
          hint: no scene is the initial one
        """
      ])
  }
}
