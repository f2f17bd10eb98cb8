// As emaki expand --format swift prints it: EMAKI_RECORD=1 swift test --filter ExampleScreenTests
// swift-format-ignore-file

import Emaki

struct Inbox: Screen {
  let from: Name = "from", letters: Name = "letters", list: Name = "list", subject: Name = "subject"
  let time: Name = "time", words: Name = "words"

  var body: Content {
    Scene("Inbox", device: .iPhoneX).type(.navigation).bar(prefersLargeTitles: true)
      .viewControllers([letters])
    Controller(letters, "Inbox") {
      TableView(id: list).pin(.edges).rowHeight(80)
        .rows(
          [
            .view(
              View {
                Label("Aiko Tanaka", id: from).font("17 semibold").pin(top: 10, leading: 16)
                Label("9:12", id: time).font(15).role(.quiet).pin(top: 12, trailing: 16)
                Label("The scrolls have arrived", id: subject).font(15).pin(horizontal: 16, top: 33)
                Label("All twelve are dry. I unrolled the first.", id: words).font(15).role(.quiet)
                  .pin(horizontal: 16, top: 53)
              }
            ),
            .view(
              View {
                Label("Museum of Ink", id: from).font("17 semibold").pin(top: 10, leading: 16)
                Label("8:47", id: time).font(15).role(.quiet).pin(top: 12, trailing: 16)
                Label("Your visit on Saturday", id: subject).font(15).pin(horizontal: 16, top: 33)
                Label("Doors open at ten. Please bring this letter.", id: words).font(15)
                  .role(.quiet).pin(horizontal: 16, top: 53)
              }
            ),
            .view(
              View {
                Label("Ben Okafor", id: from).font("17 semibold").pin(top: 10, leading: 16)
                Label("8:30", id: time).font(15).role(.quiet).pin(top: 12, trailing: 16)
                Label("Colours for the third panel", id: subject).font(15)
                  .pin(horizontal: 16, top: 33)
                Label("The blue is too loud beside the gold.", id: words).font(15).role(.quiet)
                  .pin(horizontal: 16, top: 53)
              }
            ),
            .view(
              View {
                Label("Paper & Silk", id: from).font("17 semibold").pin(top: 10, leading: 16)
                Label("7:58", id: time).font(15).role(.quiet).pin(top: 12, trailing: 16)
                Label("Order 2214 is on its way", id: subject).font(15).pin(horizontal: 16, top: 33)
                Label("It should be with you on Thursday.", id: words).font(15).role(.quiet)
                  .pin(horizontal: 16, top: 53)
              }
            ),
            .view(
              View {
                Label("Choir", id: from).font("17 semibold").pin(top: 10, leading: 16)
                Label("Sun", id: time).font(15).role(.quiet).pin(top: 12, trailing: 16)
                Label("New hours from December", id: subject).font(15).pin(horizontal: 16, top: 33)
                Label("We meet at seven, half an hour later.", id: words).font(15).role(.quiet)
                  .pin(horizontal: 16, top: 53)
              }
            ),
            .view(
              View {
                Label("Aiko Tanaka", id: from).font("17 semibold").pin(top: 10, leading: 16)
                Label("Sat", id: time).font(15).role(.quiet).pin(top: 12, trailing: 16)
                Label("A question about the frames", id: subject).font(15)
                  .pin(horizontal: 16, top: 33)
                Label("Would you take oak or cedar?", id: words).font(15).role(.quiet)
                  .pin(horizontal: 16, top: 53)
              }
            )
          ]
        )
        .trailingSwipeActions(
          [
            .swipeAction(title: "Delete", style: .destructive),
            .swipeAction(title: "Archive", background: .systemIndigo)
          ]
        ).leadingSwipeActions([.swipeAction(title: "Unread", background: .systemBlue)])
        .refreshControl(duration: 1)
    }
    .role(.surface)
    Motion("refresh") {
      Drag(on: list, by: [0, 260], duration: 0.6, velocity: [0, 0])
      Wait(1)
    }
    Motion("reveal") {
      Drag(on: "list/2", by: [-150, 0], duration: 0.35, velocity: [0, 0])
      Wait(0.4)
    }
    Motion("delete") {
      Drag(on: "list/2", by: [-320, 0], duration: 0.5, velocity: [0, 0])
      Wait(0.5)
    }
  }
}
