// As emaki expand --format swift prints it: EMAKI_RECORD=1 swift test --filter ExampleScreenTests
// swift-format-ignore-file

import Emaki

struct Chat: Screen {
  let bubbles: Name = "bubbles", deliver: Name = "deliver", message: Name = "message"
  let safeArea: Name = "safeArea", send: Name = "send", sentLine: Name = "sentLine"
  let sentTop: Name = "sentTop", thread: Name = "thread"

  var body: Content {
    Scene("Chat", device: .iPhone16).type(.navigation).viewControllers([thread])
    Controller(thread, "Aiko Tanaka") {
      Column(id: bubbles) {
        Column(id: "line1") {
          View(id: "bubble1") {
            Label("The scrolls have arrived", id: "text1").font(17).textColor(.label).lines(0)
              .pin(horizontal: 14, vertical: 9, width: "<= 240")
          }
          .background(.systemGray5).cornerRadius(18)
        }
        .alignment(.leading)
        Column(id: "line2") {
          View(id: "bubble2") {
            Label("All twelve are dry. I unrolled the first.", id: "text2").font(17)
              .textColor(.label).lines(0).pin(horizontal: 14, vertical: 9, width: "<= 240")
          }
          .background(.systemGray5).cornerRadius(18)
        }
        .alignment(.leading)
        Column(id: "line3") {
          View(id: "bubble3") {
            Label("Is the gold still there?", id: "text3").font(17).textColor(.white).lines(0)
              .pin(horizontal: 14, vertical: 9, width: "<= 240")
          }
          .background(.systemBlue).cornerRadius(18)
        }
        .alignment(.trailing)
        Column(id: "line4") {
          View(id: "bubble4") {
            Label("Yes, on every wave", id: "text4").font(17).textColor(.label).lines(0)
              .pin(horizontal: 14, vertical: 9, width: "<= 240")
          }
          .background(.systemGray5).cornerRadius(18)
        }
        .alignment(.leading)
      }
      .spacing(8).pin(horizontal: 16, top: 16, to: safeArea)
      Column(id: sentLine) {
        View(id: "sent") {
          Label("I come on Saturday", id: "sentText").font(17).textColor(.white)
            .pin(horizontal: 14, vertical: 9)
        }
        .background(.systemBlue).cornerRadius(18)
      }
      .alignment(.trailing).alpha(0).pin(horizontal: 16, to: safeArea)
      View(id: "composer") {
        Button(id: "plus").icon("plus-circle").pin(leading: 16, size: 32, centerY: 0)
        TextField("I come on Saturday", id: message).style(.roundedRect).placeholder("Message")
          .font(17).cornerRadius(18).pin(leading: 56, trailing: 60, height: 38, centerY: 0)
        Button(id: send).icon("send").on(tap: deliver).pin(trailing: 12, size: 36, centerY: 0)
      }
      .role(.surface).pin(horizontal: 0, bottom: 0, height: 60, to: safeArea)
      Constraint(sentTop, sentLine.top == bubbles.bottom + 48)
    }
    .role(.surface).rightItems([.view(View(id: "call").icon("phone"))])
    Motion(send) {
      Wait(0.3)
      Tap(send)
    }
    Motion(deliver) {
      message(text: "")
      Animate(duration: 0.35, spring: 0.8) {
        sentLine(alpha: 1)
        sentTop(8)
      }
    }
  }
}
