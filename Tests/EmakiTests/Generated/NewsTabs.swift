// As emaki expand --format swift prints it: EMAKI_RECORD=1 swift test --filter ExampleScreenTests
// swift-format-ignore-file

import Emaki

struct NewsTabs: Screen {
  let cell1: Name = "cell1", cell2: Name = "cell2", cell3: Name = "cell3", cell4: Name = "cell4"
  let cell5: Name = "cell5", cell6: Name = "cell6", marker: Name = "marker", menu: Name = "menu"
  let menuRow: Name = "menuRow", page1: Name = "page1", page2: Name = "page2", page3: Name = "page3"
  let page4: Name = "page4", page5: Name = "page5", page6: Name = "page6", pages: Name = "pages"
  let safeArea: Name = "safeArea", title1: Name = "title1", title2: Name = "title2"
  let title3: Name = "title3", title4: Name = "title4", title5: Name = "title5"
  let title6: Name = "title6", white: Name = "white"

  var body: Content {
    Scene("News tabs", device: .iPhoneX)
    ScrollView(id: menu) {
      Row(id: menuRow) {
        View(id: cell1) {
          Label("メニュー1", id: title1).font("14 bold").textColor("#d1d1d6").pin(.center)
          cell1.width == 110 ~ 750
          cell1.width >= 110
        }
        .background("#d70015")
          .on(tap: .steps { ScrollTo(view: pages, center: page1, duration: 0.3) })
        View(id: cell2) {
          Label("メニュー2", id: title2).font("14 bold").textColor("#d1d1d6").pin(.center)
          cell2.width == 110 ~ 750
          cell2.width >= 110
        }
        .background("#248a3d")
          .on(tap: .steps { ScrollTo(view: pages, center: page2, duration: 0.3) })
        View(id: cell3) {
          Label("メニュー3", id: title3).font("14 bold").textColor("#d1d1d6").pin(.center)
          cell3.width == 110 ~ 750
          cell3.width >= 110
        }
        .background("#8944ab")
          .on(tap: .steps { ScrollTo(view: pages, center: page3, duration: 0.3) })
        View(id: cell4) {
          Label("メニュー4", id: title4).font("14 bold").textColor("#d1d1d6").pin(.center)
          cell4.width == 110 ~ 750
          cell4.width >= 110
        }
        .background("#a07d00")
          .on(tap: .steps { ScrollTo(view: pages, center: page4, duration: 0.3) })
        View(id: cell5) {
          Label("メニュー5", id: title5).font("14 bold").textColor("#d1d1d6").pin(.center)
          cell5.width == 110 ~ 750
          cell5.width >= 110
        }
        .background("#0071a4")
          .on(tap: .steps { ScrollTo(view: pages, center: page5, duration: 0.3) })
        View(id: cell6) {
          Label("メニュー6", id: title6).font("14 bold").textColor("#d1d1d6").pin(.center)
          cell6.width == 110 ~ 750
          cell6.width >= 110
        }
        .background("#c93400")
          .on(tap: .steps { ScrollTo(view: pages, center: page6, duration: 0.3) })
      }
      .distribution(.fillEqually).pin(edges: 0, height: 44)
      View(id: marker).role(.accent).background(.label).pin(leading: 0, height: 4)
      menuRow.width >= menu.width
      marker.width == cell1.width
      marker.bottom == menuRow.bottom
    }
    .scrollsToTop(false).pin(horizontal: 0, top: 0, height: 44, to: safeArea)
    ScrollView(id: pages) {
      Row(id: "pageRow") {
        ScrollView(id: page1) {
          Column(id: "story1") {
            Label("コンテンツ1", id: "pageTitle1").font("28 bold").textColor("#d70015")
            ImageView("photo", id: "picture1").cornerRadius(10).pin(aspect: 1.8)
            View(id: "lead1").role(.bars).pin(height: 64)
            View(id: "row1-1") {
              ImageView("photo").cornerRadius(6).pin(vertical: 0, leading: 0, width: 64)
              View().role(.bars).pin(top: 8, leading: 80, trailing: 0, height: 48)
            }
            .pin(height: 64)
            View(id: "row1-2") {
              ImageView("photo").cornerRadius(6).pin(vertical: 0, leading: 0, width: 64)
              View().role(.bars).pin(top: 8, leading: 80, trailing: 0, height: 48)
            }
            .pin(height: 64)
            View(id: "row1-3") {
              ImageView("photo").cornerRadius(6).pin(vertical: 0, leading: 0, width: 64)
              View().role(.bars).pin(top: 8, leading: 80, trailing: 0, height: 48)
            }
            .pin(height: 64)
            View(id: "row1-4") {
              ImageView("photo").cornerRadius(6).pin(vertical: 0, leading: 0, width: 64)
              View().role(.bars).pin(top: 8, leading: 80, trailing: 0, height: 48)
            }
            .pin(height: 64)
            View(id: "row1-5") {
              ImageView("photo").cornerRadius(6).pin(vertical: 0, leading: 0, width: 64)
              View().role(.bars).pin(top: 8, leading: 80, trailing: 0, height: 48)
            }
            .pin(height: 64)
            View(id: "row1-6") {
              ImageView("photo").cornerRadius(6).pin(vertical: 0, leading: 0, width: 64)
              View().role(.bars).pin(top: 8, leading: 80, trailing: 0, height: 48)
            }
            .pin(height: 64)
            View(id: "row1-7") {
              ImageView("photo").cornerRadius(6).pin(vertical: 0, leading: 0, width: 64)
              View().role(.bars).pin(top: 8, leading: 80, trailing: 0, height: 48)
            }
            .pin(height: 64)
            View(id: "row1-8") {
              ImageView("photo").cornerRadius(6).pin(vertical: 0, leading: 0, width: 64)
              View().role(.bars).pin(top: 8, leading: 80, trailing: 0, height: 48)
            }
            .pin(height: 64)
            View(id: "row1-9") {
              ImageView("photo").cornerRadius(6).pin(vertical: 0, leading: 0, width: 64)
              View().role(.bars).pin(top: 8, leading: 80, trailing: 0, height: 48)
            }
            .pin(height: 64)
            View(id: "row1-10") {
              ImageView("photo").cornerRadius(6).pin(vertical: 0, leading: 0, width: 64)
              View().role(.bars).pin(top: 8, leading: 80, trailing: 0, height: 48)
            }
            .pin(height: 64)
          }
          .spacing(20).margins(20).insideMargins().pin(edges: 0, width: "100%")
          page1.width == pages.width
          page1.height == pages.height
        }
        .role(.surface)
        ScrollView(id: page2) {
          Column(id: "story2") {
            Label("コンテンツ2", id: "pageTitle2").font("28 bold").textColor("#248a3d")
            ImageView("photo", id: "picture2").cornerRadius(10).pin(aspect: 1.8)
            View(id: "lead2").role(.bars).pin(height: 64)
            View(id: "row2-1") {
              ImageView("photo").cornerRadius(6).pin(vertical: 0, leading: 0, width: 64)
              View().role(.bars).pin(top: 8, leading: 80, trailing: 0, height: 48)
            }
            .pin(height: 64)
            View(id: "row2-2") {
              ImageView("photo").cornerRadius(6).pin(vertical: 0, leading: 0, width: 64)
              View().role(.bars).pin(top: 8, leading: 80, trailing: 0, height: 48)
            }
            .pin(height: 64)
            View(id: "row2-3") {
              ImageView("photo").cornerRadius(6).pin(vertical: 0, leading: 0, width: 64)
              View().role(.bars).pin(top: 8, leading: 80, trailing: 0, height: 48)
            }
            .pin(height: 64)
            View(id: "row2-4") {
              ImageView("photo").cornerRadius(6).pin(vertical: 0, leading: 0, width: 64)
              View().role(.bars).pin(top: 8, leading: 80, trailing: 0, height: 48)
            }
            .pin(height: 64)
            View(id: "row2-5") {
              ImageView("photo").cornerRadius(6).pin(vertical: 0, leading: 0, width: 64)
              View().role(.bars).pin(top: 8, leading: 80, trailing: 0, height: 48)
            }
            .pin(height: 64)
            View(id: "row2-6") {
              ImageView("photo").cornerRadius(6).pin(vertical: 0, leading: 0, width: 64)
              View().role(.bars).pin(top: 8, leading: 80, trailing: 0, height: 48)
            }
            .pin(height: 64)
            View(id: "row2-7") {
              ImageView("photo").cornerRadius(6).pin(vertical: 0, leading: 0, width: 64)
              View().role(.bars).pin(top: 8, leading: 80, trailing: 0, height: 48)
            }
            .pin(height: 64)
            View(id: "row2-8") {
              ImageView("photo").cornerRadius(6).pin(vertical: 0, leading: 0, width: 64)
              View().role(.bars).pin(top: 8, leading: 80, trailing: 0, height: 48)
            }
            .pin(height: 64)
            View(id: "row2-9") {
              ImageView("photo").cornerRadius(6).pin(vertical: 0, leading: 0, width: 64)
              View().role(.bars).pin(top: 8, leading: 80, trailing: 0, height: 48)
            }
            .pin(height: 64)
            View(id: "row2-10") {
              ImageView("photo").cornerRadius(6).pin(vertical: 0, leading: 0, width: 64)
              View().role(.bars).pin(top: 8, leading: 80, trailing: 0, height: 48)
            }
            .pin(height: 64)
          }
          .spacing(20).margins(20).insideMargins().pin(edges: 0, width: "100%")
          page2.width == pages.width
          page2.height == pages.height
        }
        .role(.surface)
        ScrollView(id: page3) {
          Column(id: "story3") {
            Label("コンテンツ3", id: "pageTitle3").font("28 bold").textColor("#8944ab")
            ImageView("photo", id: "picture3").cornerRadius(10).pin(aspect: 1.8)
            View(id: "lead3").role(.bars).pin(height: 64)
            View(id: "row3-1") {
              ImageView("photo").cornerRadius(6).pin(vertical: 0, leading: 0, width: 64)
              View().role(.bars).pin(top: 8, leading: 80, trailing: 0, height: 48)
            }
            .pin(height: 64)
            View(id: "row3-2") {
              ImageView("photo").cornerRadius(6).pin(vertical: 0, leading: 0, width: 64)
              View().role(.bars).pin(top: 8, leading: 80, trailing: 0, height: 48)
            }
            .pin(height: 64)
            View(id: "row3-3") {
              ImageView("photo").cornerRadius(6).pin(vertical: 0, leading: 0, width: 64)
              View().role(.bars).pin(top: 8, leading: 80, trailing: 0, height: 48)
            }
            .pin(height: 64)
            View(id: "row3-4") {
              ImageView("photo").cornerRadius(6).pin(vertical: 0, leading: 0, width: 64)
              View().role(.bars).pin(top: 8, leading: 80, trailing: 0, height: 48)
            }
            .pin(height: 64)
            View(id: "row3-5") {
              ImageView("photo").cornerRadius(6).pin(vertical: 0, leading: 0, width: 64)
              View().role(.bars).pin(top: 8, leading: 80, trailing: 0, height: 48)
            }
            .pin(height: 64)
            View(id: "row3-6") {
              ImageView("photo").cornerRadius(6).pin(vertical: 0, leading: 0, width: 64)
              View().role(.bars).pin(top: 8, leading: 80, trailing: 0, height: 48)
            }
            .pin(height: 64)
            View(id: "row3-7") {
              ImageView("photo").cornerRadius(6).pin(vertical: 0, leading: 0, width: 64)
              View().role(.bars).pin(top: 8, leading: 80, trailing: 0, height: 48)
            }
            .pin(height: 64)
            View(id: "row3-8") {
              ImageView("photo").cornerRadius(6).pin(vertical: 0, leading: 0, width: 64)
              View().role(.bars).pin(top: 8, leading: 80, trailing: 0, height: 48)
            }
            .pin(height: 64)
            View(id: "row3-9") {
              ImageView("photo").cornerRadius(6).pin(vertical: 0, leading: 0, width: 64)
              View().role(.bars).pin(top: 8, leading: 80, trailing: 0, height: 48)
            }
            .pin(height: 64)
            View(id: "row3-10") {
              ImageView("photo").cornerRadius(6).pin(vertical: 0, leading: 0, width: 64)
              View().role(.bars).pin(top: 8, leading: 80, trailing: 0, height: 48)
            }
            .pin(height: 64)
          }
          .spacing(20).margins(20).insideMargins().pin(edges: 0, width: "100%")
          page3.width == pages.width
          page3.height == pages.height
        }
        .role(.surface)
        ScrollView(id: page4) {
          Column(id: "story4") {
            Label("コンテンツ4", id: "pageTitle4").font("28 bold").textColor("#a07d00")
            ImageView("photo", id: "picture4").cornerRadius(10).pin(aspect: 1.8)
            View(id: "lead4").role(.bars).pin(height: 64)
            View(id: "row4-1") {
              ImageView("photo").cornerRadius(6).pin(vertical: 0, leading: 0, width: 64)
              View().role(.bars).pin(top: 8, leading: 80, trailing: 0, height: 48)
            }
            .pin(height: 64)
            View(id: "row4-2") {
              ImageView("photo").cornerRadius(6).pin(vertical: 0, leading: 0, width: 64)
              View().role(.bars).pin(top: 8, leading: 80, trailing: 0, height: 48)
            }
            .pin(height: 64)
            View(id: "row4-3") {
              ImageView("photo").cornerRadius(6).pin(vertical: 0, leading: 0, width: 64)
              View().role(.bars).pin(top: 8, leading: 80, trailing: 0, height: 48)
            }
            .pin(height: 64)
            View(id: "row4-4") {
              ImageView("photo").cornerRadius(6).pin(vertical: 0, leading: 0, width: 64)
              View().role(.bars).pin(top: 8, leading: 80, trailing: 0, height: 48)
            }
            .pin(height: 64)
            View(id: "row4-5") {
              ImageView("photo").cornerRadius(6).pin(vertical: 0, leading: 0, width: 64)
              View().role(.bars).pin(top: 8, leading: 80, trailing: 0, height: 48)
            }
            .pin(height: 64)
            View(id: "row4-6") {
              ImageView("photo").cornerRadius(6).pin(vertical: 0, leading: 0, width: 64)
              View().role(.bars).pin(top: 8, leading: 80, trailing: 0, height: 48)
            }
            .pin(height: 64)
            View(id: "row4-7") {
              ImageView("photo").cornerRadius(6).pin(vertical: 0, leading: 0, width: 64)
              View().role(.bars).pin(top: 8, leading: 80, trailing: 0, height: 48)
            }
            .pin(height: 64)
            View(id: "row4-8") {
              ImageView("photo").cornerRadius(6).pin(vertical: 0, leading: 0, width: 64)
              View().role(.bars).pin(top: 8, leading: 80, trailing: 0, height: 48)
            }
            .pin(height: 64)
            View(id: "row4-9") {
              ImageView("photo").cornerRadius(6).pin(vertical: 0, leading: 0, width: 64)
              View().role(.bars).pin(top: 8, leading: 80, trailing: 0, height: 48)
            }
            .pin(height: 64)
            View(id: "row4-10") {
              ImageView("photo").cornerRadius(6).pin(vertical: 0, leading: 0, width: 64)
              View().role(.bars).pin(top: 8, leading: 80, trailing: 0, height: 48)
            }
            .pin(height: 64)
          }
          .spacing(20).margins(20).insideMargins().pin(edges: 0, width: "100%")
          page4.width == pages.width
          page4.height == pages.height
        }
        .role(.surface)
        ScrollView(id: page5) {
          Column(id: "story5") {
            Label("コンテンツ5", id: "pageTitle5").font("28 bold").textColor("#0071a4")
            ImageView("photo", id: "picture5").cornerRadius(10).pin(aspect: 1.8)
            View(id: "lead5").role(.bars).pin(height: 64)
            View(id: "row5-1") {
              ImageView("photo").cornerRadius(6).pin(vertical: 0, leading: 0, width: 64)
              View().role(.bars).pin(top: 8, leading: 80, trailing: 0, height: 48)
            }
            .pin(height: 64)
            View(id: "row5-2") {
              ImageView("photo").cornerRadius(6).pin(vertical: 0, leading: 0, width: 64)
              View().role(.bars).pin(top: 8, leading: 80, trailing: 0, height: 48)
            }
            .pin(height: 64)
            View(id: "row5-3") {
              ImageView("photo").cornerRadius(6).pin(vertical: 0, leading: 0, width: 64)
              View().role(.bars).pin(top: 8, leading: 80, trailing: 0, height: 48)
            }
            .pin(height: 64)
            View(id: "row5-4") {
              ImageView("photo").cornerRadius(6).pin(vertical: 0, leading: 0, width: 64)
              View().role(.bars).pin(top: 8, leading: 80, trailing: 0, height: 48)
            }
            .pin(height: 64)
            View(id: "row5-5") {
              ImageView("photo").cornerRadius(6).pin(vertical: 0, leading: 0, width: 64)
              View().role(.bars).pin(top: 8, leading: 80, trailing: 0, height: 48)
            }
            .pin(height: 64)
            View(id: "row5-6") {
              ImageView("photo").cornerRadius(6).pin(vertical: 0, leading: 0, width: 64)
              View().role(.bars).pin(top: 8, leading: 80, trailing: 0, height: 48)
            }
            .pin(height: 64)
            View(id: "row5-7") {
              ImageView("photo").cornerRadius(6).pin(vertical: 0, leading: 0, width: 64)
              View().role(.bars).pin(top: 8, leading: 80, trailing: 0, height: 48)
            }
            .pin(height: 64)
            View(id: "row5-8") {
              ImageView("photo").cornerRadius(6).pin(vertical: 0, leading: 0, width: 64)
              View().role(.bars).pin(top: 8, leading: 80, trailing: 0, height: 48)
            }
            .pin(height: 64)
            View(id: "row5-9") {
              ImageView("photo").cornerRadius(6).pin(vertical: 0, leading: 0, width: 64)
              View().role(.bars).pin(top: 8, leading: 80, trailing: 0, height: 48)
            }
            .pin(height: 64)
            View(id: "row5-10") {
              ImageView("photo").cornerRadius(6).pin(vertical: 0, leading: 0, width: 64)
              View().role(.bars).pin(top: 8, leading: 80, trailing: 0, height: 48)
            }
            .pin(height: 64)
          }
          .spacing(20).margins(20).insideMargins().pin(edges: 0, width: "100%")
          page5.width == pages.width
          page5.height == pages.height
        }
        .role(.surface)
        ScrollView(id: page6) {
          Column(id: "story6") {
            Label("コンテンツ6", id: "pageTitle6").font("28 bold").textColor("#c93400")
            ImageView("photo", id: "picture6").cornerRadius(10).pin(aspect: 1.8)
            View(id: "lead6").role(.bars).pin(height: 64)
            View(id: "row6-1") {
              ImageView("photo").cornerRadius(6).pin(vertical: 0, leading: 0, width: 64)
              View().role(.bars).pin(top: 8, leading: 80, trailing: 0, height: 48)
            }
            .pin(height: 64)
            View(id: "row6-2") {
              ImageView("photo").cornerRadius(6).pin(vertical: 0, leading: 0, width: 64)
              View().role(.bars).pin(top: 8, leading: 80, trailing: 0, height: 48)
            }
            .pin(height: 64)
            View(id: "row6-3") {
              ImageView("photo").cornerRadius(6).pin(vertical: 0, leading: 0, width: 64)
              View().role(.bars).pin(top: 8, leading: 80, trailing: 0, height: 48)
            }
            .pin(height: 64)
            View(id: "row6-4") {
              ImageView("photo").cornerRadius(6).pin(vertical: 0, leading: 0, width: 64)
              View().role(.bars).pin(top: 8, leading: 80, trailing: 0, height: 48)
            }
            .pin(height: 64)
            View(id: "row6-5") {
              ImageView("photo").cornerRadius(6).pin(vertical: 0, leading: 0, width: 64)
              View().role(.bars).pin(top: 8, leading: 80, trailing: 0, height: 48)
            }
            .pin(height: 64)
            View(id: "row6-6") {
              ImageView("photo").cornerRadius(6).pin(vertical: 0, leading: 0, width: 64)
              View().role(.bars).pin(top: 8, leading: 80, trailing: 0, height: 48)
            }
            .pin(height: 64)
            View(id: "row6-7") {
              ImageView("photo").cornerRadius(6).pin(vertical: 0, leading: 0, width: 64)
              View().role(.bars).pin(top: 8, leading: 80, trailing: 0, height: 48)
            }
            .pin(height: 64)
            View(id: "row6-8") {
              ImageView("photo").cornerRadius(6).pin(vertical: 0, leading: 0, width: 64)
              View().role(.bars).pin(top: 8, leading: 80, trailing: 0, height: 48)
            }
            .pin(height: 64)
            View(id: "row6-9") {
              ImageView("photo").cornerRadius(6).pin(vertical: 0, leading: 0, width: 64)
              View().role(.bars).pin(top: 8, leading: 80, trailing: 0, height: 48)
            }
            .pin(height: 64)
            View(id: "row6-10") {
              ImageView("photo").cornerRadius(6).pin(vertical: 0, leading: 0, width: 64)
              View().role(.bars).pin(top: 8, leading: 80, trailing: 0, height: 48)
            }
            .pin(height: 64)
          }
          .spacing(20).margins(20).insideMargins().pin(edges: 0, width: "100%")
          page6.width == pages.width
          page6.height == pages.height
        }
        .role(.surface)
      }
      .pin(.edges)
    }
    .paging().scrollsToTop(false).pin(horizontal: 0, to: safeArea)
    pages.top == menu.bottom
    pages.bottom == superview.bottom
    Link(
      from: "pages.page.x", to: marker.leading, input: [0, 1], output: [0, cell1.width],
      extrapolate: .extend
    )
    Link(
      from: "marker.midX - 0.5 * menu.width", to: menu.contentOffset.x,
      input: [0, "menu.contentSize.width - menu.width"],
      output: [0, "menu.contentSize.width - menu.width"]
    )
    Link(
      from: "pages.page.x - 1 + 1", to: title1.textColor, input: [-1, 0, 1],
      output: ["#d1d1d6", white, "#d1d1d6"]
    )
    Link(
      from: "pages.page.x - 2 + 1", to: title2.textColor, input: [-1, 0, 1],
      output: ["#d1d1d6", white, "#d1d1d6"]
    )
    Link(
      from: "pages.page.x - 3 + 1", to: title3.textColor, input: [-1, 0, 1],
      output: ["#d1d1d6", white, "#d1d1d6"]
    )
    Link(
      from: "pages.page.x - 4 + 1", to: title4.textColor, input: [-1, 0, 1],
      output: ["#d1d1d6", white, "#d1d1d6"]
    )
    Link(
      from: "pages.page.x - 5 + 1", to: title5.textColor, input: [-1, 0, 1],
      output: ["#d1d1d6", white, "#d1d1d6"]
    )
    Link(
      from: "pages.page.x - 6 + 1", to: title6.textColor, input: [-1, 0, 1],
      output: ["#d1d1d6", white, "#d1d1d6"]
    )
    Motion("flick") { Flick(on: pages, velocity: [-1200, 0], mirrors: true) }
    Motion("cancelled") { Drag(on: pages, by: [-120, 0], duration: 0.4, mirrors: true) }
    Motion("tapFifth") {
      Page(view: pages, to: 3, duration: 0)
      Tap(cell5)
    }
    Motion("tapFirst") {
      Page(view: pages, to: 2, duration: 0)
      Tap(cell1)
    }
    Motion("tapCurrent") { Tap(cell1) }
    Motion("beyondTheFirst") { Drag(on: pages, by: [200, 0], duration: 0.4, mirrors: true) }
    Motion("beyondTheLast") {
      Page(view: pages, to: 5, duration: 0)
      Drag(on: pages, by: [-200, 0], duration: 0.4, mirrors: true)
    }
    Motion("thereAndBack") {
      Drag(on: page1, by: [0, -180], duration: 0.4, velocity: [0, 0])
      Page(view: pages, by: 1)
      Page(view: pages, by: -1)
    }
    Motion("tapStatusBar") {
      ScrollTo(view: page1, offset: [0, 180], duration: 0)
      ScrollTo(view: page2, offset: [0, 150], duration: 0)
      Page(view: pages, to: 1, duration: 0)
      Tap("statusBar")
    }
  }
}
