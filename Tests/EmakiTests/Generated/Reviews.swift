// As emaki expand --format swift prints it: EMAKI_RECORD=1 swift test --filter ExampleScreenTests
// swift-format-ignore-file

import Emaki

struct Reviews: Screen {
  let firstReview: Name = "firstReview", review: Name = "review"
  let secondReview: Name = "secondReview", thirdReview: Name = "thirdReview"

  var body: Content {
    Scene("Reviews", device: .iPhoneX)
    ScrollView(id: "page") {
      Column(id: "column") {
        View(id: "inContainers") {
          Label("In containers", id: "inContainers-text").font("17 bold")
            .pin(horizontal: 16, top: 16, bottom: 8, height: 24)
        }
        ContainerView(id: "first").embed(firstReview)
        ContainerView(id: "second").embed(secondReview)
        ContainerView(id: "third").embed(thirdReview)
        TableView(id: "list").scrolls(false)
          .header(
            .view(
              View(id: "caption") {
                Label("In a table", id: "caption-text").font("17 bold")
                  .pin(horizontal: 16, top: 16, bottom: 8, height: 24)
              }
            )
          )
          .footer(
            .view(
              View(id: review) {
                Icon("user", id: "review-face").pin(top: 14, leading: 16, size: 32)
                Label("3 reviews", id: "review-author").font("15 bold")
                  .pin(top: 12, leading: 60, trailing: 64, height: 20)
                Label("4 ★", id: "review-stars").font(13).role(.quiet)
                  .pin(top: 12, trailing: 16, height: 20)
                Label("The same component, as the footer.", id: "review-text").font(13).role(.quiet)
                  .lines(0).pin(top: 34, bottom: 12, leading: 60, trailing: 16, height: 34)
              }
            )
          )
          .rows(
            [
              .view(
                View(id: review) {
                  Icon("user", id: "review-face").pin(top: 14, leading: 16, size: 32)
                  Label("Aoi", id: "review-author").font("15 bold")
                    .pin(top: 12, leading: 60, trailing: 64, height: 20)
                  Label("5 ★", id: "review-stars").font(13).role(.quiet)
                    .pin(top: 12, trailing: 16, height: 20)
                  Label("Quiet and warm; I would see it again tomorrow.", id: "review-text")
                    .font(13).role(.quiet).lines(0)
                    .pin(top: 34, bottom: 12, leading: 60, trailing: 16, height: 34)
                }
              ),
              .view(
                View(id: review) {
                  Icon("user", id: "review-face").pin(top: 14, leading: 16, size: 32)
                  Label("Ben", id: "review-author").font("15 bold")
                    .pin(top: 12, leading: 60, trailing: 64, height: 20)
                  Label("4 ★", id: "review-stars").font(13).role(.quiet)
                    .pin(top: 12, trailing: 16, height: 20)
                  Label("A slow start, and then you cannot look away.", id: "review-text").font(13)
                    .role(.quiet).lines(0)
                    .pin(top: 34, bottom: 12, leading: 60, trailing: 16, height: 34)
                }
              ),
              .view(
                View(id: review) {
                  Icon("user", id: "review-face").pin(top: 14, leading: 16, size: 32)
                  Label("Chiyo", id: "review-author").font("15 bold")
                    .pin(top: 12, leading: 60, trailing: 64, height: 20)
                  Label("3 ★", id: "review-stars").font(13).role(.quiet)
                    .pin(top: 12, trailing: 16, height: 20)
                  Label("Beautiful pictures for a thin story.", id: "review-text").font(13)
                    .role(.quiet).lines(0)
                    .pin(top: 34, bottom: 12, leading: 60, trailing: 16, height: 34)
                }
              )
            ]
          )
      }
      .pin(edges: 0, width: "100%")
    }
    .role(.surface).pin(edges: 0, to: "safeArea")
    Controller(firstReview, view: "review-2") {
      Icon("user", id: "review-2-face").pin(top: 14, leading: 16, size: 32)
      Label("Aoi", id: "review-2-author").font("15 bold")
        .pin(top: 12, leading: 60, trailing: 64, height: 20)
      Label("5 ★", id: "review-2-stars").font(13).role(.quiet)
        .pin(top: 12, trailing: 16, height: 20)
      Label("Quiet and warm; I would see it again tomorrow.", id: "review-2-text").font(13)
        .role(.quiet).lines(0).pin(top: 34, bottom: 12, leading: 60, trailing: 16, height: 34)
    }
    Controller(secondReview, view: "review-3") {
      Icon("user", id: "review-3-face").pin(top: 14, leading: 16, size: 32)
      Label("Ben", id: "review-3-author").font("15 bold")
        .pin(top: 12, leading: 60, trailing: 64, height: 20)
      Label("4 ★", id: "review-3-stars").font(13).role(.quiet)
        .pin(top: 12, trailing: 16, height: 20)
      Label("A slow start, and then you cannot look away.", id: "review-3-text").font(13)
        .role(.quiet).lines(0).pin(top: 34, bottom: 12, leading: 60, trailing: 16, height: 34)
    }
    Controller(thirdReview, view: "review-4") {
      Icon("user", id: "review-4-face").pin(top: 14, leading: 16, size: 32)
      Label("Chiyo", id: "review-4-author").font("15 bold")
        .pin(top: 12, leading: 60, trailing: 64, height: 20)
      Label("3 ★", id: "review-4-stars").font(13).role(.quiet)
        .pin(top: 12, trailing: 16, height: 20)
      Label("Beautiful pictures for a thin story.", id: "review-4-text").font(13).role(.quiet)
        .lines(0).pin(top: 34, bottom: 12, leading: 60, trailing: 16, height: 34)
    }
  }
}
