import Emaki
import EmakiDiagnostics
import FakeSwiftUI
import Testing

/// A screen in a file that imports the names of SwiftUI, too.
private struct Welcome: Screen {
  var greeting = "Welcome"
  let title: Name = "title"
  let go: Name = "go"
  let hidden: Name = "hidden"
  let appear: Name = "appear"

  var body: Content {
    Scene("Welcome", device: .iPhoneX)
    Label(greeting, id: title).font(.largeTitle).textColor(.systemBlue)
    View {
      for index in 1...3 { Button("\(index)", id: "button\(index)").pin(leading: 8) }
      if greeting.isEmpty { ScrollView() }
    }
    TextField("", id: go)
    title.centerX == superview.centerX
    title.top == superview.safeArea.top + 48 ~ 750
    State(hidden) { title(alpha: 0) }
    Motion(appear, from: hidden) { Animate(duration: 0.3) { title(alpha: 1) } }
  }
}

/// A view of SwiftUI in the same file.
private struct AppView: View {
  @State var count = 1
  let color = Color.red
  let font = Font.largeTitle
  let animation = Animation.spring
  func body() -> some View { Label("in the app") }
}

@Suite struct NameTests {
  @Test func `names of SwiftUI and of a screen stand in one file`() {
    #expect(AppView().count == 1)
    #expect(Welcome().read().diagnostics.isEmpty)
    #expect(
      Welcome().yaml == """
        title: Welcome
        device: iPhone X
        children:
          - {id: title, kind: label, text: Welcome, font: largeTitle, textColor: systemBlue}
          - children:
              - {id: button1, kind: button, text: "1", pin: {leading: 8}}
              - {id: button2, kind: button, text: "2", pin: {leading: 8}}
              - {id: button3, kind: button, text: "3", pin: {leading: 8}}
          - {id: go, kind: textField, text: ""}
        constraints:
          - title.centerX == superview.centerX
          - title.top == superview.safeArea.top + 48 @750
        states: {hidden: {title.alpha: 0}}
        motions:
          appear:
            from: hidden
            steps:
              - {animate: {duration: 0.3, changes: {title.alpha: 1}}}

        """)
  }
}
