extension EveryKey {
  /// Links, touches and what answers them.
  static let behaviour = """
    children:
      - {id: list, kind: scroll, pin: {edges: 0}, contentSize: [375, 2000], refreshControl: {id: pulled, duration: 1, refreshing: true, tint: red, on: {valueChanged: m}}}
      - {id: lines, kind: table, rows: 3, absentRows: [2], leadingSwipeActions: [More], trailingSwipeActions: [{title: A, icon: heart, style: destructive, background: red, id: gone, run: m}], cell: {id: line, text: a, on: {appear: [set: {row.alpha: 0}, {animate: {changes: {line.alpha: 1}}}]}}, frame: [0, 0, 100, 100]}
      - {id: menu, pin: {top: 0, leading: 0, size: 100}}
      - id: page
        frame: [0, 0, 375, 812]
        children: [{kind: switch}, {kind: stepper, on: {decrement: m, increment: m}}]
        on: {touchDown: m, touchUpInside: m, touchUpOutside: m, tap: {alternate: [m, [set: {menu.alpha: 0}]]}, longPress: [run: m], valueChanged: m}
        pan:
          axis: horizontal
          edge: left
          moves: [page]
          rests: [{at: 0, state: closed}, {at: 100}]
          between: [closed]
          duration: 0.26
          curve: ease-out
      - {pan: {moves: [page], rests: [{at: 0}, {at: 100}], spring: 0.8}}
      - {id: label, text: "0", frame: [0, 0, 10, 10], pan: {motion: m, distance: 200, threshold: 0.5}}
    links:
      - {from: list.contentOffset.y, to: page.alpha, input: [0, 100], output: [0, 1], extrapolate: clamp}
      - {rows: lines, from: row.rect.y, to: line.alpha, input: [0, 100], output: [0, 1]}
      - {from: 0.5 * page.x, to: {menu.transform.x: [0, 10], menu.background: [red, "#00FF00"]}, input: [0, menu.width]}
    keyboard: {returnKey: send, accessory: {pin: {height: 44}}}
    states: {closed: {page.x: 0}}
    motions:
      m: [set: {menu.alpha: 1}]
      touches:
        - tap: page
        - tap: statusBar
        - longPress: [10, 10]
        - longPress: {on: page, duration: 1, mirrors: true}
        - edgePan: {edge: left, by: 100, duration: 0.3, velocity: 0, mirrors: true}
        - pinch: {on: list, scale: 2, duration: 0.4}
        - page: {view: list, to: 1, duration: 0.3, curve: linear}
        - page: {view: list, by: -1}
        - drag: {on: page, by: [100, 0], duration: 0.3, velocity: [0, 0], mirrors: true}
        - drag: {at: [10, 10], path: [[0.1, 10, 0], [0.2, 50, 0]]}
        - flick: {edge: left, velocity: [1000, 0], mirrors: true}
        - scrollTo: {view: list, offset: [0, 100], duration: 0.3, curve: linear}
        - scrollTo: {view: list, page: 1}
        - scrollTo: {view: list, center: menu}
        - scrollTo: {view: list, edge: bottom}
        - reload: lines
        - deleteRow: lines/1
        - insertRow: [lines/1, lines/2]
        - beginRefreshing: list
        - endRefreshing: list
        - count: {view: label, to: 100, pace: linear, format: integer, duration: 1}
        - keyframes: {duration: 1, delay: 0.1, mode: cubic, repeat: 2, autoreverse: true, frames: [{at: 0, for: 0.5, curve: ease-in, changes: {menu.alpha: 0}}]}
        - keyframes: {duration: 1, repeat: forever, repeatDuration: 2, frames: [{changes: {menu.alpha: 0}}]}
        - transition: {kind: push, from: menu, to: page}
        - hero: {from: menu, to: page, duration: 0.4, spring: 0.8}
        - keyboard: true
        - set: {menu.frame: {of: page}}
    """
}
