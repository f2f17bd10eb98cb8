import Emaki
import EmakiLayout
import EmakiScenes
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
  @Test func `names of SwiftUI and of a screen stand in one file`() throws {
    let scene = try Welcome().scene
    #expect(scene.controller.view.subviews.map(\.id.rawValue).first == "title")
    #expect(scene.id == "welcome")
    #expect(AppView().count == 1)
    #expect(scene.motions.map(\.name) == ["appear"])
  }
}
