import EmakiScenes

/// A scene that uses every key of the format; `FormatTests` finds out where one is missing.
enum EveryKey {
  static let texts =
    [everything, behaviour, controllers, scenes, readyMade, storyboard, parts, rows] + readyMades
    + words

  /// Files that `parts` names.
  static let files = [
    "lib.yaml": "components: {plain: {kind: label, text: A}}",
    "data.json": #"{"title": "A", "list": [{"name": "B"}]}"#, "photo.png": "40 30",
    "icons/menu.svg": "24",
  ]

  /// Each word of each property that has words, of a view at rest and in a change.
  private static let words = ViewProperty.allCases.flatMap { property in
    (property.words?.names ?? []).map { word in
      let value = property.words?.isList == true ? "[\(word)]" : word
      return """
        children: [{id: a, \(property): \(value)}]
        motions: {go: [set: {a.\(property): \(value)}]}
        """
    }
  }

  private static let parts = """
    import: lib.yaml
    data: {file: data.json, values: {more: 1}, loaded: go, failed: go}
    components: {row: {parameters: {title: ~}, text: "{title}"}}
    children:
      - {component: row, with: {title: "{data.title}"}, pin: {top: 0, leading: 0}}
      - {component: plain, pin: {top: 0, leading: 0}}
      - gradient: {colors: [red, {color: clear, at: 0.5}], direction: downRight}
        pin: {top: 0, leading: 0, size: 10}
      - {image: photo.png, pin: {top: 0, leading: 0}}
      - {kind: map, pins: [[1, 2]], pin: {top: 0, leading: 0, size: 10}}
    motions: {go: [wait: 1]}
    """

  private static let rows = """
    children:
      - id: list
        kind: table
        rowHeight: 50
        separators: false
        separatorInset: {leading: 10, trailing: 1}
        header: Above
        footer: Below
        cell: {text: "{index}", detailText: More, cellStyle: value1}
        sections:
          - {header: A, footer: B, rows: 3, rowHeight: 44, cell: {text: A}}
          - {rows: [A, B], repeat: 2}
          - {rows: [{text: A, accessoryView: {kind: switch}}]}
          - {rows: [{mine: true}], cells: [{when: "{mine}", text: A}, {text: B}]}
        pin: edges
      - id: grid
        kind: collection
        pin: edges
        rows: 10
        background: {light: white, dark: black}
        layout: {direction: vertical, itemSize: 50, columns: 3, lineSpacing: 1, itemSpacing: 2, insets: 4}
    motions: {go: [scrollTo: {view: list, row: 3}]}
    """

  private static let scenes = "scenes: {one: {}}\ninitial: one"

  private static let storyboard = """
    scenes:
      menu:
        storyboard: {file: Main.storyboard, scene: Menu}
        reactions: {panel: {on: {tap: m}, pan: {motion: m, distance: 100, mirrors: true}}}
        motions: {m: [set: {panelLeading: 1}]}
    """

  private static let readyMade =
    "scene: side-menu\nwith: {leftWidth: 90, rightWidth: 200, duration: 0.3, curve: linear, "
    + "barTitle: A, leftItems: [{title: A, icon: home}], rightItems: [A], rows: 1, rowTitle: A}"

  private static let everything = """
    $schema: emaki.schema.json
    title: Everything
    device: iPhone 8
    orientation: portrait
    type: view
    class: EverythingController
    id: page
    metrics: {gap: 8}
    icons: icons
    defaultMotion: all
    guides: [guide]
    constraints:
      - a.top == guide.bottom + gap
      - named: a.left == page.left + 1
      - more: {equation: a.width == 100, active: true, priority: 999, heightClass: regular}
    children:
      - id: a
        name: The first
        class: FirstView
        kind: view
        role: fill
        background: "#FFFFFF"
        tint: systemBlue
        alpha: 1
        zPosition: 1
        skeleton: false
        shimmer: 0
        menu: [Copy, {title: More, items: [{title: Delete, subtitle: All, icon: trash, style: destructive, checked: true, id: kill, run: all}]}]
        accessibility: {label: One, value: Two, hint: Three, traits: [button, selected], element: true, hidden: false, order: 1}
        hidden: false
        enabled: true
        clips: true
        cornerRadius: 4
        border: {width: 1, color: black}
        shadow: {color: black, opacity: 0.2, offset: {x: 0, y: 1}, radius: 2}
        transform: {x: 1, y: 2, scale: 1, rotate: 0, rotateX: 0, rotateY: 0, perspective: 0}
        anchorPoint: [0.5, 0.5]
        direction: leftToRight
        pin:
          edges: 0
          to: superview
          priority: 10
      - id: b
        intrinsicSize: none
        hugging: {horizontal: 250, vertical: 250}
        compression: 750
        margins: {top: 1, bottom: 1, leading: 1, trailing: 1}
        preservesSuperviewMargins: false
        safeAreaMargins: true
        additionalSafeArea: {left: 1, right: 1, horizontal: 1, vertical: 1}
        pin: {top: 0, leading: 0, width: 10, height: 10}
      - {id: c, pin: {bottom: 0, trailing: 0, size: 10}}
      - {id: d, pin: {left: 0, aspect: 2, centerX: 0, centerY: 0}}
      - {id: e, pin: {right: 0, center: true}}
      - {id: f, pin: {horizontal: 0, vertical: 0}}
      - {id: g, frame: [0, 0, 1, 1], resize: [width], superviewSize: [10, 10]}
      - id: stack
        kind: stack
        axis: vertical
        distribution: fill
        alignment: fill
        spacing: 1
        insideMargins: false
        children: [{id: arranged, spacingAfter: 4}]
      - id: scroll
        kind: scroll
        contentOffset: {x: 0, y: 0}
        contentInset: 0
        alwaysBounceVertical: true
        alwaysBounceHorizontal: true
        contentSize: {width: 10, height: 10}
        paging: false
        scrolls: true
        zoom: 1
        zoomRange: [fit, 1]
        centersContent: true
        contentInsetAdjustmentBehavior: never
        scrollsToTop: false
      - id: label
        text:
          string: Text
          font: 17
          size: 17
          weight: regular
          color: black
          align: natural
          lines: 1
          break: truncateTail
          maxWidth: 100
          lineSpacing: 0
          placeholder: false
        pin: {firstBaseline: 20, to: page}
      - {id: other, text: Text, font: {family: Menlo, size: 12, weight: bold, italic: true},
         textColor: black, align: left, lines: 2, pin: {lastBaseline: 40}}
      - id: parts
        pin: {top: 60}
        text:
          - Plain
          - {text: apart, font: 12, size: 14, weight: bold, color: black, background: white,
             underline: true, strikethrough: true, kern: 1, baselineOffset: 3}
      - {id: field, kind: field, placeholder: Search, secure: false, editing: false}
      - {id: image, image: {name: sky, size: [1, 1], symbol: false}, contentMode: center}
      - {id: icon, icon: menu}
      - {id: control, kind: pageControl, on: true, selected: 0, pages: 2, pageIndicatorTintColor: gray}
      - {id: slider, kind: slider, value: 0.5}
      - {id: tabs, kind: tabBar, items: [a]}
      - {id: spinner, kind: activityIndicator, style: large}
      - {id: place, embed: menu}
      - {id: "many{n}", repeat: {count: 1, from: 1, as: n}}
    controllers: {menu: {title: Menu}}
    states: {one: {a.x: 1}}
    motions:
      all:
        from: one
        steps:
          - set: {named: {constant: 1, priority: 900, active: true}}
          - set:
              a: {x: 1, y: 1, width: 1, height: 1, frame: [1, 1, 1, 1], constrained: true, alpha: 1, zPosition: 1, skeleton: true, shimmer: 0.5,
                  hidden: false, enabled: true, transform: {scale: 1}, background: white, tint: white,
                  textColor: white, cornerRadius: 1, text: A, on: true, pin: {top: 1}, icon: heart,
                  image: photo}
              scroll: {contentOffset: [0, 0], contentInset: {top: 0}}
              slider: {value: 1}
              field: {editing: true}
              control: {selected: 1}
          - animate: {duration: 0.1, delay: 0, curve: linear, repeat: forever, repeatDuration: 0.3, autoreverse: true, changes: {a.x: 2}, to: one}
            completion: [{wait: 0}]
          - animate: {spring: {damping: 1, stiffness: 1, mass: 1, velocity: 0}, to: one}
          - animate: {spring: {bounce: 0}, duration: 1, to: one}
          - sequence: [{wait: 0}]
          - parallel: [{wait: 0}]
          - {run: second}
          - {wait: 0, repeat: 2}
      second: [{wait: 0}]
    """
}
