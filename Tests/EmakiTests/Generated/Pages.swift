// As emaki expand --format swift prints it: EMAKI_RECORD=1 swift test --filter ExampleScreenTests
// swift-format-ignore-file

import Emaki

struct Pages: Screen {
  let book: Name = "book", bookFrame: Name = "bookFrame", evening: Name = "evening"
  let heading: Name = "heading", hills: Name = "hills", morning: Name = "morning"
  let noon: Name = "noon", safeArea: Name = "safeArea", sea: Name = "sea", strip: Name = "strip"
  let stripFrame: Name = "stripFrame", turn: Name = "turn"

  var body: Content {
    Scene("Pages", device: .iPhoneX)
    Label("Travel diary", id: heading).font("28 bold").pin(top: 20, leading: 20, to: safeArea)
    ContainerView(id: bookFrame).embed(book).pin(leading: 0, to: safeArea)
    ContainerView(id: stripFrame).embed(strip).pin(trailing: 0, to: safeArea)
    bookFrame.top == heading.bottom + 16
    stripFrame.bottom <= superview.safeArea.bottom - 12
    Constraint("fullBook", bookFrame.width == superview.safeArea.width, heightClass: .regular)
    Constraint("fullStrip", stripFrame.width == superview.safeArea.width, heightClass: .regular)
    Constraint("bookHeight", bookFrame.height == 400 ~ 500, heightClass: .regular)
    Constraint("stripHeight", stripFrame.height == 180, heightClass: .regular)
    Constraint("below", stripFrame.top == bookFrame.bottom + 24, heightClass: .regular)
    Constraint(
      "narrowBook", bookFrame.width == 0.6 * superview.safeArea.width, heightClass: .compact
    )
    Constraint("beside", stripFrame.leading == bookFrame.trailing + 24, heightClass: .compact)
    Constraint("sameTop", stripFrame.top == bookFrame.top, heightClass: .compact)
    Constraint("low", bookFrame.bottom == superview.safeArea.bottom - 12, heightClass: .compact)
    Constraint("sameBottom", stripFrame.bottom == bookFrame.bottom, heightClass: .compact)
    Controller(book).type(.page).pageTransition(.pageCurl).viewControllers([morning, noon, evening])
    Controller(strip).type(.page).viewControllers([sea, hills])
    Controller(morning, view: "morningView") {
      ImageView("photo", id: "morningView-image").pin(horizontal: 20, top: 20, height: "55%")
        .cornerRadius(8)
      Label("In the morning", id: "morningView-title").font("22 bold").pin(leading: 20)
      View(id: "morningView-text").role(.bars).pin(horizontal: 20, bottom: 20)
      Name("morningView-title").top == Name("morningView-image").bottom + 14
      Name("morningView-text").top == Name("morningView-title").bottom + 10
    }
    .role(.surface).background(.systemBackground).border(width: 1, color: .systemGray4)
    Controller(noon, view: "noonView") {
      ImageView("photo", id: "noonView-image").pin(horizontal: 20, top: 20, height: "55%")
        .cornerRadius(8)
      Label("At noon", id: "noonView-title").font("22 bold").pin(leading: 20)
      View(id: "noonView-text").role(.bars).pin(horizontal: 20, bottom: 20)
      Name("noonView-title").top == Name("noonView-image").bottom + 14
      Name("noonView-text").top == Name("noonView-title").bottom + 10
    }
    .role(.surface).background(.systemBackground).border(width: 1, color: .systemGray4)
    Controller(evening, view: "eveningView") {
      ImageView("photo", id: "eveningView-image").pin(horizontal: 20, top: 20, height: "55%")
        .cornerRadius(8)
      Label("In the evening", id: "eveningView-title").font("22 bold").pin(leading: 20)
      View(id: "eveningView-text").role(.bars).pin(horizontal: 20, bottom: 20)
      Name("eveningView-title").top == Name("eveningView-image").bottom + 14
      Name("eveningView-text").top == Name("eveningView-title").bottom + 10
    }
    .role(.surface).background(.systemBackground).border(width: 1, color: .systemGray4)
    Controller(sea) {
      Label("The sea", id: "seaText").font("22 bold").pin(.center)
    }
    .role(.fill).background(.systemGray6)
    Controller(hills) {
      Label("The hills", id: "hillsText").font("22 bold").pin(.center)
    }
    .role(.fill).background(.systemGray5)
    Motion(turn) { Select(index: 1, in: book) }
    Motion("turnBack", after: turn) { Select(index: 0, in: book) }
    Motion("slide") { Select(index: 1, in: strip) }
    Motion("swipe") {
      Drag(on: stripFrame, by: [-225, 0], duration: 0.3, velocity: [0, 0], mirrors: true)
    }
    Motion("swipeTooLittle") {
      Drag(on: stripFrame, by: [-150, 0], duration: 0.3, velocity: [0, 0], mirrors: true)
    }
    Motion("swipeBack") {
      Drag(on: stripFrame, by: [150, 0], duration: 0.3, velocity: [0, 0], mirrors: true)
    }
    Motion("turnByFinger") {
      Drag(on: bookFrame, by: [-225, 0], duration: 0.3, velocity: [0, 0], mirrors: true)
    }
  }
}
