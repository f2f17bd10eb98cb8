// As emaki expand --format swift prints it: EMAKI_RECORD=1 swift test --filter ExampleScreenTests
// swift-format-ignore-file

import Emaki

struct StackedScroll: Screen {
  let news: Name = "news", newsRows: Name = "newsRows", newsTable: Name = "newsTable"
  let noticeText: Name = "noticeText", noticeTitle: Name = "noticeTitle"
  let scroller: Name = "scroller"

  var body: Content {
    Scene("Stacked scroll", device: .iPhoneX)
    ScrollView(id: scroller) {
      Column(id: "stack") {
        ImageView("photo", id: "banner").contentMode(.scaleAspectFill).clips().pin(height: 180)
        View(id: "notice") {
          Label("新着特集", id: noticeTitle).font("22 bold").pin(horizontal: 20, top: 20)
          Label(
            "The height of this part follows its text, however many lines that takes on the screen at hand.",
            id: noticeText
          ).font(15).lines(0).pin(horizontal: 20, bottom: 20)
          noticeText.top == noticeTitle.bottom + 8
        }
        ContainerView(id: "newsPlace").embed(news)
      }
      .pin(edges: 0, width: "100%")
    }
    .alwaysBounceVertical().role(.surface).background(.systemBackground).contentInset(bottom: 34)
      .pin(horizontal: "safeArea", top: "safeArea", bottom: 0)
    Controller(news) {
      TableView(id: newsTable) {
        Column(id: newsRows) {
          TableCell(id: "news1") {
            ImageView("photo", id: "newsImage1").cornerRadius(6)
              .pin(leading: 20, size: 60, centerY: 0)
            Label("ニュース 1", id: "newsTitle1").font("17 bold").pin(top: 16, leading: 96)
            View(id: "newsText1").role(.bars).pin(top: 46, leading: 96, trailing: 20, height: 24)
          }
          .pin(height: 84)
          TableCell(id: "news2") {
            ImageView("photo", id: "newsImage2").cornerRadius(6)
              .pin(leading: 20, size: 60, centerY: 0)
            Label("ニュース 2", id: "newsTitle2").font("17 bold").pin(top: 16, leading: 96)
            View(id: "newsText2").role(.bars).pin(top: 46, leading: 96, trailing: 20, height: 24)
          }
          .pin(height: 84)
          TableCell(id: "news3") {
            ImageView("photo", id: "newsImage3").cornerRadius(6)
              .pin(leading: 20, size: 60, centerY: 0)
            Label("ニュース 3", id: "newsTitle3").font("17 bold").pin(top: 16, leading: 96)
            View(id: "newsText3").role(.bars).pin(top: 46, leading: 96, trailing: 20, height: 24)
          }
          .pin(height: 84)
          TableCell(id: "news4") {
            ImageView("photo", id: "newsImage4").cornerRadius(6)
              .pin(leading: 20, size: 60, centerY: 0)
            Label("ニュース 4", id: "newsTitle4").font("17 bold").pin(top: 16, leading: 96)
            View(id: "newsText4").role(.bars).pin(top: 46, leading: 96, trailing: 20, height: 24)
          }
          .pin(height: 84)
          TableCell(id: "news5") {
            ImageView("photo", id: "newsImage5").cornerRadius(6)
              .pin(leading: 20, size: 60, centerY: 0)
            Label("ニュース 5", id: "newsTitle5").font("17 bold").pin(top: 16, leading: 96)
            View(id: "newsText5").role(.bars).pin(top: 46, leading: 96, trailing: 20, height: 24)
          }
          .pin(height: 84)
          TableCell(id: "news6") {
            ImageView("photo", id: "newsImage6").cornerRadius(6)
              .pin(leading: 20, size: 60, centerY: 0)
            Label("ニュース 6", id: "newsTitle6").font("17 bold").pin(top: 16, leading: 96)
            View(id: "newsText6").role(.bars).pin(top: 46, leading: 96, trailing: 20, height: 24)
          }
          .pin(height: 84)
          TableCell(id: "news7") {
            ImageView("photo", id: "newsImage7").cornerRadius(6)
              .pin(leading: 20, size: 60, centerY: 0)
            Label("ニュース 7", id: "newsTitle7").font("17 bold").pin(top: 16, leading: 96)
            View(id: "newsText7").role(.bars).pin(top: 46, leading: 96, trailing: 20, height: 24)
          }
          .pin(height: 84)
          TableCell(id: "news8") {
            ImageView("photo", id: "newsImage8").cornerRadius(6)
              .pin(leading: 20, size: 60, centerY: 0)
            Label("ニュース 8", id: "newsTitle8").font("17 bold").pin(top: 16, leading: 96)
            View(id: "newsText8").role(.bars).pin(top: 46, leading: 96, trailing: 20, height: 24)
          }
          .pin(height: 84)
          TableCell(id: "news9") {
            ImageView("photo", id: "newsImage9").cornerRadius(6)
              .pin(leading: 20, size: 60, centerY: 0)
            Label("ニュース 9", id: "newsTitle9").font("17 bold").pin(top: 16, leading: 96)
            View(id: "newsText9").role(.bars).pin(top: 46, leading: 96, trailing: 20, height: 24)
          }
          .pin(height: 84)
        }
        .pin(edges: 0, width: "100%")
      }
      .scrolls(false).pin(.edges)
      newsTable.height == newsRows.height
    }
    .role(.surface)
    Motion("scroll") { Drag(on: scroller, by: [0, -300], duration: 0.6, velocity: [0, 0]) }
  }
}
