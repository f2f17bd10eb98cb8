extension ReadyMade {
  static let popup = ReadyMade(
    name: "popup",
    doc: "A popup that comes up from the bottom over a list, moved by one constraint's "
      + "constant, and its button.",
    parameters: [
      Parameter(
        "heading", .text, default: "Sort by",
        "The popup's title."),
      Parameter(
        "options", .list(.map(.text, of: "values")), default: popupOptions,
        "The popup's rows: title and icon."),
      Parameter(
        "height", .length, default: "272",
        "The popup's height, points."),
      Parameter(
        "duration", .seconds, default: "0.26",
        "Seconds of opening and closing."),
      Parameter(
        "curve", .phrase(.curve), default: "ease-out",
        "The curve of both."),
      Parameter(
        "listTitle", .text, default: "Places",
        "The title of the list behind."),
      Parameter(
        "rows", .integer(0...1000), default: "14",
        "How many rows the list has."),
    ],
    template: popupViews + popupBehaviour)

  private static let popupOptions = """
    [{title: Newest first, icon: clock},
     {title: Most liked, icon: heart},
     {title: Nearest, icon: location},
     {title: Title, icon: text}]
    """

  private static let popupViews = """
    title: Popup
    device: iPhone X
    children:
      - id: bar
        kind: navigationBar
        text: "{listTitle}"
        pin: {top: 0, horizontal: 0, to: safeArea}
      - id: list
        kind: table
        pin: {horizontal: 0, bottom: 0}
        children:
          - id: listRows
            kind: column
            pin: {edges: 0, width: 100%}
            children:
              - id: place{index}
                kind: cell
                pin: {height: 92}
                children:
                  - {image: photo, cornerRadius: 8, pin: {leading: 20, centerY: 0, size: 64}}
                  - {role: bars, pin: {leading: 100, trailing: 20, centerY: 0, height: 44}}
                repeat: "{rows}"
      - {id: shade, background: black, alpha: 0, pin: edges, on: {tap: close}}
      - id: popup
        role: surface
        background: secondarySystemGroupedBackground
        cornerRadius: 16
        shadow: {opacity: 0.2, radius: 12, offset: [0, -2]}
        pin: {horizontal: 0}
        children:
          - id: toggle
            kind: button
            text: × OPEN
            font: 14 bold
            textColor: systemBlue
            on: {tap: {alternate: [open, close]}}
            pin: {top: 0, trailing: 16, height: 56}
          - {id: popupTitle, text: "{heading}", font: 17 bold, pin: {top: 18, leading: 20}}
          - id: popupRows
            kind: column
            alpha: 0
            pin: {top: 56, horizontal: 0}
            children:
              - id: option{index}
                kind: cell
                pin: {height: 52}
                children:
                  - {icon: "{icon}", tint: systemBlue, pin: {leading: 20, centerY: 0, size: 24}}
                  - {text: "{title}", pin: {leading: 60, centerY: 0}}
                repeat: "{options}"

    """

  private static let popupBehaviour = """
    constraints:
      - list.top == bar.bottom
      # It reaches under the home indicator.
      - popup.height == {height} + 60
      - popupTop: popup.top == superview.safeArea.bottom - 56
    states:
      closed: {popupTop: -56, shade.alpha: 0, popupRows.alpha: 0}
      opened: {popupTop: "-{height}", shade.alpha: 0.35, popupRows.alpha: 1}
    motions:
      tap: [tap: toggle]
      open:
        - animate: {duration: "{duration}", curve: "{curve}", to: opened}
          completion:
            - set: {toggle.text: × CLOSE}
      close:
        - animate: {duration: "{duration}", curve: "{curve}", to: closed}
          completion:
            - set: {toggle.text: × OPEN}
      thereAndBack:
        - tap: toggle
        - wait: 0.3
        - tap: toggle
    """
}
