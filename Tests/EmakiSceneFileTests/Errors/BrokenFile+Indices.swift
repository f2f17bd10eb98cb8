extension BrokenFile {
  static let indices = [
    BrokenFile(
      "a row far behind the last",
      "children: [{id: list, kind: table, pin: edges, rows: 5, selected: 20000}]\n",
      "1:67 error: there is no row 20000, but 0 to 4 "
        + "| rows are counted from 0, over all sections; -1 is none"),
    BrokenFile(
      "what is selected is not there",
      """
      children:
        - {kind: segmentedControl, items: [A, B], selected: 5}
        - {kind: pageControl, pages: 3, selected: 3}
        - {kind: picker, items: [A], selected: 1}
        - {kind: tabBar, items: [A, B, C], selected: 9}
        - {kind: table, rows: 2, selected: 2}
        - {kind: table, sections: [{rows: 2}, {rows: [A, B]}], selected: 4}
        - {kind: pageControl, selected: 1}
      """,
      "2:55 error: there is no segment 5, but 0 to 1 | segments are counted from 0; -1 is none",
      "3:45 error: there is no page 3, but 0 to 2 | pages are counted from 0; -1 is none",
      "4:42 error: there is no item 1, only 0 | items are counted from 0; -1 is none",
      "5:48 error: there is no tab 9, but 0 to 2 | tabs are counted from 0; -1 is none",
      "6:38 error: there is no row 2, but 0 to 1 "
        + "| rows are counted from 0, over all sections; -1 is none",
      "7:68 error: there is no row 4, but 0 to 3 "
        + "| rows are counted from 0, over all sections; -1 is none",
      "8:35 error: there is no page 1, only 0 | pages are counted from 0; -1 is none"),
    BrokenFile(
      "what motions, states and links select is not there",
      """
      children:
        - {id: a, kind: segmentedControl, items: [A, B]}
        - {id: list, kind: table, rows: 3, cell: {children: [{id: s, kind: segmentedControl, items: [A]}]}}
      states: {s: {a.selected: 2}}
      links: [{from: list.contentOffset.y, to: a.selected, input: [0, 1], output: [0, 4]}]
      motions:
        m: [animate: {changes: {a: {selected: 3}}}]
        r: [set: {list/2/s.selected: 1}, scrollTo: {view: list, row: 3}]
      """,
      "4:26 error: there is no segment 2, but 0 to 1 | segments are counted from 0; -1 is none",
      "5:81 error: there is no segment 4, but 0 to 1 | segments are counted from 0; -1 is none",
      "7:41 error: there is no segment 3, but 0 to 1 | segments are counted from 0; -1 is none",
      "8:32 error: there is no segment 1, only 0 | segments are counted from 0; -1 is none",
      "8:64 error: there is no row 3, but 0 to 2 | rows are counted from 0, over all sections"),
    BrokenFile(
      "tabs and pages that are not there",
      """
      type: tabBar
      selected: -1
      viewControllers: [{id: a}, {id: p, type: page, selected: 1, viewControllers: [{id: b}]}]
      motions: {m: [select: {index: 2, in: root}, select: {index: 7, in: p}]}
      """,
      "2:11 error: there is no tab -1, but 0 to 1 | tabs are counted from 0",
      "3:58 error: there is no page 1, only 0 | pages are counted from 0",
      "4:31 error: there is no tab 2, but 0 to 1 | tabs are counted from 0",
      "4:61 error: there is no page 7, only 0 | pages are counted from 0"),
  ]
}
