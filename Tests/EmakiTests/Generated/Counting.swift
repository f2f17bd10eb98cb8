// As emaki expand --format swift prints it: EMAKI_RECORD=1 swift test --filter ExampleScreenTests
// swift-format-ignore-file

import Emaki

struct Counting: Screen {
  let count: Name = "count", heading: Name = "heading", likes: Name = "likes"
  let numbers: Name = "numbers", rating: Name = "rating", safeArea: Name = "safeArea"
  let steps: Name = "steps", views: Name = "views"

  var body: Content {
    Scene("Counting", device: .iPhoneX).background(.systemGroupedBackground)
    Label("This week", id: heading).font("32 bold").pin(top: 16, leading: 20, to: safeArea)
    View(id: numbers) {
      View(id: "tile1") {
        Icon("eye", id: "icon1").tint(.systemBlue).pin(top: 14, leading: 16, size: 24)
        Label("0", id: views).font("28 bold").pin(top: 44, leading: 16, trailing: 16)
        Label("Views", id: "name1").font(15).textColor(.systemGray).pin(bottom: 14, leading: 16)
      }
      .role(.surface).background(.secondarySystemGroupedBackground).cornerRadius(12)
        .pin(height: 112)
      View(id: "tile2") {
        Icon("heart", id: "icon2").tint(.systemBlue).pin(top: 14, leading: 16, size: 24)
        Label("0", id: likes).font("28 bold").pin(top: 44, leading: 16, trailing: 16)
        Label("Likes", id: "name2").font(15).textColor(.systemGray).pin(bottom: 14, leading: 16)
      }
      .role(.surface).background(.secondarySystemGroupedBackground).cornerRadius(12)
        .pin(height: 112)
      View(id: "tile3") {
        Icon("figure.walk", id: "icon3").tint(.systemBlue).pin(top: 14, leading: 16, size: 24)
        Label("0", id: steps).font("28 bold").pin(top: 44, leading: 16, trailing: 16)
        Label("Steps", id: "name3").font(15).textColor(.systemGray).pin(bottom: 14, leading: 16)
      }
      .role(.surface).background(.secondarySystemGroupedBackground).cornerRadius(12)
        .pin(height: 112)
      View(id: "tile4") {
        Icon("star", id: "icon4").tint(.systemBlue).pin(top: 14, leading: 16, size: 24)
        Label("0", id: rating).font("28 bold").pin(top: 44, leading: 16, trailing: 16)
        Label("Rating", id: "name4").font(15).textColor(.systemGray).pin(bottom: 14, leading: 16)
      }
      .role(.surface).background(.secondarySystemGroupedBackground).cornerRadius(12)
        .pin(height: 112)
      Constraint("|[tile1]-12-[tile2(tile1)]|")
      Constraint("|[tile3]-12-[tile4(tile3)]|")
      Constraint("V:|[tile1]-12-[tile3]|")
      Constraint("V:|[tile2]-12-[tile4]|")
    }
    .pin(horizontal: 20, to: safeArea)
    numbers.top == heading.bottom + 20
    Motion(count) {
      Parallel {
        Count(view: views, to: 12345)
        Count(view: likes, to: 678)
        Count(view: steps, to: 9876, pace: .linear)
        Count(view: rating, to: 4.75, pace: .easeIn, format: .twoDecimals)
      }
    }
    Motion("once") {
      Run(count)
      Wait(0.4)
    }
  }
}
