// As emaki expand --format swift prints it: EMAKI_RECORD=1 swift test --filter ExampleScreenTests
// swift-format-ignore-file

import Emaki

struct CustomTransition: Screen {
  let detail: Name = "detail", detailAway: Name = "detailAway", detailImage: Name = "detailImage"
  let detailLeading: Name = "detailLeading", detailText: Name = "detailText"
  let detailTitle: Name = "detailTitle", dismiss: Name = "dismiss", dismissed: Name = "dismissed"
  let journey1: Name = "journey1", journeys: Name = "journeys", list: Name = "list"
  let listAway: Name = "listAway", listLeading: Name = "listLeading", listTitle: Name = "listTitle"
  let present: Name = "present", presented: Name = "presented", safeArea: Name = "safeArea"

  var body: Content {
    Scene("Custom transition", device: .iPhoneX)
    View(id: list) {
      Label("Journeys", id: listTitle).font("32 bold").pin(top: 16, leading: 20, to: safeArea)
      Column(id: journeys) {
        View(id: journey1) {
          ImageView("photo", id: "picture1").cornerRadius(8).pin(vertical: 0, leading: 0, width: 96)
          Label("By night train", id: "name1").font("17 bold").pin(top: 14, leading: 112)
          View(id: "text1").role(.bars).pin(top: 44, leading: 112, trailing: 0, height: 36)
        }
        .on(tap: present).pin(height: 96)
        View(id: "journey2") {
          ImageView("photo", id: "picture2").cornerRadius(8).pin(vertical: 0, leading: 0, width: 96)
          Label("Over the pass", id: "name2").font("17 bold").pin(top: 14, leading: 112)
          View(id: "text2").role(.bars).pin(top: 44, leading: 112, trailing: 0, height: 36)
        }
        .on(tap: present).pin(height: 96)
        View(id: "journey3") {
          ImageView("photo", id: "picture3").cornerRadius(8).pin(vertical: 0, leading: 0, width: 96)
          Label("Down the river", id: "name3").font("17 bold").pin(top: 14, leading: 112)
          View(id: "text3").role(.bars).pin(top: 44, leading: 112, trailing: 0, height: 36)
        }
        .on(tap: present).pin(height: 96)
        View(id: "journey4") {
          ImageView("photo", id: "picture4").cornerRadius(8).pin(vertical: 0, leading: 0, width: 96)
          Label("Along the coast", id: "name4").font("17 bold").pin(top: 14, leading: 112)
          View(id: "text4").role(.bars).pin(top: 44, leading: 112, trailing: 0, height: 36)
        }
        .on(tap: present).pin(height: 96)
      }
      .spacing(16).pin(horizontal: 20, to: safeArea)
      journeys.top == listTitle.bottom + 20
    }
    .role(.surface).background(.systemBackground).pin(vertical: 0, width: "100%")
    View(id: detail) {
      ImageView("photo", id: detailImage).contentMode(.scaleAspectFill).clips()
        .pin(horizontal: 0, top: 0, height: "40%")
      Icon("close", id: "close").on(tap: dismiss).pin(top: 12, leading: 20, size: 24, to: safeArea)
      Label("By night train", id: detailTitle).font("28 bold").pin(leading: 20, to: safeArea)
      View(id: detailText).role(.bars).pin(horizontal: 20, height: 200, to: safeArea)
      detailTitle.top == detailImage.bottom + 24
      detailText.top == detailTitle.bottom + 20
    }
    .role(.surface).background(.systemBackground).hidden().pin(vertical: 0, width: "100%")
      .pan(edge: .left, motion: dismiss, mirrors: true)
    Constraint(listLeading, list.leading == superview.leading)
    Constraint(listAway, list.trailing == superview.leading, active: false)
    Constraint(detailLeading, detail.leading == superview.leading, active: false)
    Constraint(detailAway, detail.leading == superview.trailing)
    State(presented) {
      detail(hidden: false)
      listLeading(active: false)
      listAway(active: true)
      detailLeading(active: true)
      detailAway(active: false)
    }
    State(dismissed) {
      listLeading(active: true)
      listAway(active: false)
      detailLeading(active: false)
      detailAway(active: true)
    }
    Motion(present) {
      detail(hidden: false)
      Animate(duration: 0.3, curve: .easeInOut, to: presented)
    }
    Motion(dismiss, from: presented) {
      Animate(duration: 0.3, curve: .easeInOut, to: dismissed).completion { detail(hidden: true) }
    }
    Motion("tap") { Tap(journey1) }
    Motion("dragBack", from: presented) {
      EdgePan(edge: .left, by: 240, duration: 0.4, velocity: 0, mirrors: true)
    }
    Motion("dragTooLittle", from: presented) {
      EdgePan(edge: .left, by: 120, duration: 0.4, velocity: 0, mirrors: true)
    }
  }
}
