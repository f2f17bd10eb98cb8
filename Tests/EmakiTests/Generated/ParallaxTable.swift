// As emaki expand --format swift prints it: EMAKI_RECORD=1 swift test --filter ExampleScreenTests
// swift-format-ignore-file

import Emaki

struct ParallaxTable: Screen {
  let bar: Name = "bar", hideBar: Name = "hideBar", list: Name = "list", photo: Name = "photo"
  let row: Name = "row", showBar: Name = "showBar", title: Name = "title"

  var body: Content {
    Scene("Parallax table", device: .iPhoneX)
    TableView(id: list).contentInsetAdjustmentBehavior(.never).pin(.edges).rows(1000).rowHeight(300)
      .cell(
        View {
          ImageView("photo", id: photo).contentMode(.scaleAspectFill)
            .pin(horizontal: 0, top: 0, height: 450)
          View(id: "shade").role(.surface).background("#00000066")
            .pin(horizontal: 0, bottom: 0, height: 64)
          Label("Place {index}", id: title).font("22 bold").textColor(.white)
            .pin(bottom: 18, leading: 20)
        }
        .clips().on(tap: showBar, longPress: hideBar)
      )
    View(id: bar) {
      Label("Added to your places", id: "barText").font("17 semibold").pin(.center)
    }
    .role(.surface).background(.systemBackground).alpha(0).cornerRadius(12).shadow(
      opacity: 0.2, offset: [0, 2], radius: 8
    ).pin(horizontal: 20, bottom: 12, height: 56, to: "safeArea")
    Link(
      rows: list, from: "row.rect.maxY - list.rect.y", to: photo.y,
      input: [0, list.height + row.height], output: [-150, 0]
    )
    Link(rows: list, from: photo.y, to: title.alpha, input: [-150, -120], output: [0, 1])
    Motion("scroll") { Drag(on: list, by: [0, -500], duration: 0.8, velocity: [0, 0]) }
    Motion("tapRow") { Tap(list) }
    Motion(showBar) { Animate(duration: 0.3) { bar(alpha: 1) } }
    Motion(hideBar, after: showBar) { Animate(duration: 0.3) { bar(alpha: 0) } }
  }
}
