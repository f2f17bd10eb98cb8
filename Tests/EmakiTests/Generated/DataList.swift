// As emaki expand --format swift prints it: EMAKI_RECORD=1 swift test --filter ExampleScreenTests
// swift-format-ignore-file

import Emaki

struct DataList: Screen {
  let alert: Name = "alert", heading: Name = "heading", list: Name = "list", rows: Name = "rows"
  let show: Name = "show"

  var body: Content {
    Scene("Data list", device: .iPhoneX).defaultMotion(show)
    Label("新着特集", id: heading).font("32 bold").pin(top: 16, leading: 16, to: "safeArea")
    TableView(id: list) {
      Column(id: rows) {
        TableCell(id: "article1") {
          ImageView("data/poster.png", id: "thumbnail1").contentMode(.scaleAspectFill).clips()
            .cornerRadius(8).pin(top: 16, leading: 16, size: [96, 118])
          Label("特集", id: "category1").font("12 bold").textColor(.systemBlue)
            .pin(top: 16, leading: 128)
          Label("雨の日の本屋", id: "title1").font("17 bold").pin(top: 34, leading: 128, trailing: 16)
          Label("雨音を聞きながら選ぶ一冊。", id: "summary1").font(13).textColor(.systemGray)
            .pin(top: 60, leading: 128, trailing: 16)
          Icon("eye", id: "eye1").tint(.systemGray).pin(top: 92, leading: 128, size: 18)
          Label("12345", id: "views1").font(13).pin(top: 93, leading: 152)
          Icon("heart", id: "heart1").tint(.systemPink).pin(top: 92, leading: 212, size: 18)
          Label("678", id: "likes1").font(13).pin(top: 93, leading: 236)
          Label("2024-06-01", id: "date1").font(12).textColor(.systemGray)
            .pin(top: 118, leading: 128)
        }
        .pin(height: 150)
        TableCell(id: "article2") {
          ImageView("data/poster.png", id: "thumbnail2").contentMode(.scaleAspectFill).clips()
            .cornerRadius(8).pin(top: 16, leading: 16, size: [96, 118])
          Label("散歩", id: "category2").font("12 bold").textColor(.systemBlue)
            .pin(top: 16, leading: 128)
          Label("川沿いを歩く", id: "title2").font("17 bold").pin(top: 34, leading: 128, trailing: 16)
          Label("夕方の光がいちばん長い道。", id: "summary2").font(13).textColor(.systemGray)
            .pin(top: 60, leading: 128, trailing: 16)
          Icon("eye", id: "eye2").tint(.systemGray).pin(top: 92, leading: 128, size: 18)
          Label("980", id: "views2").font(13).pin(top: 93, leading: 152)
          Icon("heart", id: "heart2").tint(.systemPink).pin(top: 92, leading: 212, size: 18)
          Label("64", id: "likes2").font(13).pin(top: 93, leading: 236)
          Label("2024-06-08", id: "date2").font(12).textColor(.systemGray)
            .pin(top: 118, leading: 128)
        }
        .pin(height: 150)
        TableCell(id: "article3") {
          ImageView("", id: "thumbnail3").contentMode(.scaleAspectFill).clips().cornerRadius(8)
            .pin(top: 16, leading: 16, size: [96, 118])
          Label("街角", id: "category3").font("12 bold").textColor(.systemBlue)
            .pin(top: 16, leading: 128)
          Label("名前のない店", id: "title3").font("17 bold").pin(top: 34, leading: 128, trailing: 16)
          Label("地図にない店を訪ねる。", id: "summary3").font(13).textColor(.systemGray)
            .pin(top: 60, leading: 128, trailing: 16)
          Icon("eye", id: "eye3").tint(.systemGray).pin(top: 92, leading: 128, size: 18)
          Label("0", id: "views3").font(13).pin(top: 93, leading: 152)
          Icon("heart", id: "heart3").tint(.systemPink).pin(top: 92, leading: 212, size: 18)
          Label("0", id: "likes3").font(13).pin(top: 93, leading: 236)
          Label("2024-06-15", id: "date3").font(12).textColor(.systemGray)
            .pin(top: 118, leading: 128)
        }
        .pin(height: 150)
      }
      .pin(edges: 0, width: "100%")
    }
    .alpha(0).pin(horizontal: 0, bottom: 0)
    View(id: alert) {
      Label("読み込めませんでした", id: "alertTitle").font("17 bold").pin(top: 24, centerX: 0)
      Label("もう一度お試しください。", id: "alertText").font(13).pin(top: 54, centerX: 0)
      View(id: "alertLine").background(.separator).pin(horizontal: 0, bottom: 44, height: 0.5)
      Button("OK", id: "alertButton").font("17 bold").textColor(.systemBlue)
        .pin(horizontal: 0, bottom: 0, height: 44)
    }
    .role(.surface).background(.secondarySystemGroupedBackground).alpha(0).cornerRadius(14)
      .border(width: 1, color: .systemGray4).shadow(opacity: 0.2, offset: [0, 2], radius: 8).clips()
      .pin(size: [270, 140], center: true)
    list.top == heading.bottom + 12
    rows.height == 0 ~ 1
    Motion(show) { Animate(duration: 0.26) { list(alpha: 1) } }
    Motion("fail") { Animate(duration: 0.26) { alert(alpha: 1) } }
  }
}
