extension ReadyMade {
  static let cardFlip = ReadyMade(
    name: "card-flip",
    doc: "A card that turns over into its detail, in perspective; an edge pan turns it back.",
    parameters: [
      Parameter(
        "heading", .text, default: "Kyoto in autumn",
        "The title of the card and its detail."),
      Parameter(
        "place", .text, default: "Japan",
        "The line under the title."),
      Parameter(
        "duration", .seconds, default: "0.24",
        "Seconds of each third: the card turns away, the detail turns in, its frame "
          + "settles."),
      Parameter(
        "perspective", .number(-1...0), default: "-0.002",
        "The matrix' m34."),
      Parameter(
        "distance", .length, default: "200",
        "The finger's way from the edge that turns it back, points."),
    ],
    template: cardFlipViews + cardFlipBehaviour)

  private static let cardFlipViews = """
    title: Card flip
    device: iPhone X
    background: systemGroupedBackground
    children:
      - {id: heading, text: Places, font: 32 bold, pin: {top: 16, leading: 24, to: safeArea}}
      - {id: bookmark, icon: bookmark, pin: {trailing: 24, size: 24, to: safeArea}}
      - id: card
        role: surface
        background: secondarySystemGroupedBackground
        cornerRadius: 16
        clips: true
        shadow: {opacity: 0.15, radius: 8, offset: [0, 2]}
        on: {tap: open}
        pin: {centerX: 0, width: 295}
        children:
          - id: cardImage
            image: photo
            contentMode: scaleAspectFill
            clips: true
            pin: {top: 0, horizontal: 0, bottom: 130}
          - {id: cardTitle, text: "{heading}", font: 22 bold, pin: {leading: 20}}
          - id: cardPlace
            text: "{place}"
            font: 15
            textColor: systemGray
            pin: {leading: 20}
          - id: cardIcon
            icon: location
            tint: systemBlue
            pin: {bottom: 24, leading: 20, size: 22}
          - {id: cardLike, icon: heart, tint: systemPink, pin: {bottom: 24, trailing: 20, size: 22}}
        constraints:
          - cardTitle.top == cardImage.bottom + 20
          - cardPlace.top == cardImage.bottom + 52
      - {id: dots, kind: pages, pages: 5, pin: {centerX: 0}}
      - id: detail
        role: surface
        background: secondarySystemGroupedBackground
        clips: true
        hidden: true
        pan: {edge: left, motion: close, distance: "{distance}"}
        children:
          - id: detailImage
            image: photo
            contentMode: scaleAspectFill
            clips: true
            pin: {top: 0, horizontal: 0, height: 45%}
          - {id: detailTitle, text: "{heading}", font: 28 bold, pin: {leading: 24, to: safeArea}}
          - id: detailPlace
            text: "{place}"
            font: 17
            textColor: systemGray
            pin: {leading: 24, to: safeArea}
          - {id: detailText, role: bars, pin: {horizontal: 24, height: 160, to: safeArea}}
        constraints:
          - detailTitle.top == detailImage.bottom + 24
          - detailPlace.top == detailTitle.bottom + 6
          - detailText.top == detailPlace.bottom + 20

    """

  private static let cardFlipBehaviour = """
    constraints:
      - bookmark.centerY == heading.centerY
      - card.height == 420 @500  # less on a phone on its side
      - card.centerY == superview.centerY + 24 @490
      - card.top >= heading.bottom + 16
      - card.bottom <= superview.safeArea.bottom - 50
      - dots.top == card.bottom + 24
      - atCardTop: detail.top == card.top
      - atCardLeading: detail.leading == card.leading
      - atCardTrailing: detail.trailing == card.trailing
      - atCardBottom: detail.bottom == card.bottom
      - wholeTop: {equation: detail.top == superview.top, active: false}
      - wholeLeading: {equation: detail.leading == superview.leading, active: false}
      - wholeTrailing: {equation: detail.trailing == superview.trailing, active: false}
      - wholeBottom: {equation: detail.bottom == superview.bottom, active: false}
    states:
      atCard:
        detail.cornerRadius: 16
        atCardTop.active: true
        atCardLeading.active: true
        atCardTrailing.active: true
        atCardBottom.active: true
        wholeTop.active: false
        wholeLeading.active: false
        wholeTrailing.active: false
        wholeBottom.active: false
      whole:
        detail.cornerRadius: 0
        atCardTop.active: false
        atCardLeading.active: false
        atCardTrailing.active: false
        atCardBottom.active: false
        wholeTop.active: true
        wholeLeading.active: true
        wholeTrailing.active: true
        wholeBottom.active: true
      closed:
        - atCard
        - card: {hidden: false, transform: {perspective: "{perspective}"}}
          detail: {hidden: true}
      opened:
        - whole
        - card: {hidden: true}
          detail: {hidden: false}
    motions:
      open:
        - set: closed
        - animate:
            duration: "{duration}"
            curve: linear
            changes: {card.transform: {rotateY: -90, perspective: "{perspective}"}}
        - set:
            card.hidden: true
            detail: {hidden: false, transform: {rotateY: 90, perspective: "{perspective}"}}
        - animate:
            duration: "{duration}"
            curve: linear
            changes: {detail.transform: {perspective: "{perspective}"}}
        - animate: {duration: "{duration}", curve: linear, to: whole}
      close:
        - set: opened
        - animate:
            duration: "{duration}"
            curve: linear
            to: atCard
            changes: {detail.transform: {perspective: "{perspective}"}}
        - animate:
            duration: "{duration}"
            curve: linear
            changes: {detail.transform: {rotateY: 90, perspective: "{perspective}"}}
        - set:
            detail.hidden: true
            card: {hidden: false, transform: {rotateY: -90, perspective: "{perspective}"}}
        - animate:
            duration: "{duration}"
            curve: linear
            changes: {card.transform: {perspective: "{perspective}"}}
      dragBack:
        from: opened
        steps:
          - edgePan: {edge: left, by: 150, duration: 0.5, velocity: 0}
      dragTooLittle:
        from: opened
        steps:
          - edgePan: {edge: left, by: 90, duration: 0.5, velocity: 0}
    """
}
