// As emaki expand --format swift prints it: EMAKI_RECORD=1 swift test --filter ExampleScreenTests
// swift-format-ignore-file

import Emaki

struct DraggableMenu: Screen {
  let close: Name = "close", contentsDisplay: Name = "contentsDisplay", drag: Name = "drag"
  let draggingLeft: Name = "draggingLeft", draggingRight: Name = "draggingRight"
  let leftMenuOpened: Name = "leftMenuOpened", leftSideMenu: Name = "leftSideMenu"
  let mainContents: Name = "mainContents", photo: Name = "photo"
  let rightMenuOpened: Name = "rightMenuOpened", rightSideMenu: Name = "rightSideMenu"
  let safeArea: Name = "safeArea", text: Name = "text", title: Name = "title"
  let wrappingButton: Name = "wrappingButton"

  var body: Content {
    Scene("Draggable menu", device: .iPhoneX)
    View(id: leftSideMenu) {
      Icon("home", id: "leftHome").frame([38, 110, 24, 24])
      Icon("search", id: "leftSearch").frame([38, 180, 24, 24])
      Icon("heart", id: "leftHeart").frame([38, 250, 24, 24])
    }
    .role(.fill).alpha(0).background(.systemGray6).pin(vertical: 0, leading: 0, width: 100)
    View(id: rightSideMenu) {
      View(id: "rightText").role(.bars).frame([24, 100, 232, 200])
    }
    .role(.fill).alpha(0).background(.systemGray6).pin(vertical: 0, trailing: 0, width: 280)
    View(id: mainContents) {
      Label("Contents", id: title).font("28 bold").pin(top: 24, leading: 20, to: safeArea)
      ImageView("photo", id: photo).pin(horizontal: 20, height: 220, to: safeArea).cornerRadius(8)
      View(id: text).role(.bars).pin(horizontal: 20, height: 200, to: safeArea)
      photo.top == title.bottom + 24
      text.top == photo.bottom + 24
    }
    .role(.surface).background(.systemBackground).pin(.edges)
      .pan(
        moves: [mainContents, wrappingButton],
        rests: [
          .rest(at: -280, state: rightMenuOpened), .rest(at: 0, state: contentsDisplay),
          .rest(at: 100, state: leftMenuOpened)
        ], between: [draggingRight, draggingLeft], mirrors: true
      )
    Button(id: wrappingButton).alpha(0).enabled(false).pin(.edges).on(tap: close)
      .pan(
        moves: [mainContents, wrappingButton],
        rests: [
          .rest(at: -280, state: rightMenuOpened), .rest(at: 0, state: contentsDisplay),
          .rest(at: 100, state: leftMenuOpened)
        ], between: [draggingRight, draggingLeft], mirrors: true
      )
    State(contentsDisplay) {
      leftSideMenu(alpha: 0)
      rightSideMenu(alpha: 0)
      wrappingButton(alpha: 0, enabled: false)
    }
    State(draggingLeft) {
      leftSideMenu(alpha: 1)
      rightSideMenu(alpha: 0)
    }
    State(draggingRight) {
      leftSideMenu(alpha: 0)
      rightSideMenu(alpha: 1)
    }
    State(leftMenuOpened) {
      leftSideMenu(alpha: 1)
      rightSideMenu(alpha: 0)
      wrappingButton(alpha: 1, enabled: true)
    }
    State(rightMenuOpened) {
      leftSideMenu(alpha: 0)
      rightSideMenu(alpha: 1)
      wrappingButton(alpha: 1, enabled: true)
    }
    Motion(drag) {
      Drag(at: [20, 300], by: [60, 0], duration: 0.3, velocity: [0, 0], mirrors: true)
    }
    Motion("dragBack") {
      Drag(at: [20, 300], by: [40, 0], duration: 0.3, velocity: [0, 0], mirrors: true)
    }
    Motion("dragTooFar") {
      Drag(at: [20, 300], by: [240, 0], duration: 0.3, velocity: [0, 0], mirrors: true)
    }
    Motion("flickRight") { Flick(at: [300, 300], velocity: [-900, 0], mirrors: true) }
    Motion("thereAndBack") {
      Drag(at: [20, 300], by: [60, 0], duration: 0.3, velocity: [0, 0], mirrors: true)
      Tap(wrappingButton)
    }
    Motion(close, after: drag) {
      Animate(duration: 0.26, curve: .easeOut) {
        mainContents(leading: 0)
        wrappingButton(leading: 0)
      }
      .completion { Change(contentsDisplay) }
    }
  }
}
