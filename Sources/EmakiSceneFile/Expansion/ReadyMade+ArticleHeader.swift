extension ReadyMade {
  static let articleHeader = ReadyMade(
    name: "article-header",
    doc: "An article whose picture stretches on pull-down and slides under a header that "
      + "fades in; its sizes depend on the notch.",
    parameters: [
      Parameter(
        "heading", .text, default: "The scroll that tells a story",
        "The headline, also in the header."),
      Parameter(
        "category", .text, default: "Feature",
        "The line over the headline."),
      Parameter(
        "views", .number(0...1e9), default: "12345",
        "What the first number counts to."),
      Parameter(
        "likes", .number(0...1e9), default: "678",
        "What the second number counts to."),
      Parameter(
        "headerHeight", .length, default: "244",
        "The picture's height with a notch, points."),
      Parameter(
        "plainHeaderHeight", .length, default: "200",
        "The picture's height without a notch, points."),
      Parameter(
        "barHeight", .length, default: "88.5",
        "The header's height with a notch, points."),
      Parameter(
        "plainBarHeight", .length, default: "64",
        "The header's height without a notch, points."),
      Parameter(
        "margin", .length, default: "44",
        "How far the header's title stays from the top with a notch, points."),
      Parameter(
        "plainMargin", .length, default: "20",
        "The same without a notch, points."),
      Parameter(
        "sections", .list(.text), default: articleHeaderSections,
        "The titles of the sections."),
    ],
    template: articleHeaderViews + articleHeaderBehaviour)

  private static let articleHeaderSections = """
    [A picture that unrolls, Between the frames, The hand that draws,
     The eye that reads, What remains]
    """

  private static let articleHeaderViews = """
    title: Article
    device: iPhone X
    children:
      - id: article
        kind: scroll
        role: surface
        background: systemBackground
        pin: edges
        children:
          - id: articleColumn
            kind: column
            pin: {edges: 0, width: 100%}
            children:
              - id: imageHeader
                children:
                  - id: imagePlace
                    children:
                      - {id: photo, image: photo, contentMode: scaleAspectFill}
                constraints:
                  - headerHeight: imageHeader.height == 244
                  - imagePlace.leading == superview.leading
                  - imagePlace.trailing == superview.trailing
                  - imagePlace.bottom == superview.bottom
                  - imagePlace.height == photo.height
                  - photo.leading == imagePlace.leading
                  - photo.trailing == imagePlace.trailing
                  - photoBottom: photo.bottom == imagePlace.bottom + 0
                  - photoHeight: photo.height == 244
              - id: facts
                pin: {height: 148}
                children:
                  - id: category
                    text: "{category}"
                    font: 13 bold
                    textColor: systemBlue
                    pin: {top: 20, leading: 20}
                  - id: headline
                    text: "{heading}"
                    font: 22 bold
                    pin: {top: 42, horizontal: 20}
                  - id: viewsIcon
                    icon: eye
                    tint: systemGray
                    pin: {top: 92, leading: 20, size: 20}
                  - {id: views, text: "0", font: 17 bold, pin: {top: 84, leading: 48, width: 80}}
                  - id: viewsName
                    text: Views
                    font: 12
                    role: quiet
                    pin: {top: 106, leading: 48}
                  - id: likesIcon
                    icon: heart
                    tint: systemPink
                    pin: {top: 92, leading: 148, size: 20}
                  - {id: likes, text: "0", font: 17 bold, pin: {top: 84, leading: 176, width: 80}}
                  - id: likesName
                    text: Likes
                    font: 12
                    role: quiet
                    pin: {top: 106, leading: 176}
              - id: section{index}
                pin: {height: 300}
                children:
                  - id: "sectionTitle{index}"
                    text: "{item}"
                    font: 17 bold
                    pin: {top: 8, leading: 20}
                  - id: "sectionText{index}"
                    role: bars
                    pin: {top: 44, horizontal: 20, height: 236}
                repeat: "{sections}"
      - {id: ruler, role: transparent, frame: [0, 0, 1, 1]}
      - id: navigation
        role: transparent
        pin: {top: 0, horizontal: 0, height: 44, to: safeArea}
        children:
          - id: header
            role: surface
            background: systemBackground
            alpha: 0
            pin: {horizontal: 0}
          - {id: back, icon: chevron-backward, pin: {leading: 16}}
          - id: headerTitle
            text: "{heading}"
            font: 17 bold
            align: center
            pin: {horizontal: 52}
        constraints:
          - header.top == root.top
          - barHeight: header.height == 88.5
          - backTop: back.top == root.top + 44
          - titleTop: headerTitle.top == root.top + 44

    """

  private static let articleHeaderBehaviour = """
    links:
      # With a notch the safe area is higher than 40 points: 20 or 24 without, 44 or more with it.
      # The ruler keeps d = header height - bar height as its x, the title's margin as its y.
      - from: root.safeArea.top
        to:
          headerHeight: ["{plainHeaderHeight}", "{headerHeight}"]
          barHeight: ["{plainBarHeight}", "{barHeight}"]
          ruler.x: ["{plainHeaderHeight} - {plainBarHeight}", "{headerHeight} - {barHeight}"]
          ruler.y: ["{plainMargin}", "{margin}"]
        input: [40, 40]
      # o = -offset: picture bottom = o >= 0 ? 0 : -o / 2, height = max(o, 0) more than the header's.
      - from: article.contentOffset.y
        to: photoHeight
        input: [-1000, 0]
        output: [imageHeader.height + 1000, imageHeader.height]
      - from: article.contentOffset.y
        to: photoBottom
        input: [-1, 0, 1]
        output: [0, 0, 0.5]
        extrapolate: extend
      - {from: article.contentOffset.y, to: imagePlace.clips, input: [0, 0], output: [0, 1]}
      # alpha = offset / d, top = margin + max(0, d - offset).
      - {from: article.contentOffset.y, to: header.alpha, input: [0, ruler.x], output: [0, 1]}
      - from: article.contentOffset.y
        to:
          backTop: [ruler.y + ruler.x + 1000, ruler.y]
          titleTop: [ruler.y + ruler.x + 1000, ruler.y]
        input: [-1000, ruler.x]
    motions:
      scroll: [drag: {on: article, by: [0, -330], duration: 0.6, velocity: [0, 0]}]
      pull: [drag: {on: article, by: [0, 300], duration: 0.5, velocity: [0, 0]}]
      flick: [flick: {on: article, velocity: [0, -1200]}]
      appear:
        - parallel:
            - count: {view: views, to: "{views}"}
            - count: {view: likes, to: "{likes}"}
    """
}
