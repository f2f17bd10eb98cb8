// As emaki expand --format swift prints it: EMAKI_RECORD=1 swift test --filter ExampleScreenTests
// swift-format-ignore-file

import Emaki

struct LargeTitle: Screen {
  let account: Name = "account", inbox: Name = "inbox", mail: Name = "mail", mails: Name = "mails"
  let open: Name = "open", root: Name = "root", scroll: Name = "scroll", signIn: Name = "signIn"

  var body: Content {
    Scene("Large title", device: .iPhoneX).type(.navigation).bar(prefersLargeTitles: true)
      .viewControllers([inbox])
    Controller(inbox, "Inbox") {
      TableView(id: mails).pin(.edges).rowHeight(76).rows(30)
        .cell(
          View {
            Icon("user", id: "face").role(.fill).cornerRadius(20)
              .pin(leading: 16, size: 40, centerY: 0)
            Label("Sender {index}", id: "sender").font("17 semibold").pin(top: 14, leading: 72)
            Label("What the letter is about", id: "subject").font(15).role(.quiet)
              .pin(top: 40, leading: 72)
          }
          .on(tap: open)
        )
    }
    .role(.surface).rightItems([.view(View(id: "accountButton").icon("user").on(tap: signIn))])
    Controller(mail, "Mail") {
      Label("What the letter is about", id: "about").font("22 bold").pin(top: 20, leading: 20)
      View(id: "words").role(.bars).pin(horizontal: 20, top: 64, height: 220)
    }
    .largeTitleDisplayMode(.never).role(.surface)
    Controller(account, "Sign in") {
      TextField("hana@example.com", id: "user").font(17).pin(horizontal: 20, top: 16, height: 44)
      TextField("emakimono", id: "password").font(17).secure()
        .pin(horizontal: 20, top: 72, height: 44)
      Button("Sign in", id: "enter").font("17 semibold").background(.systemBlue).textColor(.white)
        .cornerRadius(10).pin(horizontal: 20, top: 140, height: 50)
    }
    .role(.surface)
    Motion(scroll) { Drag(on: mails, by: [0, -120], duration: 0.6, velocity: [0, 0]) }
    Motion("pull") { Drag(on: mails, by: [0, 120], duration: 0.4, velocity: [0, 0]) }
    Motion(open) { Push(controller: mail, onto: root) }
    Motion("back", after: open) { Pop(root) }
    Motion(signIn) { Push(controller: account, onto: root) }
    Motion("toTop", after: scroll) { Tap("statusBar") }
  }
}
