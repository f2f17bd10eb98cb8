import EmakiAccessibility
import EmakiDiagnostics
import EmakiInterfaceBuilder
import EmakiLayout
import EmakiScenes
import Testing

@Suite struct `What a screen reader says` {
  private func spoken(_ scene: String) throws -> [String] {
    try Corpus.snapshot(of: Corpus.scene(scene)).spokenElements().map(\.spoken)
  }

  @Test func `names controls, what they are and what they hold`() throws {
    let scene = """
      children:
        - {id: a, text: Sound, accessibility: {traits: header}, pin: {top: 100, leading: 20}}
        - {id: b, kind: switch, on: true, accessibility: {label: Wi-Fi}, pin: {top: 140, leading: 20}}
        - {id: c, kind: slider, value: 0.25, accessibility: {label: Volume}, pin: {top: 200, leading: 20, width: 200}}
        - {id: d, kind: button, text: Save, enabled: false, pin: {top: 260, leading: 20}}
        - {id: e, kind: textField, placeholder: Name, pin: {top: 320, leading: 20, width: 200}}
        - {id: f, kind: button, icon: close, accessibility: {label: Close, hint: Leaves the list}, pin: {top: 400, leading: 20}}
      """
    #expect(
      try spoken(scene) == [
        "Sound, heading", "Wi-Fi, switch, on", "Volume, adjustable, 25 %", "Save, button, dimmed",
        "Name, text field", "Close, button, Leaves the list",
      ])
  }

  @Test func `goes line by line in reading direction, and keeps cells together`() throws {
    let scene = """
      children:
        - {id: a, text: Right, pin: {top: 100, trailing: 20}}
        - {id: b, text: Left, pin: {top: 102, leading: 20}}
        - {id: c, text: Top, pin: {top: 60, leading: 20}}
      """
    #expect(try spoken(scene) == ["Top", "Left", "Right"])
  }

  @Test func `says the places of segments and tabs`() throws {
    let scene = """
      children:
        - {id: a, kind: segmentedControl, items: [Day, Week], selected: 1, pin: {top: 100, leading: 20, width: 200}}
      """
    #expect(try spoken(scene) == ["Day, button, 1 of 2", "Week, selected, button, 2 of 2"])
  }

  @Test func `follows what a storyboard says`() throws {
    let read = InterfaceBuilderReader(.init(.canvas))
    let storyboard = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="17701">
        <objects>
          <view contentMode="scaleToFill" id="root">
            <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
            <subviews>
              <button opaque="NO" contentMode="scaleToFill" fixedFrame="YES" buttonType="system" id="go">
                <rect key="frame" x="20" y="40" width="44" height="44"/>
                <accessibility key="accessibilityConfiguration" hint="Opens the list" label="Menu">
                  <accessibilityTraits key="traits" button="YES" selected="YES"/>
                  <bool key="isElement" value="YES"/>
                </accessibility>
              </button>
            </subviews>
          </view>
        </objects>
      </document>
      """
    let document = try read.read(Array(storyboard.utf8), file: "test.xib").value
    let root = try #require(document.scenes.first).controller.assembledView()
    let said = try #require(root.first("go")?.accessibility)
    #expect(said.label == "Menu")
    #expect(said.hint == "Opens the list")
    #expect(said.traits == [.button, .selected])
    #expect(said.isElement == true)
  }
}
