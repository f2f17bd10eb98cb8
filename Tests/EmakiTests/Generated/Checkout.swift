// As emaki expand --format swift prints it: EMAKI_RECORD=1 swift test --filter ExampleScreenTests
// swift-format-ignore-file

import Emaki

struct Checkout: Screen {
  let cancel: Name = "cancel", code: Name = "code", heading: Name = "heading", items: Name = "items"
  let line: Name = "line", paid: Name = "paid", pay: Name = "pay", safeArea: Name = "safeArea"
  let total: Name = "total", totalName: Name = "totalName", wrong: Name = "wrong"

  var body: Content {
    Scene("Checkout", device: .iPhone16).role(.surface)
    Label("Checkout", id: heading).font("34 bold").pin(top: 12, leading: 20, to: safeArea)
    Column(id: items) {
      Row(id: "item1") {
        ImageView("Ink stick", id: "photo1").cornerRadius(8).pin(size: 56)
        Column(id: "words1") {
          Label("Ink stick", id: "name1").font("17 semibold")
          Label("Black · 1", id: "facts1").font(15).role(.quiet)
        }
        .spacing(2)
        Label("€24", id: "price1").font(17).hugging(260)
      }
      .spacing(12).alignment(.center)
      Row(id: "item2") {
        ImageView("Brush", id: "photo2").cornerRadius(8).pin(size: 56)
        Column(id: "words2") {
          Label("Brush", id: "name2").font("17 semibold")
          Label("Goat hair · 2", id: "facts2").font(15).role(.quiet)
        }
        .spacing(2)
        Label("€36", id: "price2").font(17).hugging(260)
      }
      .spacing(12).alignment(.center)
    }
    .spacing(12).pin(horizontal: 20, to: safeArea)
    View(id: line).background(.separator).pin(horizontal: 20, height: 1, to: safeArea)
    TextField("SPRING9", id: code).style(.roundedRect).font(17)
      .border(width: 1, color: .systemGray4).cornerRadius(10)
      .pin(horizontal: 20, height: 48, to: safeArea)
    Label("This code has expired", id: wrong).font(13).textColor(.systemRed).alpha(0)
      .pin(leading: 24, to: safeArea)
    Label("Total", id: totalName).font(17).pin(leading: 20, to: safeArea)
    Label("€60", id: total).font("22 bold").pin(trailing: 20, to: safeArea)
    Button("Pay", id: pay).font("17 semibold").background(.systemBlue).textColor(.white)
      .cornerRadius(12).on(tap: paid).pin(horizontal: 20, height: 52, to: safeArea)
    Button("Cancel the order", id: cancel).role(.destructive).font(17)
      .pin(horizontal: 20, bottom: 12, height: 44, to: safeArea)
    items.top == heading.bottom + 20
    line.top == items.bottom + 20
    code.top == line.bottom + 20
    wrong.top == code.bottom + 6
    totalName.firstBaseline == total.firstBaseline
    total.top == wrong.bottom + 20
    pay.bottom == cancel.top - 8
    total.bottom <= pay.top - 16
    Motion("tryCode") {
      Wait(0.3)
      code(border: .border(width: 1, color: .systemRed))
      Animate(duration: 0.25) { wrong(alpha: 1) }
      Wait(0.5)
      code(border: .border(width: 1, color: .systemGray4), text: "SPRING10")
      total(text: "€54")
      Animate(duration: 0.25) { wrong(alpha: 0) }
    }
    Motion(pay) { Tap(pay) }
    Motion(paid) {
      pay(enabled: false, background: .systemGray5, textColor: .secondaryLabel, text: "Thank you")
    }
  }
}
