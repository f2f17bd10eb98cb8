// As emaki expand --format swift prints it: EMAKI_RECORD=1 swift test --filter ExampleScreenTests
// swift-format-ignore-file

import Emaki

struct PressedButton: Screen {
  let answer: Name = "answer", card: Name = "card", heading: Name = "heading", heart: Name = "heart"
  let like: Name = "like", safeArea: Name = "safeArea"

  var body: Content {
    Scene("Pressed button", device: .iPhoneX)
    Icon("heart", id: heart).tint(.systemPink).pin(centerX: 0)
    Label("Do you like it?", id: heading).font("28 bold").pin(centerX: 0)
    Label("Not yet", id: answer).font(17).textColor(.systemGray).pin(centerX: 0)
    Button("Like", id: like).icon("heart").font("17 bold").background(.systemPink).textColor(.white)
      .cornerRadius(14).pin(leading: 32, trailing: 32, height: 52, to: safeArea)
      .on(
        touchDown: .steps { Animate(duration: 0.16) { like(transform: .transform(scale: 0.94)) } },
        touchUpInside: .steps {
          Parallel {
            Animate(duration: 0.16) { like(transform: .transform(scale: 1)) }
            Sequence {
              Wait(0.16)
              answer(text: "Thank you!")
            }
          }
        },
        touchUpOutside: .steps { Animate(duration: 0.16) { like(transform: .transform(scale: 1)) } }
      )
    View(id: card) {
      ImageView("photo", id: "cardImage").cornerRadius(8).pin(leading: 12, size: 64, centerY: 0)
      Label("A cell shrinks more", id: "cardTitle").font("17 bold").pin(top: 18, leading: 92)
      View(id: "cardText").role(.bars).pin(top: 48, leading: 92, trailing: 20, height: 24)
    }
    .role(.fill).background(.systemGray6).cornerRadius(10)
      .pin(horizontal: 32, height: 88, to: safeArea)
      .on(
        touchDown: .steps { Animate(duration: 0.16) { card(transform: .transform(scale: 0.9)) } },
        touchUpInside: .steps { Animate(duration: 0.16) { card(transform: .transform(scale: 1)) } },
        touchUpOutside: .steps { Animate(duration: 0.16) { card(transform: .transform(scale: 1)) } }
      )
    heart.width == heart.height
    heart.height == 96 ~ 600
    heart.centerY == superview.centerY - 180 ~ 500
    heart.top >= superview.safeArea.top + 8
    card.bottom <= superview.safeArea.bottom - 8
    heading.top == heart.bottom + 24
    answer.top == heading.bottom + 8
    like.top == answer.bottom + 40
    card.top == like.bottom + 32
    Motion("press") { Drag(on: like, by: [0, 0], duration: 0.3) }
    Motion("slideOff") { Drag(on: like, path: [[0.2, 0, 0], [0.3, 0, -90]]) }
    Motion("pressCell") { Drag(on: card, by: [0, 0], duration: 0.3) }
  }
}
