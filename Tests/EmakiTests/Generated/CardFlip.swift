// As emaki expand --format swift prints it: EMAKI_RECORD=1 swift test --filter ExampleScreenTests
// swift-format-ignore-file

import Emaki

struct CardFlip: Screen {
  let atCard: Name = "atCard", atCardBottom: Name = "atCardBottom"
  let atCardLeading: Name = "atCardLeading", atCardTop: Name = "atCardTop"
  let atCardTrailing: Name = "atCardTrailing", bookmark: Name = "bookmark", card: Name = "card"
  let cardImage: Name = "cardImage", cardPlace: Name = "cardPlace", cardTitle: Name = "cardTitle"
  let close: Name = "close", closed: Name = "closed", detail: Name = "detail"
  let detailImage: Name = "detailImage", detailPlace: Name = "detailPlace"
  let detailText: Name = "detailText", detailTitle: Name = "detailTitle", dots: Name = "dots"
  let heading: Name = "heading", open: Name = "open", opened: Name = "opened"
  let safeArea: Name = "safeArea", whole: Name = "whole", wholeBottom: Name = "wholeBottom"
  let wholeLeading: Name = "wholeLeading", wholeTop: Name = "wholeTop"
  let wholeTrailing: Name = "wholeTrailing"

  var body: Content {
    Scene("Card flip", device: .iPhoneX).background(.systemGroupedBackground)
    Label("Places", id: heading).font("32 bold").pin(top: 16, leading: 24, to: safeArea)
    Icon("bookmark", id: bookmark).pin(trailing: 24, size: 24, to: safeArea)
    View(id: card) {
      ImageView("photo", id: cardImage).contentMode(.scaleAspectFill).clips()
        .pin(horizontal: 0, top: 0, bottom: 130)
      Label("Kyoto in autumn", id: cardTitle).font("22 bold").pin(leading: 20)
      Label("Japan", id: cardPlace).font(15).textColor(.systemGray).pin(leading: 20)
      Icon("location", id: "cardIcon").tint(.systemBlue).pin(bottom: 24, leading: 20, size: 22)
      Icon("heart", id: "cardLike").tint(.systemPink).pin(bottom: 24, trailing: 20, size: 22)
      cardTitle.top == cardImage.bottom + 20
      cardPlace.top == cardImage.bottom + 52
    }
    .role(.surface).background(.secondarySystemGroupedBackground).cornerRadius(16).clips()
      .shadow(opacity: 0.15, offset: [0, 2], radius: 8).on(tap: open).pin(width: 295, centerX: 0)
    PageControl(id: dots).pages(5).pin(centerX: 0)
    View(id: detail) {
      ImageView("photo", id: detailImage).contentMode(.scaleAspectFill).clips()
        .pin(horizontal: 0, top: 0, height: "45%")
      Label("Kyoto in autumn", id: detailTitle).font("28 bold").pin(leading: 24, to: safeArea)
      Label("Japan", id: detailPlace).font(17).textColor(.systemGray).pin(leading: 24, to: safeArea)
      View(id: detailText).role(.bars).pin(horizontal: 24, height: 160, to: safeArea)
      detailTitle.top == detailImage.bottom + 24
      detailPlace.top == detailTitle.bottom + 6
      detailText.top == detailPlace.bottom + 20
    }
    .role(.surface).background(.secondarySystemGroupedBackground).clips().hidden()
      .pan(edge: .left, motion: close, distance: 200)
    bookmark.centerY == heading.centerY
    card.height == 420 ~ 500
    card.centerY == superview.centerY + 24 ~ 490
    card.top >= heading.bottom + 16
    card.bottom <= superview.safeArea.bottom - 50
    dots.top == card.bottom + 24
    Constraint(atCardTop, detail.top == card.top)
    Constraint(atCardLeading, detail.leading == card.leading)
    Constraint(atCardTrailing, detail.trailing == card.trailing)
    Constraint(atCardBottom, detail.bottom == card.bottom)
    Constraint(wholeTop, detail.top == superview.top, active: false)
    Constraint(wholeLeading, detail.leading == superview.leading, active: false)
    Constraint(wholeTrailing, detail.trailing == superview.trailing, active: false)
    Constraint(wholeBottom, detail.bottom == superview.bottom, active: false)
    State(atCard) {
      detail(cornerRadius: 16)
      atCardTop(active: true)
      atCardLeading(active: true)
      atCardTrailing(active: true)
      atCardBottom(active: true)
      wholeTop(active: false)
      wholeLeading(active: false)
      wholeTrailing(active: false)
      wholeBottom(active: false)
    }
    State(whole) {
      detail(cornerRadius: 0)
      atCardTop(active: false)
      atCardLeading(active: false)
      atCardTrailing(active: false)
      atCardBottom(active: false)
      wholeTop(active: true)
      wholeLeading(active: true)
      wholeTrailing(active: true)
      wholeBottom(active: true)
    }
    State(closed) {
      atCard
      card(hidden: false, transform: .transform(perspective: -0.002))
      detail(hidden: true)
    }
    State(opened) {
      whole
      card(hidden: true)
      detail(hidden: false)
    }
    Motion(open) {
      Change(closed)
      Animate(duration: 0.24, curve: .linear) {
        card(transform: .transform(rotateY: -90, perspective: -0.002))
      }
      card(hidden: true)
      detail(hidden: false, transform: .transform(rotateY: 90, perspective: -0.002))
      Animate(duration: 0.24, curve: .linear) { detail(transform: .transform(perspective: -0.002)) }
      Animate(duration: 0.24, curve: .linear, to: whole)
    }
    Motion(close) {
      Change(opened)
      Animate(duration: 0.24, curve: .linear, to: atCard) {
        detail(transform: .transform(perspective: -0.002))
      }
      Animate(duration: 0.24, curve: .linear) {
        detail(transform: .transform(rotateY: 90, perspective: -0.002))
      }
      detail(hidden: true)
      card(hidden: false, transform: .transform(rotateY: -90, perspective: -0.002))
      Animate(duration: 0.24, curve: .linear) { card(transform: .transform(perspective: -0.002)) }
    }
    Motion("dragBack", from: opened) { EdgePan(edge: .left, by: 150, duration: 0.5, velocity: 0) }
    Motion("dragTooLittle", from: opened) {
      EdgePan(edge: .left, by: 90, duration: 0.5, velocity: 0)
    }
  }
}
