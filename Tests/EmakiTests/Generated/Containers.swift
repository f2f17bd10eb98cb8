// As emaki expand --format swift prints it: EMAKI_RECORD=1 swift test --filter ExampleScreenTests
// swift-format-ignore-file

import Emaki

struct Containers: Screen {
  let below: Name = "below", child: Name = "child", childTitle: Name = "childTitle"
  let extra: Name = "extra", grandchild: Name = "grandchild", grow: Name = "grow"
  let heading: Name = "heading", inner: Name = "inner", later: Name = "later", note: Name = "note"
  let outer: Name = "outer", safeArea: Name = "safeArea"

  var body: Content {
    Scene("Containers", device: .iPhoneX).class("PageController")
    Label("Containers", id: heading).font("28 bold").pin(top: 16, leading: 20, to: safeArea)
    ContainerView(id: outer).embed(child).cornerRadius(12).pin(horizontal: 16, to: safeArea)
    Label("Right below, wherever that is", id: below).font(15).role(.quiet)
      .pin(leading: 20, to: safeArea)
    ContainerView(id: later).embed(extra).lazy().pin(horizontal: 16, to: safeArea)
    outer.top == heading.bottom + 16
    below.top == outer.bottom + 12
    later.top == below.bottom + 12
    later.height == 0 ~ 1
    Controller(child) {
      Label("Child", id: childTitle).font("17 bold").pin(top: 12, leading: 16, height: 22)
      ContainerView(id: inner).embed(grandchild).cornerRadius(8).pin(horizontal: 16, bottom: 16)
      inner.top == childTitle.bottom + 10
    }
    .role(.fill).background(.systemGray6).cornerRadius(12)
    Controller(grandchild) {
      View(id: note).role(.bars).pin(edges: 12, height: 90)
    }
    .role(.surface).background(.systemBackground).cornerRadius(8)
    Controller(extra) {
      Label("Loaded later", id: "extraText").font("17 bold").pin(edges: 20, height: 22)
    }
    .role(.fill).background(.systemGray6).cornerRadius(12)
    Motion(grow) { Animate(duration: 0.3) { note.pin(height: 180) } }
    Motion("loadExtra") { PerformSegue(extra) }
    Motion("ask") { Call(from: grandchild, owner: "PageController", run: grow) }
  }
}
