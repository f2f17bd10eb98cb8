extension ReadyMade {
  static let structuredPage = ReadyMade(
    name: "structured-page",
    doc: "A long page made of sections in containers, such as a film's: poster, synopsis, "
      + "cast, reviews.",
    parameters: [
      Parameter(
        "heading", .text, default: "The Paper Voyage",
        "The film's title."),
      Parameter(
        "genre", .text, default: "Adventure · 2024 · 118 min",
        "The line under the title."),
      Parameter(
        "rating", .text, default: "\"4.6\"",
        "The film's rating."),
      Parameter(
        "cast", .list(.text), default: structuredPageCast,
        "The names of the cast."),
      Parameter(
        "reviews", .list(.map(.text, of: "values")), default: structuredPageReviews,
        "The reviews: who, and what."),
      Parameter(
        "button", .text, default: "Book tickets",
        "The title of the button at the bottom."),
    ],
    template: structuredPageViews + structuredPageControllers + structuredPageBehaviour)

  private static let structuredPageCast = """
    [Mina Sato, Leo Brandt, Ana Ruiz, Jun Mori, Kai Holm]
    """

  private static let structuredPageReviews = """
    [{by: Hana, text: A quiet film that stays with you.},
     {by: Tom, text: The boats alone are worth it.},
     {by: Yuki, text: I saw it twice in one week.}]
    """

  private static let structuredPageViews = """
    title: Structured page
    device: iPhone X
    children:
      - id: page
        kind: scroll
        role: surface
        background: systemBackground
        pin: edges
        children:
          - id: sections
            kind: column
            pin: {edges: 0, width: 100%}
            children:
              - {id: posterSection, kind: container, embed: poster}
              - {id: synopsisSection, kind: container, embed: synopsis}
              - {id: castSection, kind: container, embed: cast}
              - {id: reviewSection, kind: container, embed: reviews}
              - {id: foot, role: transparent, pin: {height: 110}}
      - id: topBar
        role: surface
        background: systemBackground
        alpha: 0
        pin: {top: 0, horizontal: 0}
        children:
          - {id: barTitle, text: "{heading}", font: 17 bold, pin: {centerX: 0}}
        constraints:
          - barTitle.centerY == topBar.safeArea.top + 24
          - topBar.bottom == topBar.safeArea.top + 48
      - {id: back, icon: chevron-backward, pin: {top: 12, leading: 16, size: 24, to: safeArea}}
      - {id: share, icon: share, pin: {top: 12, trailing: 16, size: 24, to: safeArea}}
      - id: footer
        role: surface
        background: systemBackground
        pin: {horizontal: 0, bottom: 0}
        children:
          - id: book
            kind: button
            text: "{button}"
            font: 17 bold
            background: systemBlue
            textColor: white
            cornerRadius: 12
            pin: {top: 12, horizontal: 20, height: 50}
        constraints:
          - book.bottom == footer.safeArea.bottom - 8

    """

  private static let structuredPageControllers = """
    controllers:
      poster:
        role: surface
        children:
          - id: still
            image: photo
            contentMode: scaleAspectFill
            clips: true
            pin: {top: 0, horizontal: 0, aspect: 1.25}
          - {id: filmTitle, text: "{heading}", font: 28 bold, lines: 0, pin: {horizontal: 20}}
          - {id: genre, text: "{genre}", font: 14, textColor: systemGray, pin: {leading: 20}}
          - {id: ratingIcon, icon: star, tint: systemOrange, pin: {size: 18}}
          - {id: rating, text: "{rating}", font: 14 bold, pin: {trailing: 20}}
        constraints:
          - filmTitle.top == still.bottom + 20
          - genre.top == filmTitle.bottom + 6
          - rating.centerY == genre.centerY
          - ratingIcon.centerY == genre.centerY
          - ratingIcon.trailing == rating.leading - 4
          - genre.bottom == superview.bottom - 20
      synopsis:
        role: surface
        children:
          - {id: synopsisTitle, text: Synopsis, font: 20 bold, pin: {top: 20, leading: 20}}
          - {id: synopsisText, role: bars, pin: {horizontal: 20, bottom: 20, height: 88}}
        constraints:
          - synopsisText.top == synopsisTitle.bottom + 12
      cast:
        role: surface
        children:
          - {id: castTitle, text: Cast, font: 20 bold, pin: {top: 20, leading: 20}}
          - id: castScroll
            kind: scroll
            scrollsToTop: false
            pin: {horizontal: 0, bottom: 12, height: 132}
            children:
              - id: castRow
                kind: row
                spacing: 16
                pin: {vertical: 0, horizontal: 20, height: 132}
                children:
                  - id: member{index}
                    pin: {width: 84}
                    children:
                      - image: user
                        cornerRadius: 42
                        clips: true
                        pin: {top: 4, centerX: 0, size: 84}
                      - text: "{item}"
                        font: 12 medium
                        align: center
                        pin: {top: 98, horizontal: 0}
                    repeat: "{cast}"
        constraints:
          - castScroll.top == castTitle.bottom + 8
      reviews:
        role: surface
        children:
          - {id: reviewTitle, text: Reviews, font: 20 bold, pin: {top: 20, leading: 20}}
          - id: reviewRows
            kind: column
            spacing: 12
            pin: {horizontal: 20, bottom: 20}
            children:
              - id: review{index}
                role: fill
                background: systemGray6
                cornerRadius: 10
                children:
                  - id: "reviewer{index}"
                    text: "{by}"
                    font: 14 bold
                    pin: {top: 12, leading: 16}
                  - id: "reviewText{index}"
                    text: "{text}"
                    font: 14
                    lines: 0
                    pin: {horizontal: 16, bottom: 12}
                constraints:
                  - reviewText{index}.top == reviewer{index}.bottom + 4
                repeat: "{reviews}"
        constraints:
          - reviewRows.top == reviewTitle.bottom + 12

    """

  private static let structuredPageBehaviour = """
    links:
      - {from: page.contentOffset.y, to: topBar.alpha, input: [160, 250], output: [0, 1]}
    motions:
      scroll: [drag: {on: page, by: [0, -420], duration: 0.8, velocity: [0, 0]}]
      cast: [flick: {on: castScroll, velocity: [-800, 0], mirrors: true}]
    """
}
