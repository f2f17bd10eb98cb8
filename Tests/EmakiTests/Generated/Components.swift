// As emaki expand --format swift prints it: EMAKI_RECORD=1 swift test --filter ExampleScreenTests
// swift-format-ignore-file

import Emaki

struct Components: Screen {
  let alert: Name = "alert", appear: Name = "appear", page: Name = "page"

  var body: Content {
    Scene("Film", device: .iPhoneX).role(.fill).background(.systemGroupedBackground)
      .defaultMotion(appear)
    ScrollView(id: page) {
      Column(id: "column") {
        ImageView("data/poster.png", id: "poster").contentMode(.scaleAspectFill).clips()
          .cornerRadius(10).pin(height: 200)
        Label("The Long Way Home", id: "name").font(.title2).lines(0)
        Label(
          "A ferryman takes a stranger across the lake. Neither of them knows that it is the last crossing of the year.",
          id: "synopsis"
        ).font(15).lines(0)
        Row(id: "figures") {
          View(id: "views") {
            Label("12345", id: "views-value").font("20 bold").pin(top: 0, centerX: 0)
            Label("Views", id: "views-name").font(12).role(.quiet).pin(bottom: 0, centerX: 0)
          }
          .pin(height: 44)
          View(id: "likes") {
            Label("0", id: "likes-value").font("20 bold").pin(top: 0, centerX: 0)
            Label("Likes", id: "likes-name").font(12).role(.quiet).pin(bottom: 0, centerX: 0)
          }
          .pin(height: 44)
          View(id: "year") {
            Label("1964", id: "year-value").font("20 bold").pin(top: 0, centerX: 0)
            Label("Year", id: "year-name").font(12).role(.quiet).pin(bottom: 0, centerX: 0)
          }
          .pin(height: 44)
        }
        .distribution(.fillEqually)
        View(id: "review1") {
          Label("Aya", id: "review1-author").font("15 semibold").pin(top: 12, leading: 14)
          Icon("star", id: "review1-star").tint(.systemOrange).pin(trailing: 14, size: 16)
          Label("5", id: "review1-stars").font("15 semibold")
          Label("Quiet, slow and very beautiful.", id: "review1-text").font(14).role(.quiet)
            .lines(0).pin(horizontal: 14, bottom: 12)
          Name("review1-star").centerY == Name("review1-author").centerY
          Name("review1-stars").lastBaseline == Name("review1-author").lastBaseline
          Name("review1-stars").trailing == Name("review1-star").leading - 4
          Name("review1-text").top == Name("review1-author").bottom + 6
        }
        .role(.surface).background(.secondarySystemGroupedBackground).cornerRadius(10)
          .border(width: 1, color: .init(light: "#DDDDDD", dark: "#48484A"))
        View(id: "review2") {
          Label("Ben", id: "review2-author").font("15 semibold").pin(top: 12, leading: 14)
          Icon("star", id: "review2-star").tint(.systemOrange).pin(trailing: 14, size: 16)
          Label("3", id: "review2-stars").font("15 semibold")
          Label(
            "The crossing takes an hour, and so it felt. The lake is the best actor in it, and the ice comes second.",
            id: "review2-text"
          ).font(14).role(.quiet).lines(0).pin(horizontal: 14, bottom: 12)
          Name("review2-star").centerY == Name("review2-author").centerY
          Name("review2-stars").lastBaseline == Name("review2-author").lastBaseline
          Name("review2-stars").trailing == Name("review2-star").leading - 4
          Name("review2-text").top == Name("review2-author").bottom + 6
        }
        .role(.surface).background(.secondarySystemGroupedBackground).cornerRadius(10)
          .border(width: 1, color: .init(light: "#DDDDDD", dark: "#48484A"))
        View(id: "review3") {
          Label("Chiyo", id: "review3-author").font("15 semibold").pin(top: 12, leading: 14)
          Icon("star", id: "review3-star").tint(.systemOrange).pin(trailing: 14, size: 16)
          Label("\u{2013}", id: "review3-stars").font("15 semibold")
          Label("No stars from me, but I would see it again.", id: "review3-text").font(14)
            .role(.quiet).lines(0).pin(horizontal: 14, bottom: 12)
          Name("review3-star").centerY == Name("review3-author").centerY
          Name("review3-stars").lastBaseline == Name("review3-author").lastBaseline
          Name("review3-stars").trailing == Name("review3-star").leading - 4
          Name("review3-text").top == Name("review3-author").bottom + 6
        }
        .role(.surface).background(.secondarySystemGroupedBackground).cornerRadius(10)
          .border(width: 1, color: .init(light: "#DDDDDD", dark: "#48484A"))
      }
      .spacing(12).pin(horizontal: 16, top: 16, bottom: 16, width: "100% - 32")
    }
    .role(.fill).background(.systemGroupedBackground).alpha(0).pin(edges: 0, to: "safeArea")
    View(id: alert) {
      Label("Cannot load the film", id: "alertTitle").font(.headline).pin(top: 24, centerX: 0)
      Label("Please try again later.", id: "alertText").font(13).pin(top: 52, centerX: 0)
      View(id: "alertLine").background(.separator).pin(horizontal: 0, bottom: 44, height: 0.5)
      Button("OK", id: "alertButton").font(17).pin(horizontal: 0, bottom: 0, height: 44)
    }
    .role(.surface).background(.secondarySystemGroupedBackground).alpha(0).cornerRadius(14)
      .shadow(opacity: 0.2, offset: [0, 2], radius: 8).pin(size: [270, 132], center: true)
    Motion(appear) { Animate(duration: 0.26) { page(alpha: 1) } }
    Motion("fail") { Animate(duration: 0.26) { alert(alpha: 1) } }
  }
}
