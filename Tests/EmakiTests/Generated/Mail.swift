// As emaki expand --format swift prints it: EMAKI_RECORD=1 swift test --filter ExampleScreenTests
// swift-format-ignore-file

import Emaki

struct Mail: Screen {
  let about: Name = "about", answer: Name = "answer", date: Name = "date", draft: Name = "draft"
  let from: Name = "from", inbox: Name = "inbox", letter: Name = "letter", letters: Name = "letters"
  let list: Name = "list", open: Name = "open", reading: Name = "reading", reply: Name = "reply"
  let safeArea: Name = "safeArea", scan: Name = "scan", sender: Name = "sender"
  let start: Name = "start", time: Name = "time", to: Name = "to", words: Name = "words"

  var body: Content {
    Scene("Mail", device: "iPad Pro 11").defaultMotion(open).type(.split)
      .viewControllers([letters, letter])
    Controller(letters).type(.navigation).viewControllers([inbox])
    Controller(inbox, "Inbox") {
      TableView(id: list).pin(.edges).rowHeight(84).selected(0)
        .rows(
          [
            .view(
              View {
                Label("Aiko Tanaka", id: from).font("17 semibold")
                  .pin(top: 10, leading: 16, trailing: 70)
                Label("9:12", id: time).font(15).role(.quiet).pin(top: 12, trailing: 16)
                Label("The scrolls have arrived", id: about).font(15)
                  .pin(top: 34, leading: 16, trailing: 16)
                Label("All twelve are dry.", id: start).font(15).role(.quiet)
                  .pin(top: 55, leading: 16, trailing: 16)
              }
              .on(tap: open)
            ),
            .view(
              View {
                Label("Museum of Ink", id: from).font("17 semibold")
                  .pin(top: 10, leading: 16, trailing: 70)
                Label("8:47", id: time).font(15).role(.quiet).pin(top: 12, trailing: 16)
                Label("Your visit on Saturday", id: about).font(15)
                  .pin(top: 34, leading: 16, trailing: 16)
                Label("Doors open at ten.", id: start).font(15).role(.quiet)
                  .pin(top: 55, leading: 16, trailing: 16)
              }
              .on(tap: open)
            ),
            .view(
              View {
                Label("Ben Okafor", id: from).font("17 semibold")
                  .pin(top: 10, leading: 16, trailing: 70)
                Label("8:30", id: time).font(15).role(.quiet).pin(top: 12, trailing: 16)
                Label("The third panel", id: about).font(15).pin(top: 34, leading: 16, trailing: 16)
                Label("The blue is too loud.", id: start).font(15).role(.quiet)
                  .pin(top: 55, leading: 16, trailing: 16)
              }
              .on(tap: open)
            )
          ]
        )
    }
    .role(.surface)
    Controller(letter).type(.navigation).viewControllers([reading])
    Controller(reading, "The scrolls have arrived") {
      Label("Aiko Tanaka", id: sender).font("22 bold").pin(top: 20, leading: 20, to: safeArea)
      Label("Today at 9:12", id: date).font(15).role(.quiet).pin(leading: 20, to: safeArea)
      View(id: "body").role(.bars).pin(horizontal: 20, height: 180, to: safeArea)
      ImageView("scan", id: scan).cornerRadius(8).pin(horizontal: 20, height: 200, to: safeArea)
      date.top == sender.bottom + 4
      Name("body").top == date.bottom + 20
      scan.top == Name("body").bottom + 20
    }
    .role(.surface)
      .rightItems(
        [
          .view(View(id: reply).icon("undo").on(tap: answer)),
          .view(View(id: "remove").icon("trash").tint(.systemRed))
        ]
      ).hidesBackButton(false)
    Controller(draft) {
      Label("To Aiko Tanaka", id: to).font("15 semibold").pin(top: 20, leading: 20, to: safeArea)
      Label("Thank you. I come on Saturday.", id: words).font(17).lines(0)
        .pin(horizontal: 20, to: safeArea)
      Button("Send", id: "sendReply").style(.filled).on(tap: .steps { Dismiss(draft) })
        .pin(bottom: 20, trailing: 20, to: safeArea)
      words.top == to.bottom + 12
    }
    .role(.surface)
    Motion("load") {
      list(skeleton: true, shimmer: 0)
      Animate(duration: 1.2, curve: .linear, repeat: 2) { list(shimmer: 1) }
      list(skeleton: false)
    }
    Motion(answer) {
      Present(
        controller: draft, from: "root", style: .popover, sourceView: reply,
        preferredContentSize: [320, 200]
      )
      Wait(0.4)
    }
    Motion(open) { Wait(0.1) }
  }
}
