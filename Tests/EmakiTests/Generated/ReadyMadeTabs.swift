// As emaki expand --format swift prints it: EMAKI_RECORD=1 swift test --filter ExampleScreenTests
// swift-format-ignore-file

import Emaki

struct ReadyMadeTabs: Screen {
  let bar: Name = "bar", page1: Name = "page1", page2: Name = "page2", page3: Name = "page3"
  let pages: Name = "pages", systemBlue: Name = "systemBlue", systemGray: Name = "systemGray"
  let tab1: Name = "tab1", tab2: Name = "tab2", tab3: Name = "tab3", tabs: Name = "tabs"
  let underline: Name = "underline"

  var body: Content {
    Scene("Tabs", device: .iPhoneX)
    View(id: bar) {
      Row(id: tabs) {
        Button("New", id: tab1).font("14 bold").textColor(.systemGray)
          .on(tap: .steps { ScrollTo(view: pages, center: page1, duration: 0.26) })
        Button("Popular", id: tab2).font("14 bold").textColor(.systemGray)
          .on(tap: .steps { ScrollTo(view: pages, center: page2, duration: 0.26) })
        Button("Saved", id: tab3).font("14 bold").textColor(.systemGray)
          .on(tap: .steps { ScrollTo(view: pages, center: page3, duration: 0.26) })
      }
      .distribution(.fillEqually).pin(.edges)
      View(id: underline).role(.accent).background(.systemBlue)
        .pin(bottom: 0, leading: 0, height: 2)
      underline.width == tab1.width
    }
    .role(.surface).background(.systemBackground)
      .pin(horizontal: 0, top: 0, height: 44, to: "safeArea")
    ScrollView(id: pages) {
      Row(id: "pageRow") {
        ScrollView(id: page1) {
          Column(id: "column1") {
            Label("New this week", id: "heading1").font("28 bold")
            View(id: "row1-1") {
              ImageView("photo").cornerRadius(8).pin(vertical: 0, leading: 0, width: 120)
              View().role(.bars).pin(top: 12, leading: 136, trailing: 0, height: 64)
            }
            .pin(height: 88)
            View(id: "row1-2") {
              ImageView("photo").cornerRadius(8).pin(vertical: 0, leading: 0, width: 120)
              View().role(.bars).pin(top: 12, leading: 136, trailing: 0, height: 64)
            }
            .pin(height: 88)
            View(id: "row1-3") {
              ImageView("photo").cornerRadius(8).pin(vertical: 0, leading: 0, width: 120)
              View().role(.bars).pin(top: 12, leading: 136, trailing: 0, height: 64)
            }
            .pin(height: 88)
            View(id: "row1-4") {
              ImageView("photo").cornerRadius(8).pin(vertical: 0, leading: 0, width: 120)
              View().role(.bars).pin(top: 12, leading: 136, trailing: 0, height: 64)
            }
            .pin(height: 88)
            View(id: "row1-5") {
              ImageView("photo").cornerRadius(8).pin(vertical: 0, leading: 0, width: 120)
              View().role(.bars).pin(top: 12, leading: 136, trailing: 0, height: 64)
            }
            .pin(height: 88)
            View(id: "row1-6") {
              ImageView("photo").cornerRadius(8).pin(vertical: 0, leading: 0, width: 120)
              View().role(.bars).pin(top: 12, leading: 136, trailing: 0, height: 64)
            }
            .pin(height: 88)
            View(id: "row1-7") {
              ImageView("photo").cornerRadius(8).pin(vertical: 0, leading: 0, width: 120)
              View().role(.bars).pin(top: 12, leading: 136, trailing: 0, height: 64)
            }
            .pin(height: 88)
            View(id: "row1-8") {
              ImageView("photo").cornerRadius(8).pin(vertical: 0, leading: 0, width: 120)
              View().role(.bars).pin(top: 12, leading: 136, trailing: 0, height: 64)
            }
            .pin(height: 88)
            View(id: "row1-9") {
              ImageView("photo").cornerRadius(8).pin(vertical: 0, leading: 0, width: 120)
              View().role(.bars).pin(top: 12, leading: 136, trailing: 0, height: 64)
            }
            .pin(height: 88)
            View(id: "row1-10") {
              ImageView("photo").cornerRadius(8).pin(vertical: 0, leading: 0, width: 120)
              View().role(.bars).pin(top: 12, leading: 136, trailing: 0, height: 64)
            }
            .pin(height: 88)
            View(id: "row1-11") {
              ImageView("photo").cornerRadius(8).pin(vertical: 0, leading: 0, width: 120)
              View().role(.bars).pin(top: 12, leading: 136, trailing: 0, height: 64)
            }
            .pin(height: 88)
            View(id: "row1-12") {
              ImageView("photo").cornerRadius(8).pin(vertical: 0, leading: 0, width: 120)
              View().role(.bars).pin(top: 12, leading: 136, trailing: 0, height: 64)
            }
            .pin(height: 88)
          }
          .spacing(16).margins(20).insideMargins().pin(edges: 0, width: "100%")
          page1.width == pages.width
          page1.height == pages.height
        }
        .role(.surface)
        ScrollView(id: page2) {
          Column(id: "column2") {
            Label("Most read", id: "heading2").font("28 bold")
            View(id: "row2-1") {
              ImageView("photo").cornerRadius(8).pin(vertical: 0, leading: 0, width: 120)
              View().role(.bars).pin(top: 12, leading: 136, trailing: 0, height: 64)
            }
            .pin(height: 88)
            View(id: "row2-2") {
              ImageView("photo").cornerRadius(8).pin(vertical: 0, leading: 0, width: 120)
              View().role(.bars).pin(top: 12, leading: 136, trailing: 0, height: 64)
            }
            .pin(height: 88)
            View(id: "row2-3") {
              ImageView("photo").cornerRadius(8).pin(vertical: 0, leading: 0, width: 120)
              View().role(.bars).pin(top: 12, leading: 136, trailing: 0, height: 64)
            }
            .pin(height: 88)
            View(id: "row2-4") {
              ImageView("photo").cornerRadius(8).pin(vertical: 0, leading: 0, width: 120)
              View().role(.bars).pin(top: 12, leading: 136, trailing: 0, height: 64)
            }
            .pin(height: 88)
            View(id: "row2-5") {
              ImageView("photo").cornerRadius(8).pin(vertical: 0, leading: 0, width: 120)
              View().role(.bars).pin(top: 12, leading: 136, trailing: 0, height: 64)
            }
            .pin(height: 88)
            View(id: "row2-6") {
              ImageView("photo").cornerRadius(8).pin(vertical: 0, leading: 0, width: 120)
              View().role(.bars).pin(top: 12, leading: 136, trailing: 0, height: 64)
            }
            .pin(height: 88)
            View(id: "row2-7") {
              ImageView("photo").cornerRadius(8).pin(vertical: 0, leading: 0, width: 120)
              View().role(.bars).pin(top: 12, leading: 136, trailing: 0, height: 64)
            }
            .pin(height: 88)
            View(id: "row2-8") {
              ImageView("photo").cornerRadius(8).pin(vertical: 0, leading: 0, width: 120)
              View().role(.bars).pin(top: 12, leading: 136, trailing: 0, height: 64)
            }
            .pin(height: 88)
            View(id: "row2-9") {
              ImageView("photo").cornerRadius(8).pin(vertical: 0, leading: 0, width: 120)
              View().role(.bars).pin(top: 12, leading: 136, trailing: 0, height: 64)
            }
            .pin(height: 88)
            View(id: "row2-10") {
              ImageView("photo").cornerRadius(8).pin(vertical: 0, leading: 0, width: 120)
              View().role(.bars).pin(top: 12, leading: 136, trailing: 0, height: 64)
            }
            .pin(height: 88)
            View(id: "row2-11") {
              ImageView("photo").cornerRadius(8).pin(vertical: 0, leading: 0, width: 120)
              View().role(.bars).pin(top: 12, leading: 136, trailing: 0, height: 64)
            }
            .pin(height: 88)
            View(id: "row2-12") {
              ImageView("photo").cornerRadius(8).pin(vertical: 0, leading: 0, width: 120)
              View().role(.bars).pin(top: 12, leading: 136, trailing: 0, height: 64)
            }
            .pin(height: 88)
          }
          .spacing(16).margins(20).insideMargins().pin(edges: 0, width: "100%")
          page2.width == pages.width
          page2.height == pages.height
        }
        .role(.surface)
        ScrollView(id: page3) {
          Column(id: "column3") {
            Label("For later", id: "heading3").font("28 bold")
            View(id: "row3-1") {
              ImageView("photo").cornerRadius(8).pin(vertical: 0, leading: 0, width: 120)
              View().role(.bars).pin(top: 12, leading: 136, trailing: 0, height: 64)
            }
            .pin(height: 88)
            View(id: "row3-2") {
              ImageView("photo").cornerRadius(8).pin(vertical: 0, leading: 0, width: 120)
              View().role(.bars).pin(top: 12, leading: 136, trailing: 0, height: 64)
            }
            .pin(height: 88)
            View(id: "row3-3") {
              ImageView("photo").cornerRadius(8).pin(vertical: 0, leading: 0, width: 120)
              View().role(.bars).pin(top: 12, leading: 136, trailing: 0, height: 64)
            }
            .pin(height: 88)
            View(id: "row3-4") {
              ImageView("photo").cornerRadius(8).pin(vertical: 0, leading: 0, width: 120)
              View().role(.bars).pin(top: 12, leading: 136, trailing: 0, height: 64)
            }
            .pin(height: 88)
            View(id: "row3-5") {
              ImageView("photo").cornerRadius(8).pin(vertical: 0, leading: 0, width: 120)
              View().role(.bars).pin(top: 12, leading: 136, trailing: 0, height: 64)
            }
            .pin(height: 88)
            View(id: "row3-6") {
              ImageView("photo").cornerRadius(8).pin(vertical: 0, leading: 0, width: 120)
              View().role(.bars).pin(top: 12, leading: 136, trailing: 0, height: 64)
            }
            .pin(height: 88)
            View(id: "row3-7") {
              ImageView("photo").cornerRadius(8).pin(vertical: 0, leading: 0, width: 120)
              View().role(.bars).pin(top: 12, leading: 136, trailing: 0, height: 64)
            }
            .pin(height: 88)
            View(id: "row3-8") {
              ImageView("photo").cornerRadius(8).pin(vertical: 0, leading: 0, width: 120)
              View().role(.bars).pin(top: 12, leading: 136, trailing: 0, height: 64)
            }
            .pin(height: 88)
            View(id: "row3-9") {
              ImageView("photo").cornerRadius(8).pin(vertical: 0, leading: 0, width: 120)
              View().role(.bars).pin(top: 12, leading: 136, trailing: 0, height: 64)
            }
            .pin(height: 88)
            View(id: "row3-10") {
              ImageView("photo").cornerRadius(8).pin(vertical: 0, leading: 0, width: 120)
              View().role(.bars).pin(top: 12, leading: 136, trailing: 0, height: 64)
            }
            .pin(height: 88)
            View(id: "row3-11") {
              ImageView("photo").cornerRadius(8).pin(vertical: 0, leading: 0, width: 120)
              View().role(.bars).pin(top: 12, leading: 136, trailing: 0, height: 64)
            }
            .pin(height: 88)
            View(id: "row3-12") {
              ImageView("photo").cornerRadius(8).pin(vertical: 0, leading: 0, width: 120)
              View().role(.bars).pin(top: 12, leading: 136, trailing: 0, height: 64)
            }
            .pin(height: 88)
          }
          .spacing(16).margins(20).insideMargins().pin(edges: 0, width: "100%")
          page3.width == pages.width
          page3.height == pages.height
        }
        .role(.surface)
      }
      .pin(.edges)
    }
    .paging().scrollsToTop(false).pin(horizontal: 0, bottom: 0)
    pages.top == bar.bottom
    Link(
      from: pages.contentOffset.x, to: underline.x, input: [0, "pages.contentSize.width"],
      output: [0, tabs.width], extrapolate: .extend
    )
    Link(
      from: "pages.page.x - 1 + 1", to: tab1.textColor, input: [-1, 0, 1],
      output: [systemGray, systemBlue, systemGray]
    )
    Link(
      from: "pages.page.x - 2 + 1", to: tab2.textColor, input: [-1, 0, 1],
      output: [systemGray, systemBlue, systemGray]
    )
    Link(
      from: "pages.page.x - 3 + 1", to: tab3.textColor, input: [-1, 0, 1],
      output: [systemGray, systemBlue, systemGray]
    )
    Motion("swipe") { Drag(on: pages, by: [-250, 0], duration: 0.3, mirrors: true) }
    Motion("tour") {
      Sequence {
        Tap(tab1)
        Wait(0.26)
      }
      Sequence {
        Tap(tab2)
        Wait(0.26)
      }
      Sequence {
        Tap(tab3)
        Wait(0.26)
      }
    }
    Motion("pullBeforeFirst") { Drag(on: pages, by: [200, 0], duration: 0.3, mirrors: true) }
  }
}
