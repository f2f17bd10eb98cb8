// As emaki expand --format swift prints it: EMAKI_RECORD=1 swift test --filter ExampleScreenTests
// swift-format-ignore-file

import Emaki

struct Nested: Screen {
  let detail: Name = "detail", list: Name = "list", other: Name = "other"
  let safeArea: Name = "safeArea", settings: Name = "settings", stack: Name = "stack"
  let tabs: Name = "tabs"

  var body: Content {
    Scene("Nested containers", device: .iPhoneX)
    Label("Everything in one another", id: "heading").font("22 bold")
      .pin(top: 16, leading: 20, to: safeArea)
    ContainerView(id: "place").embed(tabs).clips().pin(horizontal: 0, top: 108, bottom: 0)
    Controller(tabs).type(.tabBar).viewControllers([stack, settings])
      .bar(items: ["home: Home", "settings: Settings"])
    Controller(stack).type(.navigation).viewControllers([list])
    Controller(list, "List") {
      View(id: "listText").role(.bars).pin(horizontal: 20, top: 20, height: 200, to: safeArea)
    }
    .role(.surface)
    Controller(detail, "Detail") {
      ImageView("photo", id: "detailImage").pin(horizontal: 0, top: 0, height: 240)
    }
    .role(.surface)
    Controller(settings, "Settings") {
      Label("Settings", id: "settingsText").font("28 bold").pin(top: 40, leading: 20, to: safeArea)
    }
    .role(.surface)
    Controller(other) {
      Label("Something else", id: "otherText").font("28 bold").pin(.center)
    }
    .role(.fill).background(.systemGray6)
    Motion("tour") {
      Push(controller: detail, onto: stack)
      Select(index: 1, in: tabs)
      Wait(0.4)
      Select(index: 0, in: tabs)
      ReplaceChild(old: tabs, new: other)
    }
  }
}
