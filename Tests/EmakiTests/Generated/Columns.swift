// As emaki expand --format swift prints it: EMAKI_RECORD=1 swift test --filter ExampleScreenTests
// swift-format-ignore-file

import Emaki

struct Columns: Screen {
  let facts: Name = "facts", library: Name = "library", name: Name = "name", narrow: Name = "narrow"
  let panel: Name = "panel", reader: Name = "reader", rootPrimary: Name = "rootPrimary"
  let scroll: Name = "scroll", scrolls: Name = "scrolls", thumb: Name = "thumb"
  let widen: Name = "widen", words: Name = "words"

  var body: Content {
    Scene("Museum", device: "iPad Pro 11").type(.split).viewControllers([library, reader])
    Controller(library).type(.navigation).viewControllers([scrolls])
    Controller(scrolls, "Scrolls") {
      TableView(id: "list").pin(.edges).rowHeight(64).selected(1)
        .rows(
          [
            .view(
              View {
                ImageView("Tale of the Heike", id: thumb).cornerRadius(6)
                  .pin(leading: 16, size: 44, centerY: 0)
                Label("Tale of the Heike", id: name).font(17)
                  .pin(top: 11, leading: 72, trailing: 16)
                Label("12 panels · 1180", id: facts).font(15).role(.quiet)
                  .pin(top: 34, leading: 72, trailing: 16)
              }
            ),
            .view(
              View {
                ImageView("Journey by the Sea", id: thumb).cornerRadius(6)
                  .pin(leading: 16, size: 44, centerY: 0)
                Label("Journey by the Sea", id: name).font(17)
                  .pin(top: 11, leading: 72, trailing: 16)
                Label("9 panels · 1299", id: facts).font(15).role(.quiet)
                  .pin(top: 34, leading: 72, trailing: 16)
              }
            ),
            .view(
              View {
                ImageView("The Long Procession", id: thumb).cornerRadius(6)
                  .pin(leading: 16, size: 44, centerY: 0)
                Label("The Long Procession", id: name).font(17)
                  .pin(top: 11, leading: 72, trailing: 16)
                Label("21 panels · 1433", id: facts).font(15).role(.quiet)
                  .pin(top: 34, leading: 72, trailing: 16)
              }
            ),
            .view(
              View {
                ImageView("Frogs and Rabbits", id: thumb).cornerRadius(6)
                  .pin(leading: 16, size: 44, centerY: 0)
                Label("Frogs and Rabbits", id: name).font(17)
                  .pin(top: 11, leading: 72, trailing: 16)
                Label("4 panels · 1150", id: facts).font(15).role(.quiet)
                  .pin(top: 34, leading: 72, trailing: 16)
              }
            )
          ]
        )
    }
    .role(.surface)
    Controller(reader).type(.navigation).viewControllers([scroll])
    Controller(scroll, "Journey by the Sea") {
      ImageView("panel", id: panel).pin(horizontal: 0, top: 0, height: 420, to: "safeArea")
      Row(id: words) {
        Label("The ninth panel", id: "heading").font("title1 bold").hugging(horizontal: 800)
        Label(
          "The boat has left the bay. Fishermen mend their nets, and above the pines the first geese of autumn cross the paper from right to left.",
          id: "story"
        ).font(.title3).lines(0)
      }
      .alignment(.leading).spacing(32).pin(horizontal: 32)
      words.top == panel.bottom + 24
    }
    .role(.surface)
      .leftItems([.view(View(id: widen).icon("menu").on(tap: .action(alternate: [widen, narrow])))])
      .hidesBackButton(false)
    Motion("show") {
      Wait(0.3)
      Tap(widen)
      Wait(0.8)
    }
    Motion(widen) { Animate(duration: 0.3) { rootPrimary.pin(leading: -320.5) } }
    Motion(narrow) { Animate(duration: 0.3) { rootPrimary.pin(leading: 0) } }
  }
}
