extension ReadyMade {
  static let sideMenu = ReadyMade(
    name: "side-menu",
    doc: "Two side menus under a content container that slides; its controllers leftMenu, "
      + "rightMenu and contents can be replaced.",
    parameters: [
      Parameter("leftWidth", .length, default: "100", "The left menu's width, points."),
      Parameter("rightWidth", .length, default: "280", "The right menu's width, points."),
      Parameter("duration", .seconds, default: "0.26", "Seconds of opening and closing."),
      Parameter("curve", .phrase(.curve), default: "ease-out", "The curve of both."),
      Parameter("barTitle", .text, default: "Welcome", "The title over the content."),
      Parameter(
        "leftItems", .list(.map(.text, of: "values")), default: sideMenuItems,
        "The left menu: title, icon, and role and color of what is selected."),
      Parameter(
        "rightItems", .list(.text), default: "[Profile, Messages, Orders, Settings, Help]",
        "The titles of the right menu."),
      Parameter("rows", .integer(0...1000), default: "8", "How many rows the content has."),
      Parameter("rowTitle", .text, default: "Title", "The title of each row."),
    ],
    template: sideMenuViews + sideMenuControllers + sideMenuMotions)

  private static let sideMenuItems = """
    [{title: Home, icon: home, role: accent, color: systemBlue}, {title: News, icon: news},
     {title: Shop, icon: bag}, {title: Saved, icon: bookmark}, {title: Me, icon: user}]
    """

  private static let sideMenuViews = """
    title: Side menu
    device: iPhone X
    children:
      - id: leftSideMenu
        kind: container
        role: fill
        alpha: 0
        pin: {leading: 0, vertical: 0, width: "{leftWidth}"}
        embed: leftMenu
      - id: rightSideMenu
        kind: container
        role: fill
        alpha: 0
        pin: {trailing: 0, vertical: 0, width: "{rightWidth}"}
        embed: rightMenu
      - {id: mainContents, kind: container, role: surface, pin: edges, embed: contents}
      - {id: wrappingButton, kind: button, alpha: 0, enabled: false, pin: edges}

    """

  private static let sideMenuControllers = """
    controllers:
      leftMenu:
        role: fill
        background: systemGray6
        children:
          - id: leftItems
            kind: column
            spacing: 14
            pin: {top: 44, horizontal: 10, to: safeArea}
            children:
              - role: "{role|transparent}"
                cornerRadius: 10
                pin: {height: 68}
                children:
                  - {icon: "{icon}", tint: "{color|label}", pin: {top: 11, centerX: 0, size: 26}}
                  - text: "{title}"
                    font: 12 medium
                    textColor: "{color|label}"
                    pin: {bottom: 10, centerX: 0}
                repeat: "{leftItems}"
      rightMenu:
        role: fill
        background: systemGray6
        children:
          - id: rightTable
            kind: table
            role: surface
            pin: {horizontal: 0, bottom: 0}
            children:
              - id: rightRows
                kind: column
                pin: {edges: 0, width: 100%}
                children:
                  - kind: cell
                    text: "{item}"
                    style: disclosureIndicator
                    pin: {height: 44}
                    repeat: "{rightItems}"
        constraints:
          - rightTable.top == safeArea.top + 44
      contents:
        children:
          - id: contentsBar
            kind: navigationBar
            text: "{barTitle}"
            items: [menu, user]
            pin: {top: 0, horizontal: 0, to: safeArea}
          - id: contentsTable
            kind: table
            pin: {horizontal: 0, bottom: 0}
            children:
              - id: contentsRows
                kind: column
                pin: {edges: 0, width: 100%}
                children:
                  - kind: cell
                    pin: {height: 96}
                    children:
                      - {image: picture, cornerRadius: 6, pin: {leading: 16, centerY: 0, size: 64}}
                      - {text: "{rowTitle}", font: 17 bold, pin: {leading: 96, top: 18}}
                      - {role: bars, pin: {leading: 96, trailing: 20, top: 50, height: 24}}
                    repeat: "{rows}"
        constraints:
          - contentsTable.top == contentsBar.bottom

    """

  private static let sideMenuMotions = """
    states:
      contentsDisplay:
        leftSideMenu.alpha: 0
        rightSideMenu.alpha: 0
        mainContents.leading: 0
        wrappingButton: {leading: 0, alpha: 0, enabled: false}
      leftMenuOpened:
        leftSideMenu.alpha: 1
        mainContents.leading: "{leftWidth}"
        wrappingButton: {leading: "{leftWidth}", alpha: 1, enabled: true}
      rightMenuOpened:
        rightSideMenu.alpha: 1
        mainContents.leading: "-{rightWidth}"
        wrappingButton: {leading: "-{rightWidth}", alpha: 1, enabled: true}
    motions:

    """
    + opening("openLeft", of: "leftSideMenu", to: "{leftWidth}")
    + opening("openRight", of: "rightSideMenu", to: "-{rightWidth}")
    + closing("close", from: "leftMenuOpened") + closing("closeRight", from: "rightMenuOpened")

  /// A motion that shows a menu and slides the content away from over it.
  private static func opening(_ name: String, of menu: String, to x: String) -> String {
    """
      \(name):
        from: contentsDisplay
        steps:
          - set: {\(menu).alpha: 1}
          - animate:
              duration: "{duration}"
              curve: "{curve}"
              changes: {mainContents.leading: "\(x)", wrappingButton.leading: "\(x)"}
            completion: {set: {wrappingButton: {alpha: 1, enabled: true}}}

    """
  }

  /// A motion that slides the content back and hides the menus.
  private static func closing(_ name: String, from state: String) -> String {
    """
      \(name):
        from: \(state)
        steps:
          - animate:
              duration: "{duration}"
              curve: "{curve}"
              changes: {mainContents.leading: 0, wrappingButton.leading: 0}
            completion: {set: contentsDisplay}

    """
  }
}
