// As emaki expand --format swift prints it: EMAKI_RECORD=1 swift test --filter ExampleScreenTests
// swift-format-ignore-file

import Emaki

struct ReadyMadeStructuredPage: Screen {
  let barTitle: Name = "barTitle", book: Name = "book", cast: Name = "cast"
  let castScroll: Name = "castScroll", castTitle: Name = "castTitle", filmTitle: Name = "filmTitle"
  let footer: Name = "footer", genre: Name = "genre", page: Name = "page", poster: Name = "poster"
  let rating: Name = "rating", ratingIcon: Name = "ratingIcon", reviewRows: Name = "reviewRows"
  let reviewText1: Name = "reviewText1", reviewText2: Name = "reviewText2"
  let reviewText3: Name = "reviewText3", reviewTitle: Name = "reviewTitle"
  let reviewer1: Name = "reviewer1", reviewer2: Name = "reviewer2", reviewer3: Name = "reviewer3"
  let reviews: Name = "reviews", safeArea: Name = "safeArea", still: Name = "still"
  let synopsis: Name = "synopsis", synopsisText: Name = "synopsisText"
  let synopsisTitle: Name = "synopsisTitle", topBar: Name = "topBar"

  var body: Content {
    Scene("Structured page", device: .iPhoneX)
    ScrollView(id: page) {
      Column(id: "sections") {
        ContainerView(id: "posterSection").embed(poster)
        ContainerView(id: "synopsisSection").embed(synopsis)
        ContainerView(id: "castSection").embed(cast)
        ContainerView(id: "reviewSection").embed(reviews)
        View(id: "foot").role(.transparent).pin(height: 110)
      }
      .pin(edges: 0, width: "100%")
    }
    .contentInsetAdjustmentBehavior(.never).role(.surface).background(.systemBackground).pin(.edges)
    View(id: topBar) {
      Label("The Paper Voyage", id: barTitle).font("17 bold").pin(centerX: 0)
      barTitle.centerY == topBar.safeArea.top + 24
      topBar.bottom == topBar.safeArea.top + 48
    }
    .role(.surface).background(.systemBackground).alpha(0).pin(horizontal: 0, top: 0)
    Icon("chevron-backward", id: "back").pin(top: 12, leading: 16, size: 24, to: safeArea)
    Icon("share", id: "share").pin(top: 12, trailing: 16, size: 24, to: safeArea)
    View(id: footer) {
      Button("Book tickets", id: book).font("17 bold").background(.systemBlue).textColor(.white)
        .cornerRadius(12).pin(horizontal: 20, top: 12, height: 50)
      book.bottom == footer.safeArea.bottom - 8
    }
    .role(.surface).background(.systemBackground).pin(horizontal: 0, bottom: 0)
    Controller(poster) {
      ImageView("photo", id: still).contentMode(.scaleAspectFill).clips()
        .pin(horizontal: 0, top: 0, aspect: 1.25)
      Label("The Paper Voyage", id: filmTitle).font("28 bold").lines(0).pin(horizontal: 20)
      Label("Adventure · 2024 · 118 min", id: genre).font(14).textColor(.systemGray)
        .pin(leading: 20)
      Icon("star", id: ratingIcon).tint(.systemOrange).pin(size: 18)
      Label("4.6", id: rating).font("14 bold").pin(trailing: 20)
      filmTitle.top == still.bottom + 20
      genre.top == filmTitle.bottom + 6
      rating.centerY == genre.centerY
      ratingIcon.centerY == genre.centerY
      ratingIcon.trailing == rating.leading - 4
      genre.bottom == superview.bottom - 20
    }
    .role(.surface)
    Controller(synopsis) {
      Label("Synopsis", id: synopsisTitle).font("20 bold").pin(top: 20, leading: 20)
      View(id: synopsisText).role(.bars).pin(horizontal: 20, bottom: 20, height: 88)
      synopsisText.top == synopsisTitle.bottom + 12
    }
    .role(.surface)
    Controller(cast) {
      Label("Cast", id: castTitle).font("20 bold").pin(top: 20, leading: 20)
      ScrollView(id: castScroll) {
        Row(id: "castRow") {
          View(id: "member1") {
            ImageView("user").cornerRadius(42).clips().pin(top: 4, size: 84, centerX: 0)
            Label("Mina Sato").font("12 medium").align(.center).pin(horizontal: 0, top: 98)
          }
          .pin(width: 84)
          View(id: "member2") {
            ImageView("user").cornerRadius(42).clips().pin(top: 4, size: 84, centerX: 0)
            Label("Leo Brandt").font("12 medium").align(.center).pin(horizontal: 0, top: 98)
          }
          .pin(width: 84)
          View(id: "member3") {
            ImageView("user").cornerRadius(42).clips().pin(top: 4, size: 84, centerX: 0)
            Label("Ana Ruiz").font("12 medium").align(.center).pin(horizontal: 0, top: 98)
          }
          .pin(width: 84)
          View(id: "member4") {
            ImageView("user").cornerRadius(42).clips().pin(top: 4, size: 84, centerX: 0)
            Label("Jun Mori").font("12 medium").align(.center).pin(horizontal: 0, top: 98)
          }
          .pin(width: 84)
          View(id: "member5") {
            ImageView("user").cornerRadius(42).clips().pin(top: 4, size: 84, centerX: 0)
            Label("Kai Holm").font("12 medium").align(.center).pin(horizontal: 0, top: 98)
          }
          .pin(width: 84)
        }
        .spacing(16).pin(horizontal: 20, vertical: 0, height: 132)
      }
      .scrollsToTop(false).pin(horizontal: 0, bottom: 12, height: 132)
      castScroll.top == castTitle.bottom + 8
    }
    .role(.surface)
    Controller(reviews) {
      Label("Reviews", id: reviewTitle).font("20 bold").pin(top: 20, leading: 20)
      Column(id: reviewRows) {
        View(id: "review1") {
          Label("Hana", id: reviewer1).font("14 bold").pin(top: 12, leading: 16)
          Label("A quiet film that stays with you.", id: reviewText1).font(14).lines(0)
            .pin(horizontal: 16, bottom: 12)
          reviewText1.top == reviewer1.bottom + 4
        }
        .role(.fill).background(.systemGray6).cornerRadius(10)
        View(id: "review2") {
          Label("Tom", id: reviewer2).font("14 bold").pin(top: 12, leading: 16)
          Label("The boats alone are worth it.", id: reviewText2).font(14).lines(0)
            .pin(horizontal: 16, bottom: 12)
          reviewText2.top == reviewer2.bottom + 4
        }
        .role(.fill).background(.systemGray6).cornerRadius(10)
        View(id: "review3") {
          Label("Yuki", id: reviewer3).font("14 bold").pin(top: 12, leading: 16)
          Label("I saw it twice in one week.", id: reviewText3).font(14).lines(0)
            .pin(horizontal: 16, bottom: 12)
          reviewText3.top == reviewer3.bottom + 4
        }
        .role(.fill).background(.systemGray6).cornerRadius(10)
      }
      .spacing(12).pin(horizontal: 20, bottom: 20)
      reviewRows.top == reviewTitle.bottom + 12
    }
    .role(.surface)
    Link(from: page.contentOffset.y, to: topBar.alpha, input: [160, 250], output: [0, 1])
    Motion("scroll") { Drag(on: page, by: [0, -420], duration: 0.8, velocity: [0, 0]) }
    Motion(cast) { Flick(on: castScroll, velocity: [-800, 0], mirrors: true) }
  }
}
