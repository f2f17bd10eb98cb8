// As emaki expand --format swift prints it: EMAKI_RECORD=1 swift test --filter ExampleScreenTests
// swift-format-ignore-file

import Emaki

struct ReadyMadePagingMenu: Screen {
  let cell1: Name = "cell1", cell2: Name = "cell2", cell3: Name = "cell3", cell4: Name = "cell4"
  let cell5: Name = "cell5", cell6: Name = "cell6", cellTitle1: Name = "cellTitle1"
  let cellTitle2: Name = "cellTitle2", cellTitle3: Name = "cellTitle3"
  let cellTitle4: Name = "cellTitle4", cellTitle5: Name = "cellTitle5"
  let cellTitle6: Name = "cellTitle6", marker: Name = "marker", menu: Name = "menu"
  let menuRow: Name = "menuRow", page1: Name = "page1", page2: Name = "page2", page3: Name = "page3"
  let page4: Name = "page4", page5: Name = "page5", page6: Name = "page6", pages: Name = "pages"
  let systemGray4: Name = "systemGray4", white: Name = "white"

  var body: Content {
    Scene("Paging menu", device: .iPhoneX)
    ScrollView(id: menu) {
      Row(id: menuRow) {
        View(id: cell1) {
          Label("Top", id: cellTitle1).font("14 bold").textColor(.systemGray4).pin(.center)
          cell1.width == 110 ~ 750
          cell1.width >= 110
        }
        .background(.systemRed)
          .on(tap: .steps { ScrollTo(view: pages, center: page1, duration: 0.3) })
        View(id: cell2) {
          Label("World", id: cellTitle2).font("14 bold").textColor(.systemGray4).pin(.center)
          cell2.width == 110 ~ 750
          cell2.width >= 110
        }
        .background(.systemGreen)
          .on(tap: .steps { ScrollTo(view: pages, center: page2, duration: 0.3) })
        View(id: cell3) {
          Label("Culture", id: cellTitle3).font("14 bold").textColor(.systemGray4).pin(.center)
          cell3.width == 110 ~ 750
          cell3.width >= 110
        }
        .background(.systemPurple)
          .on(tap: .steps { ScrollTo(view: pages, center: page3, duration: 0.3) })
        View(id: cell4) {
          Label("Science", id: cellTitle4).font("14 bold").textColor(.systemGray4).pin(.center)
          cell4.width == 110 ~ 750
          cell4.width >= 110
        }
        .background(.systemOrange)
          .on(tap: .steps { ScrollTo(view: pages, center: page4, duration: 0.3) })
        View(id: cell5) {
          Label("Travel", id: cellTitle5).font("14 bold").textColor(.systemGray4).pin(.center)
          cell5.width == 110 ~ 750
          cell5.width >= 110
        }
        .background(.systemTeal)
          .on(tap: .steps { ScrollTo(view: pages, center: page5, duration: 0.3) })
        View(id: cell6) {
          Label("Food", id: cellTitle6).font("14 bold").textColor(.systemGray4).pin(.center)
          cell6.width == 110 ~ 750
          cell6.width >= 110
        }
        .background(.systemPink)
          .on(tap: .steps { ScrollTo(view: pages, center: page6, duration: 0.3) })
      }
      .distribution(.fillEqually).pin(edges: 0, height: 44)
      View(id: marker).background(.label).pin(leading: 0, height: 4)
      menuRow.width >= menu.width
      marker.width == cell1.width
      marker.bottom == menuRow.bottom
    }
    .scrollsToTop(false).pin(horizontal: 0, top: 0, height: 44, to: "safeArea")
    ScrollView(id: pages) {
      Row(id: "pageRow") {
        ScrollView(id: page1) {
          Column(id: "story1") {
            Label("Today's stories", id: "headline1").font("28 bold").textColor(.systemRed)
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
            Label("Around the world", id: "headline2").font("28 bold").textColor(.systemGreen)
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
            Label("Books and pictures", id: "headline3").font("28 bold").textColor(.systemPurple)
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
            Label("From the laboratory", id: "headline4").font("28 bold").textColor(.systemOrange)
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
            Label("Roads and rails", id: "headline5").font("28 bold").textColor(.systemTeal)
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
            Label("What is cooking", id: "headline6").font("28 bold").textColor(.systemPink)
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
    .paging().scrollsToTop(false).pin(horizontal: 0, bottom: 0)
    pages.top == menu.bottom
    Link(
      from: pages.contentOffset.x, to: marker.x, input: [0, "pages.contentSize.width"],
      output: [0, menuRow.width], extrapolate: .extend
    )
    Link(
      from: "pages.page.x - 1 + 1", to: cellTitle1.textColor, input: [-1, 0, 1],
      output: [systemGray4, white, systemGray4]
    )
    Link(
      from: "pages.page.x - 2 + 1", to: cellTitle2.textColor, input: [-1, 0, 1],
      output: [systemGray4, white, systemGray4]
    )
    Link(
      from: "pages.page.x - 3 + 1", to: cellTitle3.textColor, input: [-1, 0, 1],
      output: [systemGray4, white, systemGray4]
    )
    Link(
      from: "pages.page.x - 4 + 1", to: cellTitle4.textColor, input: [-1, 0, 1],
      output: [systemGray4, white, systemGray4]
    )
    Link(
      from: "pages.page.x - 5 + 1", to: cellTitle5.textColor, input: [-1, 0, 1],
      output: [systemGray4, white, systemGray4]
    )
    Link(
      from: "pages.page.x - 6 + 1", to: cellTitle6.textColor, input: [-1, 0, 1],
      output: [systemGray4, white, systemGray4]
    )
    Link(
      from: "marker.midX - 0.5 * menu.width", to: menu.contentOffset.x,
      input: [0, "menu.contentSize.width - menu.width"],
      output: [0, "menu.contentSize.width - menu.width"]
    )
    Motion("swipe") { Flick(on: pages, velocity: [-1200, 0], mirrors: true) }
    Motion("tour") {
      Sequence {
        Tap(cell1)
        Wait(0.3)
      }
      Sequence {
        Tap(cell2)
        Wait(0.3)
      }
      Sequence {
        Tap(cell3)
        Wait(0.3)
      }
      Sequence {
        Tap(cell4)
        Wait(0.3)
      }
      Sequence {
        Tap(cell5)
        Wait(0.3)
      }
      Sequence {
        Tap(cell6)
        Wait(0.3)
      }
    }
    Motion("read") { Flick(on: page1, velocity: [0, -900]) }
  }
}
