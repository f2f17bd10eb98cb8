// As emaki expand --format swift prints it: EMAKI_RECORD=1 swift test --filter ExampleScreenTests
// swift-format-ignore-file

import Emaki

struct Cards: Screen {
  let card1: Name = "card1", card2: Name = "card2", card3: Name = "card3", cards: Name = "cards"
  let heading: Name = "heading", likes1: Name = "likes1", likes2: Name = "likes2"
  let likes3: Name = "likes3", name1: Name = "name1", name2: Name = "name2", name3: Name = "name3"
  let photo1: Name = "photo1", photo2: Name = "photo2", photo3: Name = "photo3"
  let safeArea: Name = "safeArea"

  var body: Content {
    Scene("Cards", device: .iPhoneX).background(.systemBackground)
    Label("Places", id: heading).font("32 bold").pin(top: 24, leading: 20, to: safeArea)
    View(id: cards) {
      View(id: card1) {
        ImageView("photo", id: photo1).contentMode(.scaleAspectFill).clips()
          .pin(horizontal: 12, top: 12, bottom: 58, height: ">= 60")
        View(id: "label1") {
          Label("City", id: "labelText1").font("12 bold").textColor(.white)
            .pin(horizontal: 8, centerY: 0)
        }
        .background(.systemBlue).cornerRadius(2.5).clips().pin(top: 20, leading: 20, height: 24)
        Label("Kyoto", id: name1).font("17 bold").pin(leading: 12)
        Icon("heart", id: likes1).tint(.systemPink).pin(trailing: 12, size: 22)
        name1.top == photo1.bottom + 14
        likes1.top == name1.top
      }
      .role(.surface).background(.systemBackground).cornerRadius(5)
        .border(width: 1, color: .init(light: "#dddddd", dark: "#48484a"))
        .shadow(color: .black, opacity: 0.15, offset: [0, 1], radius: 2).pin(height: "190 @500")
      View(id: card2) {
        ImageView("photo", id: photo2).contentMode(.scaleAspectFill).clips()
          .pin(horizontal: 12, top: 12, bottom: 58, height: ">= 60")
        View(id: "label2") {
          Label("Island", id: "labelText2").font("12 bold").textColor(.white)
            .pin(horizontal: 8, centerY: 0)
        }
        .background(.systemBlue).cornerRadius(2.5).clips().pin(top: 20, leading: 20, height: 24)
        Label("Yakushima", id: name2).font("17 bold").pin(leading: 12)
        Icon("heart", id: likes2).tint(.systemPink).pin(trailing: 12, size: 22)
        name2.top == photo2.bottom + 14
        likes2.top == name2.top
      }
      .role(.surface).background(.systemBackground).cornerRadius(5)
        .border(width: 1, color: .init(light: "#dddddd", dark: "#48484a"))
        .shadow(color: .black, opacity: 0.15, offset: [0, 1], radius: 2).pin(height: "190 @500")
      View(id: card3) {
        ImageView("photo", id: photo3).contentMode(.scaleAspectFill).clips()
          .pin(horizontal: 12, top: 12, bottom: 58, height: ">= 60")
        View(id: "label3") {
          Label("Valley", id: "labelText3").font("12 bold").textColor(.white)
            .pin(horizontal: 8, centerY: 0)
        }
        .background(.systemBlue).cornerRadius(2.5).clips().pin(top: 20, leading: 20, height: 24)
        Label("Kamikochi", id: name3).font("17 bold").pin(leading: 12)
        Icon("heart", id: likes3).tint(.systemPink).pin(trailing: 12, size: 22)
        name3.top == photo3.bottom + 14
        likes3.top == name3.top
      }
      .role(.surface).background(.systemBackground).cornerRadius(5)
        .border(width: 1, color: .init(light: "#dddddd", dark: "#48484a"))
        .shadow(color: .black, opacity: 0.15, offset: [0, 1], radius: 2).pin(height: "190 @500")
      Constraint("|[card1]")
      Constraint("V:|[card1]")
      card2.width == card1.width
      card2.height == card1.height
      card3.width == card1.width
      card3.height == card1.height
      Constraint("full", .init("[card1]|"), heightClass: .regular)
      Constraint("column", .init("V:[card1]-20-[card2]-20-[card3]|"), heightClass: .regular)
      Constraint("left2", card2.leading == card1.leading, heightClass: .regular)
      Constraint("left3", card3.leading == card1.leading, heightClass: .regular)
      Constraint("row", .init("[card1]-20-[card2]-20-[card3]|"), heightClass: .compact)
      Constraint("top2", card2.top == card1.top, heightClass: .compact)
      Constraint("top3", card3.top == card1.top, heightClass: .compact)
      Constraint("low", .init("V:[card1]|"), heightClass: .compact)
    }
    .pin(horizontal: 20, to: safeArea)
    cards.top == heading.bottom + 20
    cards.bottom <= superview.safeArea.bottom - 20 ~ 750
    Motion("appear") {
      cards(alpha: 0)
      Animate(duration: 0.36, delay: 0.08, curve: .easeIn) { cards(alpha: 1) }
    }
  }
}
