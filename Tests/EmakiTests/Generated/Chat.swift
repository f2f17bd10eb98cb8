// As emaki expand --format swift prints it: EMAKI_RECORD=1 swift test --filter ExampleScreenTests
// swift-format-ignore-file

import Emaki

struct Chat: Screen {
  let bubble1: Name = "bubble1", bubble1Menu: Name = "bubble1Menu", bubble2: Name = "bubble2"
  let bubble2Menu: Name = "bubble2Menu", bubble2MenuItem1: Name = "bubble2MenuItem1"
  let bubble3: Name = "bubble3", bubble3Menu: Name = "bubble3Menu", bubble4: Name = "bubble4"
  let bubble4Menu: Name = "bubble4Menu", bubbles: Name = "bubbles", deliver: Name = "deliver"
  let message: Name = "message", plus: Name = "plus", plusMenu: Name = "plusMenu"
  let plusMenuItem3: Name = "plusMenuItem3", plusMenuItem3Menu: Name = "plusMenuItem3Menu"
  let plusMenuItem3MenuItem1: Name = "plusMenuItem3MenuItem1", root: Name = "root"
  let safeArea: Name = "safeArea", send: Name = "send", sentLine: Name = "sentLine"
  let sentTop: Name = "sentTop", thread: Name = "thread"

  var body: Content {
    Scene("Chat", device: .iPhone16).defaultMotion(send).type(.navigation).viewControllers([thread])
    Controller(thread, "Aiko Tanaka") {
      Column(id: bubbles) {
        Column(id: "line1") {
          View(id: bubble1) {
            Label("The scrolls have arrived", id: "text1").font(17).textColor(.label).lines(0)
              .pin(horizontal: 14, vertical: 9, width: "<= 240")
          }
          .background(.systemGray5).cornerRadius(18).on(
            longPress: .steps {
              Present(
                controller: bubble1Menu, from: root, style: .menu, sourceView: bubble1,
                preferredContentSize: [250, 140], preview: true
              )
            }
          )
        }
        .alignment(.leading)
        Column(id: "line2") {
          View(id: bubble2) {
            Label("All twelve are dry. I unrolled the first.", id: "text2").font(17)
              .textColor(.label).lines(0).pin(horizontal: 14, vertical: 9, width: "<= 240")
          }
          .background(.systemGray5).cornerRadius(18).on(
            longPress: .steps {
              Present(
                controller: bubble2Menu, from: root, style: .menu, sourceView: bubble2,
                preferredContentSize: [250, 140], preview: true
              )
            }
          )
        }
        .alignment(.leading)
        Column(id: "line3") {
          View(id: bubble3) {
            Label("Is the gold still there?", id: "text3").font(17).textColor(.white).lines(0)
              .pin(horizontal: 14, vertical: 9, width: "<= 240")
          }
          .background(.systemBlue).cornerRadius(18).on(
            longPress: .steps {
              Present(
                controller: bubble3Menu, from: root, style: .menu, sourceView: bubble3,
                preferredContentSize: [250, 140], preview: true
              )
            }
          )
        }
        .alignment(.trailing)
        Column(id: "line4") {
          View(id: bubble4) {
            Label("Yes, on every wave", id: "text4").font(17).textColor(.label).lines(0)
              .pin(horizontal: 14, vertical: 9, width: "<= 240")
          }
          .background(.systemGray5).cornerRadius(18).on(
            longPress: .steps {
              Present(
                controller: bubble4Menu, from: root, style: .menu, sourceView: bubble4,
                preferredContentSize: [250, 140], preview: true
              )
            }
          )
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
        Button(id: plus).icon("plus-circle").pin(leading: 16, size: 32, centerY: 0)
          .on(
            tap: .steps {
              Present(
                controller: plusMenu, from: root, style: .menu, sourceView: plus,
                preferredContentSize: [250, 132], preview: false
              )
            }
          )
        TextField("I come on Saturday", id: message).style(.roundedRect).placeholder("Message")
          .font(17).cornerRadius(18).pin(leading: 56, trailing: 60, height: 38, centerY: 0)
        Button(id: send).icon("send").on(tap: deliver).pin(trailing: 12, size: 36, centerY: 0)
      }
      .role(.surface).pin(horizontal: 0, bottom: 0, height: 60, to: safeArea)
      Constraint(sentTop, sentLine.top == bubbles.bottom + 48)
    }
    .role(.surface).rightItems([.view(View(id: "call").icon("phone"))])
    Controller(bubble1Menu) {
      ScrollView(id: "bubble1MenuScroll") {
        Column(id: "bubble1MenuParts") {
          View(id: "bubble1MenuItem1") {
            Column {
              Label("Reply").font(.body).textColor(.label)
            }
            .pin(leading: 16, trailing: 52, centerY: 0)
            Icon("arrowshape.turn.up.left").textColor(.label)
              .pin(trailing: 16, size: 22, centerY: 0)
            View().background(.separator).pin(horizontal: 0, bottom: 0, height: 0.5)
          }
          .accessibility(label: "Reply", traits: ["button"], element: true).pin(height: 44)
            .on(tap: .steps { Dismiss(bubble1Menu) })
          View(id: "bubble1MenuItem2") {
            Column {
              Label("Copy").font(.body).textColor(.label)
            }
            .pin(leading: 16, trailing: 52, centerY: 0)
            Icon("doc.on.doc").textColor(.label).pin(trailing: 16, size: 22, centerY: 0)
          }
          .accessibility(label: "Copy", traits: ["button"], element: true).pin(height: 44)
            .on(tap: .steps { Dismiss(bubble1Menu) })
          View().role(.fill).background(.init(light: "#E9E9EB", dark: "#1A1A1A")).pin(height: 8)
          View(id: "bubble1MenuItem3") {
            Column {
              Label("Delete").font(.body).textColor(.systemRed).role(.destructive)
            }
            .pin(leading: 16, trailing: 52, centerY: 0)
            Icon("trash").textColor(.systemRed).pin(trailing: 16, size: 22, centerY: 0)
              .role(.destructive)
          }
          .accessibility(label: "Delete", traits: ["button"], element: true).pin(height: 44)
            .on(tap: .steps { Dismiss(bubble1Menu) })
        }
        .pin(edges: 0, width: "100%")
      }
      .role(.transparent).pin(.edges)
    }
    .role(.surface).background(.init(light: "#F9F9F9", dark: "#252525"))
    Controller(bubble2Menu) {
      ScrollView(id: "bubble2MenuScroll") {
        Column(id: "bubble2MenuParts") {
          View(id: bubble2MenuItem1) {
            Column {
              Label("Reply").font(.body).textColor(.label)
            }
            .pin(leading: 16, trailing: 52, centerY: 0)
            Icon("arrowshape.turn.up.left").textColor(.label)
              .pin(trailing: 16, size: 22, centerY: 0)
            View().background(.separator).pin(horizontal: 0, bottom: 0, height: 0.5)
          }
          .accessibility(label: "Reply", traits: ["button"], element: true).pin(height: 44)
            .on(tap: .steps { Dismiss(bubble2Menu) })
          View(id: "bubble2MenuItem2") {
            Column {
              Label("Copy").font(.body).textColor(.label)
            }
            .pin(leading: 16, trailing: 52, centerY: 0)
            Icon("doc.on.doc").textColor(.label).pin(trailing: 16, size: 22, centerY: 0)
          }
          .accessibility(label: "Copy", traits: ["button"], element: true).pin(height: 44)
            .on(tap: .steps { Dismiss(bubble2Menu) })
          View().role(.fill).background(.init(light: "#E9E9EB", dark: "#1A1A1A")).pin(height: 8)
          View(id: "bubble2MenuItem3") {
            Column {
              Label("Delete").font(.body).textColor(.systemRed).role(.destructive)
            }
            .pin(leading: 16, trailing: 52, centerY: 0)
            Icon("trash").textColor(.systemRed).pin(trailing: 16, size: 22, centerY: 0)
              .role(.destructive)
          }
          .accessibility(label: "Delete", traits: ["button"], element: true).pin(height: 44)
            .on(tap: .steps { Dismiss(bubble2Menu) })
        }
        .pin(edges: 0, width: "100%")
      }
      .role(.transparent).pin(.edges)
    }
    .role(.surface).background(.init(light: "#F9F9F9", dark: "#252525"))
    Controller(bubble3Menu) {
      ScrollView(id: "bubble3MenuScroll") {
        Column(id: "bubble3MenuParts") {
          View(id: "bubble3MenuItem1") {
            Column {
              Label("Reply").font(.body).textColor(.label)
            }
            .pin(leading: 16, trailing: 52, centerY: 0)
            Icon("arrowshape.turn.up.left").textColor(.label)
              .pin(trailing: 16, size: 22, centerY: 0)
            View().background(.separator).pin(horizontal: 0, bottom: 0, height: 0.5)
          }
          .accessibility(label: "Reply", traits: ["button"], element: true).pin(height: 44)
            .on(tap: .steps { Dismiss(bubble3Menu) })
          View(id: "bubble3MenuItem2") {
            Column {
              Label("Copy").font(.body).textColor(.label)
            }
            .pin(leading: 16, trailing: 52, centerY: 0)
            Icon("doc.on.doc").textColor(.label).pin(trailing: 16, size: 22, centerY: 0)
          }
          .accessibility(label: "Copy", traits: ["button"], element: true).pin(height: 44)
            .on(tap: .steps { Dismiss(bubble3Menu) })
          View().role(.fill).background(.init(light: "#E9E9EB", dark: "#1A1A1A")).pin(height: 8)
          View(id: "bubble3MenuItem3") {
            Column {
              Label("Delete").font(.body).textColor(.systemRed).role(.destructive)
            }
            .pin(leading: 16, trailing: 52, centerY: 0)
            Icon("trash").textColor(.systemRed).pin(trailing: 16, size: 22, centerY: 0)
              .role(.destructive)
          }
          .accessibility(label: "Delete", traits: ["button"], element: true).pin(height: 44)
            .on(tap: .steps { Dismiss(bubble3Menu) })
        }
        .pin(edges: 0, width: "100%")
      }
      .role(.transparent).pin(.edges)
    }
    .role(.surface).background(.init(light: "#F9F9F9", dark: "#252525"))
    Controller(bubble4Menu) {
      ScrollView(id: "bubble4MenuScroll") {
        Column(id: "bubble4MenuParts") {
          View(id: "bubble4MenuItem1") {
            Column {
              Label("Reply").font(.body).textColor(.label)
            }
            .pin(leading: 16, trailing: 52, centerY: 0)
            Icon("arrowshape.turn.up.left").textColor(.label)
              .pin(trailing: 16, size: 22, centerY: 0)
            View().background(.separator).pin(horizontal: 0, bottom: 0, height: 0.5)
          }
          .accessibility(label: "Reply", traits: ["button"], element: true).pin(height: 44)
            .on(tap: .steps { Dismiss(bubble4Menu) })
          View(id: "bubble4MenuItem2") {
            Column {
              Label("Copy").font(.body).textColor(.label)
            }
            .pin(leading: 16, trailing: 52, centerY: 0)
            Icon("doc.on.doc").textColor(.label).pin(trailing: 16, size: 22, centerY: 0)
          }
          .accessibility(label: "Copy", traits: ["button"], element: true).pin(height: 44)
            .on(tap: .steps { Dismiss(bubble4Menu) })
          View().role(.fill).background(.init(light: "#E9E9EB", dark: "#1A1A1A")).pin(height: 8)
          View(id: "bubble4MenuItem3") {
            Column {
              Label("Delete").font(.body).textColor(.systemRed).role(.destructive)
            }
            .pin(leading: 16, trailing: 52, centerY: 0)
            Icon("trash").textColor(.systemRed).pin(trailing: 16, size: 22, centerY: 0)
              .role(.destructive)
          }
          .accessibility(label: "Delete", traits: ["button"], element: true).pin(height: 44)
            .on(tap: .steps { Dismiss(bubble4Menu) })
        }
        .pin(edges: 0, width: "100%")
      }
      .role(.transparent).pin(.edges)
    }
    .role(.surface).background(.init(light: "#F9F9F9", dark: "#252525"))
    Controller(plusMenu) {
      ScrollView(id: "plusMenuScroll") {
        Column(id: "plusMenuParts") {
          View(id: "plusMenuItem1") {
            Column {
              Label("Photo").font(.body).textColor(.label)
            }
            .pin(leading: 36, trailing: 52, centerY: 0)
            Icon("photo").textColor(.label).pin(trailing: 16, size: 22, centerY: 0)
            View().background(.separator).pin(horizontal: 0, bottom: 0, height: 0.5)
          }
          .accessibility(label: "Photo", traits: ["button"], element: true).pin(height: 44)
            .on(tap: .steps { Dismiss(plusMenu) })
          View(id: "plusMenuItem2") {
            Column {
              Label("Camera").font(.body).textColor(.label)
            }
            .pin(leading: 36, trailing: 52, centerY: 0)
            Icon("camera").textColor(.label).pin(trailing: 16, size: 22, centerY: 0)
            View().background(.separator).pin(horizontal: 0, bottom: 0, height: 0.5)
          }
          .accessibility(label: "Camera", traits: ["button"], element: true).pin(height: 44)
            .on(tap: .steps { Dismiss(plusMenu) })
          View(id: plusMenuItem3) {
            Column {
              Label("My place").font(.body).textColor(.label)
            }
            .pin(leading: 36, trailing: 52, centerY: 0)
            Icon("chevron-forward").textColor(.label).pin(leading: 12, size: 16, centerY: 0)
            Icon("location").textColor(.label).pin(trailing: 16, size: 22, centerY: 0)
          }
          .accessibility(label: "My place", traits: ["button"], element: true).pin(height: 44)
            .on(
              tap: .steps {
                Present(
                  controller: plusMenuItem3Menu, from: plusMenu, style: .menu,
                  sourceView: plusMenuItem3, preferredContentSize: [250, 176], preview: false
                )
              }
            )
        }
        .pin(edges: 0, width: "100%")
      }
      .role(.transparent).pin(.edges)
    }
    .role(.surface).background(.init(light: "#F9F9F9", dark: "#252525"))
    Controller(plusMenuItem3Menu) {
      ScrollView(id: "plusMenuItem3MenuScroll") {
        Column(id: "plusMenuItem3MenuParts") {
          View(id: "plusMenuItem3MenuHeading") {
            Column {
              Label("My place").font(.headline).textColor(.label)
            }
            .pin(leading: 36, trailing: 52, centerY: 0)
            Icon("chevron-down").textColor(.label).pin(leading: 12, size: 16, centerY: 0)
            View().background(.separator).pin(horizontal: 0, bottom: 0, height: 0.5)
          }
          .accessibility(label: "My place", traits: ["button"], element: true).pin(height: 44)
            .on(tap: .steps { Dismiss(plusMenuItem3Menu) })
          View(id: plusMenuItem3MenuItem1) {
            Column {
              Label("For an hour").font(.body).textColor(.label)
            }
            .pin(leading: 36, trailing: 52, centerY: 0)
            View().background(.separator).pin(horizontal: 0, bottom: 0, height: 0.5)
          }
          .accessibility(label: "For an hour", traits: ["button"], element: true).pin(height: 44)
            .on(tap: .steps { Dismiss(root) })
          View(id: "plusMenuItem3MenuItem2") {
            Column {
              Label("Until the evening").font(.body).textColor(.label)
            }
            .pin(leading: 36, trailing: 52, centerY: 0)
            View().background(.separator).pin(horizontal: 0, bottom: 0, height: 0.5)
          }
          .accessibility(label: "Until the evening", traits: ["button"], element: true)
            .pin(height: 44).on(tap: .steps { Dismiss(root) })
          View(id: "plusMenuItem3MenuItem3") {
            Column {
              Label("Always").font(.body).textColor(.label)
            }
            .pin(leading: 36, trailing: 52, centerY: 0)
          }
          .accessibility(label: "Always", traits: ["button"], element: true).pin(height: 44).on(
            tap: .steps { Dismiss(root) }
          )
        }
        .pin(edges: 0, width: "100%")
      }
      .role(.transparent).pin(.edges)
    }
    .role(.surface).background(.init(light: "#F9F9F9", dark: "#252525"))
    Motion("attach") {
      Present(
        controller: plusMenu, from: root, style: .menu, sourceView: plus,
        preferredContentSize: [250, 132], preview: false
      )
      Wait(0.2)
      Tap(plusMenuItem3)
      Wait(0.5)
      Tap(plusMenuItem3MenuItem1)
      Wait(0.1)
    }
    Motion("press") {
      LongPress(bubble2)
      Wait(0.6)
      Tap(bubble2MenuItem1)
      Wait(0.1)
    }
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
