// As emaki expand --format swift prints it: EMAKI_RECORD=1 swift test --filter ExampleScreenTests
// swift-format-ignore-file

import Emaki

struct ReadyMadeZoom: Screen {
  let bar: Name = "bar", safeArea: Name = "safeArea", tools: Name = "tools", zoomer: Name = "zoomer"

  var body: Content {
    Scene("Zoom", device: .iPhoneX).background(.systemBackground)
    ScrollView(id: zoomer) {
      ImageView("photo", id: "picture").pin(edges: 0, width: 900, height: 600)
    }
    .role(.transparent).zoomRange(["fit", 3]).centersContent().pin(horizontal: 0)
    NavigationBar(id: bar).text("12 of 48").items(["chevron-backward", "share"])
      .pin(horizontal: 0, top: 0, height: 44, to: safeArea)
    Toolbar(id: tools).items(["heart", "edit", "trash"])
      .pin(horizontal: 0, bottom: 0, height: 44, to: safeArea)
    zoomer.top == bar.bottom
    zoomer.bottom == tools.top
    Motion("pinch") { Pinch(on: zoomer, scale: 3, duration: 0.5) }
    Motion("pinchAndDrag") {
      Pinch(on: zoomer, scale: 3, duration: 0.5)
      Drag(on: zoomer, by: [-120, 0], duration: 0.3)
    }
    Motion("pinchBack") {
      Pinch(on: zoomer, scale: 3, duration: 0.5)
      Pinch(on: zoomer, scale: 0.2, duration: 0.5)
    }
  }
}
