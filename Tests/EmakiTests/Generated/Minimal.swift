// As emaki expand --format swift prints it: EMAKI_RECORD=1 swift test --filter ExampleScreenTests
// swift-format-ignore-file

import Emaki

struct Minimal: Screen {
  let cover: Name = "cover", intro: Name = "intro", safeArea: Name = "safeArea"
  let start: Name = "start", title: Name = "title"

  var body: Content {
    Scene("Hello", device: .iPhoneX)
    ImageView("cover", id: cover).pin(horizontal: 0)
    Label("Welcome to Emaki", id: title).font("28 bold").pin(horizontal: 24, to: safeArea)
    View(id: intro).role(.bars).pin(horizontal: 24, height: 56, to: safeArea)
    Button("Start", id: start).background(.systemBlue).textColor(.white).cornerRadius(12)
      .pin(horizontal: 24, bottom: 24, height: 50, to: safeArea)
    cover.top == superview.safeArea.top + 44
    cover.height == 240 ~ 500
    start.top >= intro.bottom + 16
    title.top == cover.bottom + 24
    intro.top == title.bottom + 16
    Motion("appear") {
      title(alpha: 0)
      intro(alpha: 0)
      title.pin(leading: 124, trailing: -76)
      Animate(duration: 0.5, spring: 0.8) {
        title(alpha: 1)
        title.pin(leading: 24, trailing: 24)
      }
      Animate(duration: 0.3) { intro(alpha: 1) }
    }
  }
}
