// swift-format-ignore-file: OneVariableDeclarationPerLine

import Emaki
import EmakiDiagnostics
import EmakiLayout
import EmakiSceneFile
import EmakiSceneFormat
import EmakiScenes
import Testing

/// `Examples/login.yaml` as a person writes it.
private struct LoginByHand: Screen {
  let form: Name = "form", password: Name = "password", enter: Name = "enter"
  let wait: Name = "wait", board: Name = "board", boardTop: Name = "boardTop"
  let tapPassword: Name = "tapPassword", showKeyboard: Name = "showKeyboard"
  let hideKeyboard: Name = "hideKeyboard", type: Name = "type", send: Name = "send"
  var sceneID: String { "login" }

  var body: Content {
    Scene("Login", device: .iPhoneX).import("parts/keyboard.yaml")
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
    View(id: board).component("keyboard").with(["return": "go"]).pin(horizontal: 0, height: 291)
    form.centerY == superview.centerY - 40 ~ 700  // gives way to the keyboard
    Constraint(boardTop, board.top == superview.bottom)
    form.bottom <= board.top - 24
    wait.bottom == form.top - 16
    Motion(tapPassword) { Tap(password) }
    Motion(showKeyboard) { Animate(duration: 0.25, curve: .default) { boardTop(-291) } }
    Motion(hideKeyboard) { Animate(duration: 0.25, curve: .default) { boardTop(0) } }
    Motion(type, after: tapPassword) {
      for text in ["e", "em", "ema", "emak", "emaki"] {
        Sequence {
          password(text: text)
          Wait(0.12)
        }
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

/// One mistake of each kind, in lines that the tests name.
private struct Mistaken: Screen {
  let first = #line
  var body: Content {
    Label("A", id: "a").alpha(2)
    SceneValue("b").top == superview.top
    Motion("open") {
      Animate(duration: 1) { SceneValue("c")(alpha: 1) }
    }
  }
}

private struct Listed: Screen {
  var titles: [String]
  var isLoud = false
  var body: Content {
    for (index, title) in titles.enumerated() {
      Label(title, id: "row\(index)").pin(top: SceneValue(Double(index) * 20.5))
    }
    if isLoud { Button("!") } else { Icon("heart") }
  }
}

@Suite struct ScreenTests {
  @Test func `a screen by hand is the example of a login`() throws {
    let source = try #require(ExampleSource.all.first { $0.name == "login.yaml" })
    let read = LoginByHand().read(options: source.options)
    #expect(read.diagnostics.isEmpty)
    let own = try #require(read.value.scenes.first)
    let example = try #require(source.document.value.scenes.first)
    #expect(own.motions.map(\.name) == example.motions.map(\.name))
    #expect(own.controller.view.subviews == example.controller.view.subviews)
    #expect(own.controller.view.constraints == example.controller.view.constraints)
  }

  @Test func `mistakes are said at their lines of the program`() {
    let screen = Mistaken()
    let found = screen.read().diagnostics
    let lines = found.compactMap { $0.location?.line }
    #expect(lines == [screen.first + 2, screen.first + 3, screen.first + 5])
    #expect(found.allSatisfy { $0.location?.file == "EmakiTests/ScreenTests.swift" })
    #expect(throws: ScreenError.self) { try screen.scene }
  }

  @Test func `loops, conditions and parameters make views`() throws {
    let scene = try Listed(titles: ["One", "Two"], isLoud: true).scene
    #expect(scene.controller.view.subviews.map(\.kind) == [.label, .label, .button])
    #expect(
      scene.controller.view.constraints.map(\.constant) == [0, 20.5])
    let quiet = try Listed(titles: []).scene
    #expect(quiet.controller.view.subviews.map(\.kind) == [.icon])
  }

  @Test func `a screen as a scene file is read as the same scene`() throws {
    let screen = Listed(titles: ["One: two", "~", "3"])
    let read = SceneFileReader.read(screen.yaml, file: "listed.yaml")
    #expect(read.value == screen.read().value)
  }

  @Test(arguments: [
    (SceneValue("a").top == 8, "a.top == 8"),
    (
      SceneValue("a").width == SceneValue("b").width * 0.5 + 8 ~ 750,
      "a.width == b.width * 0.5 + 8 @750"
    ),
    (
      SceneValue("a").top >= SceneValue("b").safeArea.bottom - 3.25,
      "a.top >= b.safeArea.bottom - 3.25"
    ),
    (SceneValue("a").height <= -SceneValue("b").height / 3, "a.height <= -b.height / 3"),
  ])
  func `equations read as in the file`(_ equation: SceneEquation, _ text: String) {
    #expect(equation.sceneValue.written == text)
  }
}
