// As emaki expand --format swift prints it: EMAKI_RECORD=1 swift test --filter ExampleScreenTests
// swift-format-ignore-file

import Emaki

struct FilmDetail: Screen {
  let cast: Name = "cast", castScroll: Name = "castScroll", castTitle: Name = "castTitle"
  let film: Name = "film", filmFacts: Name = "filmFacts", filmTitle: Name = "filmTitle"
  let films: Name = "films", moreButton: Name = "moreButton", page: Name = "page"
  let poster: Name = "poster", posterImage: Name = "posterImage", reviewList: Name = "reviewList"
  let reviews: Name = "reviews", reviewsPlace: Name = "reviewsPlace"
  let reviewsTitle: Name = "reviewsTitle", safeArea: Name = "safeArea"
  let showReviews: Name = "showReviews", synopsis: Name = "synopsis"
  let synopsisText: Name = "synopsisText", synopsisTitle: Name = "synopsisTitle"
  let watchlist: Name = "watchlist"

  var body: Content {
    Scene("Film", device: .iPhoneX).type(.tabBar).viewControllers([films, watchlist])
      .bar(items: ["play: Films", "bookmark: Watchlist"])
    Controller(films).type(.navigation).viewControllers([film])
    Controller(film, "The Long Scroll") {
      ScrollView(id: page) {
        Column(id: "sections") {
          ContainerView(id: "posterPlace").embed(poster)
          ContainerView(id: "synopsisPlace").embed(synopsis)
          ContainerView(id: "castPlace").embed(cast)
          Button("Show reviews", id: moreButton).icon("chevron-down").on(tap: showReviews)
            .pin(height: 48)
          ContainerView(id: reviewsPlace).embed(reviews).lazy().pin(height: 0, priority: 1)
        }
        .pin(edges: 0, width: "100%")
      }
      .pin(.edges)
    }
    .class("FilmController").role(.surface)
      .rightItems([.view(View(id: "shareButton").icon("share"))])
    Controller(poster) {
      ImageView("poster", id: posterImage).pin(horizontal: 0, top: 0, height: 220)
      Label("The Long Scroll", id: filmTitle).font("22 bold")
        .pin(leading: 20, height: 28, to: safeArea)
      Label("2019 · 1 h 52 min · Drama", id: filmFacts).font(13).role(.quiet)
        .pin(bottom: 12, leading: 20, height: 18, to: safeArea)
      Label("★★★★☆", id: "filmStars").font(15)
        .pin(bottom: 12, trailing: 20, height: 18, to: safeArea)
      filmTitle.top == posterImage.bottom + 14
      filmFacts.top == filmTitle.bottom + 4
    }
    Controller(synopsis) {
      Label("Synopsis", id: synopsisTitle).font("17 bold")
        .pin(top: 12, leading: 20, height: 24, to: safeArea)
      View(id: synopsisText).role(.bars).pin(horizontal: 20, bottom: 12, height: 84, to: safeArea)
      synopsisText.top == synopsisTitle.bottom + 8
    }
    Controller(cast) {
      Label("Cast", id: castTitle).font("17 bold")
        .pin(top: 12, leading: 20, height: 24, to: safeArea)
      ScrollView(id: castScroll) {
        Row(id: "castRow") {
          View(id: "actor1") {
            ImageView("portrait", id: "actorImage1").cornerRadius(36).clips()
              .pin(horizontal: 0, top: 0, height: 72)
            Label("Aoi", id: "actorName1").font(12).align(.center)
              .pin(horizontal: 0, bottom: 0, height: 16)
          }
          .pin(width: 72)
          View(id: "actor2") {
            ImageView("portrait", id: "actorImage2").cornerRadius(36).clips()
              .pin(horizontal: 0, top: 0, height: 72)
            Label("Haru", id: "actorName2").font(12).align(.center)
              .pin(horizontal: 0, bottom: 0, height: 16)
          }
          .pin(width: 72)
          View(id: "actor3") {
            ImageView("portrait", id: "actorImage3").cornerRadius(36).clips()
              .pin(horizontal: 0, top: 0, height: 72)
            Label("Ren", id: "actorName3").font(12).align(.center)
              .pin(horizontal: 0, bottom: 0, height: 16)
          }
          .pin(width: 72)
          View(id: "actor4") {
            ImageView("portrait", id: "actorImage4").cornerRadius(36).clips()
              .pin(horizontal: 0, top: 0, height: 72)
            Label("Yui", id: "actorName4").font(12).align(.center)
              .pin(horizontal: 0, bottom: 0, height: 16)
          }
          .pin(width: 72)
          View(id: "actor5") {
            ImageView("portrait", id: "actorImage5").cornerRadius(36).clips()
              .pin(horizontal: 0, top: 0, height: 72)
            Label("Sora", id: "actorName5").font(12).align(.center)
              .pin(horizontal: 0, bottom: 0, height: 16)
          }
          .pin(width: 72)
          View(id: "actor6") {
            ImageView("portrait", id: "actorImage6").cornerRadius(36).clips()
              .pin(horizontal: 0, top: 0, height: 72)
            Label("Mei", id: "actorName6").font(12).align(.center)
              .pin(horizontal: 0, bottom: 0, height: 16)
          }
          .pin(width: 72)
        }
        .spacing(16).pin(edges: 0, height: 96)
      }
      .contentInset(horizontal: 20).pin(horizontal: 0, bottom: 12, height: 96, to: safeArea)
      castScroll.top == castTitle.bottom + 10
    }
    Controller(reviews) {
      Label("Reviews", id: reviewsTitle).font("17 bold")
        .pin(top: 12, leading: 20, height: 24, to: safeArea)
      Column(id: reviewList) {
        View(id: "review1") {
          Label("★★★★★", id: "reviewStars1").font(13).pin(top: 12, leading: 14, height: 16)
          View(id: "reviewText1").role(.bars).pin(horizontal: 14, top: 36, height: 44)
        }
        .role(.fill).background(.systemGray6).cornerRadius(10).pin(height: 92)
        View(id: "review2") {
          Label("★★★★☆", id: "reviewStars2").font(13).pin(top: 12, leading: 14, height: 16)
          View(id: "reviewText2").role(.bars).pin(horizontal: 14, top: 36, height: 44)
        }
        .role(.fill).background(.systemGray6).cornerRadius(10).pin(height: 92)
        View(id: "review3") {
          Label("★★★☆☆", id: "reviewStars3").font(13).pin(top: 12, leading: 14, height: 16)
          View(id: "reviewText3").role(.bars).pin(horizontal: 14, top: 36, height: 44)
        }
        .role(.fill).background(.systemGray6).cornerRadius(10).pin(height: 92)
      }
      .spacing(8).pin(horizontal: 20, bottom: 24, to: safeArea)
      reviewList.top == reviewsTitle.bottom + 8
    }
    .role(.transparent)
    Controller(watchlist, "Watchlist") {
      Label("Nothing here yet", id: "emptyText").font(17).role(.quiet).pin(.center)
    }
    .role(.surface)
    Motion(showReviews) {
      Wait(0.2)
      PerformSegue(reviews)
      ScrollTo(view: page, center: reviewsPlace, duration: 0.3)
    }
    Motion("tapShow") {
      ScrollTo(view: page, center: moreButton, duration: 0)
      Tap(moreButton)
    }
    Motion("askOwner") { Call(from: cast, owner: "FilmController", run: showReviews) }
  }
}
