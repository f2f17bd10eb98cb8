// As emaki expand --format swift prints it: EMAKI_RECORD=1 swift test --filter ExampleScreenTests
// swift-format-ignore-file

import Emaki

struct SideMenu: Screen {
  let banner: Name = "banner", bannerControl: Name = "bannerControl"
  let bannerImage1: Name = "bannerImage1", bannerImage2: Name = "bannerImage2"
  let bannerImage3: Name = "bannerImage3", bannerPages: Name = "bannerPages"
  let contents: Name = "contents", contentsDisplay: Name = "contentsDisplay"
  let detail: Name = "detail", detailImage: Name = "detailImage"
  let detailSegments: Name = "detailSegments", detailText: Name = "detailText"
  let draggingLeft: Name = "draggingLeft", draggingRight: Name = "draggingRight"
  let image: Name = "image", leftMenu: Name = "leftMenu", leftMenuOpened: Name = "leftMenuOpened"
  let leftSideMenu: Name = "leftSideMenu", list: Name = "list", listTable: Name = "listTable"
  let mainContents: Name = "mainContents", menuButton: Name = "menuButton"
  let openDetail: Name = "openDetail", openLeft: Name = "openLeft", openRight: Name = "openRight"
  let popBottom: Name = "popBottom", popButton: Name = "popButton"
  let popSlideView: Name = "popSlideView", popTop: Name = "popTop", popup: Name = "popup"
  let popupOpened: Name = "popupOpened", rightBanner: Name = "rightBanner"
  let rightMenu: Name = "rightMenu", rightMenuOpened: Name = "rightMenuOpened"
  let rightSideMenu: Name = "rightSideMenu", rightTable: Name = "rightTable"
  let safeArea: Name = "safeArea", text: Name = "text", title: Name = "title"
  let wrappingButton: Name = "wrappingButton"

  var body: Content {
    Scene("Side menu", device: .iPhoneX).class("SideMenuController").defaultMotion(openLeft)
    ContainerView(id: leftSideMenu).role(.fill).alpha(0)
      .pin(top: 0, bottom: 0, leading: 0, width: 100).embed(leftMenu)
    ContainerView(id: rightSideMenu).role(.fill).alpha(0)
      .pin(top: 0, bottom: 0, trailing: 0, width: 280).embed(rightMenu)
    ContainerView(id: mainContents).role(.surface).pin(.edges).embed(contents)
    Button(id: wrappingButton).alpha(0).enabled(false).pin(.edges)
    Controller(leftMenu) {
      Column(id: "leftItems") {
        View(id: "leftHome") {
          Icon("home").tint(.label).pin(top: 11, size: 26, centerX: 0)
          Label("Home").font("12 medium").textColor(.label).pin(bottom: 10, centerX: 0)
        }
        .role(.transparent).cornerRadius(10).pin(height: 68)
        View(id: "leftNews") {
          Icon("news").tint(.systemBlue).pin(top: 11, size: 26, centerX: 0)
          Label("News").font("12 medium").textColor(.systemBlue).pin(bottom: 10, centerX: 0)
        }
        .role(.accent).cornerRadius(10).pin(height: 68)
        View(id: "leftShop") {
          Icon("bag").tint(.label).pin(top: 11, size: 26, centerX: 0)
          Label("Shop").font("12 medium").textColor(.label).pin(bottom: 10, centerX: 0)
        }
        .role(.transparent).cornerRadius(10).pin(height: 68)
        View(id: "leftSaved") {
          Icon("bookmark").tint(.label).pin(top: 11, size: 26, centerX: 0)
          Label("Saved").font("12 medium").textColor(.label).pin(bottom: 10, centerX: 0)
        }
        .role(.transparent).cornerRadius(10).pin(height: 68)
        View(id: "leftMe") {
          Icon("user").tint(.label).pin(top: 11, size: 26, centerX: 0)
          Label("Me").font("12 medium").textColor(.label).pin(bottom: 10, centerX: 0)
        }
        .role(.transparent).cornerRadius(10).pin(height: 68)
      }
      .spacing(14).pin(top: 44, leading: 10, trailing: 10, to: safeArea)
    }
    .role(.fill).background(.systemGray6)
    Controller(rightMenu) {
      ContainerView(id: rightBanner) {
        ImageView("banner", id: "rightBannerImage").cornerRadius(8).pin(.edges)
      }
      .pin(top: 44, leading: 16, trailing: 16, height: 96, to: safeArea)
      TableView(id: rightTable) {
        Column(id: "rightRows") {
          TableCell(id: "rightRow1").text("メニュー内容その1(未定)").font(15).style(.disclosureIndicator)
            .pin(height: 43.5)
          TableCell(id: "rightRow2").text("メニュー内容その2(未定)").font(15).style(.disclosureIndicator)
            .pin(height: 43.5)
          TableCell(id: "rightRow3").text("メニュー内容その3(未定)").font(15).style(.disclosureIndicator)
            .pin(height: 43.5)
          TableCell(id: "rightRow4").text("メニュー内容その4(未定)").font(15).style(.disclosureIndicator)
            .pin(height: 43.5)
          TableCell(id: "rightRow5").text("メニュー内容その5(未定)").font(15).style(.disclosureIndicator)
            .pin(height: 43.5)
          TableCell(id: "rightRow6").text("メニュー内容その6(未定)").font(15).style(.disclosureIndicator)
            .pin(height: 43.5)
          TableCell(id: "rightRow7").text("メニュー内容その7(未定)").font(15).style(.disclosureIndicator)
            .pin(height: 43.5)
          TableCell(id: "rightRow8").text("メニュー内容その8(未定)").font(15).style(.disclosureIndicator)
            .pin(height: 43.5)
          TableCell(id: "rightRow9").text("メニュー内容その9(未定)").font(15).style(.disclosureIndicator)
            .pin(height: 43.5)
          TableCell(id: "rightRow10").text("メニュー内容その10(未定)").font(15).style(.disclosureIndicator)
            .pin(height: 43.5)
          TableCell(id: "rightRow11").text("メニュー内容その11(未定)").font(15).style(.disclosureIndicator)
            .pin(height: 43.5)
          TableCell(id: "rightRow12").text("メニュー内容その12(未定)").font(15).style(.disclosureIndicator)
            .pin(height: 43.5)
        }
        .pin(edges: 0, width: "100%")
      }
      .role(.surface).pin(horizontal: 0, bottom: 0)
      rightTable.top == rightBanner.bottom + 24
    }
    .role(.fill).background(.systemGray6)
    Controller(contents).type(.navigation).viewControllers([list])
      .bar(font: "17 bold", textColor: .white, background: "#2A9D8F", tint: .white)
    Controller(list, "Welcome to This Sample!") {
      TableView(id: listTable).pin(.edges).rowHeight(120)
        .cell(
          View {
            ImageView("thumbnail", id: image).cornerRadius(6).pin(leading: 16, size: 88, centerY: 0)
            Label("タイトルが入ります", id: title).font("17 bold").pin(top: 20)
            View(id: text).role(.bars).pin(trailing: 20, height: 40)
            title.leading == image.trailing + 16
            text.leading == title.leading
            text.top == title.bottom + 12
          }
          .on(tap: openDetail)
        )
        .sections(
          [
            .section(
              rows: 10,
              header: .view(ContainerView(id: "listHeader").pin(height: 180).embed(banner))
            )
          ]
        )
    }
    .leftItems(
      [
        .view(
          View(id: menuButton).text("≡").font(24)
            .on(tap: .action(run: openLeft, owner: "SideMenuController"))
        )
      ]
    )
      .rightItems(
        [
          .view(
            View(id: "userButton").icon("user")
              .on(tap: .action(run: openRight, owner: "SideMenuController"))
          )
        ]
      )
    Controller(banner) {
      ScrollView(id: bannerPages) {
        Row(id: "bannerRow") {
          ImageView("banner", id: bannerImage1)
          ImageView("banner", id: bannerImage2)
          ImageView("banner", id: bannerImage3)
        }
        .pin(.edges)
        bannerImage1.width == bannerPages.width
        bannerImage1.height == bannerPages.height
        bannerImage2.width == bannerImage1.width
        bannerImage3.width == bannerImage1.width
      }
      .paging().pin(.edges)
      PageControl(id: bannerControl).pages(3).selected(0).pin(centerX: 0)
      bannerControl.centerY == superview.top + 150
    }
    Controller(detail, "Detail") {
      ImageView("photo", id: detailImage).pin(horizontal: 0, top: 0, height: 224)
      SegmentedControl(id: detailSegments).items(["Sample 1st", "Sample 2nd"]).selected(0)
        .pin(horizontal: 20)
      TextView(id: detailText).role(.bars).pin(horizontal: 20)
      ContainerView(id: popSlideView).role(.fill).pin(horizontal: 0, height: 184).embed(popup)
      detailSegments.top == detailImage.bottom + 16
      detailText.top == detailSegments.bottom + 20
      Constraint(popTop, popSlideView.top == detailText.bottom + 137)
      Constraint(popBottom, superview.bottom == popSlideView.bottom - 120)
    }
    .role(.surface)
    Controller(popup) {
      Button("× OPEN", id: popButton).font("14 bold").pin(horizontal: 0, top: 0, height: 34)
      View(id: "popText").role(.bars).pin(horizontal: 20, top: 72, height: 72)
    }
    .role(.fill).background(.systemGray6)
    State(contentsDisplay) {
      leftSideMenu(alpha: 0)
      rightSideMenu(alpha: 0)
      mainContents(leading: 0)
      wrappingButton(leading: 0, alpha: 0, enabled: false)
    }
    State(draggingLeft) {
      leftSideMenu(alpha: 1)
      rightSideMenu(alpha: 0)
      mainContents(leading: 60)
      wrappingButton(leading: 60)
    }
    State(leftMenuOpened) {
      leftSideMenu(alpha: 1)
      rightSideMenu(alpha: 0)
      mainContents(leading: 100)
      wrappingButton(leading: 100, alpha: 1, enabled: true)
    }
    State(draggingRight) {
      leftSideMenu(alpha: 0)
      rightSideMenu(alpha: 1)
      mainContents(leading: -170)
      wrappingButton(leading: -170)
    }
    State(rightMenuOpened) {
      leftSideMenu(alpha: 0)
      rightSideMenu(alpha: 1)
      mainContents(leading: -280)
      wrappingButton(leading: -280, alpha: 1, enabled: true)
    }
    State(popupOpened) {
      popTop(17)
      popBottom(0)
      popButton(text: "× CLOSE")
    }
    Link(from: "bannerPages.page.x", to: bannerControl.selected, input: [0, 2], output: [0, 2])
    Motion(openLeft, from: contentsDisplay) {
      leftSideMenu(alpha: 1)
      Animate(duration: 0.26, curve: .easeOut) {
        mainContents(leading: 100)
        wrappingButton(leading: 100)
      }
      .completion { wrappingButton(alpha: 1, enabled: true) }
    }
    Motion(openRight, from: contentsDisplay) {
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
    Motion("dragLeft", from: contentsDisplay) {
      leftSideMenu(alpha: 1)
      Animate(duration: 0.3, curve: .linear, to: draggingLeft)
      Animate(duration: 0.26, curve: .easeOut) {
        mainContents(leading: 100)
        wrappingButton(leading: 100)
      }
      .completion { wrappingButton(alpha: 1, enabled: true) }
    }
    Motion("dragRight", from: contentsDisplay) {
      rightSideMenu(alpha: 1)
      Animate(duration: 0.3, curve: .linear, to: draggingRight)
      Animate(duration: 0.26, curve: .easeOut) {
        mainContents(leading: -280)
        wrappingButton(leading: -280)
      }
      .completion { wrappingButton(alpha: 1, enabled: true) }
    }
    Motion("openLeftByConstraints", from: contentsDisplay) {
      leftSideMenu(alpha: 1)
      mainContents(constrained: true)
      wrappingButton(constrained: true)
      Animate(duration: 0.26, curve: .easeOut) {
        mainContents.pin(leading: 100, trailing: -100)
        wrappingButton.pin(leading: 100, trailing: -100)
      }
      .completion { wrappingButton(alpha: 1, enabled: true) }
    }
    Motion("tapMenu") { Tap(menuButton) }
    Motion("tapRow") { Tap("listTable/1") }
    Motion("scroll") { Drag(on: listTable, by: [0, -420], duration: 0.6, velocity: [0, 0]) }
    Motion(openDetail) { Push(controller: detail, onto: contents) }
    Motion("closeDetail", after: openDetail) { Pop(contents) }
    Motion("bannerTurns") {
      Wait(18)
      ScrollTo(view: bannerPages, page: 1, duration: 0.84)
      Wait(17.16)
      ScrollTo(view: bannerPages, page: 2, duration: 0.84)
      Wait(17.16)
      ScrollTo(view: bannerPages, page: 0, duration: 0.84)
    }
    Motion("bannerTurn") { ScrollTo(view: bannerPages, page: 1, duration: 0.84) }
    Motion("openPopup", after: openDetail) {
      Animate(duration: 0.26, curve: .easeOut) {
        popTop(17)
        popBottom(0)
      }
      .completion { popButton(text: "× CLOSE") }
    }
    Motion("closePopup", from: popupOpened, after: openDetail) {
      Animate(duration: 0.26, curve: .easeOut) {
        popTop(137)
        popBottom(-120)
      }
      .completion { popButton(text: "× OPEN") }
    }
  }
}
