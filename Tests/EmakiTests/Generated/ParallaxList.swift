// As emaki expand --format swift prints it: EMAKI_RECORD=1 swift test --filter ExampleScreenTests
// swift-format-ignore-file

import Emaki

struct ParallaxList: Screen {
  let card: Name = "card", list: Name = "list", photo: Name = "photo", row: Name = "row"

  var body: Content {
    Scene("Parallax list", device: .iPhoneX)
    TableView(id: list).contentInsetAdjustmentBehavior(.never).role(.surface).separators(false)
      .pin(.edges).rows(100).rowHeight(312)
      .cell(
        View {
          View(id: card) {
            ImageView("photo", id: photo).contentMode(.scaleAspectFill)
              .pin(horizontal: 0, top: 0, height: 450)
            View(id: "caption") {
              Label("タイトル {index}", id: "captionText").font("15 bold")
                .pin(horizontal: 10, centerY: 0)
            }
            .role(.surface).background(.systemBackground).cornerRadius(2.5).pin(
              bottom: 16, leading: 16, height: 32
            )
          }
          .clips().role(.fill).pin(horizontal: 0, top: 0, height: 300)
        }
        .on(
          touchDown: .steps { Animate(duration: 0.16) { card(transform: .transform(scale: 0.9)) } },
          touchUpInside: .steps {
            Animate(duration: 0.16) { card(transform: .transform(scale: 1)) }
          },
          touchUpOutside: .steps {
            Animate(duration: 0.16) { card(transform: .transform(scale: 1)) }
          }
        ) {
          row(alpha: 0)
          Animate(duration: 0.36, delay: 0.08, curve: .easeIn) { row(alpha: 1) }
        }
      )
    Link(
      rows: list, from: "row.rect.maxY - list.rect.y", to: photo.y,
      input: [0, list.height + row.height], output: [-150, 0]
    )
    Motion("scroll") { Drag(on: list, by: [0, -500], duration: 0.8, velocity: [0, 0]) }
    Motion("appear") { Reload(list) }
    Motion("flick") {
      Flick(on: list, velocity: [0, -2400])
      ScrollTo(view: list, row: 0, duration: 0.6)
    }
    Motion("touchCard") { Drag(on: "list/2", by: [0, 0], duration: 0.3) }
  }
}
