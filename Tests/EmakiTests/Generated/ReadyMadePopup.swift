// As emaki expand --format swift prints it: EMAKI_RECORD=1 swift test --filter ExampleScreenTests
// swift-format-ignore-file

import Emaki

struct ReadyMadePopup: Screen {
  let bar: Name = "bar", close: Name = "close", closed: Name = "closed", list: Name = "list"
  let open: Name = "open", opened: Name = "opened", popup: Name = "popup"
  let popupRows: Name = "popupRows", popupTop: Name = "popupTop", shade: Name = "shade"
  let toggle: Name = "toggle"

  var body: Content {
    Scene("Popup", device: .iPhoneX)
    NavigationBar(id: bar).text("Places").pin(horizontal: 0, top: 0, to: "safeArea")
    TableView(id: list) {
      Column(id: "listRows") {
        TableCell(id: "place1") {
          ImageView("photo").cornerRadius(8).pin(leading: 20, size: 64, centerY: 0)
          View().role(.bars).pin(leading: 100, trailing: 20, height: 44, centerY: 0)
        }
        .pin(height: 92)
        TableCell(id: "place2") {
          ImageView("photo").cornerRadius(8).pin(leading: 20, size: 64, centerY: 0)
          View().role(.bars).pin(leading: 100, trailing: 20, height: 44, centerY: 0)
        }
        .pin(height: 92)
        TableCell(id: "place3") {
          ImageView("photo").cornerRadius(8).pin(leading: 20, size: 64, centerY: 0)
          View().role(.bars).pin(leading: 100, trailing: 20, height: 44, centerY: 0)
        }
        .pin(height: 92)
        TableCell(id: "place4") {
          ImageView("photo").cornerRadius(8).pin(leading: 20, size: 64, centerY: 0)
          View().role(.bars).pin(leading: 100, trailing: 20, height: 44, centerY: 0)
        }
        .pin(height: 92)
        TableCell(id: "place5") {
          ImageView("photo").cornerRadius(8).pin(leading: 20, size: 64, centerY: 0)
          View().role(.bars).pin(leading: 100, trailing: 20, height: 44, centerY: 0)
        }
        .pin(height: 92)
        TableCell(id: "place6") {
          ImageView("photo").cornerRadius(8).pin(leading: 20, size: 64, centerY: 0)
          View().role(.bars).pin(leading: 100, trailing: 20, height: 44, centerY: 0)
        }
        .pin(height: 92)
        TableCell(id: "place7") {
          ImageView("photo").cornerRadius(8).pin(leading: 20, size: 64, centerY: 0)
          View().role(.bars).pin(leading: 100, trailing: 20, height: 44, centerY: 0)
        }
        .pin(height: 92)
        TableCell(id: "place8") {
          ImageView("photo").cornerRadius(8).pin(leading: 20, size: 64, centerY: 0)
          View().role(.bars).pin(leading: 100, trailing: 20, height: 44, centerY: 0)
        }
        .pin(height: 92)
        TableCell(id: "place9") {
          ImageView("photo").cornerRadius(8).pin(leading: 20, size: 64, centerY: 0)
          View().role(.bars).pin(leading: 100, trailing: 20, height: 44, centerY: 0)
        }
        .pin(height: 92)
        TableCell(id: "place10") {
          ImageView("photo").cornerRadius(8).pin(leading: 20, size: 64, centerY: 0)
          View().role(.bars).pin(leading: 100, trailing: 20, height: 44, centerY: 0)
        }
        .pin(height: 92)
        TableCell(id: "place11") {
          ImageView("photo").cornerRadius(8).pin(leading: 20, size: 64, centerY: 0)
          View().role(.bars).pin(leading: 100, trailing: 20, height: 44, centerY: 0)
        }
        .pin(height: 92)
        TableCell(id: "place12") {
          ImageView("photo").cornerRadius(8).pin(leading: 20, size: 64, centerY: 0)
          View().role(.bars).pin(leading: 100, trailing: 20, height: 44, centerY: 0)
        }
        .pin(height: 92)
        TableCell(id: "place13") {
          ImageView("photo").cornerRadius(8).pin(leading: 20, size: 64, centerY: 0)
          View().role(.bars).pin(leading: 100, trailing: 20, height: 44, centerY: 0)
        }
        .pin(height: 92)
        TableCell(id: "place14") {
          ImageView("photo").cornerRadius(8).pin(leading: 20, size: 64, centerY: 0)
          View().role(.bars).pin(leading: 100, trailing: 20, height: 44, centerY: 0)
        }
        .pin(height: 92)
      }
      .pin(edges: 0, width: "100%")
    }
    .pin(horizontal: 0, bottom: 0)
    View(id: shade).background(.black).alpha(0).pin(.edges).on(tap: close)
    View(id: popup) {
      Button("× OPEN", id: toggle).font("14 bold").textColor(.systemBlue)
        .on(tap: .action(alternate: [open, close])).pin(top: 0, trailing: 16, height: 56)
      Label("Sort by", id: "popupTitle").font("17 bold").pin(top: 18, leading: 20)
      Column(id: popupRows) {
        TableCell(id: "option1") {
          Icon("clock").tint(.systemBlue).pin(leading: 20, size: 24, centerY: 0)
          Label("Newest first").pin(leading: 60, centerY: 0)
        }
        .pin(height: 52)
        TableCell(id: "option2") {
          Icon("heart").tint(.systemBlue).pin(leading: 20, size: 24, centerY: 0)
          Label("Most liked").pin(leading: 60, centerY: 0)
        }
        .pin(height: 52)
        TableCell(id: "option3") {
          Icon("location").tint(.systemBlue).pin(leading: 20, size: 24, centerY: 0)
          Label("Nearest").pin(leading: 60, centerY: 0)
        }
        .pin(height: 52)
        TableCell(id: "option4") {
          Icon("text").tint(.systemBlue).pin(leading: 20, size: 24, centerY: 0)
          Label("Title").pin(leading: 60, centerY: 0)
        }
        .pin(height: 52)
      }
      .alpha(0).pin(horizontal: 0, top: 56)
    }
    .role(.surface).background(.secondarySystemGroupedBackground).cornerRadius(16)
      .shadow(opacity: 0.2, offset: [0, -2], radius: 12).pin(horizontal: 0)
    list.top == bar.bottom
    popup.height == 272 + 60
    Constraint(popupTop, popup.top == superview.safeArea.bottom - 56)
    State(closed) {
      popupTop(-56)
      shade(alpha: 0)
      popupRows(alpha: 0)
    }
    State(opened) {
      popupTop(-272)
      shade(alpha: 0.35)
      popupRows(alpha: 1)
    }
    Motion("tap") { Tap(toggle) }
    Motion(open) {
      Animate(duration: 0.26, curve: .easeOut, to: opened).completion { toggle(text: "× CLOSE") }
    }
    Motion(close) {
      Animate(duration: 0.26, curve: .easeOut, to: closed).completion { toggle(text: "× OPEN") }
    }
    Motion("thereAndBack") {
      Tap(toggle)
      Wait(0.3)
      Tap(toggle)
    }
  }
}
