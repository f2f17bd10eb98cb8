extension ReadyMade {
  static let tabs = ReadyMade(
    name: "tabs",
    doc: "Equal tabs over pages, with an underline that follows the finger.",
    parameters: [
      Parameter(
        "items", .list(.map(.text, of: "values")), default: tabsItems,
        "The tabs: title of the button, heading of the page."),
      Parameter(
        "barHeight", .length, default: "44",
        "The tab bar's height, points."),
      Parameter(
        "underlineHeight", .length, default: "2",
        "The underline's height, points."),
      Parameter(
        "duration", .seconds, default: "0.26",
        "Seconds that a tap on a tab takes."),
      Parameter(
        "rows", .integer(0...1000), default: "12",
        "How many rows each page has."),
    ],
    template: tabsViews + pages(of: tabsPage) + tabsBehaviour)

  private static let tabsItems = """
    [{title: New, heading: New this week},
     {title: Popular, heading: Most read},
     {title: Saved, heading: For later}]
    """

  private static let tabsViews = """
    title: Tabs
    device: iPhone X
    children:
      - id: bar
        role: surface
        background: systemBackground
        pin: {top: 0, horizontal: 0, height: "{barHeight}", to: safeArea}
        children:
          - id: tabs
            kind: row
            distribution: fillEqually
            pin: edges
            children:
              - id: tab{index}
                kind: button
                text: "{title}"
                font: 14 bold
                textColor: systemGray
                on:
                  tap: [scrollTo: {view: pages, center: "page{index}", duration: "{duration}"}]
                repeat: "{items}"
          - id: underline
            role: accent
            background: systemBlue
            pin: {leading: 0, bottom: 0, height: "{underlineHeight}"}
        constraints:
          - underline.width == tab1.width

    """

  private static let tabsPage = """
    - id: column{index}
      kind: column
      spacing: 16
      margins: 20
      insideMargins: true
      pin: {edges: 0, width: 100%}
      children:
        - {id: "heading{index}", text: "{heading}", font: 28 bold}
        - id: row{index}-{row}
          pin: {height: 88}
          children:
            - image: photo
              cornerRadius: 8
              pin: {leading: 0, vertical: 0, width: 120}
            - {role: bars, pin: {leading: 136, trailing: 0, top: 12, height: 64}}
          repeat: {count: "{rows}", as: row}
    """

  private static let tabsBehaviour = """
    constraints:
      - pages.top == bar.bottom
    links:

    """
    + pageLinks(
      marker: "underline", row: "tabs", title: "tab", colors: ("systemGray", "systemBlue"))
      + """
      motions:
        swipe: [drag: {on: pages, by: [-250, 0], duration: 0.3, mirrors: true}]

      """
    + pageTour(of: "tab")
      + """
        pullBeforeFirst: [drag: {on: pages, by: [200, 0], duration: 0.3, mirrors: true}]
      """
}
