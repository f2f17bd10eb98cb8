extension ReadyMade {
  static let pagingMenu = ReadyMade(
    name: "paging-menu",
    doc: "A scrolling row of menu cells in full synchrony with the pages under it.",
    parameters: [
      Parameter(
        "items", .list(.map(.text, of: "values")), default: pagingMenuItems,
        "The pages: title and color of the menu's cell, headline of the page."),
      Parameter(
        "cellWidth", .length, default: "110",
        "The least width of a menu cell, points; cells widen to fill the screen."),
      Parameter(
        "menuHeight", .length, default: "44",
        "The menu's height, points."),
      Parameter(
        "duration", .seconds, default: "0.3",
        "Seconds that a tap on a cell takes."),
      Parameter(
        "rows", .integer(0...1000), default: "10",
        "How many rows stand under each page's picture."),
    ],
    template: pagingMenuViews + pages(of: pagingMenuPage) + pagingMenuBehaviour)

  private static let pagingMenuItems = """
    [{title: Top, color: systemRed, headline: Today's stories},
     {title: World, color: systemGreen, headline: Around the world},
     {title: Culture, color: systemPurple, headline: Books and pictures},
     {title: Science, color: systemOrange, headline: From the laboratory},
     {title: Travel, color: systemTeal, headline: Roads and rails},
     {title: Food, color: systemPink, headline: What is cooking}]
    """

  private static let pagingMenuViews = """
    title: Paging menu
    device: iPhone X
    children:
      - id: menu
        kind: scroll
        scrollsToTop: false
        pin: {top: 0, horizontal: 0, height: "{menuHeight}", to: safeArea}
        children:
          - id: menuRow
            kind: row
            distribution: fillEqually
            pin: {edges: 0, height: "{menuHeight}"}
            children:
              - id: cell{index}
                background: "{color}"
                on:
                  tap: [scrollTo: {view: pages, center: "page{index}", duration: "{duration}"}]
                children:
                  - id: cellTitle{index}
                    text: "{title}"
                    font: 14 bold
                    textColor: systemGray4
                    pin: center
                constraints:
                  - cell{index}.width == {cellWidth} @ 750
                  - cell{index}.width >= {cellWidth}
                repeat: "{items}"
          - {id: marker, background: label, pin: {leading: 0, height: 4}}
        constraints:
          - menuRow.width >= menu.width
          - marker.width == cell1.width
          - marker.bottom == menuRow.bottom

    """

  private static let pagingMenuPage = """
    - id: story{index}
      kind: column
      spacing: 20
      margins: 20
      insideMargins: true
      pin: {edges: 0, width: 100%}
      children:
        - id: headline{index}
          text: "{headline}"
          font: 28 bold
          textColor: "{color}"
        - id: picture{index}
          image: photo
          cornerRadius: 10
          pin: {aspect: 1.8}
        - {id: "lead{index}", role: bars, pin: {height: 64}}
        - id: row{index}-{row}
          pin: {height: 64}
          children:
            - image: photo
              cornerRadius: 6
              pin: {leading: 0, vertical: 0, width: 64}
            - {role: bars, pin: {leading: 80, trailing: 0, top: 8, height: 48}}
          repeat: {count: "{rows}", as: row}
    """

  private static let pagingMenuBehaviour = """
    constraints:
      - pages.top == menu.bottom
    links:

    """
    + pageLinks(
      marker: "marker", row: "menuRow", title: "cellTitle", colors: ("systemGray4", "white"))
      + """
        - from: marker.midX - 0.5 * menu.width
          to: menu.contentOffset.x
          input: [0, menu.contentSize.width - menu.width]
          output: [0, menu.contentSize.width - menu.width]
      motions:
        swipe: [flick: {on: pages, velocity: [-1200, 0], mirrors: true}]

      """
    + pageTour(of: "cell")
      + """
        read: [flick: {on: page1, velocity: [0, -900]}]
      """
}
