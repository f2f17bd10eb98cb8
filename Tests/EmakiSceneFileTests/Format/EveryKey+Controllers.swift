extension EveryKey {
  /// Controllers in one another, and what happens to them.
  static let controllers = """
    class: Owner
    children:
      - {id: place, kind: container, embed: stack, pin: {top: 0, horizontal: 0, height: 300}}
      - {id: options, kind: button, changesSelectionAsPrimaryAction: true, imagePlacement: trailing, menu: [One, {title: Two, menu: [Three]}], pin: {top: 300, leading: 0}}
      - {id: later, embed: lazy, lazy: true, pin: {bottom: 0, horizontal: 0, height: 100}}
    controllers:
      stack:
        type: navigation
        viewControllers: [list]
        pageTransition: scroll
        bar: {hidden: false, prefersLargeTitles: true, background: white, tint: systemBlue, font: 17, textColor: black, role: fill, items: []}
      list:
        title: List
        leftItems: [{id: menu, text: ≡, on: {tap: {run: m, owner: Owner}}}]
        rightItems: [{icon: plus}]
      detail: {title: Detail, hidesBackButton: true, largeTitleDisplayMode: never, edgesForExtendedLayout: top, hidesBottomBarWhenPushed: true, definesContext: true, statusBar: light}
      lazy: {}
      sheet: {}
      question: {type: alert, preferredStyle: actionSheet, title: Now?, message: Or later,
                 actions: [Now, {title: Later, style: cancel, id: laterButton, run: second}]}
      columns: {type: split, viewControllers: [one, two], preferredDisplayMode: automatic,
                primaryColumnWidth: 320, supplementaryColumnWidth: 320}
      one: {}
      two: {}
      other: {tabBarItem: {title: Other, icon: home, badge: 3}}
    segues:
      showDetail: {kind: show, from: list, to: detail}
      showSheet: {kind: present, from: list, to: sheet, style: pageSheet, transition: coverVertical}
      back: {kind: unwind, from: detail, to: list}
    motions:
      m:
        - segue: lazy
        - push: {controller: detail, onto: stack}
        - pop: stack
        - pop: {from: stack, to: list}
        - present: {controller: sheet, from: list, style: pageSheet, transition: crossDissolve, detents: [medium, large, 300], grabber: true, isModalInPresentation: true, largestUndimmedDetent: medium, sheetCornerRadius: 20}
        - detent: {of: sheet, to: 300}
        - dismiss: sheet
        - menu: options
        - present: {controller: sheet, from: list, style: popover, sourceView: place, preferredContentSize: [300, 200], arrowDirection: up}
        - present: {controller: sheet, from: list, style: menu, sourceView: place, preview: true}
        - present: {controller: columns, from: list}
        - dismiss: columns
        - present: {controller: question, from: list}
        - unwind: list
        - addChild: {controller: other, to: root, in: later}
        - removeChild: other
        - replaceChild: {old: lazy, new: other, duration: 0.25, curve: linear,
                         start: {otherView.y: 100}, changes: {otherView.y: 0}}
        - call: {from: list, owner: Owner, run: second}
      second: {after: third, reduced: third, steps: [select: {index: 1, in: stack}]}
      third: [wait: 0]
    id: page
    """
}
