import EmakiDiagnostics
import EmakiInterfaceBuilder
import EmakiScenes
import Testing

@Suite struct `Documents that are not for iOS` {
  private func message(_ text: String) -> String? {
    let reader = InterfaceBuilderReader(InterfaceBuilderOptions(.canvas))
    do throws(InterfaceBuilderError) {
      _ = try reader.read(Array(text.utf8), file: "a.xib")
      return nil
    } catch {
      return error.description
    }
  }

  @Test func `each is refused in words of its own, with its place`() {
    #expect(
      message("<plist/>")
        == """
        a.xib:1:1: error: this is no Interface Builder document: its root is “plist”
          hint: a .storyboard or .xib starts with <document>
        """)
    #expect(message("<archive/>")?.contains("Xcode 4") == true)
    let mac =
      #"<document type="com.apple.InterfaceBuilder3.Cocoa.XIB" targetRuntime="MacOSX.Cocoa"/>"#
    #expect(message(mac)?.contains("macOS") == true)
    let watch = #"<document type="com.apple.InterfaceBuilder.WatchKit.Storyboard"/>"#
    #expect(message(watch)?.contains("watchOS") == true)
    let television = #"<document type="com.apple.InterfaceBuilder.AppleTV.Storyboard"/>"#
    #expect(message(television)?.contains("tvOS") == true)
  }

  @Test func `a conflict of a merge is told with its line`() {
    let text = """
      <document>
        <objects>
      <<<<<<< HEAD
          <view id="a"/>
      =======
          <view id="b"/>
      >>>>>>> other
        </objects>
      </document>
      """
    #expect(
      message(text)
        == """
        a.xib:3:1: error: this file has a conflict of a merge that nobody has resolved
          hint: choose a side and delete the lines with <<<<<<<, ======= and >>>>>>>
        """)
  }

  @Test func `a document with nothing in it is a blank screen`() throws {
    let reader = InterfaceBuilderReader(InterfaceBuilderOptions(.canvas))
    let result = try reader.read(Array("<document/>".utf8), file: "a.xib")
    #expect(result.value.scenes.map(\.id) == ["empty"])
    #expect(result.diagnostics.map(\.severity) == [.warning])
  }
}
