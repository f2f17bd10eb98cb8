// As emaki expand --format swift prints it: EMAKI_RECORD=1 swift test --filter ExampleScreenTests
// swift-format-ignore-file

import Emaki

struct Login: Screen {
  let board: Name = "board", boardTop: Name = "boardTop", enter: Name = "enter", form: Name = "form"
  let hideKeyboard: Name = "hideKeyboard", password: Name = "password", send: Name = "send"
  let showKeyboard: Name = "showKeyboard", tapPassword: Name = "tapPassword", type: Name = "type"
  let wait: Name = "wait"

  var body: Content {
    Scene("Login", device: .iPhoneX)
    Column(id: form) {
      Icon("user-circle", id: "logo").tint(.systemBlue).pin(height: 84)
      Label("Welcome back", id: "welcome").font("28 bold").align(.center)
      TextField("hana@example.com", id: "email").style(.roundedRect).font(17).pin(height: 46)
      TextField("", id: password).style(.roundedRect).placeholder("Password").font(17).secure()
        .on(tap: showKeyboard).pin(height: 46)
      Button("Sign in", id: enter).icon("lock").font("17 semibold").enabled(false)
        .background(.systemGray5).textColor(.white).tint(.white).cornerRadius(10).on(tap: send)
        .pin(height: 50)
    }
    .spacing(14).pin(horizontal: 32)
    ActivityIndicator(id: wait).alpha(0).pin(centerX: 0)
    View(id: board) {
      Column(id: "board-keys") {
        Row {
          View(id: "board-key") {
            Label("q", id: "board-key-name").font(22).pin(.center)
          }
          .role(.surface).background(.init(light: .white, dark: .systemGray2)).cornerRadius(5)
          View(id: "board-key-2") {
            Label("w", id: "board-key-2-name").font(22).pin(.center)
          }
          .role(.surface).background(.init(light: .white, dark: .systemGray2)).cornerRadius(5)
          View(id: "board-key-3") {
            Label("e", id: "board-key-3-name").font(22).pin(.center)
          }
          .role(.surface).background(.init(light: .white, dark: .systemGray2)).cornerRadius(5)
          View(id: "board-key-4") {
            Label("r", id: "board-key-4-name").font(22).pin(.center)
          }
          .role(.surface).background(.init(light: .white, dark: .systemGray2)).cornerRadius(5)
          View(id: "board-key-5") {
            Label("t", id: "board-key-5-name").font(22).pin(.center)
          }
          .role(.surface).background(.init(light: .white, dark: .systemGray2)).cornerRadius(5)
          View(id: "board-key-6") {
            Label("y", id: "board-key-6-name").font(22).pin(.center)
          }
          .role(.surface).background(.init(light: .white, dark: .systemGray2)).cornerRadius(5)
          View(id: "board-key-7") {
            Label("u", id: "board-key-7-name").font(22).pin(.center)
          }
          .role(.surface).background(.init(light: .white, dark: .systemGray2)).cornerRadius(5)
          View(id: "board-key-8") {
            Label("i", id: "board-key-8-name").font(22).pin(.center)
          }
          .role(.surface).background(.init(light: .white, dark: .systemGray2)).cornerRadius(5)
          View(id: "board-key-9") {
            Label("o", id: "board-key-9-name").font(22).pin(.center)
          }
          .role(.surface).background(.init(light: .white, dark: .systemGray2)).cornerRadius(5)
          View(id: "board-key-10") {
            Label("p", id: "board-key-10-name").font(22).pin(.center)
          }
          .role(.surface).background(.init(light: .white, dark: .systemGray2)).cornerRadius(5)
        }
        .distribution(.fillEqually).spacing(6)
        Row {
          View(id: "board-key-11") {
            Label("a", id: "board-key-11-name").font(22).pin(.center)
          }
          .role(.surface).background(.init(light: .white, dark: .systemGray2)).cornerRadius(5)
          View(id: "board-key-12") {
            Label("s", id: "board-key-12-name").font(22).pin(.center)
          }
          .role(.surface).background(.init(light: .white, dark: .systemGray2)).cornerRadius(5)
          View(id: "board-key-13") {
            Label("d", id: "board-key-13-name").font(22).pin(.center)
          }
          .role(.surface).background(.init(light: .white, dark: .systemGray2)).cornerRadius(5)
          View(id: "board-key-14") {
            Label("f", id: "board-key-14-name").font(22).pin(.center)
          }
          .role(.surface).background(.init(light: .white, dark: .systemGray2)).cornerRadius(5)
          View(id: "board-key-15") {
            Label("g", id: "board-key-15-name").font(22).pin(.center)
          }
          .role(.surface).background(.init(light: .white, dark: .systemGray2)).cornerRadius(5)
          View(id: "board-key-16") {
            Label("h", id: "board-key-16-name").font(22).pin(.center)
          }
          .role(.surface).background(.init(light: .white, dark: .systemGray2)).cornerRadius(5)
          View(id: "board-key-17") {
            Label("j", id: "board-key-17-name").font(22).pin(.center)
          }
          .role(.surface).background(.init(light: .white, dark: .systemGray2)).cornerRadius(5)
          View(id: "board-key-18") {
            Label("k", id: "board-key-18-name").font(22).pin(.center)
          }
          .role(.surface).background(.init(light: .white, dark: .systemGray2)).cornerRadius(5)
          View(id: "board-key-19") {
            Label("l", id: "board-key-19-name").font(22).pin(.center)
          }
          .role(.surface).background(.init(light: .white, dark: .systemGray2)).cornerRadius(5)
        }
        .distribution(.fillEqually).spacing(6).margins(horizontal: 18).insideMargins()
        View {
          View(id: "board-shift") {
            Icon("arrow-up", id: "board-shift-icon").tint(.label).pin(size: 20, center: true)
          }
          .background(.systemGray3).cornerRadius(5).pin(vertical: 0, leading: 0, width: 42)
          Row(id: "board-letters") {
            View(id: "board-key-20") {
              Label("z", id: "board-key-20-name").font(22).pin(.center)
            }
            .role(.surface).background(.init(light: .white, dark: .systemGray2)).cornerRadius(5)
            View(id: "board-key-21") {
              Label("x", id: "board-key-21-name").font(22).pin(.center)
            }
            .role(.surface).background(.init(light: .white, dark: .systemGray2)).cornerRadius(5)
            View(id: "board-key-22") {
              Label("c", id: "board-key-22-name").font(22).pin(.center)
            }
            .role(.surface).background(.init(light: .white, dark: .systemGray2)).cornerRadius(5)
            View(id: "board-key-23") {
              Label("v", id: "board-key-23-name").font(22).pin(.center)
            }
            .role(.surface).background(.init(light: .white, dark: .systemGray2)).cornerRadius(5)
            View(id: "board-key-24") {
              Label("b", id: "board-key-24-name").font(22).pin(.center)
            }
            .role(.surface).background(.init(light: .white, dark: .systemGray2)).cornerRadius(5)
            View(id: "board-key-25") {
              Label("n", id: "board-key-25-name").font(22).pin(.center)
            }
            .role(.surface).background(.init(light: .white, dark: .systemGray2)).cornerRadius(5)
            View(id: "board-key-26") {
              Label("m", id: "board-key-26-name").font(22).pin(.center)
            }
            .role(.surface).background(.init(light: .white, dark: .systemGray2)).cornerRadius(5)
          }
          .distribution(.fillEqually).spacing(6).pin(horizontal: 56, vertical: 0)
          View(id: "board-delete") {
            Icon("close", id: "board-delete-icon").tint(.label).pin(size: 20, center: true)
          }
          .background(.systemGray3).cornerRadius(5).pin(vertical: 0, trailing: 0, width: 42)
        }
        View {
          View(id: "board-numbers") {
            Label("123", id: "board-numbers-name").font(16).pin(.center)
          }
          .background(.systemGray3).cornerRadius(5).pin(vertical: 0, leading: 0, width: 88)
          View(id: "board-space") {
            Label("space", id: "board-space-name").font(16).pin(.center)
          }
          .role(.surface).background(.init(light: .white, dark: .systemGray2)).cornerRadius(5).pin(
            horizontal: 94, vertical: 0
          )
          View(id: "board-return") {
            Label("go", id: "board-return-name").font(16).pin(.center)
          }
          .background(.systemGray3).cornerRadius(5).pin(vertical: 0, trailing: 0, width: 88)
        }
      }
      .spacing(11).distribution(.fillEqually).pin(horizontal: 3, top: 8, bottom: "safeArea + 44")
    }
    .role(.fill).direction(.leftToRight).background(.systemGray4).pin(horizontal: 0, height: 291)
    form.centerY == superview.centerY - 40 ~ 700
    Constraint(boardTop, board.top == superview.bottom + 0)
    form.bottom <= board.top - 24
    wait.bottom == form.top - 16
    Motion(tapPassword) { Tap(password) }
    Motion(showKeyboard) { Animate(duration: 0.25, curve: .default) { boardTop(-291) } }
    Motion(hideKeyboard) { Animate(duration: 0.25, curve: .default) { boardTop(0) } }
    Motion(type, after: tapPassword) {
      Sequence {
        password(text: "e")
        Wait(0.12)
      }
      Sequence {
        password(text: "em")
        Wait(0.12)
      }
      Sequence {
        password(text: "ema")
        Wait(0.12)
      }
      Sequence {
        password(text: "emak")
        Wait(0.12)
      }
      Sequence {
        password(text: "emaki")
        Wait(0.12)
      }
      enter(enabled: true, background: .systemBlue)
    }
    Motion("signIn", after: type) { Tap(enter) }
    Motion(send) {
      Run(hideKeyboard)
      Animate(duration: 0.2) { wait(alpha: 1) }
    }
  }
}
