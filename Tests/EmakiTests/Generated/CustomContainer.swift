// As emaki expand --format swift prints it: EMAKI_RECORD=1 swift test --filter ExampleScreenTests
// swift-format-ignore-file

import Emaki

struct CustomContainer: Screen {
  let first: Name = "first", firstView: Name = "firstView", heading: Name = "heading"
  let intro: Name = "intro", place: Name = "place", safeArea: Name = "safeArea"
  let second: Name = "second", secondView: Name = "secondView"

  var body: Content {
    Scene("Custom container", device: .iPhoneX)
    Label("Container", id: heading).font("28 bold").pin(top: 16, leading: 20, to: safeArea)
    View(id: intro).role(.bars).pin(horizontal: 20, height: 56)
    ContainerView(id: place).embed(first).pin(horizontal: 0, top: 192, bottom: 0)
    intro.top == heading.bottom + 16
    Controller(first) {
      Label("First", id: "firstTitle").font("22 bold").pin(top: 24, leading: 20, to: safeArea)
      View(id: "firstText").role(.bars).pin(horizontal: 20, top: 68, height: 180, to: safeArea)
    }
    .role(.fill).background(.systemGray6)
    Controller(second) {
      ImageView("photo", id: "secondImage").pin(horizontal: 0, top: 0, height: 200)
      Label("Second", id: "secondTitle").font("22 bold").pin(top: 220, leading: 20, to: safeArea)
      View(id: "secondText").role(.bars).pin(horizontal: 20, top: 264, height: 180, to: safeArea)
    }
    .role(.surface).background(.systemBackground)
    Motion("replace") { ReplaceChild(old: first, new: second) }
    Motion("slide") {
      ReplaceChild(
        old: first, new: second, duration: 0.3, start: { secondView(x: "100%") },
        changes: {
          secondView(x: 0)
          firstView(x: "-100%")
        }
      )
    }
    Motion("remove") { RemoveChild(first) }
    Motion("add") {
      RemoveChild(first)
      AddChild(controller: second, to: "root", in: place)
    }
  }
}
