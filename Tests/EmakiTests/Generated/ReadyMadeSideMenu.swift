// As emaki expand --format swift prints it: EMAKI_RECORD=1 swift test --filter ExampleScreenTests
// swift-format-ignore-file

import Emaki

struct ReadyMadeSideMenu: Screen {
  let contents: Name = "contents", contentsBar: Name = "contentsBar"
  let contentsDisplay: Name = "contentsDisplay", contentsTable: Name = "contentsTable"
  let leftMenu: Name = "leftMenu", leftMenuOpened: Name = "leftMenuOpened"
  let leftSideMenu: Name = "leftSideMenu", mainContents: Name = "mainContents"
  let rightMenu: Name = "rightMenu", rightMenuOpened: Name = "rightMenuOpened"
  let rightSideMenu: Name = "rightSideMenu", rightTable: Name = "rightTable"
  let safeArea: Name = "safeArea", wrappingButton: Name = "wrappingButton"

  var body: Content {
    Scene("Side menu", device: .iPhoneX)
    ContainerView(id: leftSideMenu).role(.fill).alpha(0).pin(vertical: 0, leading: 0, width: 100)
      .embed(leftMenu)
    ContainerView(id: rightSideMenu).role(.fill).alpha(0).pin(vertical: 0, trailing: 0, width: 280)
      .embed(rightMenu)
    ContainerView(id: mainContents).role(.surface).pin(.edges).embed(contents)
    Button(id: wrappingButton).alpha(0).enabled(false).pin(.edges)
    Controller(leftMenu) {
      Column(id: "leftItems") {
        View {
          Icon("home").tint(.systemBlue).pin(top: 11, size: 26, centerX: 0)
          Label("Home").font("12 medium").textColor(.systemBlue).pin(bottom: 10, centerX: 0)
        }
        .role(.accent).cornerRadius(10).pin(height: 68)
        View {
          Icon("news").tint(.label).pin(top: 11, size: 26, centerX: 0)
          Label("News").font("12 medium").textColor(.label).pin(bottom: 10, centerX: 0)
        }
        .role(.transparent).cornerRadius(10).pin(height: 68)
        View {
          Icon("bag").tint(.label).pin(top: 11, size: 26, centerX: 0)
          Label("Shop").font("12 medium").textColor(.label).pin(bottom: 10, centerX: 0)
        }
        .role(.transparent).cornerRadius(10).pin(height: 68)
        View {
          Icon("bookmark").tint(.label).pin(top: 11, size: 26, centerX: 0)
          Label("Saved").font("12 medium").textColor(.label).pin(bottom: 10, centerX: 0)
        }
        .role(.transparent).cornerRadius(10).pin(height: 68)
        View {
          Icon("user").tint(.label).pin(top: 11, size: 26, centerX: 0)
          Label("Me").font("12 medium").textColor(.label).pin(bottom: 10, centerX: 0)
        }
        .role(.transparent).cornerRadius(10).pin(height: 68)
      }
      .spacing(14).pin(horizontal: 10, top: 44, to: safeArea)
    }
    .role(.fill).background(.systemGray6)
    Controller(rightMenu) {
      TableView(id: rightTable) {
        Column(id: "rightRows") {
          TableCell().text("Profile").style(.disclosureIndicator).pin(height: 44)
          TableCell().text("Messages").style(.disclosureIndicator).pin(height: 44)
          TableCell().text("Orders").style(.disclosureIndicator).pin(height: 44)
          TableCell().text("Settings").style(.disclosureIndicator).pin(height: 44)
          TableCell().text("Help").style(.disclosureIndicator).pin(height: 44)
        }
        .pin(edges: 0, width: "100%")
      }
      .role(.surface).pin(horizontal: 0, bottom: 0)
      rightTable.top == safeArea.top + 44
    }
    .role(.fill).background(.systemGray6)
    Controller(contents) {
      NavigationBar(id: contentsBar).text("Welcome").items(["menu", "user"])
        .pin(horizontal: 0, top: 0, to: safeArea)
      TableView(id: contentsTable) {
        Column(id: "contentsRows") {
          TableCell {
            ImageView("picture").cornerRadius(6).pin(leading: 16, size: 64, centerY: 0)
            Label("Title").font("17 bold").pin(top: 18, leading: 96)
            View().role(.bars).pin(top: 50, leading: 96, trailing: 20, height: 24)
          }
          .pin(height: 96)
          TableCell {
            ImageView("picture").cornerRadius(6).pin(leading: 16, size: 64, centerY: 0)
            Label("Title").font("17 bold").pin(top: 18, leading: 96)
            View().role(.bars).pin(top: 50, leading: 96, trailing: 20, height: 24)
          }
          .pin(height: 96)
          TableCell {
            ImageView("picture").cornerRadius(6).pin(leading: 16, size: 64, centerY: 0)
            Label("Title").font("17 bold").pin(top: 18, leading: 96)
            View().role(.bars).pin(top: 50, leading: 96, trailing: 20, height: 24)
          }
          .pin(height: 96)
          TableCell {
            ImageView("picture").cornerRadius(6).pin(leading: 16, size: 64, centerY: 0)
            Label("Title").font("17 bold").pin(top: 18, leading: 96)
            View().role(.bars).pin(top: 50, leading: 96, trailing: 20, height: 24)
          }
          .pin(height: 96)
          TableCell {
            ImageView("picture").cornerRadius(6).pin(leading: 16, size: 64, centerY: 0)
            Label("Title").font("17 bold").pin(top: 18, leading: 96)
            View().role(.bars).pin(top: 50, leading: 96, trailing: 20, height: 24)
          }
          .pin(height: 96)
          TableCell {
            ImageView("picture").cornerRadius(6).pin(leading: 16, size: 64, centerY: 0)
            Label("Title").font("17 bold").pin(top: 18, leading: 96)
            View().role(.bars).pin(top: 50, leading: 96, trailing: 20, height: 24)
          }
          .pin(height: 96)
          TableCell {
            ImageView("picture").cornerRadius(6).pin(leading: 16, size: 64, centerY: 0)
            Label("Title").font("17 bold").pin(top: 18, leading: 96)
            View().role(.bars).pin(top: 50, leading: 96, trailing: 20, height: 24)
          }
          .pin(height: 96)
          TableCell {
            ImageView("picture").cornerRadius(6).pin(leading: 16, size: 64, centerY: 0)
            Label("Title").font("17 bold").pin(top: 18, leading: 96)
            View().role(.bars).pin(top: 50, leading: 96, trailing: 20, height: 24)
          }
          .pin(height: 96)
        }
        .pin(edges: 0, width: "100%")
      }
      .pin(horizontal: 0, bottom: 0)
      contentsTable.top == contentsBar.bottom
    }
    State(contentsDisplay) {
      leftSideMenu(alpha: 0)
      rightSideMenu(alpha: 0)
      mainContents(leading: 0)
      wrappingButton(leading: 0, alpha: 0, enabled: false)
    }
    State(leftMenuOpened) {
      leftSideMenu(alpha: 1)
      mainContents(leading: 100)
      wrappingButton(leading: 100, alpha: 1, enabled: true)
    }
    State(rightMenuOpened) {
      rightSideMenu(alpha: 1)
      mainContents(leading: -280)
      wrappingButton(leading: -280, alpha: 1, enabled: true)
    }
    Motion("openLeft", from: contentsDisplay) {
      leftSideMenu(alpha: 1)
      Animate(duration: 0.26, curve: .easeOut) {
        mainContents(leading: 100)
        wrappingButton(leading: 100)
      }
      .completion { wrappingButton(alpha: 1, enabled: true) }
    }
    Motion("openRight", from: contentsDisplay) {
      rightSideMenu(alpha: 1)
      Animate(duration: 0.26, curve: .easeOut) {
        mainContents(leading: -280)
        wrappingButton(leading: -280)
      }
      .completion { wrappingButton(alpha: 1, enabled: true) }
    }
    Motion("close", from: leftMenuOpened) {
      Animate(duration: 0.26, curve: .easeOut) {
        mainContents(leading: 0)
        wrappingButton(leading: 0)
      }
      .completion { Change(contentsDisplay) }
    }
    Motion("closeRight", from: rightMenuOpened) {
      Animate(duration: 0.26, curve: .easeOut) {
        mainContents(leading: 0)
        wrappingButton(leading: 0)
      }
      .completion { Change(contentsDisplay) }
    }
  }
}
